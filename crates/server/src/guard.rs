//! What stands between the world and the tables: limits, origins, cookies, headers, refusals, logs, metrics.

pub mod address;
pub mod cookie;
pub mod failure;
pub mod headers;
pub mod health;
pub mod limits;
pub mod logs;
pub mod metrics;
pub mod origin;
pub mod places;
pub mod shutdown;

mod rails;

pub use rails::{CookieKeys, Rails};
