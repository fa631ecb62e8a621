//! Cards by kind: fish sets, pearls by rank, and what starfish cards will score.

use super::{Time, Weights, zeroes};
use bots::PerSeat;
use coralia::{Card, Face, Pair, Species, Starfish, State};
use tabletop::Seat;

const SEATS: usize = 4;

/// One player's cards, counted.
#[derive(Clone, Copy, Default)]
pub struct Hand {
    pub fish: [u8; Species::ALL.len()],
    pub pearls: [u8; 7],
    per_fish: u8,
    per_pearl: u8,
    /// Features still to be scored in step one, by what they are worth now.
    features: f32,
}

/// Everybody's cards.
pub struct Hands([Hand; SEATS]);

impl Hands {
    pub fn of(state: &State) -> Self {
        let mut hands = [Hand::default(); SEATS];
        for draw in state.draws() {
            if let Some(card) = draw.kept_card() {
                hands[draw.by.index()].add(card);
            }
        }
        let players = state.progress().players as usize;
        for (hand, seat) in hands.iter_mut().zip(Seat::all(players)) {
            hand.fish[Species::Stingray.index()] += state.holdings(seat).stingrays;
        }
        Self(hands)
    }

    pub const fn of_seat(&self, seat: Seat) -> &Hand {
        &self.0[seat.index()]
    }

    /// What the cards will score.
    pub fn worth(&self, state: &State, time: Time, weights: &Weights) -> PerSeat {
        let mut worth = zeroes();
        let mut hands = self.0;
        add_features(state, time, weights, &mut hands);
        let sums = self.0.map(|hand| hand.pearl_sum());
        for seat in 0..time.players {
            let hand = &hands[seat];
            worth[seat] = hand.features
                + fish(hand, state.catalogue().fish_sets)
                + f32::from(hand.per_fish) * (f32::from(hand.all_fish()) + 1.2 * time.share)
                + f32::from(hand.per_pearl) * (f32::from(hand.all_pearls()) + 1.5 * time.share)
                + pearls(hand, seat, &sums[..time.players], time, weights);
        }
        worth
    }
}

impl Hand {
    fn add(&mut self, card: Card) {
        match card.face() {
            Face::Pearl(value) => self.pearls[value as usize] += 1,
            Face::Fish(species) => self.fish[species.index()] += 1,
            Face::Starfish(Starfish::PearlSix) => self.pearls[6] += 1,
            Face::Starfish(Starfish::AnemoneFish) => self.fish[Species::AnemoneFish.index()] += 1,
            Face::Starfish(Starfish::PerFish) => self.per_fish += 2,
            Face::Starfish(Starfish::PerPearl) => self.per_pearl += 1,
            Face::Starfish(_) => {}
        }
    }

    fn all_fish(&self) -> u8 {
        self.fish.iter().sum()
    }

    fn all_pearls(&self) -> u8 {
        self.pearls.iter().sum()
    }

    fn pearl_sum(&self) -> f32 {
        (2..7).map(|value| value as f32 * f32::from(self.pearls[value])).sum()
    }

    /// The sums of the best one, two and four pearls.
    fn best_pearls(&self) -> [f32; 3] {
        let mut best = [0.0; 4];
        let mut found = 0;
        for value in (2..7).rev() {
            for _ in 0..self.pearls[value].min(4 - found as u8) {
                best[found] = value as f32;
                found += 1;
            }
        }
        [best[0], best[0] + best[1], best[0] + best[1] + best[2] + best[3]]
    }

    /// What one more fish of a species adds to the sets.
    pub fn next_fish(&self, species: Species, sets: [u8; 6]) -> f32 {
        let nth = self.fish[species.index()] + 1;
        let set = self.fish.iter().filter(|&&count| count >= nth).count();
        f32::from(sets[set + 1] - sets[set])
    }
}

/// Sets as large as possible (CO-8.4).
fn fish(hand: &Hand, sets: [u8; 6]) -> f32 {
    let most = hand.fish.iter().copied().max().unwrap_or(0);
    let set = |nth: u8| hand.fish.iter().filter(|&&count| count >= nth).count();
    (1..=most).map(|nth| f32::from(sets[set(nth)])).sum()
}

/// The best four, two or one by place; a lead is as sure as it is large and late.
fn pearls(hand: &Hand, seat: usize, sums: &[f32], time: Time, weights: &Weights) -> f32 {
    let [one, two, four] = hand.best_pearls();
    let doubt = 0.3 + weights.pearl_doubt * time.share;
    let others = sums.iter().enumerate().filter(|(other, _)| *other != seat);
    let ahead: f32 = others.map(|(_, sum)| behind((sum - sums[seat]) / doubt)).sum();
    if ahead < 1.0 { four + (two - four) * ahead } else { two + (one - two) * (ahead - 1.0).min(1.0) }
}

/// From zero, surely ahead, to one, surely behind.
fn behind(lead: f32) -> f32 {
    0.5 + 0.5 * lead / (1.0 + lead.abs())
}

/// Starfish cards that score in step one: all in hand before a seat's step, those left during it.
fn add_features(state: &State, time: Time, weights: &Weights, hands: &mut [Hand; SEATS]) {
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
pub fn feature(state: &State, seat: Seat, card: Card, time: Time, weights: &Weights) -> f32 {
    let held = state.holdings(seat);
    let Face::Starfish(feature) = card.face() else { return 0.0 };
    match feature {
        Starfish::PerIslandDie => f32::from(state.board().island_dice()) + 0.2 * time.turns,
        Starfish::PerTurtle => 3.0 * f32::from(held.turtles.len()) + 2.5 * time.share,
        Starfish::PerChest => 2.0 * f32::from(held.chests.len()) + 1.5 * time.share,
        Starfish::SideChest => weights.chest * f32::from(state.board().side_chests.min(1)),
        Starfish::Jellyfish => weights.jellyfish,
        Starfish::Chests(pair) => weights.chest * chests_left(state, pair, time),
        Starfish::LeftOverDice(pair) => weights.island_card * left_over(state, pair),
        _ => 0.0,
    }
}

fn chests_left(state: &State, pair: Pair, time: Time) -> f32 {
    let there = pair.colours().into_iter().filter(|&reef| state.board().reef(reef).chest).count();
    there as f32 * (1.0 - 0.4 * time.share)
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
