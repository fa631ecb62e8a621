//! Random games that visit every state on their way.

use bots::FastDealer;
use coralia::{Action, Setup, State, Symbol};
use tabletop::{Dealer, Game, Pending};

/// Plays a game to its end and shows each state in turn.
pub fn walk(players: usize, seed: u64, mut visit: impl FnMut(&State)) -> State {
    let mut dealer = FastDealer::new(seed);
    let mut state = State::new(&Setup::new(players)).expect("two to four may play");
    visit(&state);
    while state.pending() != Pending::Over {
        step(&mut state, &mut dealer);
        visit(&state);
    }
    state
}

/// One decision or one chance step; a game that is over stays so.
pub fn step(state: &mut State, dealer: &mut impl Dealer) {
    match state.pending() {
        Pending::Decision(_) => state.act(decide(state, dealer), &mut ()),
        Pending::Chance => state.deal_by(dealer, &mut Vec::new(), &mut ()),
        Pending::Over => {}
    }
}

/// Often something rare, if there is any; else anything.
fn decide(state: &State, dealer: &mut impl Dealer) -> Action {
    let mut options = Vec::new();
    state.options(&mut options);
    let eager: Vec<Action> = options.iter().copied().filter(|action| is_eager(*action)).collect();
    let among = if !eager.is_empty() && dealer.below(2) > 0 { &eager } else { &options };
    among[dealer.below(among.len() as u32) as usize]
}

fn is_eager(action: Action) -> bool {
    match action {
        Action::Place(die) => matches!(die.symbol, Symbol::Turtle | Symbol::Diver | Symbol::Starfish),
        Action::Lock(_) => true,
        _ => false,
    }
}
