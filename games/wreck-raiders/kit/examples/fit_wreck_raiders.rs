//! Fits the weights of the appraiser of Wreck Raiders to how greedy games end: players and games are its arguments.
//!
//! `cargo run --release -p wreck-raiders-kit --example fit_wreck_raiders -- 3 3000`

use anstream::println;
use std::env;
use tabletop::Game;
use tabletop_laws::judgement::fit;
use wreck_raiders::{Edition, Setup, State};
use wreck_raiders_kit::appraisal::Appraiser;

fn main() {
    let numbers: Vec<u64> = env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let players = numbers.first().copied().unwrap_or(3) as usize;
    let setup = Setup::new(Edition::Second, players);
    let start = State::new(&setup).expect("the number of players is allowed");
    for weight in fit(&start, Appraiser::new, numbers.get(1).copied().unwrap_or(300)) {
        println!("{weight}");
    }
}
