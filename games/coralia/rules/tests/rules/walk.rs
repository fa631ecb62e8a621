//! Random games of Coralia whose players often do something rare.

use coralia::{Action, Setup, State, Symbol};
use tabletop::Game;
use tabletop_laws::Walk;

/// How the players choose.
pub const WALK: Walk<State> = Walk { likes: is_rare, indifferent_one_in: 2 };

/// Plays a game to its end and shows each state in turn.
pub fn walk(players: usize, seed: u64, mut visit: impl FnMut(&State)) -> State {
    let setup = Setup::new(players);
    visit(&State::new(&setup).expect("two to four may play"));
    WALK.through(&setup, seed, |_, state| visit(state))
}

fn is_rare(action: Action) -> bool {
    match action {
        Action::Place(die) => matches!(die.symbol, Symbol::Turtle | Symbol::Diver | Symbol::Starfish),
        Action::Lock(_) => true,
        _ => false,
    }
}
