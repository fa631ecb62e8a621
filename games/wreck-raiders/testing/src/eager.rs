//! Players that claim, decorate and buy whenever they can.

use wreck_raiders::*;

/// How much such a player likes an option, compared with the other options.
pub fn eagerness(game: &State, action: Action) -> u32 {
    match action {
        Action::Claim(..) | Action::Free(_) | Action::DecorateConch | Action::DecorateScallop(_) => 200,
        Action::Buy(_) => 40,
        Action::Place(Slot::Display(display)) => 1 + 30 * u32::from(helps_a_claim(game, display)),
        Action::Place(_) | Action::Extra => 3,
        Action::Cover(..) => 6,
        Action::Move { to, .. } if to.wreck().is_some() => 3,
        _ => 1,
    }
}

/// Whether the treasure on top of the agenda would leave this display on its way to a face-up card.
fn helps_a_claim(game: &State, display: DisplayId) -> bool {
    let Some(Task::Place(seat, treasure, _)) = game.agenda().last() else { return false };
    let mut types = game.mat(*seat).display(display).open_types();
    types[treasure.wreck().index()] += 1;
    let fits = |card: ExhibitId| {
        types.iter().zip(&game.catalogue().exhibit(card).wanted).all(|(own, wanted)| own <= wanted)
    };
    game.face_up().any(fits)
}
