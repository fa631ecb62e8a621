//! Players that look for turtles, divers and starfish, and for the rarer things these bring.

use coralia::*;

/// How much such a player likes an option, compared with the other options.
pub const fn eagerness(action: Action) -> u32 {
    match action {
        Action::Place(die) => match die.symbol {
            Symbol::Turtle | Symbol::Diver => 12,
            Symbol::Starfish | Symbol::Octopus => 6,
            Symbol::Fish | Symbol::Pearl => 1,
        },
        Action::Lock(_) => 3,
        Action::White(Place::Island) => 4,
        Action::Keep(card) if card.is_scored_in_step_one() => 5,
        _ => 1,
    }
}
