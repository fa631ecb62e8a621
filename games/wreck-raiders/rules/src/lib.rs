//! The rules of Wreck Raiders: the editions of 2018 and 2019 for two to five players, and the solo game.
//!
//! Rule ids such as WR-4.6 name the clauses listed in `rulebook.toml`. A turn lives in [`turn`](self), one file per
//! step; everything in which the editions differ is answered in `edition.rs`; `view.rs` decides who sees what.

mod action;
mod board;
mod chance;
mod components;
mod edition;
mod event;
mod mat;
mod position;
mod read;
mod scoring;
mod setup;
mod solo;
mod state;
mod task;
mod turn;
mod view;

pub use action::{Action, Placement, Slot, Step};
pub use board::{Diver, Spot, SpotSet};
pub use chance::{Chance, Rolled};
pub use components::{
    BAUBLES_OF_A_KIND, Bauble, Baubles, COPIES, Catalogue, Crests, EXHIBITS, Exhibit, ExhibitId, Formula,
    Layer, Piece, PieceData, Style, Treasure, Wreck,
};
pub use edition::{ConchPower, Edition, Rules, StarfishPower};
pub use event::{Ending, Event, Gain, SoloEnding};
pub use mat::{Aquarium, ColumnId, Display, DisplayId, Mat};
pub use position::{Aquariums, Claimed, MatPosition, Place, Position, SoloPosition, Tile};
pub use scoring::{COINS_PER_CONCH, sources};
pub use setup::Setup;
pub use state::{Die, State};
pub use task::{Asked, Room, Task};
pub use view::{Claiming, Remaining, View};

/// The rules' ids with one-line gists, as TOML.
pub const RULEBOOK: &str = include_str!("../rulebook.toml");
