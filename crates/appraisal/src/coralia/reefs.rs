//! The board: reefs that grow under divers, octopuses and their income.

use super::{Time, Weights};
use bots::PerSeat;
use coralia::{Colour, Reef, Space, State};
use tabletop::Seat;

/// Adds what divers and octopuses are worth.
pub fn add_worth(state: &State, time: Time, weights: &Weights, scores: &mut PerSeat) {
    let filling = (weights.growth * time.share * 1.5).min(0.95);
    let to_come = octopuses_to_come(state, time, weights);
    for seat in Seat::all(time.players) {
        let score = &mut scores[seat.index()];
        *score += match state.holdings(seat).diver {
            Some(reef) => diver(state, reef, filling, time, weights),
            None => weights.diver_to_come * (1.6 * time.share).min(1.0),
        };
        let placed = state.board().octopuses(seat);
        *score += weights.octopus_to_come * (2 - placed) as f32 * (1.8 * time.share).min(1.0);
    }
    for colour in Colour::ALL {
        if let Some(owner) = state.board().reef(colour).octopus {
            scores[owner.index()] += to_come + island_income(state, colour, time, weights);
        }
    }
}

/// The points of a diver's reef, those of its free spaces as far as they are likely to fill.
fn diver(state: &State, colour: Colour, filling: f32, time: Time, weights: &Weights) -> f32 {
    let reef = state.board().reef(colour);
    let points = &state.catalogue().reef_points;
    let dice_left = f32::from(dice_left(state, colour));
    let filling = filling * (0.5 + 0.1 * dice_left).min(1.1);
    let space =
        |space: Space| f32::from(points[space.index()]) * if reef.dice.has(space) { 1.0 } else { filling };
    let treasure = if reef.chest && !reef.dice.has(Space::Treasure) {
        weights.chest_to_come * (1.5 * time.share).min(1.0)
    } else {
        0.0
    };
    Space::ALL.into_iter().map(space).sum::<f32>() + treasure
}

/// Octopuses still to be placed bring every other octopus a point (CO-4.5).
fn octopuses_to_come(state: &State, time: Time, weights: &Weights) -> f32 {
    let placed: usize = Seat::all(time.players).map(|seat| state.board().octopuses(seat)).sum();
    let spaces = state.board().reefs.iter().filter(|reef| !reef.dice.has(Space::Octopus)).count();
    let left = (2 * time.players - placed).min(spaces) as f32;
    weights.octopus_income * left * (1.5 * time.share).min(1.0)
}

/// The fuller a reef, the more dice of its colour go to the island (CO-5.2).
fn island_income(state: &State, colour: Colour, time: Time, weights: &Weights) -> f32 {
    let taken = f32::from(taken(*state.board().reef(colour)));
    let coming = f32::from(dice_left(state, colour)) * time.turns / f32::from(all_dice_left(state).max(1));
    2.0 * weights.island_income * coming * (0.15 + taken / 6.0)
}

fn taken(reef: Reef) -> u8 {
    reef.dice.len() - u8::from(reef.dice.has(Space::Treasure))
}

fn dice_left(state: &State, colour: Colour) -> u8 {
    state.supply()[colour.index()] + state.station().iter().filter(|die| die.colour == colour).count() as u8
}

fn all_dice_left(state: &State) -> u8 {
    state.supply().iter().sum::<u8>() + state.station().len() as u8
}
