//! What each viewer may know, and nothing else.

use crate::breach::{require, same};
use crate::play::{self, is_listed, same_items};
use crate::{ActionOf, Broken, Laws, SetupOf};
use referee::{Played, Step};
use tabletop::{Dealer, Game, Pending, Seat, Viewer};

/// A state imagined from a view gives that view again, waits for the same, and has all components.
pub fn imagining_keeps_the_view<L: Laws>(
    game: &L::Game,
    viewer: Viewer,
    dealer: &mut impl Dealer,
) -> Result<(), Broken> {
    let view = game.view(viewer);
    let imagined = L::Game::imagine(&view, dealer);
    same(format_args!("what {viewer:?} imagines looks unlike what it sees"), &view, &imagined.view(viewer))?;
    same(
        format_args!("what {viewer:?} imagines waits for something else"),
        &game.pending(),
        &imagined.pending(),
    )?;
    L::conserved(&imagined).map_err(|lost| Broken::new(format_args!("imagined by {viewer:?}: {lost}")))
}

/// Shuffling what the rulebook keeps secret from a viewer changes nothing in its view.
/// Says whether a secret was changed.
pub fn shuffling_secrets_changes_no_view<L: Laws>(
    game: &L::Game,
    viewer: Viewer,
    dealer: &mut impl Dealer,
) -> Result<bool, Broken> {
    let shuffled = L::shuffle_secrets(game, viewer, dealer);
    L::conserved(&shuffled)
        .map_err(|lost| Broken::new(format_args!("secrets shuffled for {viewer:?}: {lost}")))?;
    same(format_args!("{viewer:?} sees a secret"), &game.view(viewer), &shuffled.view(viewer))?;
    Ok(shuffled != *game)
}

/// A game told again with other secrets can be played as told, and leads to them. Says whether it is another game.
pub fn a_retold_game_has_other_secrets<L: Laws>(
    setup: &SetupOf<L>,
    steps: &[Step<L::Game>],
    game: &L::Game,
    viewer: Viewer,
    dealer: &mut impl Dealer,
) -> Result<bool, Broken> {
    let shuffled = L::shuffle_secrets(game, viewer, dealer);
    let Some(retold) = L::retold(setup, steps, &shuffled) else { return Ok(false) };
    let mut other = L::Game::new(setup).map_err(Broken::new)?;
    for step in retold {
        require(is_listed(&other, step), || format!("'{step}' was told again and is not listed"))?;
        step.play(&mut other);
    }
    same("the game told again leads elsewhere", &shuffled, &other)?;
    Ok(shuffled != *game)
}

/// The options of a seat follow from what it knows: they are the same in every state it can imagine.
pub fn a_seat_decides_on_what_it_knows<L: Laws>(
    game: &L::Game,
    seat: Seat,
    options: &[ActionOf<L>],
    dealer: &mut impl Dealer,
) -> Result<(), Broken> {
    let viewer = Viewer::Seat(seat);
    let imagined = L::Game::imagine(&game.view(viewer), dealer);
    let shuffled = L::shuffle_secrets(game, viewer, dealer);
    for other in [imagined, shuffled] {
        let others = play::options(&other);
        require(same_items(&others, options), || {
            format!("{seat} can choose {options:?}, but with other secrets {others:?}")
        })?;
    }
    Ok(())
}

/// A decision that leads to another decision and is not marked as revealing looks the same whatever the secrets are.
pub fn what_can_be_undone_showed_no_secret<L: Laws>(
    game: &L::Game,
    action: ActionOf<L>,
    dealer: &mut impl Dealer,
) -> Result<(), Broken> {
    let Pending::Decision(seat) = game.pending() else { return Ok(()) };
    let (after, played) = tried(game, Step::Decision(seat, action));
    if game.reveals(action) || !matches!(after.pending(), Pending::Decision(_)) {
        return Ok(());
    }
    for viewer in Viewer::all(game.seats()) {
        let shuffled = L::shuffle_secrets(game, viewer, dealer);
        if play::options(&shuffled).contains(&action) {
            let (other_after, other_played) = tried(&shuffled, Step::Decision(seat, action));
            let what = format!("'{action}' can be undone, but shows {viewer:?} a secret");
            same(&what, &after.view(viewer), &other_after.view(viewer))?;
            same(&what, &witnessed(&played, viewer), &witnessed(&other_played, viewer))?;
        }
    }
    Ok(())
}

/// Two steps that the rulebook does not let a viewer tell apart leave the same view and the same story.
/// Says whether they are such.
pub fn steps_that_look_alike_are_told_alike<L: Laws>(
    game: &L::Game,
    viewer: Viewer,
    one: Step<L::Game>,
    other: Step<L::Game>,
) -> Result<bool, Broken> {
    if one == other || !L::alike(game, viewer, &one, &other) {
        return Ok(false);
    }
    let ((after, played), (other_after, other_played)) = (tried(game, one), tried(game, other));
    let what = format!("{viewer:?} can tell '{one}' from '{other}'");
    same(&what, &after.view(viewer), &other_after.view(viewer))?;
    same(&what, &witnessed(&played, viewer), &witnessed(&other_played, viewer))?;
    Ok(true)
}

fn tried<G: Game>(game: &G, step: Step<G>) -> (G, Played<G>) {
    let mut after = game.clone();
    let told = step.play(&mut after);
    (after, told)
}

fn witnessed<G: Game>(played: &Played<G>, viewer: Viewer) -> Vec<G::Event> {
    played.events.iter().filter_map(|event| G::witness(event, viewer)).collect()
}
