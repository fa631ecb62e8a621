//! A guest at a Lagoon server, for programs: the load tool, tests, and bots that come over the network.

mod error;
mod exchange;
mod guest;
mod process;
mod socket;

pub use error::ClientError;
pub use exchange::{Answer, Ask};
pub use guest::Guest;
pub use process::{Launch, OPEN_HOUSE, ServerProcess, StartError};
pub use socket::{Look, Socket};
