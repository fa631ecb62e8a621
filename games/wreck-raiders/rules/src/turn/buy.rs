//! Buying and placing aquarium pieces (chapter 7).

use super::claim;
use crate::action::{Action, Placement};
use crate::components::{Bauble, Baubles, Layer, Piece};
use crate::event::Event;
use crate::mat::Aquarium;
use crate::state::State;
use crate::task::Task;
use tabletop::{Log, Refusal};

/// At most one purchase, then the end of the turn (WR-7.1).
pub fn options(state: &State, out: &mut Vec<Action>) {
    state.for_purchases(|placement| out.push(Action::Buy(placement)));
    out.push(Action::End);
}

/// Every piece of the market on every aquarium there could be, or the end of the turn; and every claim, since that step
/// passes by unasked where nothing can be claimed.
pub fn shape(state: &State, out: &mut Vec<Action>) {
    for_shape(state, |placement| out.push(Action::Buy(placement)));
    out.push(Action::End);
    claim::for_shape(state, out);
}

/// A bottom by itself, any other piece on each bottom of the game, wherever that is.
pub fn for_shape(state: &State, mut found: impl FnMut(Placement)) {
    let bottoms = state.rules.pieces(Layer::Bottom) as u8;
    for piece in state.market() {
        if piece.layer == Layer::Bottom {
            found(Placement { piece, on: None });
        } else {
            let on = (0..bottoms).map(|index| Piece { layer: Layer::Bottom, index });
            on.for_each(|on| found(Placement { piece, on: Some(on) }));
        }
    }
}

/// Why a piece cannot be bought so (WR-7.1, WR-7.2).
pub fn refusal(state: &State, placement: Placement) -> Option<Refusal> {
    let basket = state.mat(state.on_turn()).basket;
    let cost = state.catalogue.piece(placement.piece).cost;
    let lacking = |kind: Bauble| cost.of(kind).saturating_sub(basket.of(kind));
    let [conch, scallop, starfish] = Bauble::ALL.map(lacking);
    let missing = Baubles::new(conch, scallop, starfish);
    let for_sale = state.market().any(|piece| piece == placement.piece);
    if for_sale && missing.total() > 0 {
        return Some(state.cannot_pay(missing));
    }
    place_refusal(state, placement)
}

/// Why a piece has no place there (WR-7.2).
pub fn place_refusal(state: &State, Placement { piece, on }: Placement) -> Option<Refusal> {
    let own = state.on_turn();
    let is_own = |(bottom, aquarium): (usize, &Aquarium)| {
        aquarium.owner == own && on.is_some_and(|on| on.index as usize == bottom)
    };
    let (clause, id) = if !state.market().any(|shown| shown == piece) {
        ("WR-7.1", "wr-why-not-for-sale")
    } else if on.is_none() || open_aquariums(state).any(|open| Some(open) == on) {
        return None;
    } else if open_aquariums(state).next().is_none() {
        ("WR-7.2", "wr-why-no-aquarium")
    } else if state.aquariums().any(is_own) {
        ("WR-7.2", "wr-why-aquarium-closed")
    } else {
        ("WR-7.2", "wr-why-not-your-aquarium")
    };
    Some(state.why(clause, id))
}

impl State {
    /// Every piece of the market the player on turn can pay and place.
    pub fn for_purchases(&self, mut found: impl FnMut(Placement)) {
        let basket = self.mat(self.on_turn()).basket;
        // Every piece costs something, and most baskets are poor: skip the market when nothing can be paid.
        if basket.total() == 0 {
            return;
        }
        for piece in self.market().filter(|&piece| basket.covers(&self.catalogue.piece(piece).cost)) {
            places(self, piece, &mut found);
        }
    }
}

/// Every place of the player's where a piece fits (WR-7.2).
pub fn places(state: &State, piece: Piece, mut found: impl FnMut(Placement)) {
    if piece.layer == Layer::Bottom {
        found(Placement { piece, on: None });
    } else {
        open_aquariums(state).for_each(|on| found(Placement { piece, on: Some(on) }));
    }
}

/// The bottoms of the player's aquariums that have no top yet.
fn open_aquariums(state: &State) -> impl Iterator<Item = Piece> {
    let own = state.on_turn();
    let open = state.aquariums().filter(move |(_, aquarium)| aquarium.owner == own && aquarium.top.is_none());
    open.map(|(bottom, _)| Piece { layer: Layer::Bottom, index: bottom as u8 })
}

/// Whether any piece of the market has a place (WR-6.6).
pub fn any_free(state: &State) -> bool {
    let has_open = open_aquariums(state).next().is_some();
    state.market().any(|piece| piece.layer == Layer::Bottom || has_open)
}

/// The turn's one purchase; what is left is to end the turn.
pub fn resolve(state: &mut State, placement: Placement, log: &mut impl Log<Event>) {
    state.agenda.pop();
    purchase(state, placement, log);
}

pub fn purchase(state: &mut State, placement: Placement, log: &mut impl Log<Event>) {
    let cost = state.catalogue.piece(placement.piece).cost;
    state.pay(state.on_turn(), cost);
    put(state, placement, cost, log);
}

/// Takes a piece from the market, places it, and has the market refilled (WR-7.2, WR-7.3).
pub fn put(state: &mut State, placement: Placement, paid: Baubles, log: &mut impl Log<Event>) {
    let (seat, piece) = (state.on_turn(), placement.piece);
    let line = &mut state.market[piece.layer.index()];
    let place =
        line.iter().position(|shown| *shown == Some(piece)).expect("a placed piece comes from the market");
    line[place] = None;
    match placement.on {
        None => state.aquariums[piece.index as usize] = Some(Aquarium::new(seat)),
        Some(bottom) => stack_up(state, bottom, piece),
    }
    log.note(Event::PiecePlaced { seat, placement, paid });
    state.agenda.push(Task::RefillMarket);
}

fn stack_up(state: &mut State, bottom: Piece, piece: Piece) {
    let aquarium =
        state.aquariums[bottom.index as usize].as_mut().expect("a piece goes on an aquarium that exists");
    match piece.layer {
        Layer::Middle => aquarium.middles.push(piece.index),
        Layer::Top => aquarium.top = Some(piece.index),
        Layer::Bottom => unreachable!("a bottom goes on nothing"),
    }
}
