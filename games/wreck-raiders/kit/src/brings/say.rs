//! What an option surely brings, in one sentence.

use super::Foreseen;
use super::account::Change;
use crate::text::{baubles, drawn};
use tabletop::{Brings, Phrase, Seat};
use wreck_raiders::{Action, DisplayId, Diver, Event, Slot, State, Task, Wreck};

/// The sentence, with what follows from it; nothing where the option's own words say all.
pub fn sentence(foreseen: &Foreseen<'_>) -> Option<Brings> {
    let (own, others) = (foreseen.own(), foreseen.others());
    let phrase = match (own, others.is_empty()) {
        (Some(own), true) => Phrase::new("wr-brings-own").with("own", own),
        (Some(own), false) => Phrase::new("wr-brings-both").with("own", own).with("others", others),
        (None, false) => Phrase::new("wr-brings-others").with("others", others),
        (None, true) => return None,
    };
    Some(Brings { later: foreseen.later(), ..Brings::saying(phrase) })
}

impl Foreseen<'_> {
    /// What the seat itself does, or else what becomes of what it places or claims.
    fn own(&self) -> Option<Phrase> {
        let change = &self.changes[0].1;
        if matches!(self.action, Action::Claim(..)) && change.exhibits == 0 {
            return Some(self.claim(change.promised));
        }
        let deeds = self.deeds(change);
        if deeds.is_empty() {
            self.otherwise()
        } else {
            Some(Phrase::new("wr-brings-you").with("deeds", deeds))
        }
    }

    /// Everything the seat does, one after another.
    fn deeds(&self, change: &Change) -> Vec<Phrase> {
        let edition = self.before.rules().edition;
        let mut deeds: Vec<Phrase> = self.happened.iter().filter_map(|event| self.noted(event)).collect();
        for wreck in Wreck::ALL.into_iter().filter(|wreck| change.draws[wreck.index()] > 0) {
            let draw = Phrase::new("wr-brings-draw").with("wreck", wreck.word());
            deeds.push(draw.with("count", change.draws[wreck.index()]));
        }
        for (id, sign) in [("wr-brings-pay", -1), ("wr-brings-gain", 1)] {
            let some = change.some(sign);
            if some.total() > 0 {
                deeds.push(Phrase::new(id).with("baubles", baubles(edition, some)));
            }
        }
        let coins = |id| Phrase::new(id).with("coins", change.coins);
        match (change.exhibits > 0, change.coins > 0) {
            (true, _) => deeds.push(coins("wr-brings-card")),
            (false, true) => deeds.push(coins("wr-brings-coins")),
            (false, false) if change.promised > 0 => {
                deeds.push(Phrase::new("wr-brings-promised").with("coins", change.promised));
            }
            (false, false) => {}
        }
        deeds
    }

    /// What an event does to the seat and no account shows.
    fn noted(&self, event: &Event) -> Option<Phrase> {
        match *event {
            Event::DiverPushed { diver, .. } if diver.is(self.seat) => {
                Some(Phrase::new("wr-brings-bumped-you"))
            }
            Event::DieAdjusted { value, .. } => Some(Phrase::new("wr-brings-die").with("value", value)),
            Event::DisplayTrimmed { treasure, .. } => {
                Some(Phrase::new("wr-brings-trim").with("shows", drawn(treasure)))
            }
            Event::TreasureDiscarded { diver, .. } if diver.is(self.seat) => {
                Some(Phrase::new("wr-brings-lose"))
            }
            _ => None,
        }
    }

    /// What happens to the others: who draws, and whose diver is bumped; where there is not much, all of it.
    fn others(&self) -> Vec<Phrase> {
        let drawing: Vec<Phrase> = (1..=2).filter_map(|count| self.drawing(count)).collect();
        let bumped = |event: &&Event| matches!(event, Event::DiverPushed { .. });
        let crowd =
            !drawing.is_empty() || self.happened.iter().any(|event| bumped(&event) && !self.is_own(event));
        let told = self.happened.iter().filter(|event| bumped(event) || !crowd);
        let finds = drawing.is_empty();
        let led = told.filter_map(|event| self.led(event, finds));
        drawing.into_iter().chain(led.collect::<Vec<_>>()).collect()
    }

    fn is_own(&self, event: &Event) -> bool {
        matches!(*event, Event::DiverPushed { diver, .. } if diver.is(self.seat))
    }

    /// The others who draw so many treasures: all of one wreck, the diver's.
    fn drawing(&self, count: i32) -> Option<Phrase> {
        let so_many = |(seat, change): &(Seat, Change)| {
            (change.draws.iter().sum::<i32>() == count)
                .then(|| Phrase::new("common-name").with("name", *seat))
        };
        let who: Vec<Phrase> = self.changes[1..].iter().filter_map(so_many).collect();
        let seats = who.len();
        let phrase =
            || Phrase::new("wr-brings-draws").with("who", who).with("seats", seats).with("count", count);
        (seats > 0).then(phrase)
    }

    /// A diver that is moved by another; what its owner finds is told where there is not much else.
    fn led(&self, event: &Event, at_length: bool) -> Option<Phrase> {
        match *event {
            Event::DiverPushed { diver: Diver::Rival, .. } => Some(Phrase::new("wr-brings-rival")),
            Event::DiverPushed { diver: Diver::Of(seat), to: Some(to), .. } if seat != self.seat => {
                let change = self.changes.iter().find(|(other, _)| *other == seat);
                let finds =
                    change.map(|(_, change)| change.some(1)).filter(|finds| at_length && finds.total() > 0);
                let bumped = |id| Phrase::new(id).with("who", seat).with("number", to.number());
                Some(match finds {
                    Some(finds) => bumped("wr-brings-bumped-finds")
                        .with("baubles", baubles(self.before.rules().edition, finds)),
                    None => bumped("wr-brings-bumped"),
                })
            }
            Event::DiverSentHome { diver: Diver::Of(seat), .. } if seat != self.seat => {
                Some(Phrase::new("wr-brings-home").with("who", seat))
            }
            _ => None,
        }
    }

    fn claim(&self, coins: i32) -> Phrase {
        let missing = missing(&self.after);
        Phrase::new("wr-brings-claim").with("coins", coins).with("missing", missing)
    }

    /// What is worth saying where nobody gains or pays anything.
    fn otherwise(&self) -> Option<Phrase> {
        match self.action {
            Action::Take(_) => self.moving(),
            Action::Move { to, .. } if to.wreck().is_some() => Some(Phrase::new("wr-brings-empty")),
            Action::Place(Slot::Display(display)) => Some(self.displayed(display)),
            Action::Place(Slot::Column(_)) => Some(Phrase::new("wr-brings-vault")),
            _ => None,
        }
    }

    /// What a treasure makes of its display (WR-6.1).
    fn displayed(&self, display: DisplayId) -> Phrase {
        let about = |id| Phrase::new(id).with("display", display.index() + 1);
        let fits = |game: &State| -> Vec<_> { game.claims_with(display).collect() };
        let (old, own_turn) = (fits(self.before), self.after.on_turn() == self.seat);
        let new = fits(&self.after).into_iter().filter(|card| own_turn && !old.contains(card));
        if let Some(coins) = new.map(|card| self.after.catalogue().exhibit(card).coins).max() {
            return about("wr-brings-fits").with("coins", coins);
        }
        let lying = self.after.mat(self.seat).display(display).treasures().len();
        about("wr-brings-display").with("count", lying)
    }

    fn later(&self) -> Option<Phrase> {
        let gains = matches!(self.action, Action::Take(rolled) if rolled.zone.is_some());
        let naming = matches!(self.action, Action::Claim(..));
        match missing(&self.after) {
            0 if gains => Some(Phrase::new("wr-brings-then").with("then", self.moving()?)),
            0 => None,
            _ if naming => None,
            missing => Some(Phrase::new("wr-brings-missing").with("count", missing)),
        }
    }

    fn moving(&self) -> Option<Phrase> {
        match self.after.agenda().last()? {
            Task::Move(value) => Some(Phrase::new("wr-brings-move").with("value", *value)),
            _ => None,
        }
    }
}

/// Starfish that a claim under way still needs.
fn missing(game: &State) -> u8 {
    game.starfish_missing().unwrap_or(0)
}
