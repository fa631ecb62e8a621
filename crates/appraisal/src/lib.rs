//! The evaluators of both games, side by side for the tests here.

pub use coralia_kit::appraisal as coralia;
pub use wreck_raiders_kit::appraisal as wreck_raiders;
