//! What an option surely brings: points at once, and what is still to be drawn, opened or rolled because of it.

mod say;

use coralia::{Action, Card, Colour, Event, Pile, Source, State, Task};
use kit::foresee;
use tabletop::{Brings, Phrase, Pill, Seat};

/// The kinds of pills beside the words for piles.
mod kinds {
    pub const POINT: &str = "point";
    pub const STINGRAY: &str = "stingray";
    pub const TURTLE: &str = "turtle";
    /// One more die can be locked from the next turn on.
    pub const LOCK: &str = "lock";
    pub const CHEST: &str = "chest";
    pub const WHITE_DIE: &str = "white-die";
    /// A turtle beside the board is chosen and copied.
    pub const COPY: &str = "copy";
    pub const DIE: &str = "die";
    pub const DIVER: &str = "diver";
    pub const CARD: &str = "card";
}

/// All that is foreseen of an option.
struct Foreseen<'a> {
    seat: Seat,
    action: Action,
    before: &'a State,
    after: State,
    happened: Vec<Event>,
}

/// What an option surely brings. The end of a turn may open hands, so nothing is said of it.
pub fn brings(game: &State, seat: Seat, action: Action) -> Option<Brings> {
    if action == Action::End {
        return None;
    }
    let (after, happened) = foresee(game, action, |next| matches!(next, Action::Copy(_)));
    let foreseen = Foreseen { seat, action, before: game, after, happened };
    let pills = foreseen.pills();
    let mut brings = say::sentence(&foreseen, &pills)?;
    brings.pills = pills;
    Some(brings)
}

