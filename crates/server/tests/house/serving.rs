//! The server as people meet it: a real port, a real database, real sockets.

mod forks;
mod games;
mod guests;
mod lists;
mod sockets;
mod tables;
