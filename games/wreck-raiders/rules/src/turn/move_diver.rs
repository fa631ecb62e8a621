//! Moving a diver, and pushing others (chapter 4).

use super::{take_die, treasure};
use crate::action::{Action, Step};
use crate::board::{Diver, Spot};
use crate::event::{Event, Gain};
use crate::solo;
use crate::state::State;
use crate::task::{Room, Task};
use tabletop::{Log, Refusal};

/// Every legal move by a die of `value`, and what conches can change (WR-4.1 to WR-4.3, WR-11.5).
pub fn options(state: &State, value: u8, out: &mut Vec<Action>) {
    let first = out.len();
    let seat = state.on_turn();
    let own = state.divers.of(Diver::Of(seat));
    let beach_allowed = !state.rules.solo();
    let has_off_board = state.off_board(seat) > 0;
    for to in Spot::numbered(value) {
        let on_beach = to.wreck().is_none();
        if (on_beach && !beach_allowed) || (!on_beach && own.has(to)) {
            continue;
        }
        if has_off_board {
            out.push(Action::Move { from: None, to });
        }
        for from in own.elsewhere(to).iter() {
            out.push(Action::Move { from: Some(from), to });
        }
    }
    if out.len() == first {
        out.push(Action::Stay);
    }
    take_die::adjust_options(state, value, out);
}

/// Every diver on the board, or one from off it, to every spot; staying; and what conches do.
pub fn shape(state: &State, out: &mut Vec<Action>) {
    let held = state.divers.held();
    for to in Spot::all() {
        out.push(Action::Move { from: None, to });
        out.extend(held.iter().map(|from| Action::Move { from: Some(from), to }));
    }
    out.push(Action::Stay);
    out.extend(Step::ALL.map(Action::Adjust));
}

/// Why a diver cannot go there by a die of `value` (WR-4.1 to WR-4.3, WR-11.5).
pub fn refusal(state: &State, value: u8, from: Option<Spot>, to: Spot) -> Option<Refusal> {
    let seat = state.on_turn();
    let own = state.divers.of(Diver::Of(seat));
    let on_beach = to.wreck().is_none();
    let (clause, id) = match from {
        None if state.off_board(seat) == 0 => ("WR-4.1", "wr-why-no-diver-left"),
        Some(from) if !own.has(from) => ("WR-4.1", "wr-why-not-your-diver"),
        _ if to.number() != value => ("WR-4.1", "wr-why-other-number"),
        _ if on_beach && state.rules.solo() => ("WR-11.5", "wr-why-solo-beach"),
        Some(from) if !own.elsewhere(to).has(from) && on_beach => ("WR-4.2", "wr-why-beach-to-beach"),
        Some(from) if !own.elsewhere(to).has(from) => ("WR-4.2", "wr-why-same-wreck"),
        _ if !on_beach && own.has(to) => ("WR-4.3", "wr-why-own-diver"),
        _ => return None,
    };
    Some(state.why(clause, id).with("value", value))
}

/// A diver must move while one can (WR-4.4, WR-11.5).
pub fn stay_refusal(state: &State, value: u8) -> Option<Refusal> {
    let mut moves = Vec::new();
    options(state, value, &mut moves);
    (!moves.contains(&Action::Stay)).then(|| state.why("WR-4.4", "wr-why-must-move"))
}

pub fn stay(state: &mut State, log: &mut impl Log<Event>) {
    state.agenda.pop();
    log.note(Event::DiverStayed { seat: state.on_turn() });
}

pub fn resolve(state: &mut State, from: Option<Spot>, to: Spot, log: &mut impl Log<Event>) {
    state.agenda.pop();
    let diver = Diver::Of(state.on_turn());
    // The moving diver leaves its old spot first, so an old beach spot counts as empty (WR-4.6).
    if let Some(from) = from {
        state.divers.lift(diver, from);
    }
    match to.wreck() {
        None => to_beach(state, diver, from, to, log),
        Some(_) => to_wreck(state, diver, from, to, log),
    }
}

/// Any diver there goes home; then the spot's baubles (WR-4.5).
fn to_beach(state: &mut State, diver: Diver, from: Option<Spot>, to: Spot, log: &mut impl Log<Event>) {
    send_home(state, to, log);
    state.divers.put(diver, to);
    log.note(Event::DiverMoved { diver, from, to });
    gain_from_beach(state, diver, to, log);
}

/// Push, treasure, scallop treasures, neighbours, in this order (WR-4.6 to WR-4.10).
fn to_wreck(state: &mut State, diver: Diver, from: Option<Spot>, to: Spot, log: &mut impl Log<Event>) {
    let wreck = to.wreck().expect("the spot is in a wreck");
    let pushed = state.divers.at(to);
    if let Some(pushed) = pushed {
        state.divers.lift(pushed, to);
    }
    state.divers.put(diver, to);
    log.note(Event::DiverMoved { diver, from, to });
    treasure::schedule_neighbours(state, diver, to, Room::Anywhere);
    state.agenda.push(Task::Extra(wreck));
    state.agenda.push(Task::Draw(diver, wreck, Room::Anywhere));
    match pushed {
        Some(pushed) if state.rules.solo() => solo::push_out(state, pushed, to, log),
        Some(pushed) => push(state, pushed, to, log),
        None => {}
    }
}

/// A rival's diver goes to the beach spot of the same number and brings its owner the baubles there (WR-4.6).
fn push(state: &mut State, pushed: Diver, from: Spot, log: &mut impl Log<Event>) {
    let to = Spot::on_beach(from.number());
    send_home(state, to, log);
    state.divers.put(pushed, to);
    log.note(Event::DiverPushed { diver: pushed, from, to: Some(to) });
    gain_from_beach(state, pushed, to, log);
}

fn send_home(state: &mut State, from: Spot, log: &mut impl Log<Event>) {
    if let Some(diver) = state.divers.at(from) {
        state.divers.lift(diver, from);
        log.note(Event::DiverSentHome { diver, from });
    }
}

fn gain_from_beach(state: &mut State, diver: Diver, spot: Spot, log: &mut impl Log<Event>) {
    if let Diver::Of(seat) = diver {
        let baubles = state.catalogue.beach[spot.number() as usize - 1];
        state.gain(seat, baubles, Gain::Beach(spot), log);
    }
}
