//! What playing does: components stay, copies are independent, games end.

use super::OutcomesOf;
use crate::breach::{require, same};
use crate::play::{options, outcomes};
use crate::{ActionOf, Broken, Laws, SetupOf};
use referee::Step;
use tabletop::{Game, Pending, Seat, Setup};

/// A setup that a test runs gives a table with the seats it asks for.
pub fn every_setup_gives_a_table<L: Laws>(setup: &SetupOf<L>) -> Result<L::Game, Broken> {
    let game = L::Game::new(setup).map_err(Broken::new)?;
    require(game.seats() == setup.players(), || {
        format!("{} seats for {} players", game.seats(), setup.players())
    })?;
    Ok(game)
}

/// No component is lost or made.
pub fn components_are_conserved<L: Laws>(game: &L::Game) -> Result<(), Broken> {
    L::conserved(game).map_err(Broken)
}

/// Each option can be played, keeps the components, and leads to a position where something is asked or all is over.
pub fn everything_listed_can_be_played<L: Laws>(
    game: &L::Game,
    seat: Seat,
    options: &[ActionOf<L>],
) -> Result<(), Broken> {
    options.iter().try_for_each(|&action| can_be_played::<L>(game, Step::Decision(seat, action)))
}

/// Each outcome can be dealt, keeps the components, and leads to a position where something is asked or all is over.
pub fn everything_listed_can_be_dealt<L: Laws>(
    game: &L::Game,
    outcomes: &OutcomesOf<L>,
) -> Result<(), Broken> {
    outcomes.iter().try_for_each(|weighted| can_be_played::<L>(game, Step::Chance(weighted.outcome)))
}

/// A copy goes the same way as the original, and tells the same story.
pub fn a_copy_plays_identically<L: Laws>(game: &L::Game, step: Step<L::Game>) -> Result<(), Broken> {
    let (mut original, mut copy) = (game.clone(), game.clone());
    let (played, played_again) = (step.play(&mut original), step.play(&mut copy));
    same(format_args!("a copy went another way by {step}"), &original, &copy)?;
    same(format_args!("a copy told another story of {step}"), &played, &played_again)
}

/// Playing on with a copy leaves the original as it was.
pub fn old_copies_are_unchanged<L: Laws>(game: &L::Game, step: Step<L::Game>) -> Result<(), Broken> {
    // A copy that shares something with the original changes along with it, so equality would not show it.
    let printed = format!("{game:?}");
    step.play(&mut game.clone());
    same(format_args!("playing {step} on a copy changed the original"), &printed, &format!("{game:?}"))
}

/// No game goes on for ever.
pub fn every_game_ends<L: Laws>(steps: usize) -> Result<(), Broken> {
    require(steps < L::MOST_STEPS, || format!("the game goes on after {steps} steps"))
}

fn can_be_played<L: Laws>(game: &L::Game, step: Step<L::Game>) -> Result<(), Broken> {
    let mut after = game.clone();
    match step {
        Step::Decision(_, action) => after.act(action, &mut ()),
        Step::Chance(outcome) => after.deal(outcome, &mut ()),
    }
    L::conserved(&after).map_err(|lost| Broken::new(format_args!("after {step}: {lost}")))?;
    require(asks_or_is_over(&after), || format!("after {step} nothing is listed"))
}

fn asks_or_is_over<G: Game>(game: &G) -> bool {
    match game.pending() {
        Pending::Decision(_) => !options(game).is_empty(),
        Pending::Chance => !outcomes(game).is_empty(),
        Pending::Over => true,
    }
}
