//! The agenda of a position that names none.

use crate::edition::MOST_DICE;
use crate::solo::SOLO_TURNS;
use crate::state::Die;
use crate::task::Task;

/// A turn begins; in the solo game with as many turns as dice are left for (WR-11.2).
pub(super) fn default_agenda(solo: bool, dice: &[Die]) -> Vec<Task> {
    if !solo {
        return vec![Task::Turn];
    }
    let begun = dice.iter().any(|die| *die != Die::Unrolled);
    let pool = dice.iter().filter(|die| matches!(die, Die::Pool(_))).count();
    let left = if begun { pool } else { MOST_DICE };
    let roll = (!begun).then_some(Task::Roll);
    let turns = std::iter::repeat_n(Task::Turn, left.saturating_sub(SOLO_TURNS));
    let rivals = std::iter::repeat_n(Task::Rival, left.min(SOLO_TURNS));
    roll.into_iter().chain(turns).chain(rivals).chain([Task::Market, Task::EndRound]).collect()
}
