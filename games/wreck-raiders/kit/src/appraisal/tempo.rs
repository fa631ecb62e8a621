//! How much time is left: turns to come for every seat, and what is left of the turn under way.

use super::Weights;
use tabletop::{MAX_SEATS, Seat};
use wreck_raiders::{DisplayId, ExhibitId, State, Task};

/// What lasts pays in full with four turns to come, and a quarter for each of the last ones.
const A_LASTING_TURN: f32 = 0.25;
/// Nobody is nearer to the end than this many rounds before the last exhibit is claimed.
const LEAST_ROUNDS: f32 = 0.7;
/// Turns of the player and of the rivals in a solo round (WR-11.2).
const SOLO_TURNS: f32 = 3.0;
/// Treasures that come into the vault in a solo round, about.
const STORED_A_ROUND: f32 = 2.0;

/// What a seat has time for.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Time {
    /// Turns to come, the rest of the turn under way included.
    pub turns: f32,
    /// Turns in which a diver can still be moved.
    pub dives: f32,
    /// Turns in which something can still be bought.
    pub purchases: f32,
    /// Whether a claim is possible before the turn under way ends.
    pub claims_now: bool,
}

/// The time of every seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tempo {
    times: [Time; MAX_SEATS],
    seats: usize,
    /// A claim under way: its display no longer counts, and its card is taken.
    pub claim: Option<(Seat, DisplayId, ExhibitId)>,
}

/// The steps of the turn under way that are still to come.
#[derive(Clone, Copy, Default)]
struct Ahead {
    dive: bool,
    claim: bool,
    buy: bool,
    /// Own turns that wait behind this one; only the solo game has them.
    turns: u8,
}

/// The share of something that goes on paying for which turns are left.
pub fn lasting(turns: f32) -> f32 {
    (turns * A_LASTING_TURN).min(1.0)
}

impl Tempo {
    pub fn of_state(state: &State, weights: &Weights) -> Self {
        let seats = state.rules().players as usize;
        let (ahead, claim) = agenda(state);
        let claim = claim.map(|(display, card)| (state.on_turn(), display, card));
        let (after, last) = if seats == 1 {
            (solo_turns(state, ahead, weights), false)
        } else {
            turns_after(state, claim.is_some(), weights)
        };
        let mut times = [Time::default(); MAX_SEATS];
        for seat in Seat::all(seats) {
            let on_turn = seat == state.on_turn();
            let later = if seats == 1 { after } else { share(state, seat, after, last) };
            times[seat.index()] = if on_turn { ahead.time(later) } else { whole(later) };
        }
        Self { times, seats, claim }
    }

    pub const fn of(&self, seat: Seat) -> Time {
        self.times[seat.index()]
    }

    /// Rounds to come, as a mean over the seats.
    pub fn rounds(&self) -> f32 {
        self.times.iter().map(|time| time.turns).sum::<f32>() / self.seats as f32
    }
}

impl Ahead {
    fn time(self, later: f32) -> Time {
        let now = if self.dive { 1.0 } else { 0.0 };
        Time {
            turns: later + now,
            dives: later + now,
            purchases: later + if self.buy { 1.0 } else { 0.0 },
            claims_now: self.claim,
        }
    }
}

const fn whole(later: f32) -> Time {
    Time { turns: later, dives: later, purchases: later, claims_now: false }
}

fn agenda(state: &State) -> (Ahead, Option<(DisplayId, ExhibitId)>) {
    let (mut ahead, mut claim) = (Ahead::default(), None);
    for task in state.agenda() {
        match task {
            Task::Take | Task::Move(_) => ahead.dive = true,
            Task::Claim => ahead.claim = true,
            Task::Buy | Task::Market => ahead.buy = true,
            Task::Turn => ahead.turns += 1,
            _ => claim = claim.or(task.claim()),
        }
    }
    (ahead, claim)
}

/// Turns of all seats after the one under way, and whether they are the last ones: exact once someone has enough
/// exhibits, else by the fastest collector.
fn turns_after(state: &State, claiming: bool, weights: &Weights) -> (f32, bool) {
    let players = f32::from(state.rules().players);
    if let Some(left) = state.last_turns() {
        return (f32::from(left) - 1.0, true);
    }
    let enough = state.rules().exhibits_to_end as usize;
    let own = state.mat(state.on_turn()).exhibits.len() + usize::from(claiming);
    if own >= enough {
        return (players - 1.0, true);
    }
    let seats = Seat::all(state.rules().players as usize);
    let most = seats.map(|seat| state.mat(seat).exhibits.len()).fold(own, usize::max);
    let missing = enough.saturating_sub(most) as f32;
    (players * (weights.pace * missing).max(LEAST_ROUNDS) + players - 1.0, false)
}

/// A seat's part of the turns to come, so that passing the turn on changes nobody's.
fn share(state: &State, seat: Seat, after: f32, last: bool) -> f32 {
    let seats = state.rules().players as usize;
    let steps = state.on_turn().steps_to(seat, seats);
    let place = if steps == 0 { seats } else { steps } as f32;
    if last {
        return if place <= after { 1.0 } else { 0.0 };
    }
    ((after - place + (seats as f32 + 1.0) * 0.5) / seats as f32).max(0.0)
}

/// Rivals dive three times a round, so the pile is a clock; exhibits and the beach are others.
fn solo_turns(state: &State, ahead: Ahead, weights: &Weights) -> f32 {
    let mat = state.mat(Seat::new(0));
    let by_pile = f32::from(state.rivals().0) / SOLO_TURNS;
    let missing =
        f32::from(state.rules().exhibits_to_end).max(mat.exhibits.len() as f32) - mat.exhibits.len() as f32;
    let stored: usize = mat.vault.iter().map(|column| column.len()).sum();
    let room = 3 * state.catalogue().vault_rows.len() - stored;
    let rounds = by_pile.min(missing * weights.pace / SOLO_TURNS).min(room as f32 / STORED_A_ROUND);
    f32::from(ahead.turns) + SOLO_TURNS * (rounds - 1.0).max(0.0)
}
