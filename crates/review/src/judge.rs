//! What a position is worth to every seat, and what a finished game was worth.

use tabletop::{Game, MAX_SEATS, Seat, Standings};

/// One number for each seat: its chance to win, shared victories included; alone, the score it can expect. Seats that nobody
/// holds have zero.
pub type Values = [f64; MAX_SEATS];

/// Says what positions are worth.
pub trait Judge<G: Game> {
    /// Whether it knows values exactly, so that one question suffices.
    const EXACT: bool = false;

    /// One simulated value of `game`, which may be asked anything but a finished one's result to be other than it is. The
    /// same seed simulates with the same luck.
    fn value(&mut self, game: &G, seed: u64) -> Values;

    /// The few options that could be the best by what a seat sees; all of them, unless it is asked of many.
    fn promising(&mut self, _view: &G::View, options: &[G::Action]) -> Vec<G::Action> {
        options.to_vec()
    }

    /// A number that changes from every turn to the next.
    fn turn(&self, game: &G) -> u32;
}

/// What a finished game brought every seat: its share of the victory; alone, its score.
pub fn result(standings: &Standings, seats: usize) -> Values {
    let mut values = Values::default();
    if seats == 1 {
        values[0] = standings.of(Seat::new(0)).score.into();
        return values;
    }
    let share = 1.0 / standings.winners().count() as f64;
    standings.winners().for_each(|seat| values[seat.index()] = share);
    values
}
