//! The registry: one line for each game we ship.

use crate::{AnyGame, on_shelf};

pub(crate) fn games() -> Vec<&'static dyn AnyGame> {
    vec![on_shelf::<wreck_raiders_kit::WreckRaiders>(), on_shelf::<coralia_kit::Coralia>()]
}
