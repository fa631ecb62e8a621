//! Drawing and placing treasures (WR-4.7 to WR-4.11, chapter 5).

use super::starfish;
use crate::action::{Action, Slot};
use crate::board::{Diver, Spot};
use crate::chance::Chance;
use crate::components::{Bauble, Treasure, Wreck};
use crate::event::Event;
use crate::mat::{ColumnId, DisplayId, Mat};
use crate::state::State;
use crate::task::{Room, Task};
use tabletop::{Dealer, Log, Refusal, Seat, Weighted};

/// Divers beside the mover bring their owners a treasure each, clockwise from the mover (WR-4.9, WR-4.10).
pub fn schedule_neighbours(state: &mut State, mover: Diver, spot: Spot, room: Room) {
    let wreck = spot.wreck().expect("neighbours are in a wreck");
    let beside = state.catalogue.neighbours(wreck, spot.number()).map(|number| Spot::in_wreck(wreck, number));
    let mut owners = beside.map(|spot| state.divers.at(spot));
    owners.sort_by_key(|owner| owner.map(|owner| distance(state, mover, owner)));
    // The agenda does its last entry first.
    for owner in owners.into_iter().rev().flatten() {
        state.agenda.push(Task::Draw(owner, wreck, room));
    }
}

/// How late an owner comes: clockwise from the mover, and in the solo game the mover's side first (WR-11.3).
fn distance(state: &State, mover: Diver, owner: Diver) -> usize {
    match (mover, owner) {
        (Diver::Of(mover), Diver::Of(owner)) => mover.steps_to(owner, state.players()),
        (Diver::Rival, Diver::Rival) => 0,
        _ => 1,
    }
}

pub fn outcomes(state: &State, wreck: Wreck, out: &mut Vec<Weighted<Chance>>) {
    state.supply[wreck.index()].draws(out, |face| Chance::Treasure(wreck.treasure(face)));
}

pub fn sample(state: &State, wreck: Wreck, dealer: &mut impl Dealer) -> Chance {
    let supply = &state.supply[wreck.index()];
    Chance::Treasure(wreck.treasure(supply.nth(dealer.below(supply.total()))))
}

/// The supply is empty: its discard becomes the new one, or there is nothing to gain (WR-4.11).
pub fn renew(state: &mut State, diver: Diver, wreck: Wreck, log: &mut impl Log<Event>) {
    if state.can_draw(wreck) {
        reshuffle(state, wreck, log);
    } else {
        state.agenda.pop();
        log.note(Event::NothingToDraw { diver, wreck });
    }
}

pub fn receive(state: &mut State, treasure: Treasure, log: &mut impl Log<Event>) {
    let Some(Task::Draw(diver, wreck, room)) = state.agenda.pop() else {
        unreachable!("a treasure is drawn only when a draw is on top");
    };
    state.supply[wreck.index()].take(treasure.face());
    log.note(Event::TreasureDrawn { diver, treasure });
    match diver {
        Diver::Of(seat) => state.agenda.push(Task::Place(seat, treasure, room)),
        // A rival's tile is on the discard before any reshuffle (WR-11.3).
        Diver::Rival => throw_away(state, diver, treasure, log),
    }
    if state.supply[wreck.index()].is_empty() {
        state.solo.ran_out |= state.rules.solo();
        if state.can_draw(wreck) {
            reshuffle(state, wreck, log);
        }
    }
}

fn reshuffle(state: &mut State, wreck: Wreck, log: &mut impl Log<Event>) {
    state.supply[wreck.index()].pour(&mut state.discard[wreck.index()]);
    log.note(Event::SupplyRenewed { wreck });
}

fn throw_away(state: &mut State, diver: Diver, treasure: Treasure, log: &mut impl Log<Event>) {
    state.put_on_discard(treasure);
    log.note(Event::TreasureDiscarded { diver, treasure });
}

/// A treasure is a question while it has room, or while its owner can make room (WR-5.3).
pub fn is_question(state: &State, seat: Seat, room: Room) -> bool {
    has_room(state, seat, room) || (room != Room::Vault && starfish::can_trim(state, seat))
}

