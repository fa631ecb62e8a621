//! The referee at a table of the toy game.

mod damage;
mod entropy;
mod faults;
mod play;
mod pledge;
mod setting;
mod table;
mod undo;
mod verify;
