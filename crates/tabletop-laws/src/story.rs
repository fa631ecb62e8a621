//! Games told twice, once with other secrets, for tests of hosts that know games by their names.

use crate::play::{options, outcomes, view};
use crate::{Laws, SetupOf};
use bots::{FastDealer, RandomBot};
use referee::Step;
use std::marker::PhantomData;
use tabletop::{Dealer, Game, Pending, Player, Setup, Viewer};

/// Shuffles behind each other, so that a twin has other secrets in many places.
const SHUFFLES: usize = 20;

/// A game under law with its types erased. Steps are the lines of a record, tables are told apart by their players,
/// and of several editions it is the newest.
pub trait AnyLaws: Sync {
    /// The name the game is asked for by.
    fn name(&self) -> &'static str;

    /// The numbers of players it is for, the least first.
    fn players(&self) -> Vec<usize>;

    /// About this percentage of the steps of a random game. It breaks off where a seat must decide, or at the end.
    fn story(&self, players: usize, seed: u64, percent: usize) -> Vec<String>;

    /// The same story for a viewer, with other secrets where they may not look; the story itself where there are none.
    fn twin(&self, players: usize, story: &[String], viewer: Viewer, seed: u64) -> Vec<String>;

    /// How much an eager player likes each of these options after a story, compared with the others.
    fn eagerness(&self, players: usize, story: &[String], options: &[&str]) -> Vec<u32>;
}

/// The game of `L` with its types erased.
pub fn under_law<L: Laws + 'static>() -> &'static dyn AnyLaws {
    &UnderLaw::<L>(PhantomData)
}

struct UnderLaw<L>(PhantomData<fn() -> L>);

impl<L: Laws> AnyLaws for UnderLaw<L> {
    fn name(&self) -> &'static str {
        L::Game::NAME
    }

    fn players(&self) -> Vec<usize> {
        let mut players: Vec<usize> = L::setups().iter().map(Setup::players).collect();
        players.sort_unstable();
        players.dedup();
        players
    }

    fn story(&self, players: usize, seed: u64, percent: usize) -> Vec<String> {
        let steps = random_game::<L::Game>(&setup::<L>(players), seed);
        let wanted = steps.len() * percent / 100;
        let decision = |step: &Step<L::Game>| !step.is_chance();
        let end = (wanted..steps.len()).find(|&next| decision(&steps[next])).unwrap_or(steps.len());
        lines(&steps[..end])
    }

    fn twin(&self, players: usize, story: &[String], viewer: Viewer, seed: u64) -> Vec<String> {
        let setup = setup::<L>(players);
        let (steps, game) = read::<L::Game>(&setup, story);
        let mut dealer = FastDealer::new(seed);
        let (mut twin, mut secrets) = (steps, game);
        for _ in 0..SHUFFLES {
            let shuffled = L::shuffle_secrets(&secrets, viewer, &mut dealer);
            if let Some(retold) = L::retold(&setup, &twin, &shuffled) {
                (twin, secrets) = (retold, shuffled);
            }
        }
        lines(&twin)
    }

    fn eagerness(&self, players: usize, story: &[String], options: &[&str]) -> Vec<u32> {
        let (_, game) = read::<L::Game>(&setup::<L>(players), story);
        let liking = |option: &&str| L::eagerness(&game, option.parse().expect("an option in notation"));
        options.iter().map(liking).collect()
    }
}

fn setup<L: Laws>(players: usize) -> SetupOf<L> {
    let newest = L::setups().into_iter().rfind(|setup| setup.players() == players);
    newest.expect("the rulebook knows a table for this number of players")
}

fn random_game<G: Game>(setup: &G::Setup, seed: u64) -> Vec<Step<G>> {
    let mut game = G::new(setup).expect("the rulebook knows the table");
    let (mut bot, mut dealer, mut steps) = (RandomBot::new(seed), FastDealer::new(seed), Vec::new());
    loop {
        let step = match game.pending() {
            Pending::Over => return steps,
            Pending::Chance => Step::Chance(dealer.choose(&outcomes(&game))),
            Pending::Decision(seat) => {
                Step::Decision(seat, Player::<G>::choose(&mut bot, &view(&game), &options(&game)))
            }
        };
        step.play(&mut game);
        steps.push(step);
    }
}

/// The steps of these lines, and the game they lead to.
fn read<G: Game>(setup: &G::Setup, lines: &[String]) -> (Vec<Step<G>>, G) {
    let mut game = G::new(setup).expect("the rulebook knows the table");
    let mut steps = Vec::new();
    for line in lines {
        let (who, what) = line.split_once(' ').expect("who, then what");
        let step = match who {
            "*" => Step::Chance(what.parse().expect("an outcome in notation")),
            seat => Step::Decision(
                seat.parse().expect("a seat's letter"),
                what.parse().expect("an action in notation"),
            ),
        };
        step.play(&mut game);
        steps.push(step);
    }
    (steps, game)
}

fn lines<G: Game>(steps: &[Step<G>]) -> Vec<String> {
    steps.iter().map(ToString::to_string).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::toy::ToyLaws;
    use tabletop::Seat;

    #[test]
    fn a_twin_differs_in_what_its_viewer_may_not_know() {
        let toy = under_law::<ToyLaws>();
        assert_eq!((toy.name(), toy.players()), ("toy", vec![2, 3]));
        let mut unlike = 0;
        for seed in 0..20 {
            let story = toy.story(3, seed, 50);
            let twin = toy.twin(3, &story, Viewer::Seat(Seat::new(0)), seed);
            let own = |line: &&String| line.starts_with('A');
            assert!(story.iter().filter(own).eq(twin.iter().filter(own)), "its own steps are the same");
            assert_eq!((&story[0], story.len()), (&twin[0], twin.len()), "so is its first card");
            unlike += usize::from(story != twin);
        }
        assert!(unlike > 10, "{unlike} of 20 twins are unlike");
    }

    #[test]
    fn a_story_breaks_off_where_a_seat_decides() {
        let toy = under_law::<ToyLaws>();
        for percent in [20, 50, 80] {
            let story = toy.story(2, 7, percent);
            assert_eq!(toy.eagerness(2, &story, &["keep", "show"]), [1, 9]);
            assert!(story.len() < toy.story(2, 7, 100).len());
        }
    }
}