/// Every place the treasure can go to; with none it can be given up (WR-5.1, WR-5.3).
pub fn place_options(state: &State, seat: Seat, room: Room, out: &mut Vec<Action>) {
    let first = out.len();
    let mat = state.mat(seat);
    let displays = DisplayId::ALL.into_iter().filter(|&display| display_has_room(state, mat, display, room));
    out.extend(displays.map(|display| Action::Place(Slot::Display(display))));
    let columns = ColumnId::ALL.into_iter().filter(|&column| column_has_room(state, mat, column));
    out.extend(columns.map(|column| Action::Place(Slot::Column(column))));
    if out.len() == first {
        out.push(Action::Discard);
    }
}

/// Every display and every column of the vault, and giving it up.
pub fn place_shape(out: &mut Vec<Action>) {
    out.extend(DisplayId::ALL.map(|display| Action::Place(Slot::Display(display))));
    out.extend(ColumnId::ALL.map(|column| Action::Place(Slot::Column(column))));
    out.push(Action::Discard);
}

/// Why the treasure cannot go there (WR-5.1, WR-11.9).
pub fn place_refusal(state: &State, seat: Seat, room: Room, slot: Slot) -> Option<Refusal> {
    let mat = state.mat(seat);
    let why = |clause, id, display| Some(state.why_display(clause, id, display));
    match (slot, room) {
        (Slot::Display(display), _) if display_has_room(state, mat, display, room) => None,
        (Slot::Column(column), _) if column_has_room(state, mat, column) => None,
        (Slot::Display(display), Room::Vault) => why("WR-11.9", "wr-why-vault-only", display),
        (Slot::Display(display), _) => why("WR-5.1", "wr-why-display-full", display),
        (Slot::Column(column), _) => {
            Some(state.why("WR-5.1", "wr-why-column-full").with("column", column.index() + 1))
        }
    }
}

/// A treasure that has room must be placed (WR-5.3, WR-11.9).
pub fn discard_refusal(state: &State, seat: Seat, room: Room) -> Option<Refusal> {
    let clause = if room == Room::Vault { "WR-11.9" } else { "WR-5.3" };
    // Displays have no room for a treasure that must go to the vault.
    has_room(state, seat, room).then(|| state.why(clause, "wr-why-must-place"))
}

fn has_room(state: &State, seat: Seat, room: Room) -> bool {
    let mat = state.mat(seat);
    ColumnId::ALL.into_iter().any(|column| column_has_room(state, mat, column))
        || DisplayId::ALL.into_iter().any(|display| display_has_room(state, mat, display, room))
}

fn display_has_room(state: &State, mat: &Mat, display: DisplayId, room: Room) -> bool {
    room != Room::Vault && mat.display(display).treasures().len() < state.catalogue.pedestals as usize
}

fn column_has_room(state: &State, mat: &Mat, column: ColumnId) -> bool {
    mat.vault[column.index()].len() < state.catalogue.vault_rows.len()
}

pub fn place(state: &mut State, slot: Slot, log: &mut impl Log<Event>) {
    let (seat, treasure) = pop_placement(state);
    let mat = state.mat_mut(seat);
    match slot {
        Slot::Display(display) => mat.display_mut(display).put(treasure),
        Slot::Column(column) => mat.vault[column.index()].push(treasure),
    }
    log.note(Event::TreasurePlaced { seat, treasure, slot });
}

pub fn discard(state: &mut State, log: &mut impl Log<Event>) {
    let (seat, treasure) = pop_placement(state);
    throw_away(state, Diver::Of(seat), treasure, log);
}

fn pop_placement(state: &mut State) -> (Seat, Treasure) {
    match state.agenda.pop() {
        Some(Task::Place(seat, treasure, _)) => (seat, treasure),
        task => unreachable!("a treasure is placed only when it is on top, not {task:?}"),
    }
}

/// One more treasure of the same wreck for a scallop (WR-4.8).
pub fn extra(state: &mut State, wreck: Wreck, log: &mut impl Log<Event>) {
    let seat = state.on_turn();
    state.spend(seat, Bauble::Scallop, log);
    state.agenda.push(Task::Draw(Diver::Of(seat), wreck, Room::Anywhere));
}
