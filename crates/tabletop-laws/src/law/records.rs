//! What the referee makes of a game: tables, records, replay and undo.

use crate::breach::{require, same};
use crate::{Broken, Laws, SetupOf};
use referee::{Record, ScriptedDealer, Step, Table, replay_to};
use tabletop::{Game, Pending, Seat};

/// A referee's table that is dealt the same outcomes and asked for the same actions goes through the same steps.
/// Gives its record, read back from its text.
pub fn a_table_plays_the_same_game<L: Laws>(
    setup: &SetupOf<L>,
    steps: &[Step<L::Game>],
) -> Result<Record, Broken> {
    let outcomes = steps.iter().filter_map(|step| match step {
        Step::Chance(outcome) => Some(*outcome),
        Step::Decision(..) => None,
    });
    let mut table =
        Table::<L::Game>::new(setup.clone(), ScriptedDealer::new(outcomes)).map_err(Broken::new)?;
    for step in steps {
        if let Step::Decision(seat, action) = *step {
            table.act(seat, action).map_err(Broken::new)?;
        }
    }
    same("the table went through other steps", &steps, &table.steps())?;
    let text = table.record().to_string();
    let record: Record = text.parse().map_err(Broken::new)?;
    same("the record reads back as another text", &text.as_str(), &record.text())?;
    Ok(record)
}

/// Replaying a record up to a step gives the state that the game had there.
pub fn replay_reproduces_every_state<L: Laws>(
    setup: &SetupOf<L>,
    record: &Record,
    step: usize,
    state: &L::Game,
) -> Result<(), Broken> {
    let table = replay_to::<L::Game>(setup, record, step).map_err(Broken::new)?;
    same(format_args!("replayed to step {step}"), state, table.game())
}

/// Whatever can be written down but is not listed is refused, for every seat, and changes nothing.
pub fn nothing_unlisted_is_accepted<L: Laws>(
    setup: &SetupOf<L>,
    record: &Record,
    step: usize,
) -> Result<(), Broken> {
    let mut table = replay_to::<L::Game>(setup, record, step).map_err(Broken::new)?;
    let (untouched, options) = (table.clone(), table.options());
    let universe = L::universe(table.game());
    let unknown = options.iter().find(|option| !universe.contains(option));
    require(unknown.is_none(), || format!("an option is not in the universe: {unknown:?}"))?;
    for seat in Seat::all(table.game().seats()) {
        let is_turn = table.pending() == Pending::Decision(seat);
        for &action in universe.iter().filter(|action| !(is_turn && options.contains(action))) {
            let refused = table.act(seat, action).map(drop);
            require(refused.is_err(), || format!("'{seat} {action}' is not listed and was accepted"))?;
        }
    }
    same("refusing what is not listed left a trace", &untouched, &table)
}

/// Undo reverses a seat's own last decision, exactly, and nothing else.
pub fn undo_never_crosses_chance_a_reveal_or_another_seat<L: Laws>(
    setup: &SetupOf<L>,
    record: &Record,
    step: usize,
) -> Result<(), Broken> {
    let table = replay_to::<L::Game>(setup, record, step).map_err(Broken::new)?;
    let before = replay_to::<L::Game>(setup, record, step.saturating_sub(1)).map_err(Broken::new)?;
    for seat in Seat::all(table.game().seats()) {
        let allowed = match table.steps().last() {
            Some(&Step::Decision(decider, action)) => {
                decider == seat && !before.game().reveals(action) && !table.is_over()
            }
            _ => false,
        };
        let mut undone = table.clone();
        let result = undone.undo(seat);
        require(result.is_ok() == allowed, || format!("undo for {seat} at step {step} gave {result:?}"))?;
        let expected = if allowed { &before } else { &table };
        same(format_args!("undo for {seat} at step {step}"), &expected.game(), &undone.game())?;
        same(format_args!("undo for {seat} at step {step}"), &expected.steps(), &undone.steps())?;
    }
    Ok(())
}
