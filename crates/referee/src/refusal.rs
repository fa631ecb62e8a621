//! The one door: a step is compared with what the game lists here and nowhere else.

use crate::{DealError, Step};
use tabletop::{Game, Pending, Seat};

/// Why a step was refused. The table has not changed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Refusal {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// Another seat must decide.
    #[error("it is {turn}'s turn, not {seat}'s")]
    NotYourTurn {
        /// The seat that tried.
        seat: Seat,
        /// The seat that must decide.
        turn: Seat,
    },
    /// The game does not list the action.
    #[error("'{action}' is not an option now")]
    NotAnOption {
        /// Its notation.
        action: String,
    },
    /// The game does not list the outcome.
    #[error("'{outcome}' cannot happen now")]
    NotAnOutcome {
        /// Its notation.
        outcome: String,
    },
    /// A decision was made where chance must bring an outcome.
    #[error("chance is pending: deal one of the outcomes first")]
    ChancePending,
    /// An outcome was dealt where a seat must decide.
    #[error("{turn} must decide first")]
    DecisionPending {
        /// The seat that must decide.
        turn: Seat,
    },
    /// An outcome was dealt by hand at a table that has a dealer.
    #[error("a seed deals chance at this table: it cannot be dealt by hand")]
    NotByHand,
    /// The dealer could not deal what follows.
    #[error(transparent)]
    Dealer(#[from] DealError),
}

/// Lets a step through that `game` lists now.
pub(crate) fn admit<G: Game>(game: &G, step: &Step<G>) -> Result<(), Refusal> {
    match (game.pending(), *step) {
        (Pending::Over, _) => Err(Refusal::Over),
        (Pending::Chance, Step::Decision(..)) => Err(Refusal::ChancePending),
        (Pending::Decision(turn), Step::Chance(_)) => Err(Refusal::DecisionPending { turn }),
        (Pending::Decision(turn), Step::Decision(seat, _)) if turn != seat => {
            Err(Refusal::NotYourTurn { seat, turn })
        }
        (Pending::Decision(_), Step::Decision(_, action)) => {
            let mut options = Vec::new();
            game.options(&mut options);
            let refusal = || Refusal::NotAnOption { action: action.to_string() };
            options.contains(&action).then_some(()).ok_or_else(refusal)
        }
        (Pending::Chance, Step::Chance(outcome)) => {
            let mut outcomes = Vec::new();
            game.outcomes(&mut outcomes);
            let refusal = || Refusal::NotAnOutcome { outcome: outcome.to_string() };
            outcomes.iter().any(|listed| listed.outcome == outcome).then_some(()).ok_or_else(refusal)
        }
    }
}
