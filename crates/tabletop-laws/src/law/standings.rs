//! Whether scores are the sums of their sources, and places follow from scores.

use crate::breach::require;
use crate::{Broken, Laws};
use tabletop::{Game, Seat, Standing};

/// Every seat has one standing, its score is the sum of its breakdown, and its place follows from the scores.
pub fn standings_add_up<L: Laws>(game: &L::Game) -> Result<(), Broken> {
    let standings = game.standings();
    require(standings.iter().map(|standing| standing.seat).eq(Seat::all(game.seats())), || {
        format!("not one standing for every seat: {standings:#?}")
    })?;
    standings.iter().try_for_each(|own| stands_right(own, || standings.iter()))
}

fn stands_right<'s, I: Iterator<Item = &'s Standing>>(
    own: &Standing,
    all: impl Fn() -> I,
) -> Result<(), Broken> {
    let sum: i32 = own.breakdown.iter().map(|line| line.points).sum();
    require(own.score == sum, || format!("{} has {} points from sources worth {sum}", own.seat, own.score))?;
    let key = |standing: &Standing| (standing.score, standing.tie_breakers);
    let ahead = all().filter(|other| key(other) > key(own)).count();
    require(usize::from(own.place) == ahead + 1, || {
        format!("{} has place {} behind {ahead} others", own.seat, own.place)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{ArrayVec, Line};

    fn standing(seat: usize, score: i32, place: u8) -> Standing {
        let breakdown = ArrayVec::from_iter([Line { source: "coins", points: 5 }]);
        Standing { seat: Seat::new(seat), score, breakdown, tie_breakers: [0, 0], place }
    }

    #[test]
    fn a_score_that_is_not_the_sum_of_its_sources_is_found() {
        let table = [standing(0, 5, 1), standing(1, 6, 1)];
        assert_eq!(
            stands_right(&table[1], || table.iter()),
            Err(Broken::new("B has 6 points from sources worth 5"))
        );
    }

    #[test]
    fn a_place_that_does_not_follow_from_the_scores_is_found() {
        let table = [standing(0, 5, 1), standing(1, 5, 2)];
        assert_eq!(stands_right(&table[0], || table.iter()), Ok(()));
        assert_eq!(
            stands_right(&table[1], || table.iter()),
            Err(Broken::new("B has place 2 behind 0 others"))
        );
    }
}
