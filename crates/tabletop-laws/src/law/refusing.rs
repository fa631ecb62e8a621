//! What is said about actions that are not options: always a reason, and always a clause.

use crate::breach::{require, same};
use crate::play::shape;
use crate::{ActionOf, Broken, Clauses, Laws, SetupOf};
use std::collections::HashSet;
use tabletop::{Dealer, Game, Refusal, Seat, Setup, Viewer};

/// Every option has the shape of its decision, and the shape lists nothing twice.
pub fn every_option_has_the_shape_of_its_decision<L: Laws>(
    shape: &[ActionOf<L>],
    options: &[ActionOf<L>],
) -> Result<(), Broken> {
    let mut known = HashSet::with_capacity(shape.len());
    let twice = shape.iter().find(|action| !known.insert(**action));
    require(twice.is_none(), || format!("the shape has it twice: {twice:?}"))?;
    let stray = options.iter().find(|option| !known.contains(option));
    require(stray.is_none(), || format!("an option has another shape: {stray:?}"))
}

/// A reason is given for an action exactly if the options do not list it. Gives the reasons.
pub fn exactly_what_is_not_listed_is_refused<L: Laws>(
    game: &L::Game,
    options: &[ActionOf<L>],
    tried: &[ActionOf<L>],
) -> Result<Vec<Refusal>, Broken> {
    let mut reasons = Vec::new();
    for &action in tried {
        let refusal = game.refusal(action);
        match &refusal {
            None => require(options.contains(&action), || {
                format!("'{action}' is not listed, and no reason is given")
            })?,
            Some(_) => require(!options.contains(&action), || {
                format!("'{action}' is listed, and refused: {refusal:?}")
            })?,
        }
        reasons.extend(refusal);
    }
    Ok(reasons)
}

/// A player who is refused something can look it up: the clause is in the rulebook, and of the edition that is played.
pub fn refusals_name_clauses_of_the_rulebook<L: Laws>(
    setup: &SetupOf<L>,
    clauses: &Clauses,
    refusals: &[Refusal],
) -> Result<(), Broken> {
    let unknown = refusals.iter().find(|refusal| !clauses.hold(refusal.clause, setup.edition()));
    require(unknown.is_none(), || format!("its clause is none of this edition: {unknown:?}"))
}

/// What can be tried and why it is refused follow from what the seat knows: they are the same with other secrets.
/// (Whether it is refused is a matter of the options, which have a law of their own.)
pub fn a_seat_is_refused_by_what_it_knows<L: Laws>(
    game: &L::Game,
    seat: Seat,
    dealer: &mut impl Dealer,
) -> Result<(), Broken> {
    let viewer = Viewer::Seat(seat);
    let imagined = L::Game::imagine(&game.view(viewer), dealer);
    let shuffled = L::shuffle_secrets(game, viewer, dealer);
    let tried = shape(game);
    for other in [imagined, shuffled] {
        require(tried == shape(&other), || format!("with other secrets {seat} can try other things"))?;
        for &action in &tried {
            let (Some(told), Some(else_told)) = (game.refusal(action), other.refusal(action)) else {
                continue;
            };
            let what = format_args!("with other secrets {seat} is told something else of '{action}'");
            same(what, &told, &else_told)?;
        }
    }
    Ok(())
}
