//! Turning up cards and aquarium pieces (WR-1.7, WR-1.8, WR-6.9, WR-7.3).

use crate::chance::Chance;
use crate::components::{ExhibitId, Layer, Piece};
use crate::event::Event;
use crate::state::State;
use tabletop::{Dealer, Log, Weighted};

pub fn exhibit(index: usize) -> Chance {
    Chance::Exhibit(ExhibitId::new(index))
}

/// The first empty place of the row.
pub fn next_place(state: &State) -> Option<usize> {
    state.row.iter().take(state.rules.row as usize).position(Option::is_none)
}

/// The first empty place of the market whose stack has pieces left.
pub fn next_market_place(state: &State) -> Option<(Layer, usize)> {
    Layer::ALL.into_iter().filter(|layer| !state.stacks[layer.index()].is_empty()).find_map(|layer| {
        let place = state.market[layer.index()].iter().position(Option::is_none);
        place.map(|place| (layer, place))
    })
}

pub fn piece_outcomes(state: &State, out: &mut Vec<Weighted<Chance>>) {
    if let Some((layer, _)) = next_market_place(state) {
        state.stacks[layer.index()].draws(out, |index| piece(layer, index));
    }
}

pub fn sample_piece(state: &State, dealer: &mut impl Dealer) -> Chance {
    let (layer, _) = next_market_place(state).expect("chance is asked only for an empty place");
    let stack = state.stacks[layer.index()];
    piece(layer, stack.nth(dealer.below(stack.len() as u32)))
}

fn piece(layer: Layer, index: usize) -> Chance {
    Chance::Piece(Piece { layer, index: index as u8 })
}

pub fn receive_exhibit(state: &mut State, card: ExhibitId, log: &mut impl Log<Event>) {
    let place = next_place(state).expect("a card is turned up for an empty place");
    state.deck.take(card.index());
    state.row[place] = Some(card);
    log.note(Event::ExhibitRevealed { place, card });
}

pub fn receive_piece(state: &mut State, piece: Piece, log: &mut impl Log<Event>) {
    let (layer, place) = next_market_place(state).expect("a piece is turned up for an empty place");
    debug_assert_eq!(layer, piece.layer, "the piece is of the stack that was asked");
    state.stacks[layer.index()].take(piece.index as usize);
    state.market[layer.index()][place] = Some(piece);
    log.note(Event::PieceRevealed { place, piece });
}
