//! What a host needs of Coralia besides its rules: phrases, touches, printed parts, judgement, and a drawing as text.

pub mod appraisal;
mod draw;
mod printed;
pub mod text;
mod touch;

pub use draw::draw;
pub use printed::{Printed, PrintedCard, PrintedSpace};
pub use touch::touches;
