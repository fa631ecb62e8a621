//! What the agenda still promises the player on turn.

use super::Weights;
use super::hands::{Hand, Hands};
use bots::PerSeat;
use coralia::{Pile, Species, State, Task};

/// Adds the cards, chests and dice that are on their way.
pub fn add_worth(state: &State, hands: &Hands, weights: &Weights, scores: &mut PerSeat) {
    let seat = state.progress().seat;
    let hand = hands.of_seat(seat);
    let sets = state.catalogue().fish_sets;
    let sum: f32 = state.agenda().iter().map(|&task| promised(state, task, hand, sets, weights)).sum();
    scores[seat.index()] += sum;
}

fn promised(state: &State, task: Task, hand: &Hand, sets: [u8; 6], weights: &Weights) -> f32 {
    match task {
        Task::Draw(pile) => card(pile, hand, sets, weights),
        Task::Look(pile, _) | Task::Keep(pile) => card(pile, hand, sets, weights) + choice(pile, weights),
        Task::Chest(reef) if !state.board().reef(reef).chest => 0.0,
        Task::Chest(_) | Task::SideChest => weights.chest,
        Task::Chests(_) => 2.0 * weights.chest,
        Task::Copy => weights.copy,
        Task::WhiteDie | Task::PlaceWhite(_) => weights.white_die,
        Task::LeftOver(cards, used) => weights.island_card * f32::from(cards.min(4 - used.len())),
        _ => 0.0,
    }
}

/// A card taken unseen.
fn card(pile: Pile, hand: &Hand, sets: [u8; 6], weights: &Weights) -> f32 {
    match pile {
        Pile::Pearl => weights.pearl,
        Pile::Fish => weights.fish * average_fish(hand, sets),
        Pile::Starfish => weights.starfish,
        Pile::Island => weights.island_card,
    }
}

/// What looking and choosing adds.
const fn choice(pile: Pile, weights: &Weights) -> f32 {
    match pile {
        Pile::Pearl => 0.0,
        Pile::Fish => weights.better_fish,
        Pile::Starfish => weights.best_starfish,
        Pile::Island => weights.better_island_card,
    }
}

fn average_fish(hand: &Hand, sets: [u8; 6]) -> f32 {
    let in_the_pile = [Species::FireFish, Species::Blowfish, Species::AngelFish];
    in_the_pile.into_iter().map(|species| hand.next_fish(species, sets)).sum::<f32>() / 3.0
}
