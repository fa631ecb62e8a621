//! What tests ask of Coralia: its side of the laws, its eager players, its secrets, and scenes of its rules.

mod census;
mod eager;
mod scene;
pub mod secrets;

pub use eager::eagerness;
pub use scene::{Questions, new_game, position, table, table_with};
pub use tabletop_laws::{seat, words};

use coralia::*;
use referee::Step;
use tabletop::{Dealer, Viewer};
use tabletop_laws::{Laws, Tally};

/// A game of Coralia under test.
pub type Scene = tabletop_laws::Scene<State>;

/// Coralia under law.
#[derive(Clone, Copy, Debug)]
pub struct Coralia;

impl Laws for Coralia {
    type Game = State;

    // 32 turns of some ten steps, and a scoring of at most 18 starfish cards; only rolling again has no bound.
    const MOST_STEPS: usize = 2000;

    const RULEBOOK: &'static str = RULEBOOK;

    fn setups() -> Vec<Setup> {
        PLAYERS.map(Setup::new).collect()
    }

    fn universe(_: &State) -> Vec<Action> {
        let mut all = vec![Action::Roll, Action::End, Action::White(Place::Island)];
        all.extend(Die::all().flat_map(|die| [Action::Lock(die), Action::Place(die)]));
        all.extend(Card::all().flat_map(|card| [Action::Keep(card), Action::Score(card)]));
        all.extend(Turtle::ALL.map(Action::Copy));
        all.extend(Pile::ALL.map(Action::Draw));
        for colour in Colour::ALL {
            all.extend([Action::Take(colour), Action::White(Place::Reef(colour)), Action::Chest(colour)]);
        }
        all
    }

    /// Every piece of the box is somewhere, once (CO-1.1 to CO-1.6).
    fn conserved(game: &State) -> Result<(), String> {
        census::dice(game)?;
        census::cards(game)?;
        census::tiles(game)?;
        census::figures(game)
    }

    fn shuffle_secrets(game: &State, viewer: Viewer, dealer: &mut impl Dealer) -> State {
        secrets::shuffle(game, viewer, dealer)
    }

    fn retold(setup: &Setup, steps: &[Step<State>], shuffled: &State) -> Option<Vec<Step<State>>> {
        Some(secrets::retold(setup, steps, shuffled))
    }

    fn alike(game: &State, viewer: Viewer, one: &Step<State>, other: &Step<State>) -> bool {
        secrets::alike(game, viewer, *one, *other)
    }

    fn eagerness(_: &State, action: Action) -> u32 {
        eagerness(action)
    }

    fn tally(event: &Event, tally: &mut Tally) {
        match event {
            Event::AllRolledAgain { .. } => tally.count("dead ends"),
            Event::DieLocked { .. } => tally.count("locks"),
            Event::DiePlaced { on: Spot::Island, .. } => tally.count("dice on the island"),
            Event::SetUpDiePlaced { on: Spot::Island, .. } => tally.count("doubled set-up dice"),
            Event::TurtlePutAside { .. } => tally.count("turtles put aside"),
            Event::WhiteDiePlaced { on: Spot::Island, .. } => tally.count("white dice back on the island"),
            Event::WhiteDiePlaced { .. } => tally.count("white dice on reefs"),
            Event::CardKept { put_back: 0, .. } => tally.count("last cards kept"),
            Event::PileEmpty { .. } => tally.count("empty piles"),
            Event::DieMovedDown { .. } => tally.count("treasures reached"),
            Event::TurtleCopied { .. } => tally.count("turtles copied"),
            Event::ChestTaken { reef: None, .. } => tally.count("side chests"),
            Event::StingrayTaken { .. } => tally.count("stingrays"),
            Event::CardScored { card, .. } => tally.count(scored(*card)),
            Event::PointsGained { source: Source::Island, .. } => tally.count("island income"),
            Event::Ended => tally.count("games ended"),
            _ => {}
        }
    }
}

const fn scored(card: Card) -> &'static str {
    match card.face() {
        Face::Starfish(Starfish::PerIslandDie) => "scored per island die",
        Face::Starfish(Starfish::PerTurtle) => "scored per turtle",
        Face::Starfish(Starfish::PerChest) => "scored per chest",
        Face::Starfish(Starfish::SideChest) => "scored side chest",
        Face::Starfish(Starfish::Jellyfish) => "scored jellyfish",
        Face::Starfish(Starfish::Chests(_)) => "scored chests of two reefs",
        Face::Starfish(Starfish::LeftOverDice(_)) => "scored left-over dice",
        _ => "scored what waits",
    }
}
