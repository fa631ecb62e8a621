//! The rules of Wreck Raiders: the editions of 2018 and 2019 for two to five players, and the solo game.
//!
//! Rule ids such as WR-4.6 name the clauses listed in `rulebook.toml`. A turn lives in [`turn`](self), one file per
//! step; everything in which the editions differ is answered in `edition.rs`; `view.rs` decides who sees what.
//!
//! ```
//! use referee::{Seed, Table};
//! use tabletop::{Pending, Seat, Viewer};
//! use wreck_raiders::{Edition, Setup, State};
//!
//! let mut table = Table::<State>::new(Setup::new(Edition::Second, 3), Seed::from_phrase("a clear sea"))?;
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
pub use scoring::{COINS_PER_CONCH, CardCoins, Part, PieceCoins, RowState, sources};
pub use setup::Setup;
pub use state::{Die, State};
pub use task::{Asked, Room, Task};
pub use view::{Claiming, Remaining, View};

/// The rules' chapters, ids and editions, as TOML.
pub const RULEBOOK: &str = include_str!("../rulebook.toml");
