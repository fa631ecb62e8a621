//! Notices for guests who are not there, by real mail and real push, to servers of this test.

mod house;
mod mail;
mod post;
mod push;
mod service;
