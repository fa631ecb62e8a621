//! Results without luck: the same mean, and less that varies.

use crate::figure::Observations;
use crate::{Figure, Played};

/// The result of a block of games, and the luck in it.
#[derive(Clone, Copy)]
struct Block {
    plain: f64,
    luck: f64,
}

/// A contestant's share of victories, or alone its score, with luck subtracted; nothing if it was not measured.
///
/// Luck is zero on average, so any multiple of it can be subtracted without changing the mean. The best multiple is found
/// in one half of the blocks and used in the other, so that it knows nothing of the luck it is used on.
pub fn figure(index: usize, blocks: &[&[Played]]) -> Option<Figure> {
    let blocks = blocks.iter().map(|games| block(index, games)).collect::<Option<Vec<Block>>>()?;
    let share = [0, 1].map(|half| share(&blocks.iter().skip(half).step_by(2).collect::<Vec<_>>()));
    let mut seen = Observations::default();
    for (number, block) in blocks.iter().enumerate() {
        seen.note(block.plain - share[1 - number % 2] * block.luck);
    }
    (!blocks.is_empty()).then(|| seen.figure())
}

fn block(index: usize, games: &[Played]) -> Option<Block> {
    let mut sum = Block { plain: 0.0, luck: 0.0 };
    for game in games {
        let showing = &game.showings[index];
        sum.plain += if game.showings.len() == 1 { f64::from(showing.score) } else { showing.win };
        sum.luck += showing.luck?;
    }
    let count = games.len() as f64;
    Some(Block { plain: sum.plain / count, luck: sum.luck / count })
}

/// How much of the result goes with a unit of luck: the slope of the one over the other.
fn share(blocks: &[&Block]) -> f64 {
    let count = blocks.len().max(1) as f64;
    let mean = |of: fn(&Block) -> f64| blocks.iter().map(|block| of(block)).sum::<f64>() / count;
    let (plain, luck) = (mean(|block| block.plain), mean(|block| block.luck));
    let both: f64 = blocks.iter().map(|block| (block.plain - plain) * (block.luck - luck)).sum();
    let varied: f64 = blocks.iter().map(|block| (block.luck - luck).powi(2)).sum();
    if varied > 0.0 { both / varied } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_of_a_result_that_is_luck_goes_with_it() {
        let blocks = [-0.2, 0.1, 0.4, -0.3].map(|luck| Block { plain: 0.5 + 2.0 * luck, luck });
        assert!((share(&blocks.each_ref()) - 2.0).abs() < 1e-12);
    }

    #[test]
    fn luck_that_never_varies_is_left_alone() {
        let blocks = [Block { plain: 1.0, luck: 0.0 }, Block { plain: 0.0, luck: 0.0 }];
        assert!(share(&blocks.each_ref()).abs() < 1e-12);
    }
}
