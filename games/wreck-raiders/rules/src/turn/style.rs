//! The style reward, and carrying a claim out (WR-6.5 to WR-6.7).

use super::buy;
use crate::action::{Action, Placement};
use crate::components::{Bauble, Crests, ExhibitId, Style};
use crate::event::{Event, Gain};
use crate::mat::DisplayId;
use crate::state::State;
use crate::task::Task;
use tabletop::{Log, Refusal};

/// No more decorations: the exact order is rewarded (WR-6.5).
pub fn check(state: &mut State, log: &mut impl Log<Event>) {
    let Some(Task::Decorate(id, card, used)) = state.agenda.pop() else {
        unreachable!("style is checked only for a named claim");
    };
    state.agenda.push(Task::Clear(id, card, used));
    let seat = state.on_turn();
    let exhibit = *state.catalogue.exhibit(card);
    if exhibit.style == Style::None || !state.mat(seat).display(id).in_order(&exhibit) {
        return;
    }
    log.note(Event::StyleShown { seat, card });
    match exhibit.style {
        Style::Baubles(shown) => state.gain(seat, shown, Gain::Style, log),
        Style::AnyBauble => state.agenda.push(Task::Pick),
        Style::FreePiece => state.agenda.push(Task::Free),
        Style::None => {}
    }
}

/// A bauble of a kind the beach supply still has.
pub fn pick_options(state: &State, out: &mut Vec<Action>) {
    out.extend(Bauble::ALL.into_iter().filter(|&kind| state.shore.of(kind) > 0).map(Action::Pick));
}

/// A bauble of every kind.
pub fn pick_shape(out: &mut Vec<Action>) {
    out.extend(Bauble::ALL.map(Action::Pick));
}

/// The beach supply has none of this kind (WR-6.5).
pub fn pick_refusal(state: &State, kind: Bauble) -> Option<Refusal> {
    let why = || state.why("WR-6.5", "wr-why-none-left").with("bauble", kind.word());
    (state.shore.of(kind) == 0).then(why)
}

pub fn pick(state: &mut State, bauble: Bauble, log: &mut impl Log<Event>) {
    state.agenda.pop();
    state.gain(state.on_turn(), bauble.into(), Gain::Style, log);
}

/// Any piece of the market that has a place; it may be declined (WR-6.6).
pub fn free_options(state: &State, out: &mut Vec<Action>) {
    for piece in state.market() {
        buy::places(state, piece, |placement| out.push(Action::Free(placement)));
    }
    out.push(Action::Done);
}

/// Every piece of the market on every aquarium there could be, or none.
pub fn free_shape(state: &State, out: &mut Vec<Action>) {
    buy::for_shape(state, |placement| out.push(Action::Free(placement)));
    out.push(Action::Done);
}

pub fn free(state: &mut State, placement: Placement, log: &mut impl Log<Event>) {
    state.agenda.pop();
    buy::put(state, placement, crate::Baubles::default(), log);
}

/// Treasures to their discards, starfish to the beach, the card to the player (WR-6.7).
pub fn clear(state: &mut State, id: DisplayId, card: ExhibitId, used: Crests, log: &mut impl Log<Event>) {
    state.agenda.pop();
    let seat = state.on_turn();
    let display = *state.mat(seat).display(id);
    display.treasures().iter().for_each(|&treasure| state.put_on_discard(treasure));
    state.shore.starfish += display.starfish();
    let mat = state.mat_mut(seat);
    mat.display_mut(id).clear();
    mat.exhibits.put(card.index());
    if used.conch {
        mat.decorated.put(card.index());
    }
    let place = state.row.iter().position(|shown| *shown == Some(card)).expect("a claimed card lies face up");
    state.row[place] = None;
    state.progress.claim_this_round = true;
    log.note(Event::CardCollected { seat, display: id, card });
}
