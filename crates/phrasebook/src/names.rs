//! Who sits where, by name.

use std::borrow::Cow;
use tabletop::{MAX_SEATS, Seat};

/// The names that seats are read as; a seat without one is read as its letter.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names([Option<String>; MAX_SEATS]);

impl Names {
    /// Every seat by its letter.
    pub fn letters() -> Self {
        Self::default()
    }

    /// The same names with one more.
    #[must_use]
    pub fn with(mut self, seat: Seat, name: impl Into<String>) -> Self {
        self.0[seat.index()] = Some(name.into());
        self
    }

    /// What `seat` is read as.
    pub fn of(&self, seat: Seat) -> Cow<'_, str> {
        match &self.0[seat.index()] {
            Some(name) => name.as_str().into(),
            None => seat.to_string().into(),
        }
    }
}

/// The names of the seats from the first on.
impl<N: Into<String>> FromIterator<N> for Names {
    fn from_iter<I: IntoIterator<Item = N>>(names: I) -> Self {
        let seated = Seat::all(MAX_SEATS).zip(names);
        seated.fold(Self::letters(), |all, (seat, name)| all.with(seat, name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seat_without_a_name_is_its_letter() {
        let names = Names::from_iter(["Mira", "Jonas"]);
        let read: Vec<_> = Seat::all(3).map(|seat| names.of(seat).into_owned()).collect();
        assert_eq!(read, ["Mira", "Jonas", "C"]);
    }
}
