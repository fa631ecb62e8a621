//! What somebody in a hurry does: dives for what a display lacks, claims and buys what there is.

use tabletop::{Dealer, Seat};
use wreck_raiders::{Action, Slot, State, Task};

/// The place of an option that somebody in a hurry likes best, any of those liked alike.
pub fn choose(state: &State, options: &[Action], dealer: &mut impl Dealer) -> usize {
    match state.agenda().last() {
        Some(Task::Move(_)) => {
            let needs = needs(state, state.on_turn());
            best(options, dealer, |action| dive(needs, action))
        }
        Some(&Task::Place(seat, treasure, _)) => {
            let fits = fits(state, seat, treasure.wreck().index());
            best(options, dealer, |action| home(fits, action))
        }
        Some(Task::Claim | Task::Decorate(..) | Task::Free | Task::Buy | Task::Extra(_) | Task::Market) => {
            best(options, dealer, eagerness)
        }
        _ => best(options, dealer, |action| u8::from(!matches!(action, Action::Trim(_)))),
    }
}

/// Claims first, then whatever brings something, then an end.
const fn eagerness(action: Action) -> u8 {
    match action {
        Action::Claim(..) => 6,
        Action::DecorateConch => 5,
        Action::Free(_) | Action::Buy(_) | Action::Extra => 4,
        Action::Done | Action::End => 3,
        Action::Cover(..) => 2,
        _ => 0,
    }
}

/// A wreck by how much its treasures are needed; the beach only if no wreck is open.
fn dive(needs: [u8; 4], action: Action) -> u8 {
    match action {
        Action::Move { to, .. } => to.wreck().map_or(1, |wreck| 2 + needs[wreck.index()]),
        Action::Stay => 1,
        _ => 0,
    }
}

/// The display that comes nearest to a card, else the vault, else a display that is spoilt.
fn home(fits: [u8; 3], action: Action) -> u8 {
    match action {
        Action::Place(Slot::Display(display)) => 2 + fits[display.index()],
        Action::Place(Slot::Column(_)) => 3,
        Action::Discard => 1,
        _ => 0,
    }
}

/// How much a seat needs a treasure of each type: most for the card it is nearest to.
fn needs(state: &State, seat: Seat) -> [u8; 4] {
    let mut needs = [0; 4];
    for_cards(state, seat, |_, lacking, missing| {
        for (need, lacking) in needs.iter_mut().zip(lacking.to_ne_bytes()) {
            *need = (*need).max(if lacking > 0 { 9 - missing } else { 0 });
        }
    });
    needs
}

/// How near each display comes to a card with one more treasure of a type; nothing if it fits none.
fn fits(state: &State, seat: Seat, wreck: usize) -> [u8; 3] {
    let mut fits = [0; 3];
    for_cards(state, seat, |display, lacking, missing| {
        let fit = if lacking.to_ne_bytes()[wreck] > 0 { 9 - missing } else { 0 };
        fits[display] = fit.max(fits[display]);
    });
    fits
}

/// Counts of the four types, a byte each, so that all are compared at once.
type Counts = u32;

/// The top bit of every byte.
const TOPS: Counts = 0x8080_8080;

/// Every display with every face-up card it is on its way to: what of each type is lacking, and how much in all.
#[inline]
fn for_cards(state: &State, seat: Seat, mut found: impl FnMut(usize, Counts, u8)) {
    let displays = &state.mat(seat).displays;
    let types = displays.each_ref().map(|display| Counts::from_ne_bytes(display.open_types()));
    let held = displays.each_ref().map(|display| display.treasures.len());
    for card in state.face_up() {
        let card = state.catalogue().exhibit(card);
        let (wanted, size) = (Counts::from_ne_bytes(card.wanted) | TOPS, card.treasures.len());
        for display in 0..displays.len() {
            // A byte borrows from its top bit if the display has more of a type than the card wants.
            let lacking = wanted - types[display];
            if lacking & TOPS == TOPS && size > held[display] {
                found(display, lacking & !TOPS, (size - held[display]) as u8);
            }
        }
    }
}

/// One of the options liked best, each equally likely.
fn best(options: &[Action], dealer: &mut impl Dealer, like: impl Fn(Action) -> u8) -> usize {
    let (mut first, mut most, mut alike) = (0, 0, 0);
    for (place, &action) in options.iter().enumerate() {
        let liked = like(action);
        if liked > most {
            (first, most, alike) = (place, liked, 0);
        }
        alike += u32::from(liked == most);
    }
    let mut skipped = if alike > 1 { dealer.below(alike) } else { 0 };
    let mut rest = options.iter().enumerate().skip(first).filter(|(_, action)| like(**action) == most);
    let chosen = rest.find(|_| {
        let found = skipped == 0;
        skipped = skipped.wrapping_sub(1);
        found
    });
    chosen.map_or(first, |(place, _)| place)
}
