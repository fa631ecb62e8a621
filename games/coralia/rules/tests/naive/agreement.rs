//! Whether the game's table is the reader's, and whether everyone sees what that one may see.

use super::asking::Reader;
use super::table::{Came, Field, Player, Rolled};
use coralia::*;
use tabletop::{Game, Pending, Seat, Viewer};

impl Reader {
    /// Asserts both.
    pub fn agree(&self) {
        self.board_agrees();
        self.dice_agree();
        self.cards_agree();
        self.seats().for_each(|seat| self.player_agrees(seat));
        self.events_agree();
        Viewer::all(self.table.players.len()).for_each(|viewer| self.view_agrees(viewer));
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seat::all(self.table.players.len())
    }

    #[expect(clippy::needless_pass_by_value, reason = "most of what is compared is made for it")]
    fn same<T: PartialEq + std::fmt::Debug>(&self, game: T, reader: T, what: &str) {
        assert!(game == reader, "{what}: {game:?}, not {reader:?}\n{}", self.story());
    }

    fn board_agrees(&self) {
        let (table, board) = (&self.table, self.state.board());
        for colour in Colour::ALL {
            let reef = board.reef(colour);
            let field = Field {
                coloured: reef.dice.iter().filter(|&space| !reef.white.has(space)).collect(),
                white: reef.white.iter().collect(),
                turtle: reef.turtle,
                chest: reef.chest,
                octopus: reef.octopus,
            };
            self.same(&field, &table.reefs[&colour], colour.word());
        }
        self.same(board.side_turtles.iter().collect(), table.side_turtles.clone(), "side turtles");
        self.same(self.state.chests().iter().collect(), table.chests.clone(), "chests");
        self.same([board.side_chests, board.stingrays], [table.side_chests, table.stingrays], "beside");
        let progress = self.state.progress();
        self.same((progress.start, progress.seat), (table.start, table.on_turn), "who plays");
        self.same(usize::from(progress.turns), table.turns, "turns");
    }

    fn dice_agree(&self) {
        let (table, board) = (&self.table, self.state.board());
        let of = |dice: &[Colour], colour| dice.iter().filter(|&&die| die == colour).count() as u8;
        self.same(board.white, table.white_on_island, "white dice");
        for colour in Colour::ALL {
            let counts = [of(&table.island, colour), of(&table.supply, colour)];
            let index = colour.index();
            self.same([board.island[index], self.state.supply()[index]], counts, colour.word());
        }
        let rolled = |die: &StationDie| match die.side {
            Side::Unrolled => Rolled { colour: die.colour, shows: None, locked: false },
            Side::Up(symbol) => Rolled { colour: die.colour, shows: Some(symbol), locked: false },
            Side::Locked(symbol) => Rolled { colour: die.colour, shows: Some(symbol), locked: true },
        };
        let mut station: Vec<Rolled> = self.state.station().iter().map(rolled).collect();
        let mut own = table.station.clone();
        station.sort_unstable();
        own.sort_unstable();
        self.same(station, own, "station");
    }

    fn cards_agree(&self) {
        for (pile, heap) in &self.table.heaps {
            self.same(u32::from(self.state.unseen(*pile)), heap.unseen, pile.word());
            let under: Vec<Card> = heap.under.iter().map(|(seen, _)| seen.card).collect();
            self.same(self.state.put_back(*pile).collect(), under, pile.word());
        }
        for (card, count) in &self.table.pool {
            self.same(u32::from(self.state.unseen_copies(*card)), *count, &card.to_string());
        }
        let to_score = self.state.to_score().flat_map(|(card, count)| (0..count).map(move |_| card));
        let mut unscored = self.table.unscored.clone();
        unscored.sort_unstable();
        let mut listed: Vec<Card> = to_score.collect();
        listed.sort_unstable();
        self.same(listed, unscored, "cards to score");
    }

    fn player_agrees(&self, seat: Seat) {
        let held = self.state.holdings(seat);
        let own = &self.table.players[seat.index()];
        let player = Player {
            diver: held.diver,
            turtles: held.turtles.iter().collect(),
            chests: held.chests.iter().collect(),
            hand: self.state.hand(seat).collect(),
            came: own.came.clone(),
            stingrays: held.stingrays,
            score: held.score().into(),
            shown: own.shown,
        };
        self.same(&player, own, "player");
    }

