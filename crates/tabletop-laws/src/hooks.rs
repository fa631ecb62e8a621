//! What a game tells about itself so that the laws can be checked.

use crate::Tally;
use referee::Step;
use tabletop::{Dealer, Game, Viewer};

/// The actions of the game under law.
pub type ActionOf<L> = <<L as Laws>::Game as Game>::Action;
/// The events of the game under law.
pub type EventOf<L> = <<L as Laws>::Game as Game>::Event;
/// The setup of the game under law.
pub type SetupOf<L> = <<L as Laws>::Game as Game>::Setup;

/// A game under law, with what only its rulebook can tell.
pub trait Laws {
    type Game: Game;

    /// No game has more steps, decisions and chance together.
    const MOST_STEPS: usize;

    /// Its clauses, as TOML: every refusal names one of them.
    const RULEBOOK: &'static str;

    /// Every table the rulebook knows: each edition, the oldest first, with each number of players.
    fn setups() -> Vec<SetupOf<Self>>;

    /// Every action that can be written down at this table, legal or not. All options must be among them.
    fn universe(game: &Self::Game) -> Vec<ActionOf<Self>>;

    /// Whether all components are accounted for; if not, which are missing or too many.
    fn conserved(game: &Self::Game) -> Result<(), String>;

    /// A state that differs only in what the rulebook keeps secret from `viewer`; a copy where nothing is secret.
    fn shuffle_secrets(game: &Self::Game, viewer: Viewer, dealer: &mut impl Dealer) -> Self::Game;

    /// The steps that lead to `shuffled`, told after the `steps` that led to the game it was shuffled from; nothing where
    /// no such game can be told, as in games without secrets.
    fn retold(
        _setup: &SetupOf<Self>,
        _steps: &[Step<Self::Game>],
        _shuffled: &Self::Game,
    ) -> Option<Vec<Step<Self::Game>>> {
        None
    }

    /// Whether the rulebook keeps `viewer` from telling these two listed steps apart, such as two cards drawn
    /// face down.
    fn alike(
        _game: &Self::Game,
        _viewer: Viewer,
        _one: &Step<Self::Game>,
        _other: &Step<Self::Game>,
    ) -> bool {
        false
    }

    /// How much an eager player likes an option, compared with the other options.
    fn eagerness(_game: &Self::Game, _action: ActionOf<Self>) -> u32 {
        1
    }

    /// Counts the rare things that a test wants to have met.
    fn tally(_event: &EventOf<Self>, _tally: &mut Tally) {}
}
