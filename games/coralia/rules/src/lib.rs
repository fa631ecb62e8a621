//! The rules of Coralia for two to four players.
//!
//! Rule ids such as CO-4.10 name the clauses listed in `rulebook.toml`. A turn lives in [`turn`](self), one file per
//! step; `piles.rs` keeps the cards without an order; `view.rs` decides who sees what.

mod action;
mod board;
mod chance;
mod components;
mod dice;
mod event;
mod piles;
mod position;
mod read;
mod scoring;
mod setup;
mod state;
mod task;
mod turn;
mod view;

pub use action::Action;
pub use board::{Board, Place, Reef, Spot};
pub use chance::Chance;
pub use components::{
    Card, Catalogue, Chest, Colour, Face, Kind, ON_THE_ISLAND, Pair, Pile, STINGRAYS, SetOf, Space, Species,
    Starfish, Symbol, Turtle,
};
pub use dice::{DICE_OF_A_COLOUR, Die, Side, StationDie, WHITE_DICE};
pub use event::Event;
pub use piles::{Draw, Nth};
pub use position::{Position, ReefPosition, SeatPosition};
pub use scoring::{LastSteps, Source};
pub use setup::{PLAYERS, Setup, rounds, set_up_dice};
pub use state::{Holdings, Progress, State};
pub use task::{Asked, Task};
pub use turn::bonus::{Bonus, JELLYFISH_EVERY};
pub use view::{Glimpse, Kept, PileView, View};

/// The rules' ids with one-line gists, as TOML.
pub const RULEBOOK: &str = include_str!("../rulebook.toml");
