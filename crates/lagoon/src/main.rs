//! The `lagoon` program with the games we ship.

use shelf::Shelf;
use std::process::ExitCode;

fn main() -> ExitCode {
    lagoon::run(Shelf::shipped())
}
