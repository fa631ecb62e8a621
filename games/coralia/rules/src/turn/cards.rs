//! Taking cards, looking at cards and keeping one of them (CO-4.1 to CO-4.3, CO-5.1, CO-5.2, CO-6.3, CO-6.6).

use super::{starfish, why};
use crate::components::{Card, Pile};
use crate::event::Event;
use crate::state::State;
use crate::{Action, Task};
use tabletop::{Log, Refusal};

/// The top card of a pile nobody has seen.
pub fn receive(state: &mut State, pile: Pile, card: Card, log: &mut impl Log<Event>) {
    state.piles.take_unseen(&state.catalogue, pile, card);
    arrive(state, pile, card, log);
}

/// The top card of a pile of which only put-back cards are left, if any (CO-6.6).
pub fn again(state: &mut State, pile: Pile, log: &mut impl Log<Event>) {
    if let Some(card) = state.piles.take_again(pile) {
        return arrive(state, pile, card, log);
    }
    if state.piles.open_draw().is_some() {
        state.agenda.set_top(Task::Keep(pile));
    } else {
        state.agenda.pop();
        log.note(Event::PileEmpty { seat: state.on_turn(), pile });
    }
}

fn arrive(state: &mut State, pile: Pile, card: Card, log: &mut impl Log<Event>) {
    let seat = state.on_turn();
    if let Some(&Task::Look(_, left)) = state.agenda.last() {
        state.piles.note_looked_at(seat, pile, card);
        state.agenda.set_top(if left > 1 { Task::Look(pile, left - 1) } else { Task::Keep(pile) });
        log.note(Event::CardLookedAt { seat, pile, card: Some(card) });
    } else {
        state.piles.note_taken(seat, pile, card);
        state.agenda.pop();
        log.note(Event::CardTaken { seat, pile, card: Some(card) });
        starfish::join(state, card, log);
    }
}

/// Any of the cards looked at, equal ones once.
pub fn keep_options(state: &State, out: &mut Vec<Action>) {
    let draw = state.piles.open_draw().expect("a card is kept of those looked at");
    let first = |(place, card): &(usize, &Card)| !draw.cards()[..*place].contains(card);
    out.extend(draw.cards().iter().enumerate().filter(first).map(|(_, card)| Action::Keep(*card)));
}

/// Every card of the game.
pub fn keep_shape(state: &State, out: &mut Vec<Action>) {
    out.extend(state.catalogue.faces().map(Action::Keep));
}

/// Only a card that is looked at can be kept (CO-4.2, CO-4.3, CO-5.2).
pub fn keep_refusal(state: &State, pile: Pile, card: Card) -> Option<Refusal> {
    let looked_at = state.piles.open_draw().is_some_and(|draw| draw.cards().contains(&card));
    (!looked_at).then(|| Refusal::new(why::looking(pile), "co-why-not-looked-at"))
}

/// The others go under the pile in the order they were drawn (CO-4.3).
pub fn keep(state: &mut State, pile: Pile, card: Card, log: &mut impl Log<Event>) {
    let seat = state.on_turn();
    let put_back = state.piles.open_draw().map_or(0, |draw| draw.cards().len() as u8 - 1);
    state.piles.note_kept(card);
    state.agenda.pop();
    log.note(Event::CardKept { seat, pile, card: Some(card), put_back });
    starfish::join(state, card, log);
}

/// A single card needs no choice (CO-6.6).
pub fn keep_only(state: &mut State, pile: Pile, log: &mut impl Log<Event>) {
    let draw = state.piles.open_draw().expect("a card is kept of those looked at");
    let card = draw.cards()[0];
    keep(state, pile, card, log);
}
