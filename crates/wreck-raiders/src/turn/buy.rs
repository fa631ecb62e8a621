//! Buying and placing aquarium pieces (chapter 7).

use crate::action::{Action, Placement};
use crate::components::{Baubles, Layer, Piece};
use crate::event::Event;
use crate::mat::Aquarium;
use crate::state::State;
use crate::task::Task;
use tabletop::Log;

/// At most one purchase, then the end of the turn (WR-7.1).
pub fn options(state: &State, out: &mut Vec<Action>) {
    purchases(state, out);
    out.push(Action::End);
}

/// Every piece of the market the player can pay and place.
pub fn purchases(state: &State, out: &mut Vec<Action>) {
    let basket = state.mat(state.on_turn()).basket;
    // Every piece costs something, and most baskets are poor: skip the market when nothing can be paid.
    if basket.total() > 0 {
        out.extend(placements(state, |cost| basket.covers(cost)).map(Action::Buy));
    }
}

/// The market's pieces whose cost is `affordable`, with every place of the player's where they fit (WR-7.2).
pub fn placements(state: &State, affordable: impl Fn(&Baubles) -> bool) -> impl Iterator<Item = Placement> {
    let pieces = state.market.iter().flatten().flatten().copied();
    let affordable = pieces.filter(move |&piece| affordable(&state.catalogue.piece(piece).cost));
    affordable.flat_map(move |piece| {
        let starts = (piece.layer == Layer::Bottom).then_some(Placement { piece, on: None });
        let on_own = (piece.layer != Layer::Bottom).then(|| open_aquariums(state));
        let on_own = on_own.into_iter().flatten().map(move |on| Placement { piece, on: Some(on) });
        starts.into_iter().chain(on_own)
    })
}

/// The bottoms of the player's aquariums that have no top yet.
fn open_aquariums(state: &State) -> impl Iterator<Item = Piece> {
    let own = state.on_turn();
    let numbered = state.aquariums.iter().enumerate();
    let open = numbered.filter(move |(_, aquarium)| {
        aquarium.as_ref().is_some_and(|aquarium| aquarium.owner == own && aquarium.top.is_none())
    });
    open.map(|(index, _)| Piece { layer: Layer::Bottom, index: index as u8 })
}

/// Whether any piece of the market has a place (WR-6.6).
pub fn any_free(state: &State) -> bool {
    placements(state, |_| true).next().is_some()
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
