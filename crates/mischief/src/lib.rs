//! What anything that is sent to the server must come to: asked by the fuzzer, and by the server's tests of its seeds.

mod messages;
mod tables;

pub use messages::messages;
