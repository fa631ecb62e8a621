//! What a position of Coralia is worth: the track, the cards in hand, and what dice to come will bring.

mod features;
mod hands;
mod pearls;
mod reefs;
mod station;
mod weights;

pub use weights::Weights;

use bots::{Evaluator, Forecast, PerSeat};
use coralia::{State, Task};
use hands::Hands;
use tabletop::Seat;

/// Judges positions of Coralia by its weights.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Appraiser {
    /// How much each consideration counts.
    pub weights: Weights,
}

/// How much of the game is to come.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Time {
    /// Turns of all seats that have not placed a die yet.
    turns: f32,
    /// The same as a share of the whole game.
    share: f32,
    /// One over the number of rounds.
    per_round: f32,
    players: usize,
}

impl Appraiser {
    /// An appraiser with these weights.
    pub const fn new(weights: Weights) -> Self {
        Self { weights }
    }
}

impl Evaluator<State> for Appraiser {
    fn forecast(&self, state: &State) -> Forecast {
        let weights = &self.weights;
        let time = Time::of(state);
        let mut scores = Hands::of(state, time, weights).worth(state, time, weights);
        reefs::add_worth(state, time, weights, &mut scores);
        for seat in Seat::all(time.players) {
            let held = state.holdings(seat);
            let turns = time.turns_of(state, seat);
            scores[seat.index()] +=
                f32::from(held.score()) + weights.turn * turns + locks(held.turtles.len(), weights) * turns;
        }
        Forecast {
            scores,
            growth: 0.0,
            spread: weights.last_spread.hypot(weights.spread * (time.turns / time.players as f32).sqrt()),
        }
    }

    fn outlook(&self, state: &State) -> Option<Forecast> {
        Some(station::outlook(self, state).unwrap_or_else(|| self.forecast(state)))
    }

    fn turn(&self, state: &State) -> u32 {
        let progress = state.progress();
        u32::from(progress.turns) * 8 + progress.seat.index() as u32
    }
}

impl Time {
    fn of(state: &State) -> Self {
        let progress = state.progress();
        let all = progress.all_turns();
        let placed = u8::from(!progress.is_final_scoring() && has_placed(state));
        let turns = f32::from(all - progress.turns - placed);
        let players: usize = progress.players.into();
        Self { turns, share: turns / f32::from(all), per_round: players as f32 / f32::from(all), players }
    }

    /// Dice a seat has still to place.
    fn turns_of(self, state: &State, seat: Seat) -> f32 {
        let progress = state.progress();
        if progress.is_final_scoring() {
            return 0.0;
        }
        let players = self.players;
        let first = progress.seat.steps_to(seat, players)
            + if has_placed(state) && seat == progress.seat { players } else { 0 };
        let left = usize::from(progress.all_turns() - progress.turns);
        if left > first { ((left - first - 1) / players + 1) as f32 } else { 0.0 }
    }
}

/// Whether the player on turn has placed the turn's die.
fn has_placed(state: &State) -> bool {
    state.agenda().first() == Some(&Task::End)
}

/// Locks keep good dice; the second and third help less.
fn locks(turtles: u8, weights: &Weights) -> f32 {
    match turtles {
        0 => 0.0,
        some => weights.lock + weights.more_locks * f32::from(some.min(3) - 1),
    }
}

fn zeroes() -> PerSeat {
    PerSeat::default()
}