impl Foreseen<'_> {
    /// What the player gains, first points, then things; then the points of the others.
    fn pills(&self) -> Vec<Pill> {
        let (own, others): (Vec<Pill>, Vec<Pill>) =
            self.points().into_iter().partition(|pill| pill.seat == Some(self.seat));
        own.into_iter().chain(self.things()).chain(others).collect()
    }

    /// Every gain of points, with its reason and where it happens.
    fn points(&self) -> Vec<Pill> {
        let mut paying = self.paying_octopuses();
        let gained = self.happened.iter().filter_map(|event| match *event {
            Event::PointsGained { seat, source, points } => Some((seat, source, points)),
            _ => None,
        });
        let pill = |(seat, source, points): (Seat, Source, u8)| {
            let pill = Pill::new(kinds::POINT, points.into(), seat);
            let reef = if source == Source::Octopuses { paying.next() } else { self.island_reef(source) };
            let pill = pill.because(say::reason(source, reef));
            reef.into_iter().fold(pill, |pill, reef| pill.at(format!("reef:{reef}")))
        };
        gained.map(pill).collect()
    }

    /// The reefs that pay when an octopus is placed: its own for its dice, then every other one with an octopus (CO-4.4,
    /// CO-4.5).
    fn paying_octopuses(&self) -> impl Iterator<Item = Colour> + '_ {
        let placed = self.happened.iter().find_map(|event| match *event {
            Event::OctopusPlaced { reef, .. } => Some(reef),
            _ => None,
        });
        let held = |reef: &Colour| self.after.board().reef(*reef).octopus.is_some();
        let others = Colour::ALL.into_iter().filter(move |reef| Some(*reef) != placed && held(reef));
        placed.into_iter().chain(others)
    }

    /// The reef whose octopus earns something on the island (CO-5.2).
    fn island_reef(&self, source: Source) -> Option<Colour> {
        match self.action {
            Action::Place(die) if source == Source::Island => Some(die.colour),
            _ => None,
        }
    }

    /// Everything but points that the player gains, or gets to draw, open, roll or copy.
    fn things(&self) -> Vec<Pill> {
        let seat = self.seat;
        let pill = move |kind, amount| Pill::new(kind, amount, seat);
        let mut things: Vec<Pill> = Pile::ALL.into_iter().filter_map(|pile| self.cards(pile)).collect();
        let (old, new) = (self.before.holdings(seat), self.after.holdings(seat));
        let more = |of: fn(&coralia::Holdings) -> u8| i32::from(of(new)) - i32::from(of(old));
        things.push(pill(kinds::STINGRAY, more(|held| held.stingrays)));
        things.push(pill(kinds::TURTLE, more(|held| held.turtles.len())));
        things.push(pill(kinds::LOCK, more(|held| held.turtles.len().min(coralia::MOST_LOCKS))));
        things.push(pill(kinds::DIVER, i32::from(new.diver != old.diver)));
        things.extend(self.opened());
        things.push(pill(kinds::WHITE_DIE, self.coming(|task| task == Task::WhiteDie)).by_chance());
        things.push(pill(kinds::COPY, self.coming(|task| task == Task::Copy)));
        things.push(pill(kinds::CARD, self.left_over()).by_chance());
        things.push(pill(kinds::DIE, self.rolled()).by_chance());
        things.retain(|pill| pill.amount != 0);
        things
    }

    /// How many tasks of a kind are on the agenda that were not.
    fn coming(&self, such: impl Fn(Task) -> bool) -> i32 {
        let count = |game: &State| game.agenda().iter().filter(|task| such(**task)).count() as i32;
        (count(&self.after) - count(self.before)).max(0)
    }

    /// Cards of a pile that are drawn, or looked at to keep one.
    fn cards(&self, pile: Pile) -> Option<Pill> {
        let (mut taken, mut looked) = (0, 0);
        for event in &self.happened {
            match *event {
                Event::CardTaken { pile: from, .. } if from == pile => taken += 1,
                Event::CardLookedAt { pile: from, .. } if from == pile => looked += 1,
                _ => {}
            }
        }
        let left = self.after.unseen(pile) as usize + self.after.put_back(pile).count();
        let draws = self.coming(|task| task == Task::Draw(pile)) as usize;
        let looks = self.after.agenda().iter().find_map(|task| match *task {
            Task::Look(from, count) if from == pile => Some(usize::from(count)),
            _ => None,
        });
        taken += draws.min(left) as i32;
        looked += looks.map_or(0, |looks| looks.min(left) as u8);
        let cards = |amount| Pill::new(pile.word(), amount, self.seat).by_chance();
        match (taken, looked) {
            (0, 0) => None,
            (taken, 0) => Some(cards(taken)),
            (_, looked) => Some(cards(1).chosen_of(looked)),
        }
    }

    /// Chests to open: that of a reef, or one from beside the board.
    fn opened(&self) -> Vec<Pill> {
        let before = self.before.agenda();
        let new = self.after.agenda().iter().rev().filter(|task| !before.contains(task));
        let chest = || Pill::new(kinds::CHEST, 1, self.seat).by_chance();
        let opens = |task: &Task| match *task {
            Task::Chest(reef) if self.after.board().reef(reef).chest => {
                Some(chest().at(format!("chest:{reef}")))
            }
            Task::SideChest if self.after.board().side_chests > 0 => Some(chest()),
            _ => None,
        };
        new.filter_map(opens).collect()
    }

    /// Cards for left-over dice, each from another pile (CO-7.11).
    fn left_over(&self) -> i32 {
        let scored = matches!(self.action, Action::Score(_));
        let left = self.after.agenda().last().copied();
        match left {
            Some(Task::LeftOver(count, used)) if scored => {
                let open = |pile: &Pile| {
                    !used.has(*pile)
                        && self.after.unseen(*pile) as usize + self.after.put_back(*pile).count() > 0
                };
                Pile::ALL.into_iter().filter(open).count().min(count.into()) as i32
            }
            _ => 0,
        }
    }

    /// Dice of the station that are rolled next.
    fn rolled(&self) -> i32 {
        let rolling = self.after.agenda().last() == Some(&Task::Roll)
            && self.before.agenda().last() != Some(&Task::Roll);
        let unrolled = self.after.station().iter().filter(|die| die.up().is_none()).count();
        if rolling { unrolled as i32 } else { 0 }
    }

    /// A card that was kept, and how many went back.
    fn kept(&self) -> Option<(Card, u8)> {
        self.happened.iter().find_map(|event| match *event {
            Event::CardKept { card, put_back, .. } => Some((card?, put_back)),
            _ => None,
        })
    }
}

/// A message with the colour of a reef.
fn of_reef(id: &'static str, reef: Colour) -> Phrase {
    Phrase::new(id).with("reef", reef.word())
}
