//! The views of all games, for whoever draws them.

use serde::Serialize;

/// What one viewer may know, of one of the games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(untagged)]
pub enum AnyView {
    /// A table of Wreck Raiders.
    WreckRaiders(Box<wreck_raiders::View>),
    /// A table of Coralia.
    Coralia(Box<coralia::View>),
}
