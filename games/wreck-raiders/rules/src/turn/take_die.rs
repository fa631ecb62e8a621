//! Taking a die, and changing it with conches (chapter 3).

use crate::action::{Action, Step};
use crate::board::Diver;
use crate::chance::Rolled;
use crate::components::Bauble;
use crate::edition::ConchPower;
use crate::event::{Event, Gain};
use crate::state::{Die, State};
use crate::task::Task;
use tabletop::{Log, Refusal};

/// Any die of the pool; dice that lie alike are one option (WR-3.2).
pub fn options(state: &State, out: &mut Vec<Action>) {
    let first = out.len();
    for (_, rolled) in state.pool() {
        let action = Action::Take(rolled);
        if !out[first..].contains(&action) {
            out.push(action);
        }
    }
}

/// Every way a die can lie.
pub fn shape(out: &mut Vec<Action>) {
    out.extend(Rolled::all().map(Action::Take));
}

/// Why there is no such die to take (WR-3.2).
pub fn refusal(state: &State, rolled: Rolled) -> Option<Refusal> {
    if state.pool().any(|(_, lies)| lies == rolled) {
        return None;
    }
    let taken = |die: &Die| matches!(die, Die::Basket(_, face) if *face == rolled.face);
    let id = if state.dice().iter().any(taken) { "wr-why-die-taken" } else { "wr-why-no-such-die" };
    Some(state.why("WR-3.2", id))
}

pub fn resolve(state: &mut State, rolled: Rolled, log: &mut impl Log<Event>) {
    let seat = state.on_turn();
    let (die, _) = state.pool().find(|(_, lies)| *lies == rolled).expect("only a die of the pool is taken");
    state.dice[die] = Die::Basket(Diver::Of(seat), rolled.face);
    log.note(Event::DieTaken { by: Diver::Of(seat), die, rolled });
    if let Some(bauble) = rolled.zone {
        state.gain(seat, bauble.into(), Gain::Zone, log);
    }
    state.agenda.set_top(Task::Move(rolled.face));
}

/// What conches can do to a die of `value` now (WR-3.4).
pub fn adjust_options(state: &State, value: u8, out: &mut Vec<Action>) {
    if state.mat(state.on_turn()).basket.conch > 0 {
        let possible = Step::ALL.into_iter().filter(|&step| adjusted(state, value, step).is_some());
        out.extend(possible.map(Action::Adjust));
    }
}

/// Why a conch cannot change a die of `value` so (WR-3.4).
pub fn adjust_refusal(state: &State, value: u8, step: Step) -> Option<Refusal> {
    if state.mat(state.on_turn()).basket.conch == 0 {
        return Some(state.lacks("WR-3.4", Bauble::Conch));
    }
    let stops = adjusted(state, value, step).is_none();
    stops.then(|| state.why("WR-3.4", "wr-why-die-stops").with("value", value))
}

pub fn adjust(state: &mut State, value: u8, step: Step, log: &mut impl Log<Event>) {
    let seat = state.on_turn();
    let value = adjusted(state, value, step).expect("a listed change leads to a face");
    state.spend(seat, Bauble::Conch, log);
    state.agenda.set_top(Task::Move(value));
    log.note(Event::DieAdjusted { seat, value });
}

fn adjusted(state: &State, value: u8, step: Step) -> Option<u8> {
    match (step, value, state.rules.conch_power) {
        (Step::Up, 6, ConchPower::Stops) | (Step::Down, 1, ConchPower::Stops) => None,
        (Step::Up, 6, ConchPower::Wraps) => Some(1),
        (Step::Down, 1, ConchPower::Wraps) => Some(6),
        (Step::Up, ..) => Some(value + 1),
        (Step::Down, ..) => Some(value - 1),
    }
}
