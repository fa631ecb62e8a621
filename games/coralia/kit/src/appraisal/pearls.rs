//! Pearls: the best four, two or one by place, and how sure a place is (CO-8.5).

use super::hands::Hand;
use super::{Time, Weights};

/// What a pearl taken unseen is worth on average.
const USUAL_PEARL: f32 = 3.55;

/// Pearls by which a place is in doubt even at the end: hands are hidden.
const LEAST_DOUBT: f32 = 0.7;

/// What the pearls of one player will score, with those to come.
pub fn worth(hands: &[Hand], seat: usize, time: Time, weights: &Weights) -> f32 {
    let hand = &hands[seat];
    let [one, two, four] = hand.best_pearls();
    let doubt = LEAST_DOUBT + weights.pearl_doubt * time.share.sqrt();
    let sum = hand.pearl_sum();
    let (mut first, mut last) = (1.0, 1.0);
    for other in hands.iter().enumerate().filter(|(other, _)| *other != seat).map(|(_, other)| other) {
        let ahead = 1.0 / (1.0 + ((other.pearl_sum() - sum) / doubt).exp());
        first *= ahead;
        last *= 1.0 - ahead;
    }
    if hands.len() == 2 {
        last = 0.0;
    }
    let by_place = first * four + last * one + (1.0 - first - last) * two;
    by_place
        + weights.pearl_card * (hand.all_pearls() + hand.more_pearls)
        + f32::from(hand.per_pearl) * (hand.all_pearls() + hand.more_pearls)
}

impl Hand {
    fn all_pearls(&self) -> f32 {
        f32::from(self.pearls.iter().sum::<u8>())
    }

    /// The sum of the pearls, those to come included.
    fn pearl_sum(&self) -> f32 {
        let held: f32 = (2..7).map(|value| value as f32 * f32::from(self.pearls[value])).sum();
        held + USUAL_PEARL * self.more_pearls
    }

    /// The sums of the best one, two and four pearls, free places filled by those to come.
    fn best_pearls(&self) -> [f32; 3] {
        let mut best = [0.0; 4];
        let mut found = 0;
        for value in (2..7).rev() {
            for _ in 0..self.pearls[value].min(4 - found as u8) {
                best[found] = value as f32;
                found += 1;
            }
        }
        let mut more = self.more_pearls;
        for place in &mut best[found..] {
            *place = USUAL_PEARL * more.clamp(0.0, 1.0);
            more -= 1.0;
        }
        [best[0], best[0] + best[1], best[0] + best[1] + best[2] + best[3]]
    }
}
