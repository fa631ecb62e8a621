//! Those who are not there: how long they have been away, and a bot that plays for them because the others want it.

use crate::audience::Audience;
use crate::clock::Now;
use crate::journal::Entry;
use crate::seats::seat_of;
use crate::settle::Goal;
use crate::table::Table;
use crate::turn::Turn;
use crate::{Refusal, Room};
use protocol::{Away, ErrorCode, Status};
use tabletop::Seat;

/// How long the person of a seat has been away, if the game may wait for them.
pub fn away(table: &Table, audience: &Audience, seat: Seat, now: u64) -> Option<Away> {
    let gone = gone(table, audience, seat)?;
    let bot_in_ms = table.replaceable_from(gone).map(|from| from.saturating_sub(now));
    Some(Away { for_ms: now.saturating_sub(gone), bot_in_ms })
}

/// When the person of a seat was last seen, if they are away from a game that goes on and play for themselves.
fn gone(table: &Table, audience: &Audience, seat: Seat) -> Option<u64> {
    let game = table.game.as_ref().filter(|_| table.status() == Status::Running)?;
    let chair = Some(table.chair(seat)).filter(|chair| chair.has_person())?;
    let gone = audience.gone(chair.guest.as_deref()?)?;
    // A room that was not in memory did not see them leave, but its journal tells what they did.
    Some(gone.max(game.times.acted(seat)))
}

impl Room {
    /// One word of anyone at the table is enough; said twice it is done once.
    pub(crate) fn let_stand_in(&self, guest: String, letter: char, now: Now) -> Result<Turn, Refusal> {
        self.must_sit(&guest)?;
        self.must_go_on()?;
        let seat = seat_of(letter, self.table.chairs.len()).ok_or(Refusal::Field("seat"))?;
        let chair = self.table.chair(seat);
        if chair.stand_in.is_some() && !chair.is_of(&guest) {
            return Ok(self.told_all(&guest, now));
        }
        if chair.is_of(&guest) || !chair.has_person() || self.table.turn() != Some(seat) {
            return Err(ErrorCode::NotAnOption.into());
        }
        let gone = gone(&self.table, &self.audience, seat);
        let from = gone.and_then(|gone| self.table.replaceable_from(gone));
        if from.is_none_or(|from| now.date < from) {
            return Err(ErrorCode::NotAway.into());
        }
        let by = self.table.seats_of(&guest).next();
        let entry = Entry::StandIn(seat, self.table.stand_in_level(), by);
        self.change_players(vec![entry], Goal::Table { guest }, now)
    }
}
