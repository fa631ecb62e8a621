//! A coloured die on the island: cards for the player, points for an octopus (chapter 5).

use crate::components::{Colour, Pile};
use crate::event::Event;
use crate::scoring::Source;
use crate::state::State;
use crate::task::Task;
use tabletop::Log;

/// What an octopus earns for a die of its reef's colour (CO-5.2).
const INCOME: u8 = 2;

/// One card, or one of two if someone else's octopus stands on the reef of the colour (CO-5.1, CO-5.2).
pub fn resolve(state: &mut State, colour: Colour, log: &mut impl Log<Event>) {
    let owner = state.board.reef(colour).octopus;
    if let Some(owner) = owner {
        state.gain(owner, Source::Island, INCOME, log);
    }
    let foreign = owner.is_some_and(|owner| owner != state.on_turn());
    let task = if foreign { Task::look(Pile::Island) } else { Task::Draw(Pile::Island) };
    state.agenda.push(task);
}
