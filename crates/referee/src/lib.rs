//! Runs one game of any kind: seats, dealer, record, replay, undo, verify.
//!
//! A [`Table`] is the one authority over a game in play. Legal is what the game lists, checked here once;
//! a refused step has touched nothing. The [`Record`], setup and one line of notation per step, is the only truth:
//! every state is rebuilt from it by [`replay`], and [`verify`] deals it again.

mod dealer;
mod digest;
mod entropy;
mod fork;
mod line;
mod play;
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
pub use record::{Fault, Header, Record, RecordError, limits};
pub use refusal::Refusal;
pub use replay::{replay, replay_to};
pub use seed::{Commitment, Seed, SeedError};
pub use step::{Played, Step};
pub use table::{OpenError, RestoreError, StepFault, Table, UndoRefusal};
pub use verify::{Audit, Dishonesty, Doubt, Verdict, verify};
