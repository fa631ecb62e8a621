//! A room without a runtime, a clock or a database: what it does, by example and by property.

mod absence;
mod checks;
mod dice;
mod examples;
mod host;
mod lessons;
mod properties;
mod story;
mod waits;
