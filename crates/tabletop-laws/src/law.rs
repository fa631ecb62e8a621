//! The laws, one function each; its name is the law.

mod listing;
mod odds;
mod playing;
mod records;
mod refusing;
mod secrets;
mod standings;

pub use listing::*;
pub use odds::*;
pub use playing::*;
pub use records::*;
pub use refusing::*;
pub use secrets::*;
pub use standings::*;
