//! A guest at a Lagoon server, for programs: the load tool, tests, and bots that come over the network.

mod error;
mod guest;
mod socket;

pub use error::ClientError;
pub use guest::Guest;
pub use socket::{Look, Socket};
