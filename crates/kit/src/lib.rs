//! What a game brings along besides its rules, so that any host can show it and any bot can judge it.

pub mod paint;
