//! Lagoon over HTTP and WebSocket.

pub mod guard;
pub mod settings;
