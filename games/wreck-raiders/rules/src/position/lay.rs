//! Laying a position out as a state.

use super::agenda::default_agenda;
use super::{MatPosition, Position};
use crate::board::{Diver, Divers};
use crate::components::{Catalogue, Layer, ON_SALE, Piece};
use crate::mat::{Aquarium, Display, Mat};
use crate::setup::Setup;
use crate::state::{Progress, State};
use crate::task::Task;
use std::sync::Arc;
use tabletop::{Flaws, Seat, SetupError};

impl State {
    /// The state of a position, if it can be: every reason against it otherwise.
    pub fn from_position(position: &Position, catalogue: Arc<Catalogue>) -> Result<Self, Flaws> {
        super::check::check(position, &catalogue)?;
        let mut state =
            Self::lay(position, catalogue).expect("a checked position has a sound number of players");
        state.settle(&mut ());
        Ok(state)
    }

    /// Lays out a position that is known to be sound.
    pub(crate) fn lay(position: &Position, catalogue: Arc<Catalogue>) -> Result<Self, SetupError> {
        let Position { edition, players, .. } = *position;
        let mut state = Self::set_up(&Setup { edition, players, catalogue })?;
        state.progress = Progress {
            seat: position.turn,
            start: position.start,
            quiet_rounds: position.quiet_rounds,
            claim_this_round: position.claim_this_round,
            last_turns: position.last_turns,
        };
        state.dice[..position.dice.len()].copy_from_slice(&position.dice);
        let usual = || default_agenda(state.rules.solo(), &position.dice);
        let agenda = position.agenda.clone().unwrap_or_else(usual);
        state.agenda = agenda.into_iter().rev().collect();
        lay_cards(&mut state, position);
        for treasure in &position.discards {
            state.supply[treasure.wreck().index()].take(treasure.face());
            state.put_on_discard(*treasure);
        }
        for (seat, mat) in Seat::all(players).zip(&position.mats) {
            lay_mat(&mut state, seat, mat);
        }
        lay_solo(&mut state, position);
        hand_out(&mut state);
        Ok(state)
    }
}

fn lay_cards(state: &mut State, position: &Position) {
    for (place, card) in position.row.iter().enumerate() {
        state.row[place] = card.0;
        if let Some(card) = card.0 {
            state.deck.take(card.index());
        }
    }
    let mut laid = [0; 3];
    for (index, piece) in position.market.iter().enumerate() {
        // A market of nine is written by place; a shorter one names its pieces in any order.
        let layer = piece.0.map_or(Layer::ALL[index / ON_SALE % Layer::ALL.len()], |piece| piece.layer);
        let place = &mut laid[layer.index()];
        state.market[layer.index()][*place] = piece.0;
        *place += 1;
        if let Some(piece) = piece.0 {
            state.stacks[layer.index()].take(piece.index as usize);
        }
    }
}

fn lay_mat(state: &mut State, seat: Seat, laid: &MatPosition) {
    lay_divers(&mut state.divers, Diver::Of(seat), laid);
    let mut mat = Mat { basket: laid.basket, ..Mat::default() };
    for (display, tiles) in mat.displays.iter_mut().zip(&laid.displays) {
        *display = lay_display(tiles);
    }
    for (column, treasures) in mat.vault.iter_mut().zip(&laid.vault) {
        *column = treasures.iter().copied().collect();
    }
    for claimed in &laid.exhibits {
        mat.exhibits.put(claimed.card.index());
        state.deck.take(claimed.card.index());
        if claimed.conch {
            mat.decorated.put(claimed.card.index());
        }
    }
    for aquarium in &laid.aquariums {
        lay_aquarium(state, seat, aquarium);
    }
    state.mats[seat.index()] = mat;
}

fn lay_divers(divers: &mut Divers, diver: Diver, laid: &MatPosition) {
    laid.divers.iter().for_each(|&spot| divers.put(diver, spot));
}

pub(super) fn lay_display(tiles: &[super::Tile]) -> Display {
    let mut display = Display::default();
    for (place, tile) in tiles.iter().enumerate() {
        display.put(tile.treasure);
        if tile.covered {
            display.cover(place);
        }
    }
    display
}

fn lay_aquarium(state: &mut State, owner: Seat, pieces: &[Piece]) {
    let mut aquarium = Aquarium::new(owner);
    for piece in pieces {
        state.stacks[piece.layer.index()].take(piece.index as usize);
        match piece.layer {
            Layer::Bottom => {}
            Layer::Middle => aquarium.middles.push(piece.index),
            Layer::Top => aquarium.top = Some(piece.index),
        }
    }
    state.aquariums[pieces[0].index as usize] = Some(aquarium);
}

fn lay_solo(state: &mut State, position: &Position) {
    let Some(solo) = &position.solo else { return };
    solo.rivals.iter().for_each(|&spot| state.divers.put(Diver::Rival, spot));
    state.solo.pile = solo.pile;
    state.solo.ran_out = solo.ran_out;
    solo.visited.iter().for_each(|wreck| state.solo.visited[wreck.index()] = true);
    let pushed = state.agenda.iter().filter(|task| **task == Task::Push(Diver::Rival)).count();
    let counted = solo.pile as usize + solo.rivals.len() + pushed;
    state.solo.gone = state.rules.rivals - counted as u8;
}

/// Takes from the supplies what the mats and the agenda hold.
fn hand_out(state: &mut State) {
    for index in 0..state.mats.len() {
        let mat = state.mats[index];
        for treasure in mat.treasures() {
            state.supply[treasure.wreck().index()].take(treasure.face());
        }
        let covers: u8 = mat.displays.iter().map(Display::starfish).sum();
        state.shore = state.shore.minus(mat.basket);
        state.shore.starfish -= covers;
        state.shore.conch -= mat.decorated.len() as u8;
    }
    let agenda = state.agenda;
    for task in agenda.iter() {
        match task {
            Task::Place(_, treasure, _) => state.supply[treasure.wreck().index()].take(treasure.face()),
            Task::Decorate(_, _, used) | Task::Clear(_, _, used) if used.conch => state.shore.conch -= 1,
            _ => {}
        }
    }
}
