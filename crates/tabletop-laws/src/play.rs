//! Ways to play a game through in a test, and what lies one step ahead.

use crate::Laws;
use bots::FastDealer;
use referee::Step;
use tabletop::{Dealer, Game, Pending, Seat, Viewer, Weighted};

/// A new game at every table the rulebook knows.
pub fn openings<L: Laws>() -> impl Iterator<Item = L::Game> {
    L::setups().into_iter().map(|setup| L::Game::new(&setup).expect("the rulebook knows the table"))
}

/// What the seat that must decide can do.
pub fn options<G: Game>(game: &G) -> Vec<G::Action> {
    let mut options = Vec::new();
    game.options(&mut options);
    options
}

/// Everything that has the shape of the pending decision.
pub fn shape<G: Game>(game: &G) -> Vec<G::Action> {
    let mut shape = Vec::new();
    game.shape(&mut shape);
    shape
}

/// What chance can bring.
pub fn outcomes<G: Game>(game: &G) -> Vec<Weighted<G::Chance>> {
    let mut outcomes = Vec::new();
    game.outcomes(&mut outcomes);
    outcomes
}

/// Whether a step may be taken now.
pub fn is_listed<G: Game>(game: &G, step: Step<G>) -> bool {
    match step {
        Step::Decision(seat, action) => {
            game.pending() == Pending::Decision(seat) && options(game).contains(&action)
        }
        Step::Chance(outcome) => outcomes(game).iter().any(|item| item.outcome == outcome),
    }
}

/// The view of the seat that must decide.
pub fn view<G: Game>(game: &G) -> G::View {
    let Pending::Decision(seat) = game.pending() else {
        unreachable!("only a seat that decides has options")
    };
    game.view(Viewer::Seat(seat))
}

/// The game after an action.
#[must_use]
pub fn acted<G: Game>(game: &G, action: G::Action) -> G {
    let mut after = game.clone();
    after.act(action, &mut ());
    after
}

/// The game after an outcome.
#[must_use]
pub fn dealt<G: Game>(game: &G, outcome: G::Chance) -> G {
    let mut after = game.clone();
    after.deal(outcome, &mut ());
    after
}

/// Every moment one step ahead, in the order of the lists.
pub fn successors<G: Game>(game: &G) -> Vec<G> {
    let by_choice = options(game).into_iter().map(|action| acted(game, action));
    let by_chance = outcomes(game).into_iter().map(|item| dealt(game, item.outcome));
    by_choice.chain(by_chance).collect()
}

/// Plays a game to its end and checks that every choice is legal.
pub fn play<G: Game>(start: &G, seed: u64, mut choose: impl FnMut(&G, Seat, &[G::Action]) -> G::Action) -> G {
    let (mut game, mut dealer, mut outcomes) = (start.clone(), FastDealer::new(seed), Vec::new());
    loop {
        match game.pending() {
            Pending::Over => return game,
            Pending::Chance => game.deal_by(&mut dealer, &mut outcomes, &mut ()),
            Pending::Decision(seat) => {
                let options = options(&game);
                let action = choose(&game, seat, &options);
                assert!(options.contains(&action), "{action} is no option");
                game.act(action, &mut ());
            }
        }
    }
}

/// Every moment of a random game at which a seat decides.
pub fn positions<G: Game>(start: &G, seed: u64) -> Vec<G> {
    let mut dealer = FastDealer::numbered(seed, 1);
    let mut positions = Vec::new();
    play(start, seed, |game, _, options| {
        positions.push(game.clone());
        options[dealer.below(options.len() as u32) as usize]
    });
    positions
}

/// Whether two lists have the same items, in any order. Items of a list are different from each other.
pub fn same_items<T: PartialEq>(one: &[T], other: &[T]) -> bool {
    one.len() == other.len() && one.iter().all(|item| other.contains(item))
}
