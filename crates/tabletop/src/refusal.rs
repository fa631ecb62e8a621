//! Why an action is not among the options: the clause that forbids it, and a message that says so.

use crate::{Arg, Phrase};

/// Why an action is not among the options now.
///
/// ```
/// use tabletop::Refusal;
///
/// let refusal = Refusal::new("PE-1.2", "reef-why-tired").with("dives", 3_u8);
/// assert_eq!((refusal.clause, refusal.phrase.id), ("PE-1.2", "reef-why-tired"));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The id of the clause that forbids it, as the game's rulebook lists it.
    pub clause: &'static str,
    /// One short sentence to the player who asks.
    pub phrase: Phrase,
}

impl Refusal {
    /// Forbidden by `clause`, said by the message called `id`.
    pub const fn new(clause: &'static str, id: &'static str) -> Self {
        Self { clause, phrase: Phrase::new(id) }
    }

    /// The same with `arg` put into its message under `name`.
    #[must_use]
    pub fn with(self, name: &'static str, arg: impl Into<Arg>) -> Self {
        Self { phrase: self.phrase.with(name, arg), ..self }
    }
}
