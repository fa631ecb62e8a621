//! The actions of the six symbols, for coloured and white dice alike (chapter 4).

use super::bonus;
use crate::components::{Colour, Pile, Space, Symbol};
use crate::event::Event;
use crate::scoring::Source;
use crate::state::State;
use crate::task::Task;
use tabletop::Log;

/// What the player on turn does after a die came to its space on `reef`.
pub fn resolve(state: &mut State, reef: Colour, symbol: Symbol, log: &mut impl Log<Event>) {
    match symbol {
        Symbol::Pearl => {
            state.agenda.push(Task::Draw(Pile::Pearl));
            state.agenda.push(Task::Draw(Pile::Pearl));
        }
        Symbol::Fish => state.agenda.push(Task::look(Pile::Fish)),
        Symbol::Starfish => state.agenda.push(Task::look(Pile::Starfish)),
        Symbol::Octopus => place_octopus(state, reef, log),
        Symbol::Diver => move_diver(state, reef, log),
        Symbol::Turtle => take_turtle(state, reef, log),
    }
}

/// A point per die on the reef, and a point for every octopus on another reef (CO-4.4, CO-4.5).
fn place_octopus(state: &mut State, reef: Colour, log: &mut impl Log<Event>) {
    let seat = state.on_turn();
    state.board.reef_mut(reef).octopus = Some(seat);
    log.note(Event::OctopusPlaced { seat, reef });
    let dice = state.board.reef(reef).dice.len();
    state.gain(seat, Source::Octopuses, dice, log);
    for other in Colour::ALL.into_iter().filter(|&other| other != reef) {
        if let Some(owner) = state.board.reef(other).octopus {
            state.gain(owner, Source::Octopuses, 1, log);
        }
    }
}

/// The diver comes to the reef; where it comes from, its die moves down and uncovers the chest (CO-4.7 to CO-4.11).
fn move_diver(state: &mut State, reef: Colour, log: &mut impl Log<Event>) {
    let seat = state.on_turn();
    let from = state.held_by_mut(seat).diver.replace(reef);
    log.note(Event::DiverMoved { seat, from, to: reef });
    let Some(from) = from else { return };
    let old = state.board.reef_mut(from);
    if old.dice.has(Space::Treasure) {
        return;
    }
    old.dice.take(Space::Diver);
    old.dice.put(Space::Treasure);
    if old.white.has(Space::Diver) {
        old.white.take(Space::Diver);
        old.white.put(Space::Treasure);
    }
    log.note(Event::DieMovedDown { reef: from });
    state.agenda.push(Task::Chest(from));
}

/// The bonus at once, the tile for good (CO-4.6).
fn take_turtle(state: &mut State, reef: Colour, log: &mut impl Log<Event>) {
    let seat = state.on_turn();
    let turtle = state.board.reef_mut(reef).turtle.take().expect("a free turtle space has its turtle");
    state.held_by_mut(seat).turtles.put(turtle);
    log.note(Event::TurtleTaken { seat, reef, turtle });
    bonus::resolve(state, turtle.bonus(), log);
}
