//! Laying out turtles and the dice of missing players (chapter 1).

use crate::Chance;
use crate::board::Spot;
use crate::components::{Colour, Space, Symbol, Turtle};
use crate::dice::{DICE_OF_A_COLOUR, Die};
use crate::event::Event;
use crate::setup::set_up_dice;
use crate::state::State;
use tabletop::{Dealer, Log, Seat, Weighted};

/// The next reef that waits for its turtle.
pub fn next_reef(state: &State) -> Option<Colour> {
    Colour::ALL.into_iter().find(|&reef| state.board.reef(reef).turtle.is_none())
}

pub fn turtle_outcomes(state: &State, out: &mut Vec<Weighted<Chance>>) {
    let turtles = state.board.side_turtles.iter();
    out.extend(turtles.map(|turtle| Weighted { outcome: Chance::Turtle(turtle), weight: 1 }));
}

pub fn sample_turtle(state: &State, dealer: &mut impl Dealer) -> Chance {
    let turtles = state.board.side_turtles;
    Chance::Turtle(turtles.nth(dealer.below(turtles.len().into())))
}

pub fn receive_turtle(state: &mut State, turtle: Turtle, log: &mut impl Log<Event>) {
    let reef = next_reef(state).expect("a turtle is drawn for a reef");
    state.board.side_turtles.take(turtle);
    state.board.reef_mut(reef).turtle = Some(turtle);
    log.note(Event::TurtleLaid { reef, turtle });
}

pub fn start_outcomes(state: &State, out: &mut Vec<Weighted<Chance>>) {
    let seats = Seat::all(state.players());
    out.extend(seats.map(|seat| Weighted { outcome: Chance::Start(seat), weight: 1 }));
}

pub fn sample_start(state: &State, dealer: &mut impl Dealer) -> Chance {
    Chance::Start(Seat::new(dealer.below(state.players() as u32) as usize))
}

pub fn receive_start(state: &mut State, seat: Seat, log: &mut impl Log<Event>) {
    state.progress.start = Some(seat);
    state.progress.seat = seat;
    state.agenda.pop();
    log.note(Event::Started { seat });
}

/// The colour of the next set-up die (CO-1.7).
pub fn next_colour(state: &State) -> Option<Colour> {
    let left = DICE_OF_A_COLOUR - set_up_dice(state.players());
    Colour::ALL.into_iter().find(|colour| state.supply[colour.index()] > left)
}

/// Places a set-up die; a doubled symbol goes to the island, and nobody gains anything (CO-1.7, CO-1.8, CO-1.9).
pub fn receive_die(state: &mut State, symbol: Symbol, log: &mut impl Log<Event>) {
    let colour = next_colour(state).expect("a set-up die is rolled for a colour");
    let die = Die { colour, symbol };
    state.supply[colour.index()] -= 1;
    let space = if symbol == Symbol::Diver { Space::Treasure } else { symbol.space() };
    let reef = state.board.reef_mut(colour);
    if reef.dice.has(space) {
        state.board.island[colour.index()] += 1;
        return log.note(Event::SetUpDiePlaced { die, on: Spot::Island });
    }
    reef.dice.put(space);
    log.note(Event::SetUpDiePlaced { die, on: Spot::Reef(colour, space) });
    if space == Space::Turtle {
        put_turtle_aside(state, colour, log);
    }
}

/// All dice of missing players lie, so the first turn begins.
pub fn begin_play(state: &mut State, log: &mut impl Log<Event>) {
    state.agenda.pop();
    log.note(Event::TurnBegan { seat: state.on_turn(), round: 1 });
}

fn put_turtle_aside(state: &mut State, reef: Colour, log: &mut impl Log<Event>) {
    let turtle = state.board.reef_mut(reef).turtle.take().expect("a free turtle space has its turtle");
    state.board.side_turtles.put(turtle);
    log.note(Event::TurtlePutAside { reef, turtle });
}
