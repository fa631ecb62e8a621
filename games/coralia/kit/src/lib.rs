//! What a host needs of Coralia besides its rules: phrases, touches, printed parts, judgement, and a drawing as text.

pub mod appraisal;
mod brings;
mod draw;
mod kit;
mod printed;
pub mod text;
mod touch;

pub use crate::kit::Coralia;
pub use printed::{Printed, PrintedCard, PrintedSpace};
pub use touch::{touches, unlit};
