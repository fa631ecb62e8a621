//! The program with a toy game beside ours: whatever works here for the toy works for any game.

use shelf::{Shelf, on_shelf};
use std::process::ExitCode;

fn main() -> ExitCode {
    let ours = Shelf::shipped();
    lagoon::run(Shelf::of(ours.games().iter().copied().chain([on_shelf::<toy::ToyKit>()])))
}
