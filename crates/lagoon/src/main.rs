//! The `lagoon` program.
fn main() {}
