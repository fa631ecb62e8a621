//! A table as it is asked for, and why it may not be had.

use tabletop::{Flaws, SetupError};

/// A table as asked for: what is left out is the game's own choice.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Order {
    /// The edition's name.
    pub edition: Option<String>,
    /// How many seats.
    pub players: Option<usize>,
    /// The text of a component file.
    pub components: Option<String>,
}

/// Why a table cannot be had as asked for.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum OrderError {
    /// The game has no such edition.
    #[error("{game} has no edition '{given}'; {}", editions(.known))]
    Edition {
        game: &'static str,
        /// What was asked for.
        given: String,
        /// What can be had.
        known: &'static [&'static str],
    },
    /// The game cannot be set up so.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The component file is wrong.
    #[error("the component file cannot be used:\n{0}")]
    Components(#[from] Flaws),
}

fn editions(known: &[&str]) -> String {
    match known {
        [] => "it has only one".into(),
        _ => format!("choose {}", known.join(" or ")),
    }
}

/// The edition asked for, or the newest one; none for a game that has only one.
///
/// ```
/// use kit::{Order, edition};
///
/// let ask = |name: &str| Order { edition: Some(name.into()), ..Order::default() };
/// assert_eq!(edition("Pearls", &["second", "first"], &Order::default()), Ok(Some("second")));
/// let refused = edition("Pearls", &["second", "first"], &ask("third")).unwrap_err();
/// assert_eq!(refused.to_string(), "Pearls has no edition 'third'; choose second or first");
/// ```
pub fn edition(
    title: &'static str,
    known: &'static [&'static str],
    order: &Order,
) -> Result<Option<&'static str>, OrderError> {
    let Some(given) = order.edition.as_deref() else { return Ok(known.first().copied()) };
    let found = known.iter().find(|name| **name == given);
    let error = || OrderError::Edition { game: title, given: given.into(), known };
    found.copied().map(Some).ok_or_else(error)
}
