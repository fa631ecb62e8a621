//! What only the owner of a table may do besides starting it: hand it over, or close it.

use crate::clock::Now;
use crate::journal::Entry;
use crate::seats::{Holder, seat_of};
use crate::settle::{Goal, Plan};
use crate::table::Table;
use crate::turn::{Answer, Append, Proposal, Turn, Write};
use crate::{Refusal, Room};
use protocol::{ErrorCode, Status};

impl Room {
    pub(crate) fn hand_over(&self, guest: String, seat: char, now: Now) -> Result<Turn, Refusal> {
        self.must_own(&guest)?;
        self.must_not_have_ended()?;
        let seat = seat_of(seat, self.table.chairs.len()).ok_or(Refusal::Field("seat"))?;
        let chair = self.table.chair(seat);
        let (Holder::Guest(_), Some(heir)) = (&chair.holder, chair.guest.clone()) else {
            return Err(Refusal::Field("seat"));
        };
        if heir == guest {
            return Err(Refusal::Field("seat"));
        }
        let mut next = Box::new(Table::clone(&self.table));
        next.owner = heir;
        let append = Append { owner: Some(next.owner.clone()), ..self.change(&next, now) };
        Ok(Turn::Write(Write::Append(append), Proposal(Plan::HandOver { next, guest })))
    }

    pub(crate) fn close(&self, guest: &str, now: Now) -> Result<Turn, Refusal> {
        self.must_own(guest)?;
        self.must_not_have_ended()?;
        if self.table.status() == Status::Open {
            return Ok(Turn::Write(Write::Discard, Proposal(Plan::Discard)));
        }
        self.change_players(vec![Entry::Close], Goal::Close, now)
    }

    /// The table is no more: everyone at it is told so.
    pub(crate) fn gone_for_good(&mut self) -> Turn {
        self.discarded = true;
        Turn::then(Ok(Answer::Done), self.audience.close(ErrorCode::Closed))
    }

    fn must_own(&self, guest: &str) -> Result<(), Refusal> {
        if self.table.owner == guest { Ok(()) } else { Err(ErrorCode::NotYours.into()) }
    }

    fn must_not_have_ended(&self) -> Result<(), Refusal> {
        match self.table.status() {
            Status::Open | Status::Running => Ok(()),
            Status::Over => Err(ErrorCode::Over.into()),
            Status::Closed => Err(ErrorCode::Closed.into()),
        }
    }
}