    /// Points add up, and a card is shown to all if it is a starfish card in step one or later (CO-9.1).
    fn events_agree(&self) {
        let (mut points, mut shown) = ([0; 4], [0; 4]);
        for event in &self.events {
            match *event {
                Event::PointsGained { seat, points: gained, .. } => points[seat.index()] += i32::from(gained),
                Event::CardShown { seat, .. } => shown[seat.index()] += 1,
                _ => {}
            }
        }
        for (seat, player) in self.seats().zip(&self.table.players) {
            self.same(points[seat.index()], player.score, "points told");
            let starfish = player.hand.iter().filter(|card| card.kind() == Kind::Starfish).count();
            self.same(shown[seat.index()], if player.shown { starfish } else { 0 }, "cards shown");
        }
    }

    /// Asserts that every event was told as it may be.
    pub fn stories_agree(&self) {
        for &event in &self.events {
            Viewer::all(self.table.players.len()).for_each(|viewer| self.event_agrees(event, viewer));
        }
    }

    /// A card is shown only to its owner.
    fn event_agrees(&self, event: Event, viewer: Viewer) {
        let told = match State::witness(&event, viewer).expect("everybody witnesses everything") {
            Event::CardTaken { seat, card, .. }
            | Event::CardLookedAt { seat, card, .. }
            | Event::CardKept { seat, card, .. } => Some((seat, card)),
            _ => None,
        };
        if let Some((seat, card)) = told {
            self.same(card.is_some(), viewer.is(seat), "who is told of a card");
        }
    }

    /// CO-9.1.
    fn view_agrees(&self, viewer: Viewer) {
        let view = self.state.view(viewer);
        for (seat, player) in self.seats().zip(&self.table.players) {
            let draws = view.draws.iter().filter(|draw| draw.by == seat && draw.kept != Kept::Open);
            self.same(draws.clone().count(), player.hand.len(), "number of draws");
            for (draw, (card, came)) in draws.zip(player.hand.iter().zip(&player.came)) {
                self.card_view_agrees(viewer, draw, *card, came);
            }
            let count = player.hand.len() as u8 + player.stingrays;
            self.same(view.cards[seat.index()], count, "number of cards");
        }
        let told = view.draws.iter().all(|draw| viewer.is(draw.by) || draw.seen.is_empty());
        self.same(told, true, "draws are told to the drawer");
        for pile in Pile::ALL {
            self.pile_view_agrees(viewer, pile, &view.piles[pile.index()]);
        }
    }

    /// A card is told where it must be shown, or to one who had seen it before; surely to one who had put it back, if it was
    /// taken without another.
    fn card_view_agrees(&self, viewer: Viewer, draw: &Glimpse, card: Card, came: &Came) {
        let over = self.state.pending() == Pending::Over;
        let starfish = self.table.players[draw.by.index()].shown && card.kind() == Kind::Starfish;
        let shown = over || starfish;
        let met = came.met.iter().any(|&seat| viewer.is(seat));
        let straight = came.straight_from.is_some_and(|seat| viewer.is(seat));
        match draw.kept {
            Kept::Known(told) => self.same(told == card && (shown || met), true, "what is told of a card"),
            _ => self.same(shown || viewer.is(draw.by) || straight, false, "a card that must be told"),
        }
    }

    /// A seat that put a card back knows it; a seat that never saw it does not.
    fn pile_view_agrees(&self, viewer: Viewer, pile: Pile, seen: &PileView) {
        let heap = &self.table.heaps[&pile];
        self.same(u32::from(seen.unseen), heap.unseen, "size of a pile");
        self.same(seen.under.len(), heap.under.len(), "number of put-back cards");
        for (told, (card, put_back_by)) in seen.under.iter().zip(&heap.under) {
            let met = card.by.iter().any(|&seat| viewer.is(seat));
            self.same(told.is_none_or(|told| told == card.card && met), true, "what is told of the pile");
            self.same(told.is_some() || !viewer.is(*put_back_by), true, "who put it back knows it");
        }
    }
}
