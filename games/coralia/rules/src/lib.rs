//! The rules of Coralia for two to four players.
//!
//! Rule ids such as CO-4.10 name the clauses listed in `rulebook.toml`. A turn lives in [`turn`](self), one file per
//! step; `piles.rs` keeps the cards without an order; `view.rs` decides who sees what.
//!
//! ```
//! use referee::{Seed, Table};
//! use tabletop::{Pending, Seat, Viewer};
//! use coralia::{Setup, State};
//!
//! let mut table = Table::<State>::new(Setup::new(3), Seed::from_phrase("a clear sea"))?;
//! let Pending::Decision(seat) = table.pending() else { unreachable!("the opening is dealt") };
//! // Options are written as people write moves, and read back.
//! let first = table.options()[0];
//! assert_eq!(first.to_string().parse(), Ok(first));
//! table.act(seat, first)?;
//! // A viewer is given a view of their own, never the state.
//! assert_eq!(table.view(Viewer::Spectator).viewer, Viewer::Spectator);
//! assert_eq!(table.standings().iter().count(), 3);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

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
pub use scoring::{LastSteps, Part, PearlPlace, ReefSpace, Source};
pub use setup::{PLAYERS, Setup, rounds, set_up_dice};
pub use state::{Counted, Holdings, Progress, State};
pub use task::{Asked, Task};
pub use turn::bonus::{Bonus, JELLYFISH_EVERY};
pub use turn::choose::MOST_LOCKS;
pub use view::{Glimpse, Kept, PileView, View};

/// The rules' chapters, ids and editions, as TOML.
pub const RULEBOOK: &str = include_str!("../rulebook.toml");
