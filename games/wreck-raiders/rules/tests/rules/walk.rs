//! Random games that visit every state on their way, with players that claim and buy when they can.

use bots::FastDealer;
use tabletop::{Dealer, Game, Log, Pending};
use wreck_raiders::{Action, Edition, Event, Setup, State};

/// Every edition with every number of players it allows.
pub fn tables() -> impl Iterator<Item = Setup> {
    let numbers = |edition: Edition| edition.players().map(move |players| Setup::new(edition, players));
    Edition::ALL.into_iter().flat_map(numbers)
}

/// No game is longer, so that one without an end fails instead of hanging.
const MOST_STEPS: usize = 40_000;

/// Plays a game to its end and shows each state in turn with the one before it.
pub fn walk(setup: &Setup, seed: u64, mut visit: impl FnMut(&State, &State)) {
    let mut dealer = FastDealer::new(seed);
    let mut state = State::new(setup).expect("the edition allows this number");
    let mut steps = 0;
    while state.pending() != Pending::Over {
        steps += 1;
        assert!(steps < MOST_STEPS, "the game of seed {seed} does not end");
        let before = state.clone();
        step(&mut state, &mut dealer, &mut ());
        visit(&before, &state);
    }
}

/// One decision or one chance step; a game that is over stays so.
pub fn step(state: &mut State, dealer: &mut impl Dealer, log: &mut impl Log<Event>) {
    match state.pending() {
        Pending::Decision(_) => state.act(decide(state, dealer), log),
        Pending::Chance => state.deal_by(dealer, &mut Vec::new(), log),
        Pending::Over => {}
    }
}

/// Mostly something eager, if there is any; else anything.
fn decide(state: &State, dealer: &mut impl Dealer) -> Action {
    let mut options = Vec::new();
    state.options(&mut options);
    let eager: Vec<Action> = options.iter().copied().filter(|action| is_eager(*action)).collect();
    let among = if !eager.is_empty() && dealer.below(4) > 0 { &eager } else { &options };
    among[dealer.below(among.len() as u32) as usize]
}

const fn is_eager(action: Action) -> bool {
    use Action::*;
    matches!(action, Claim(..) | Cover(..) | DecorateConch | DecorateScallop(_) | Free(_) | Buy(_) | Extra)
}
