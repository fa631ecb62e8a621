//! The board: reefs that grow under divers, octopuses and their income.

use super::{Time, Weights};
use bots::PerSeat;
use coralia::{Colour, Reef, Space, State};
use tabletop::Seat;

/// Keeps the share of a full reef without dice to come a number.
const LEAST_OPEN: f32 = 0.5;

/// Adds what divers and octopuses are worth.
pub fn add_worth(state: &State, time: Time, weights: &Weights, scores: &mut PerSeat) {
    let to_come = octopuses_to_come(state, time, weights);
    for seat in Seat::all(time.players) {
        let turns = time.turns_of(state, seat);
        let chances = turns / (turns + weights.patience);
        let score = &mut scores[seat.index()];
        *score += match state.holdings(seat).diver {
            Some(reef) => diver(state, reef, turns * time.per_round, weights),
            None => weights.diver_to_come * chances,
        };
        let placed = state.board().octopuses(seat);
        let octopuses = [weights.octopus_to_come + weights.second_octopus, weights.octopus_to_come, 0.0];
        *score += octopuses[placed.min(2)] * chances;
    }
    for colour in Colour::ALL {
        if let Some(owner) = state.board().reef(colour).octopus {
            scores[owner.index()] += to_come + island_income(state, colour, weights);
        }
    }
}

/// The points of a diver's reef, those of its free spaces as far as they are likely to fill; or of another reef, with
/// the chest of this one, if the diver moves on.
fn diver(state: &State, colour: Colour, chances: f32, weights: &Weights) -> f32 {
    let reef = state.board().reef(colour);
    let points = &state.catalogue().reef_points;
    let free = Space::ALL[..6].iter().filter(|space| !reef.dice.has(**space)).count();
    let coming = dice_to_come(state, colour);
    let filling = weights.growth * coming / (coming + free as f32).max(LEAST_OPEN);
    let space =
        |space: Space| f32::from(points[space.index()]) * if reef.dice.has(space) { 1.0 } else { filling };
    let stay = Space::ALL.into_iter().map(space).sum::<f32>();
    let chest = if reef.chest && !reef.dice.has(Space::Treasure) { weights.chest_to_come } else { 0.0 };
    let moves = weights.restless * chances;
    stay + moves * (weights.next_reef - stay) + chest * chances
}

/// Octopuses still to be placed bring every other octopus a point (CO-4.5).
fn octopuses_to_come(state: &State, time: Time, weights: &Weights) -> f32 {
    let placed: usize = Seat::all(time.players).map(|seat| state.board().octopuses(seat)).sum();
    let spaces = state.board().reefs.iter().filter(|reef| !reef.dice.has(Space::Octopus)).count();
    let left = (2 * time.players - placed).min(spaces) as f32;
    weights.octopus_income * left * time.share.sqrt()
}

/// The fuller a reef, the more dice of its colour go to the island (CO-5.2).
fn island_income(state: &State, colour: Colour, weights: &Weights) -> f32 {
    let taken = f32::from(taken(*state.board().reef(colour)));
    dice_to_come(state, colour) * (weights.island_income + weights.crowd_income * taken)
}

fn taken(reef: Reef) -> u8 {
    reef.dice.len() - u8::from(reef.dice.has(Space::Treasure))
}

/// Dice of a colour that are likely to be placed.
fn dice_to_come(state: &State, colour: Colour) -> f32 {
    let progress = state.progress();
    let turns = f32::from(progress.all_turns() - progress.turns);
    f32::from(dice_left(state, colour)) * turns / f32::from(all_dice_left(state).max(1))
}

fn dice_left(state: &State, colour: Colour) -> u8 {
    state.supply()[colour.index()] + state.station().iter().filter(|die| die.colour == colour).count() as u8
}

fn all_dice_left(state: &State) -> u8 {
    state.supply().iter().sum::<u8>() + state.station().len() as u8
}
