//! Tables of both games for the tests, and a way to play them.
#![allow(dead_code, reason = "every test crate uses a part of it")]

use bots::FastDealer;
use tabletop::{Dealer, Game, Pending, Seat, Viewer};
use wreck_raiders::Edition;

pub fn wreck_raiders(edition: Edition, players: usize) -> wreck_raiders::State {
    let setup = wreck_raiders::Setup { edition, players, catalogue: wreck_raiders::Catalogue::standard() };
    wreck_raiders::State::new(&setup).expect("the edition allows that many players")
}

pub fn coralia(players: usize) -> coralia::State {
    let setup = coralia::Setup { players, catalogue: coralia::Catalogue::standard() };
    coralia::State::new(&setup).expect("that many can play")
}

/// Every edition with every number of players.
pub fn wreck_raiders_tables() -> impl Iterator<Item = (Edition, usize)> {
    Edition::ALL.into_iter().flat_map(|edition| edition.players().map(move |players| (edition, players)))
}

/// The view of the seat that must decide.
pub fn view<G: Game>(game: &G) -> G::View {
    let Pending::Decision(seat) = game.pending() else { unreachable!("somebody decides") };
    game.view(Viewer::Seat(seat))
}

pub fn options<G: Game>(game: &G) -> Vec<G::Action> {
    let mut options = Vec::new();
    game.options(&mut options);
    options
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

/// Every position of a random game at which somebody decides.
pub fn positions<G: Game>(start: &G, seed: u64) -> Vec<G> {
    let mut dealer = FastDealer::numbered(seed, 1);
    let mut positions = Vec::new();
    play(start, seed, |game, _, options| {
        positions.push(game.clone());
        options[dealer.below(options.len() as u32) as usize]
    });
    positions
}
