//! Fits the weights of Coralia's appraiser to how greedy games end: players and games are its arguments.
//!
//! `cargo run --release -p coralia-kit --example fit_coralia -- 3 3000`

use anstream::println;
use coralia::{Setup, State};
use coralia_kit::appraisal::Appraiser;
use std::env;
use tabletop::Game;
use tabletop_laws::judgement::fit;

fn main() {
    let numbers: Vec<u64> = env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let players = numbers.first().copied().unwrap_or(3) as usize;
    let start = State::new(&Setup::new(players)).expect("the number of players is allowed");
    for weight in fit(&start, Appraiser::new, numbers.get(1).copied().unwrap_or(300)) {
        println!("{weight}");
    }
}
