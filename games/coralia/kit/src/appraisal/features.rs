//! What starfish cards will score in the first step of the final scoring (CO-8.1).

use super::hands::{self, Hand, SEATS};
use super::{Time, Weights};
use coralia::{Card, Face, Pair, Starfish, State};
use tabletop::Seat;

/// What the cards for turtles and for chests pay for each (CO-7.6, CO-7.7).
const POINTS_A_TURTLE: f32 = 3.0;
const POINTS_A_CHEST: f32 = 2.0;

/// Adds all in hand before a seat's step, and those left during it.
pub fn add(state: &State, time: Time, weights: &Weights, hands: &mut [Hand; SEATS]) {
    let progress = state.progress();
    if progress.is_final_scoring() {
        let on_turn = progress.seat;
        for (card, count) in state.to_score() {
            hands[on_turn.index()].features +=
                f32::from(count) * feature(state, on_turn, card, time, weights);
        }
    }
    for draw in state.draws() {
        if let Some(card) = draw.kept_card()
            && card.is_scored_in_step_one()
            && !progress.has_shown_starfish(draw.by)
        {
            hands[draw.by.index()].features += feature(state, draw.by, card, time, weights);
        }
    }
}

/// What a starfish card will score in step one.
fn feature(state: &State, seat: Seat, card: Card, time: Time, weights: &Weights) -> f32 {
    let held = state.holdings(seat);
    let turns = time.turns_of(state, seat);
    let Face::Starfish(feature) = card.face() else { return 0.0 };
    match feature {
        Starfish::PerIslandDie => f32::from(state.board().island_dice()) + weights.island_rate * time.turns,
        Starfish::PerTurtle => {
            POINTS_A_TURTLE * (f32::from(held.turtles.len()) + weights.turtle_rate * turns)
        }
        Starfish::PerChest => POINTS_A_CHEST * (f32::from(held.chests.len()) + weights.chest_rate * turns),
        Starfish::SideChest => hands::chest(state, weights) * f32::from(state.board().side_chests.min(1)),
        Starfish::Jellyfish => weights.jellyfish,
        Starfish::Chests(pair) => hands::chest(state, weights) * chests_left(state, pair, time, weights),
        Starfish::LeftOverDice(pair) => weights.starfish * left_over(state, pair),
        _ => 0.0,
    }
}

fn chests_left(state: &State, pair: Pair, time: Time, weights: &Weights) -> f32 {
    let there = pair.colours().into_iter().filter(|&reef| state.board().reef(reef).chest).count();
    there as f32 * (1.0 - weights.chests_gone * time.share)
}

/// Dice of two colours among those that will be left (CO-2.5).
fn left_over(state: &State, pair: Pair) -> f32 {
    let supply = state.supply();
    let on_station = |colour| state.station().iter().filter(|die| die.colour == colour).count() as u8;
    let own: u8 = pair.colours().map(|colour| supply[colour.index()] + on_station(colour)).iter().sum();
    let all = supply.iter().sum::<u8>() + state.station().len() as u8;
    let at_the_end = if state.progress().players == 3 { 3.0 } else { 4.0 };
    (at_the_end * f32::from(own) / f32::from(all.max(1))).min(4.0)
}
