//! The final scoring, as chapters 7 and 8 tell it.

use super::asking::Reader;
use super::effects::is_scored_now;
use super::table::{Player, Table, word};
use coralia::*;
use tabletop::{Game, Pending};

impl Reader {
    pub fn final_scoring(&mut self) {
        let start = self.table.start.expect("someone began");
        for seat in start.clockwise(self.table.players.len()) {
            self.table.on_turn = seat;
            let me = self.table.me();
            me.shown = true;
            self.table.unscored = me.hand.iter().copied().filter(|&card| is_scored_now(card)).collect();
            self.step_one();
        }
        assert_eq!(self.state.pending(), Pending::Over, "{}", self.story());
        self.agree();
        self.stories_agree();
        self.agree_on_scores();
        self.agree_on_steps();
    }

    /// CO-8.1: a player without cards has nothing to decide, not even the end.
    fn step_one(&mut self) {
        if self.table.unscored.is_empty() {
            return;
        }
        while !self.table.unscored.is_empty() {
            let choice = self.decide(
                |table, action| matches!(action, Action::Score(card) if table.unscored.contains(&card)),
            );
            let Action::Score(card) = choice else { panic!("a card is scored") };
            let place = self.table.unscored.iter().position(|&other| other == card);
            self.table.unscored.remove(place.expect("it was there"));
            self.score_card(&card.to_string());
        }
        self.decide(|_, action| action == Action::End);
    }

    /// CO-7.5 to CO-7.11.
    fn score_card(&mut self, card: &str) {
        let seat = self.table.on_turn;
        let me = self.table.me();
        let (turtles, chests) = (me.turtles.len(), me.chests.len());
        match card.split('-').collect::<Vec<_>>()[..] {
            ["per", "island", "die"] => self.table.gain(seat, self.table.island_dice()),
            ["per", "turtle"] => self.table.gain(seat, 3 * turtles),
            ["per", "chest"] => self.table.gain(seat, 2 * chests),
            ["side", "chest"] => self.side_chest(),
            ["jellyfish"] => self.jellyfish(),
            ["chests", one, other] => self.two_chests([word(one), word(other)]),
            ["dice", one, other] => self.left_over_dice([word(one), word(other)]),
            _ => panic!("{card} is not scored in step one"),
        }
    }

    /// CO-7.10.
    fn two_chests(&mut self, reefs: [Colour; 2]) {
        let left = reefs.iter().filter(|reef| self.table.reefs[reef].chest).count();
        if left < 2 {
            return reefs.into_iter().for_each(|reef| self.reef_chest(reef));
        }
        let choice = self.decide(|_, action| matches!(action, Action::Chest(reef) if reefs.contains(&reef)));
        let Action::Chest(first) = choice else { panic!("a chest is chosen") };
        self.reef_chest(first);
        let second = if first == reefs[0] { reefs[1] } else { reefs[0] };
        if !self.table.reefs[&second].chest {
            self.met.insert("second chest gone");
        }
        self.reef_chest(second);
    }

    /// CO-7.11, CO-8.2.
    fn left_over_dice(&mut self, colours: [Colour; 2]) {
        let station = self.table.station.iter().map(|die| die.colour);
        let left: Vec<Colour> = station.chain(self.table.supply.iter().copied()).collect();
        let mut used = Vec::new();
        for _ in left.iter().filter(|colour| colours.contains(colour)) {
            let open = |table: &Table, pile: Pile| !used.contains(&pile) && table.has_card(pile);
            if !Pile::ALL.into_iter().any(|pile| open(&self.table, pile)) {
                self.met.insert("no pile left to draw from");
                break;
            }
            let choice =
                self.decide(|table, action| matches!(action, Action::Draw(pile) if open(table, pile)));
            let Action::Draw(pile) = choice else { panic!("a pile is chosen") };
            used.push(pile);
            self.take_card(pile);
        }
    }

