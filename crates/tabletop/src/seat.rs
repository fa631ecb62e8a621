//! Seats round a table, and those who look at it.

use crate::NotationError;
use serde::Serialize;
use std::fmt;
use std::str::FromStr;

/// The most seats any of our games has.
pub const MAX_SEATS: usize = 5;

/// A place at the table, counted clockwise from zero and written `A` to `E`.
///
/// ```
/// use tabletop::Seat;
///
/// let last: Seat = "C".parse()?;
/// assert_eq!(last.next(3).to_string(), "A");
/// assert_eq!(last.steps_to(Seat::new(1), 3), 2);
/// # Ok::<(), tabletop::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

/// Someone who looks at the table: the owner of a seat, or anyone else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Viewer {
    /// Sees what is public and what this seat may know.
    Seat(Seat),
    /// Sees what is public.
    Spectator,
}

impl Seat {
    /// The seat at `index`, counted clockwise from zero.
    ///
    /// # Panics
    /// If there is no such seat at any of our tables.
    pub const fn new(index: usize) -> Self {
        assert!(index < MAX_SEATS, "a seat is one of the first MAX_SEATS");
        Self(index as u8)
    }

    /// Its place in arrays of seats.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// All seats of a table, clockwise.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..count).map(Self::new)
    }

    /// The next seat clockwise at a table of `count`.
    #[must_use]
    pub const fn next(self, count: usize) -> Self {
        Self::new((self.index() + 1) % count)
    }

    /// All seats clockwise, beginning with this one.
    pub fn clockwise(self, count: usize) -> impl Iterator<Item = Self> {
        (0..count).map(move |step| Self::new((self.index() + step) % count))
    }

    /// How many steps clockwise from this seat to `other`.
    pub const fn steps_to(self, other: Self, count: usize) -> usize {
        (other.index() + count - self.index()) % count
    }
}

impl Viewer {
    /// Everyone who can look at a table of `count` seats.
    pub fn all(count: usize) -> impl Iterator<Item = Self> {
        Seat::all(count).map(Self::Seat).chain([Self::Spectator])
    }

    /// Whether this viewer sits at `seat`.
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", char::from(b'A' + self.0))
    }
}

impl FromStr for Seat {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text.as_bytes() {
            [letter @ b'A'..=b'E'] => Ok(Self(letter - b'A')),
            _ => Err(NotationError::new(text, "a seat, A to E")),
        }
    }
}

crate::serde_by_notation!(Seat);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_run_clockwise_and_wrap() {
        let order: String = Seat::new(2).clockwise(4).map(|seat| seat.to_string()).collect();
        assert_eq!(order, "CDAB");
        assert_eq!(Seat::new(3).next(4), Seat::new(0));
        assert_eq!(Seat::new(3).steps_to(Seat::new(1), 4), 2);
    }

    #[test]
    fn seats_print_and_parse() {
        for seat in Seat::all(MAX_SEATS) {
            assert_eq!(seat.to_string().parse(), Ok(seat));
        }
        assert!("F".parse::<Seat>().is_err());
        assert!("AB".parse::<Seat>().is_err());
    }
}
