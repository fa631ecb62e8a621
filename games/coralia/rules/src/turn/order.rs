//! Which task may lie on which: the one table of the turn. Positions are checked by it, and play is tested against it.

use crate::task::Task;
use tabletop::{Step, read_steps};

/// The tasks without what they are about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    Turtles,
    Start,
    SetUpDice,
    Choose,
    Lock,
    Roll,
    Place,
    Draw,
    Look,
    Keep,
    Chest,
    SideChest,
    Copy,
    WhiteDie,
    PlaceWhite,
    Starfish,
    Chests,
    LeftOver,
    End,
}

const fn step(name: Kind, fits: fn(Task) -> bool, on: &'static [Kind]) -> Step<Kind, Task> {
    Step { name, fits, on }
}

use Kind::*;

/// What lies beneath all that a die, a tile or a card brings: the end of the turn, the other cards to score, or the
/// second of two chests.
const BENEATH_GAINS: &[Kind] = &[End, Starfish, Chest];

/// Every kind of task, and what may lie right beneath it.
const ORDER: [Step<Kind, Task>; 19] = [
    // The opening (chapter 1).
    step(Turtles, |task| task == Task::Turtles, &[Start]),
    step(Start, |task| task == Task::Start, &[SetUpDice]),
    step(SetUpDice, |task| task == Task::SetUpDice, &[Choose]),
    // A turn (chapters 2 to 6): nothing else is to be done until a die is placed.
    step(Choose, |task| task == Task::Choose, &[]),
    step(Lock, |task| task == Task::Lock, &[]),
    step(Roll, |task| task == Task::Roll, &[]),
    step(Place, |task| task == Task::Place, &[]),
    step(Draw, |task| matches!(task, Task::Draw(_)), &[End, Starfish, Chest, LeftOver, Draw]),
    step(Look, |task| matches!(task, Task::Look(..)), BENEATH_GAINS),
    step(Keep, |task| matches!(task, Task::Keep(_)), BENEATH_GAINS),
    step(Chest, |task| matches!(task, Task::Chest(_)), BENEATH_GAINS),
    step(SideChest, |task| task == Task::SideChest, BENEATH_GAINS),
    step(Copy, |task| task == Task::Copy, BENEATH_GAINS),
    step(WhiteDie, |task| task == Task::WhiteDie, BENEATH_GAINS),
    step(PlaceWhite, |task| matches!(task, Task::PlaceWhite(_)), BENEATH_GAINS),
    // The final scoring (chapter 8).
    step(Starfish, |task| task == Task::Starfish, &[End]),
    step(Chests, |task| matches!(task, Task::Chests(_)), &[Starfish]),
    step(LeftOver, |task| matches!(task, Task::LeftOver(..)), &[Starfish]),
    step(End, |task| task == Task::End, &[]),
];

/// For each task of an agenda, from the bottom up, whether it can lie on what is beneath it.
pub fn can_lie(agenda: &[Task]) -> Vec<bool> {
    read_steps(&ORDER, agenda.iter().copied()).iter().map(|kinds| !kinds.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Setup, State};
    use bots::FastDealer;
    use tabletop::{Dealer, Game, Pending};
    use tabletop_laws::order::Met;

    /// Plays a game to its end and shows every agenda.
    fn play(players: usize, seed: u64, mut visit: impl FnMut(&State)) {
        let mut dealer = FastDealer::new(seed);
        let mut state = State::new(&Setup::new(players)).expect("two to four may play");
        let mut options = Vec::new();
        while state.pending() != Pending::Over {
            visit(&state);
            options.clear();
            state.options(&mut options);
            match state.pending() {
                Pending::Chance => state.deal_by(&mut dealer, &mut Vec::new(), &mut ()),
                _ => state.act(options[dealer.below(options.len() as u32) as usize], &mut ()),
            }
        }
    }

    #[test]
    fn play_keeps_to_the_table_and_meets_all_of_it() {
        let mut met = Met::new(&ORDER);
        for (players, seed) in crate::PLAYERS.flat_map(|players| (0..600).map(move |seed| (players, seed))) {
            play(players, seed, |state| met.meet(&state.agenda));
        }
        met.close("play meets all", &[]);
    }
}
