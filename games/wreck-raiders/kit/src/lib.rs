//! What a host needs of Wreck Raiders besides its rules: phrases, touches, printed parts, judgement, and a drawing as text.

pub mod appraisal;
mod brings;
mod draw;
mod kit;
mod printed;
pub mod text;
mod touch;

pub use crate::kit::WreckRaiders;
pub use printed::{Lid, Odds, Printed, PrintedPiece};
pub use touch::touches;
