//! Who stands where, and which sources the points came from.

use crate::{ArrayVec, MAX_SEATS, Seat};
use serde::Serialize;

/// One source of points: its name, the same in every language file, and its points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Line {
    /// The source's key, such as `vault-rows`.
    pub source: &'static str,
    /// What it brought.
    pub points: i32,
}

/// How one seat stands.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Standing {
    pub seat: Seat,
    /// The sum of the breakdown.
    pub score: i32,
    /// The score by source.
    pub breakdown: ArrayVec<Line, 8>,
    /// What decides between equal scores, most important first; more is better.
    pub tie_breakers: [i32; 2],
    /// One for the first place; equal in everything shares a place.
    pub place: u8,
}

/// How every seat stands, in seat order.
///
/// ```
/// use tabletop::{ArrayVec, Line, Seat, Standings};
///
/// let pearls = |points| ArrayVec::from_iter([Line { source: "pearls", points }]);
/// // Equal scores are decided by the tie-breakers.
/// let standings = Standings::rank([(pearls(7), [1, 0]), (pearls(7), [2, 0])]);
/// assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat::new(1)]);
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(transparent)]
pub struct Standings(ArrayVec<Standing, MAX_SEATS>);

impl Standings {
    /// Adds up and ranks the seats, given clockwise from the first with breakdown and tie-breakers.
    pub fn rank(seats: impl IntoIterator<Item = (ArrayVec<Line, 8>, [i32; 2])>) -> Self {
        let unplaced = seats.into_iter().enumerate().map(|(index, (breakdown, tie_breakers))| Standing {
            seat: Seat::new(index),
            score: breakdown.iter().map(|line| line.points).sum(),
            breakdown,
            tie_breakers,
            place: 1,
        });
        let mut standings = Self(unplaced.collect());
        for index in 0..standings.0.len() {
            let own = standings.0[index].key();
            let ahead = standings.0.iter().filter(|other| other.key() > own).count();
            standings.0[index].place += ahead as u8;
        }
        standings
    }

    /// Every seat's standing, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = &Standing> {
        self.0.iter()
    }

    /// The standing of one seat.
    pub fn of(&self, seat: Seat) -> &Standing {
        &self.0[seat.index()]
    }

    /// The seats in first place; several when the victory is shared.
    pub fn winners(&self) -> impl Iterator<Item = Seat> {
        self.0.iter().filter(|standing| standing.place == 1).map(|standing| standing.seat)
    }
}

impl Standing {
    const fn key(&self) -> (i32, [i32; 2]) {
        (self.score, self.tie_breakers)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seat(points: i32, tie_breakers: [i32; 2]) -> (ArrayVec<Line, 8>, [i32; 2]) {
        (ArrayVec::from_iter([Line { source: "coins", points }]), tie_breakers)
    }

    #[test]
    fn ties_are_broken_in_order_and_then_shared() {
        let standings =
            Standings::rank([seat(9, [1, 0]), seat(9, [0, 7]), seat(12, [0, 0]), seat(9, [1, 0])]);
        let places: Vec<u8> = standings.iter().map(|standing| standing.place).collect();
        assert_eq!(places, [2, 4, 1, 2]);
        assert_eq!(standings.winners().collect::<Vec<_>>(), [Seat::new(2)]);
    }
}
