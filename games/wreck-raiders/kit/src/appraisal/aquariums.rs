//! Aquariums: what stands, what could be bought next, and tops that fit.

use super::Weights;
use super::tempo::{Time, lasting};
use tabletop::{MAX_SEATS, Seat};
use wreck_raiders::{Baubles, Formula, Layer, PieceData, State};

const MOST_OPEN: usize = 4;
/// What a top costs, about, in coins' worth of baubles.
const TOP_PRICE: f32 = 2.0;
/// Baubles that are spent in a purchase, about.
const SPENT: f32 = 3.0;
/// Baubles in a basket before the next ones are to spare.
const NOT_TO_SPARE: f32 = 5.0;
/// What even a bauble is worth that no turn is left for, so that of equal choices the one with more is taken.
const IDLE_BAUBLE: f32 = 0.01;

/// An aquarium without a top.
#[derive(Clone, Copy, Default)]
struct Open {
    symbols: Baubles,
    pieces: u8,
}

/// Everyone's aquariums.
pub struct Tanks {
    coins: [f32; MAX_SEATS],
    open: [[Open; MOST_OPEN]; MAX_SEATS],
    opened: [usize; MAX_SEATS],
}

impl Tanks {
    pub fn of(state: &State) -> Self {
        let mut tanks = Self { coins: [0.0; 5], open: [[Open::default(); MOST_OPEN]; 5], opened: [0; 5] };
        for (bottom, aquarium) in state.aquariums() {
            let owner = aquarium.owner.index();
            let mut tank = Open::default();
            for piece in aquarium.pieces(bottom) {
                let data = state.catalogue().piece(piece);
                tank.pieces += 1;
                tank.symbols = tank.symbols.plus(data.symbols);
                tanks.coins[owner] += tank.gain(data, piece.layer);
            }
            if aquarium.top.is_none() && tanks.opened[owner] < MOST_OPEN {
                tanks.open[owner][tanks.opened[owner]] = tank;
                tanks.opened[owner] += 1;
            }
        }
        tanks
    }

    /// Coins of a seat's aquariums, and what its baubles can still add to them.
    pub fn worth(&self, state: &State, seat: Seat, time: Time, weights: &Weights) -> f32 {
        let basket = state.mat(seat).basket;
        let index = seat.index();
        let building = time.purchases.min(1.0);
        let (purchase, top) = self.best_of_market(state, index, basket, weights);
        let opened =
            if self.opened[index] > 0 { weights.open_aquarium * lasting(time.purchases) } else { 0.0 };
        self.coins[index]
            + baubles(basket, time, weights)
            + building * (weights.purchase * purchase + weights.top * top)
            + opened
    }

    /// What the best purchase gains beyond its price, and what the best top would pay, at most one of each.
    fn best_of_market(&self, state: &State, seat: usize, basket: Baubles, weights: &Weights) -> (f32, f32) {
        let (mut purchase, mut top): (f32, f32) = (0.0, 0.0);
        let open = &self.open[seat][..self.opened[seat]];
        for piece in state.market() {
            let data = state.catalogue().piece(piece);
            let gain = match piece.layer {
                Layer::Middle if open.is_empty() => continue,
                Layer::Bottom | Layer::Middle => f32::from(data.coins),
                Layer::Top => {
                    open.iter().map(|tank| tank.with_top().gain(data, Layer::Top)).fold(0.0, f32::max)
                }
            };
            if piece.layer == Layer::Top {
                top = top.max(gain - TOP_PRICE);
            }
            if basket.covers(&data.cost) {
                purchase = purchase.max(gain - weights.bauble * f32::from(data.cost.total()));
            }
        }
        (purchase, top)
    }
}

impl Open {
    const fn with_top(mut self) -> Self {
        self.pieces += 1;
        self
    }

    fn gain(self, data: &PieceData, layer: Layer) -> f32 {
        let times = match data.formula {
            Some(Formula::Piece) => self.pieces,
            Some(Formula::Set(set)) => self.symbols.sets_of(&set),
            None if layer == Layer::Top => 0,
            None => 1,
        };
        f32::from(times) * f32::from(data.coins)
    }
}

/// Baubles buy pieces, a few at a time, while there are turns to buy in.
fn baubles(basket: Baubles, time: Time, weights: &Weights) -> f32 {
    let usable = f32::from(basket.total()).min(SPENT * time.purchases);
    let first = usable.min(NOT_TO_SPARE);
    weights.bauble * first + weights.spare_bauble * (usable - first) + IDLE_BAUBLE * f32::from(basket.total())
}
