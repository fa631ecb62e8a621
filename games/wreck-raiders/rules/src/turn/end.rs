//! Beginning and ending turns, and the end of the game (WR-2.1, WR-3.1, chapter 9).

use crate::edition::MOST_DICE;
use crate::event::{Ending, Event};
use crate::state::{Die, State};
use crate::task::Task;
use tabletop::Log;

/// Rounds in a row without a claim that end the game (WR-9.2).
pub const QUIET_ROUNDS: u8 = 20;

/// Lays out the steps of a turn, with a roll before them if the pool is empty (WR-2.1, WR-3.1).
pub fn begin_turn(state: &mut State, log: &mut impl Log<Event>) {
    state.agenda.pop();
    log.note(Event::TurnBegan { seat: state.on_turn() });
    if !state.rules.solo() {
        state.agenda.push(Task::EndTurn);
    }
    for task in [Task::Buy, Task::RefillRow, Task::Claim, Task::Take] {
        state.agenda.push(task);
    }
    if state.pool().next().is_none() {
        state.dice = [Die::Unrolled; MOST_DICE];
        state.agenda.push(Task::Roll);
        log.note(Event::DiceGathered);
    }
}

/// Passes the turn on, or ends the game (WR-9.1, WR-9.2).
pub fn end_turn(state: &mut State, log: &mut impl Log<Event>) {
    state.agenda.pop();
    count_last_turns(state, log);
    state.progress.seat = state.on_turn().next(state.players());
    if state.progress.seat == state.progress.start {
        count_quiet_rounds(state);
    }
    let ending = if state.progress.last_turns == Some(0) {
        Ending::LastTurns
    } else if state.progress.quiet_rounds == QUIET_ROUNDS {
        Ending::QuietRounds
    } else {
        return state.agenda.push(Task::Turn);
    };
    log.note(Event::Ended { ending });
}

fn count_last_turns(state: &mut State, log: &mut impl Log<Event>) {
    let seat = state.on_turn();
    let enough = state.mat(seat).exhibits.len() >= state.rules.exhibits_to_end as usize;
    match &mut state.progress.last_turns {
        Some(left) => *left -= 1,
        None if enough => {
            state.progress.last_turns = Some(state.rules.players - 1);
            log.note(Event::LastTurnsBegan { seat });
        }
        None => {}
    }
}

fn count_quiet_rounds(state: &mut State) {
    let progress = &mut state.progress;
    progress.quiet_rounds = if progress.claim_this_round { 0 } else { progress.quiet_rounds + 1 };
    progress.claim_this_round = false;
}