    /// CO-2.5, and the sums of CO-8.3 to CO-8.6.
    fn agree_on_scores(&self) {
        let table = &self.table;
        assert_eq!(table.station.len() + table.supply.len(), [4, 3, 4][table.players.len() - 2]);
        let standings = self.state.standings();
        let keys: Vec<[i32; 3]> = table.players.iter().map(|player| final_key(table, player)).collect();
        for (standing, key) in standings.iter().zip(&keys) {
            let player = &table.players[standing.seat.index()];
            let lines = [divers(table, player), fish(player), pearls(table, player)];
            let listed: Vec<i32> = standing.breakdown.iter().skip(5).map(|line| line.points).collect();
            assert_eq!(listed, lines, "{}'s last steps\n{}", standing.seat, self.story());
            let [cards, turtles] = standing.tie_breakers;
            assert_eq!([standing.score, cards, turtles], *key, "{}", self.story());
            let place = 1 + keys.iter().filter(|other| *other > key).count();
            assert_eq!(usize::from(standing.place), place, "{}", self.story());
        }
    }

    /// Chapter 8: each step is done by all players from the start player on before the next step.
    fn agree_on_steps(&self) {
        let start = self.table.start.expect("someone began");
        let mut expected = Vec::new();
        for source in [Source::Divers, Source::Fish, Source::Pearls] {
            for seat in start.clockwise(self.table.players.len()) {
                let player = &self.table.players[seat.index()];
                let points = match source {
                    Source::Divers => divers(&self.table, player),
                    Source::Fish => fish(player),
                    _ => pearls(&self.table, player),
                };
                expected.push(Event::StepScored { seat, source, points });
            }
        }
        let told = self.events.iter().copied().filter(|event| matches!(event, Event::StepScored { .. }));
        assert_eq!(told.collect::<Vec<_>>(), expected, "{}", self.story());
    }
}

fn final_key(table: &Table, player: &Player) -> [i32; 3] {
    let points = player.score + divers(table, player) + fish(player) + pearls(table, player);
    let cards = player.hand.len() + usize::from(player.stingrays);
    [points, cards as i32, player.turtles.len() as i32]
}

/// CO-8.3.
fn divers(table: &Table, player: &Player) -> i32 {
    let points =
        [(Space::Turtle, 1), (Space::Starfish, 2), (Space::Octopus, 3), (Space::Fish, 4), (Space::Pearl, 5)];
    let Some(reef) = player.diver else { return 0 };
    points.iter().filter(|(space, _)| table.has_die(reef, *space)).map(|(_, points)| points).sum()
}

fn count(player: &Player, card: &str) -> i32 {
    player.hand.iter().filter(|other| other.to_string() == card).count() as i32
}

/// CO-8.4: the largest set there is, again and again.
fn fish(player: &Player) -> i32 {
    let species = ["fire-fish", "blowfish", "angel-fish", "anemone-fish"];
    let mut left: Vec<i32> = species.map(|card| count(player, card)).into();
    left.push(player.stingrays.into());
    let cards: i32 = left.iter().sum();
    let mut points = 2 * cards * count(player, "per-fish");
    while left.iter().any(|&number| number > 0) {
        let set = left.iter_mut().filter(|number| **number > 0).map(|number| *number -= 1).count();
        points += [3, 7, 12, 18, 25][set - 1];
    }
    points
}

fn pearl_cards(player: &Player) -> Vec<i32> {
    let value = |card: &Card| card.to_string().strip_prefix("pearl-").map(word::<i32>);
    let mut values: Vec<i32> = player.hand.iter().filter_map(value).collect();
    values.sort_unstable_by(|one, other| other.cmp(one));
    values
}

/// CO-8.5.
fn pearls(table: &Table, player: &Player) -> i32 {
    let rank = |player: &Player| (pearl_cards(player).iter().sum::<i32>(), pearl_cards(player).len());
    let mut ahead: Vec<_> = table.players.iter().map(rank).filter(|other| *other > rank(player)).collect();
    ahead.sort_unstable();
    ahead.dedup();
    let best = [4, 2, 1, 1][ahead.len()];
    let values = pearl_cards(player);
    values.iter().take(best).sum::<i32>() + count(player, "per-pearl") * values.len() as i32
}
