//! Runs one game of any kind: seats, dealer, record, replay, undo, verify.
//!
//! A [`Table`] is the one authority over a game in play. Legal is what the game lists, checked here once;
//! a refused step has touched nothing. The [`Record`], setup and one line of notation per step, is the only truth:
//! every state is rebuilt from it by [`replay`], and [`verify`] deals it again.
//!
//! ```
//! use referee::{Seed, Table, Verdict, replay, verify};
//! use tabletop::Pending;
//! use tabletop_laws::toy::{Toy, ToyEdition, ToySetup};
//!
//! let setup = ToySetup { players: 2, edition: ToyEdition::Plain };
//! let mut table = Table::<Toy>::new(setup, Seed::from_phrase("a calm night"))?;
//! let promised = table.commitment().expect("a seed is bound by its digest before the first card");
//!
//! while let Pending::Decision(seat) = table.pending() {
//!     table.act(seat, table.options()[0])?;
//! }
//!
//! let record = table.record();
//! assert_eq!(record.seed().map(Seed::commitment), Some(promised));
//! assert_eq!(replay::<Toy>(&setup, &record)?.standings(), table.standings());
//! assert!(matches!(verify::<Toy>(&setup, &record)?, Verdict::Honest(_)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod dealer;
mod digest;
mod entropy;
mod fork;
mod line;
mod play;
mod pledge;
mod record;
mod refusal;
mod replay;
mod seed;
mod step;
mod table;
mod verify;

pub use dealer::{DealError, ScriptedDealer, SeededDealer, Stream, TableDealer};
pub use digest::{Digest, HexError};
pub use entropy::{ENTROPY_BYTES, Entropies, Entropy, EntropyError};
pub use fork::ForkedDealer;
pub use line::{StepCount, StepLine};
pub use play::{PlayOutError, play_out};
pub use pledge::Pledge;
pub use record::{Fault, Header, Record, RecordError, limits};
pub use refusal::Refusal;
pub use replay::{replay, replay_to};
pub use seed::{Commitment, Seed, SeedError};
pub use step::{Played, Step};
pub use table::{OpenError, RestoreError, StepFault, Table, UndoRefusal};
pub use verify::{Audit, Dishonesty, Doubt, Verdict, verify};
