//! What an option surely brings: the accounts of all seats before it and after it, and the divers it moves.

mod account;
mod say;

use account::{Accounts, Change};
use kit::foresee;
use tabletop::{Brings, Game, Pill, Seat};
use wreck_raiders::{Action, Bauble, Diver, Event, State, Wreck};

/// The kinds of pills beside the words for treasures and baubles.
mod kinds {
    pub const COIN: &str = "coin";
    /// A card is collected: the claim is carried out.
    pub const EXHIBIT: &str = "exhibit";
    /// A diver is bumped, to the spot where the pill is.
    pub const BUMP: &str = "bump";
    /// A diver goes back to its owner's reserve.
    pub const HOME: &str = "home";
}

/// All that is foreseen of an option.
struct Foreseen<'a> {
    seat: Seat,
    action: Action,
    before: &'a State,
    after: State,
    happened: Vec<Event>,
    /// What changes for each seat, the seat itself first.
    changes: Vec<(Seat, Change)>,
}

/// What an option surely brings.
pub fn brings(game: &State, seat: Seat, action: Action) -> Option<Brings> {
    // What belongs to the option itself; another die, a rival's dive and the end of a step are decisions of their own.
    let (after, happened) = foresee(game, action, |next| matches!(next, Action::Push(_) | Action::Pick(_)));
    let (old, new) = (Accounts::of(game), Accounts::of(&after));
    let changes = seat.clockwise(game.seats()).map(|seat| (seat, old.until(&new, seat))).collect();
    let foreseen = Foreseen { seat, action, before: game, after, happened, changes };
    let mut brings = say::sentence(&foreseen)?;
    brings.pills = foreseen.pills();
    Some(brings)
}

impl Foreseen<'_> {
    fn pills(&self) -> Vec<Pill> {
        self.changes
            .iter()
            .flat_map(|(seat, change)| self.pills_of(*seat, change))
            .chain(self.rivals())
            .collect()
    }

    fn pills_of(&self, seat: Seat, change: &Change) -> impl Iterator<Item = Pill> {
        let pill = move |kind, amount| Pill::new(kind, amount, seat);
        let draws = Wreck::ALL.map(|wreck| pill(wreck.word(), change.draws[wreck.index()]).by_chance());
        let baubles = Bauble::ALL.map(|kind| pill(kind.word(), change.baubles[kind.index()]));
        let rest = [pill(kinds::COIN, change.coins), pill(kinds::EXHIBIT, change.exhibits)];
        let all = draws.into_iter().chain(baubles).chain(rest).filter(|pill| pill.amount != 0);
        all.chain(self.moved(Diver::Of(seat)).map(move |moved| moved_pill(moved, seat)))
    }

    /// Rivals of the solo game have no seat.
    fn rivals(&self) -> impl Iterator<Item = Pill> {
        self.moved(Diver::Rival).map(|moved| moved_pill(moved, self.seat).of_nobody())
    }

    /// Where divers of an owner are moved to that did not set out themselves.
    fn moved(&self, owner: Diver) -> impl Iterator<Item = &Event> {
        self.happened.iter().filter(move |event| match event {
            Event::DiverPushed { diver, .. } | Event::DiverSentHome { diver, .. } => *diver == owner,
            _ => false,
        })
    }
}

fn moved_pill(event: &Event, seat: Seat) -> Pill {
    match event {
        Event::DiverPushed { to: Some(to), .. } => Pill::new(kinds::BUMP, 1, seat).at(format!("spot:{to}")),
        Event::DiverPushed { .. } => Pill::new(kinds::BUMP, 1, seat),
        _ => Pill::new(kinds::HOME, 1, seat),
    }
}
