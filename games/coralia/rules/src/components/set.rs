//! Sets of things of which there is one of each kind.

use serde::{Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// A kind of thing of which there are at most eight different ones.
pub trait Member: Copy + fmt::Display + 'static {
    /// Every one of them, in order.
    const EVERY: &'static [Self];

    /// Its place in [`Self::EVERY`].
    fn number(self) -> usize;
}

macro_rules! members {
    ($($name:ty),+) => {$(
        impl Member for $name {
            const EVERY: &'static [Self] = &Self::ALL;

            fn number(self) -> usize {
                self.index()
            }
        }
    )+};
}

members!(super::Space, super::Turtle, super::Chest, super::Pile);

/// Some of them.
#[derive(PartialEq, Eq, Hash)]
pub struct SetOf<T> {
    bits: u8,
    of: PhantomData<T>,
}

impl<T: Member> SetOf<T> {
    /// Every one there is.
    pub fn all() -> Self {
        T::EVERY.iter().copied().collect()
    }

    /// Whether `member` is among them.
    pub fn has(self, member: T) -> bool {
        self.bits >> member.number() & 1 == 1
    }

    /// How many they are.
    pub const fn len(self) -> u8 {
        self.bits.count_ones() as u8
    }

    /// Whether there are none.
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Adds one that is not there yet.
    pub fn put(&mut self, member: T) {
        debug_assert!(!self.has(member), "there is one of each kind");
        self.bits |= 1 << member.number();
    }

    /// Takes one out that is there.
    pub fn take(&mut self, member: T) {
        debug_assert!(self.has(member), "only what is there is taken");
        self.bits &= !(1 << member.number());
    }

    /// The one at `place` among them, counted from zero.
    pub fn nth(self, place: u32) -> T {
        let rest = (0..place).fold(self.bits, |bits, _| bits & bits.wrapping_sub(1));
        T::EVERY[rest.trailing_zeros() as usize]
    }

    /// Each of them, in order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let mut rest = self.bits;
        std::iter::from_fn(move || {
            let member = (rest != 0).then(|| T::EVERY[rest.trailing_zeros() as usize]);
            rest &= rest.wrapping_sub(1);
            member
        })
    }
}

impl<T> Clone for SetOf<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for SetOf<T> {}

impl<T> Default for SetOf<T> {
    fn default() -> Self {
        Self { bits: 0, of: PhantomData }
    }
}

impl<T: Member> FromIterator<T> for SetOf<T> {
    fn from_iter<I: IntoIterator<Item = T>>(members: I) -> Self {
        let mut set = Self::default();
        members.into_iter().for_each(|member| set.put(member));
        set
    }
}

impl<T: Member> fmt::Debug for SetOf<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter().map(|member| member.to_string())).finish()
    }
}

impl<T: Member + Serialize> Serialize for SetOf<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(feature = "schema")]
tabletop::schema_like!([T: Member + tabletop::schema::Schema] SetOf<T> = Vec<T>);
