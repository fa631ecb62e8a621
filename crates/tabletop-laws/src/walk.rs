//! Random games that show every moment on their way, with players that often do something rare.

use crate::play::options;
use bots::FastDealer;
use tabletop::{Dealer, Game, Log, Pending};

/// No game is longer, so that one without an end fails instead of hanging.
const MOST_STEPS: usize = 40_000;

/// How the players of a random game choose.
pub struct Walk<G: Game> {
    /// What they do when they can.
    pub likes: fn(G::Action) -> bool,
    /// One choice in this many is any option all the same.
    pub indifferent_one_in: u32,
}

impl<G: Game> Walk<G> {
    /// Players who like every option alike.
    pub const fn indifferent() -> Self {
        Self { likes: |_| false, indifferent_one_in: 1 }
    }

    /// Plays a game to its end and shows each moment together with the one before it.
    pub fn through(&self, setup: &G::Setup, seed: u64, mut visit: impl FnMut(&G, &G)) -> G {
        let mut dealer = FastDealer::new(seed);
        let mut game = G::new(setup).expect("the table opens");
        let mut steps = 0;
        while game.pending() != Pending::Over {
            steps += 1;
            assert!(steps < MOST_STEPS, "the game of seed {seed} does not end");
            let before = game.clone();
            self.step(&mut game, &mut dealer, &mut ());
            visit(&before, &game);
        }
        game
    }

    /// Everything that happens in a game.
    pub fn story(&self, setup: &G::Setup, seed: u64) -> Vec<G::Event> {
        let (mut dealer, mut log) = (FastDealer::new(seed), Vec::new());
        let mut game = G::new(setup).expect("the table opens");
        while game.pending() != Pending::Over {
            self.step(&mut game, &mut dealer, &mut log);
        }
        log
    }

    /// One decision or one chance step; a game that is over stays so.
    pub fn step(&self, game: &mut G, dealer: &mut impl Dealer, log: &mut impl Log<G::Event>) {
        match game.pending() {
            Pending::Decision(_) => game.act(self.decide(game, dealer), log),
            Pending::Chance => game.deal_by(dealer, &mut Vec::new(), log),
            Pending::Over => {}
        }
    }

    fn decide(&self, game: &G, dealer: &mut impl Dealer) -> G::Action {
        let options = options(game);
        let liked: Vec<G::Action> = options.iter().copied().filter(|action| (self.likes)(*action)).collect();
        let among =
            if !liked.is_empty() && dealer.below(self.indifferent_one_in) > 0 { &liked } else { &options };
        among[dealer.below(among.len() as u32) as usize]
    }
}
