//! The end of a turn, and the way through the final scoring (CO-2.5, chapter 8).

use super::starfish;
use crate::event::Event;
use crate::scoring;
use crate::state::State;
use crate::task::Task;
use tabletop::Log;

/// The station goes to the next player; after the last turn the final scoring begins (CO-2.4, CO-2.5).
pub fn resolve(state: &mut State, log: &mut impl Log<Event>) {
    state.agenda.pop();
    let next = state.on_turn().next(state.players());
    if state.progress.is_final_scoring() {
        return score_next(state, log);
    }
    state.progress.turns += 1;
    if state.progress.is_final_scoring() {
        let start = state.progress.start.unwrap_or(next);
        starfish::begin(state, start, log);
        return ask_or_pass_on(state, log);
    }
    state.progress.seat = next;
    state.agenda.push(Task::Choose);
    let round = state.progress.turns / state.progress.players + 1;
    log.note(Event::TurnBegan { seat: next, round });
}

/// Someone with no card to score has nothing to decide.
fn ask_or_pass_on(state: &mut State, log: &mut impl Log<Event>) {
    if state.to_score.is_empty() {
        return score_next(state, log);
    }
    state.agenda.push(Task::End);
    state.agenda.push(Task::Starfish);
}

/// The next player's starfish cards, or, after the last player's, divers, fish and pearls (CO-8.3 to CO-8.6).
fn score_next(state: &mut State, log: &mut impl Log<Event>) {
    let next = state.on_turn().next(state.players());
    if Some(next) != state.progress.start {
        starfish::begin(state, next, log);
        return ask_or_pass_on(state, log);
    }
    scoring::note_last_steps(state, log);
    log.note(Event::Ended);
}
