//! What an option surely does, said before it is chosen.

use crate::{Phrase, Seat};

/// What playing an option surely does, up to the next chance or choice. It follows from what the seat knows.
///
/// ```
/// use tabletop::{Brings, Phrase, Pill, Seat};
///
/// let dive = Brings::saying(Phrase::new("reef-brings-pearl")).with(Pill::new("pearl", 1, Seat::new(0)).by_chance());
/// assert_eq!(dive.sum("pearl", Seat::new(0)), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Brings {
    /// All of it in one short sentence.
    pub phrase: Phrase,
    /// What may come of it later, in another.
    pub later: Option<Phrase>,
    /// All of it piece by piece: first what the seat itself gains and spends, then the others.
    pub pills: Vec<Pill>,
}

/// One thing that someone gains or loses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pill {
    /// What it is, by a word of the game, such as `gem`, `conch` or `coin`.
    pub kind: &'static str,
    /// How many are gained; fewer than none are spent.
    pub amount: i32,
    pub seat: Option<Seat>,
    /// Whether chance or a hidden card decides which it is.
    pub by_chance: bool,
    /// Of how many it is chosen, where a player looks at several.
    pub of: Option<u8>,
    /// The component where it happens, as touches name them.
    pub at: Option<String>,
    /// Why it comes, in a few words.
    pub text: Option<Phrase>,
}

impl Brings {
    pub const fn saying(phrase: Phrase) -> Self {
        Self { phrase, later: None, pills: Vec::new() }
    }

    /// The same with one more thing.
    #[must_use]
    pub fn with(mut self, pill: Pill) -> Self {
        self.pills.push(pill);
        self
    }

    /// How many of a kind a seat gains in all.
    pub fn sum(&self, kind: &str, seat: Seat) -> i32 {
        let counted = self.pills.iter().filter(|pill| pill.kind == kind && pill.seat == Some(seat));
        counted.map(|pill| pill.amount).sum()
    }
}

impl Pill {
    pub const fn new(kind: &'static str, amount: i32, seat: Seat) -> Self {
        Self { kind, amount, seat: Some(seat), by_chance: false, of: None, at: None, text: None }
    }

    /// The same for no seat of the table.
    #[must_use]
    pub fn of_nobody(self) -> Self {
        Self { seat: None, ..self }
    }

    #[must_use]
    pub fn by_chance(self) -> Self {
        Self { by_chance: true, ..self }
    }

    /// One of so many that are looked at.
    #[must_use]
    pub fn chosen_of(self, number: u8) -> Self {
        Self { of: Some(number), ..self }
    }

    #[must_use]
    pub fn at(self, component: String) -> Self {
        Self { at: Some(component), ..self }
    }

    #[must_use]
    pub fn because(self, text: Phrase) -> Self {
        Self { text: Some(text), ..self }
    }
}
