//! Dice that nobody chooses: people pledge bytes, the start seals the pledges, and only then are the bytes shown.
//!
//! The seed is fixed first and a pledge is a digest, so those who pledge last, whatever they know, cannot choose their
//! bytes by what the others will add. Those who do not show theirs in time add nothing, and nobody waits for them.

use crate::clock::Now;
use crate::seats::Chair;
use crate::table::Table;
use crate::turn::Turn;
use crate::{Refusal, Room};
use protocol::{ErrorCode, Status};
use referee::{Entropy, Pledge};
use tabletop::Seat;

/// Milliseconds that a sealed table waits for the bytes that were pledged.
pub const SHOWING: u64 = 15_000;
/// Fewer bytes than this could be found out from their pledge, by trying all there are.
const LEAST_BYTES: usize = 16;

impl Room {
    /// Takes a pledge for the guest's first seat; until the start, another may replace it.
    pub(crate) fn pledge(&self, guest: String, pledge: &protocol::Pledge, now: Now) -> Result<Turn, Refusal> {
        let seat = self.first_seat(&guest)?;
        self.must_be_open()?;
        let pledge: Pledge = pledge.pledge.parse().map_err(|_| Refusal::Field("pledge"))?;
        let mut next = Box::new(Table::clone(&self.table));
        next.chairs[seat.index()].pledge = Some(pledge);
        Ok(self.propose_seats(next, Vec::new(), guest, now))
    }

    /// Nothing that was pledged can change any more; from now on the bytes are shown.
    pub(crate) fn seal(&self, guest: String, now: Now) -> Turn {
        let mut next = Box::new(Table::clone(&self.table));
        next.sealed = Some(now.date);
        // Tables from before there were pledges may have bytes that nobody pledged.
        next.chairs.iter_mut().for_each(|chair| chair.entropy = None);
        self.propose_seats(next, Vec::new(), guest, now)
    }

    /// Takes the bytes that a seat pledged; with the last of them the game begins.
    pub(crate) fn show_bytes(&self, guest: String, show: &protocol::Show, now: Now) -> Result<Turn, Refusal> {
        let seat = self.first_seat(&guest)?;
        let entropy = read(&show.entropy)?;
        let chair = self.table.chair(seat);
        // A second tab or a repeated request: what was taken once is acknowledged, even after the start.
        if chair.entropy == Some(entropy.to_string()) {
            return Ok(self.told_all(&guest, now));
        }
        self.must_be_sealed()?;
        if chair.pledge != Some(Pledge::new(self.table.seed.commitment(), seat, entropy)) {
            return Err(ErrorCode::NotPledged.into());
        }
        let mut next = Box::new(Table::clone(&self.table));
        next.chairs[seat.index()].entropy = Some(entropy.to_string());
        if next.chairs.iter().any(Chair::must_show) {
            return Ok(self.propose_seats(next, Vec::new(), guest, now));
        }
        self.begin(next, guest, now)
    }

    /// The time is up: bytes that were not shown are left out.
    pub(crate) fn begin_without_the_rest(&mut self, now: Now) -> Result<Turn, Refusal> {
        // If it cannot be written, it is not tried again at once.
        self.pause_unless(false, now);
        self.begin(Box::new(Table::clone(&self.table)), self.table.owner.clone(), now)
    }

    /// When a sealed table begins without those who have not shown. After a restart people get their time again.
    pub(crate) fn showing_due(&self) -> Option<u64> {
        self.table.sealed.map(|at| at.max(self.config.since) + SHOWING)
    }

    fn first_seat(&self, guest: &str) -> Result<Seat, Refusal> {
        self.table.seats_of(guest).next().ok_or(ErrorCode::NotYours.into())
    }

    fn must_be_sealed(&self) -> Result<(), Refusal> {
        match self.table.status() {
            Status::Open if self.table.sealed.is_some() => Ok(()),
            Status::Open => Err(ErrorCode::NotStarted.into()),
            Status::Running | Status::Over | Status::Closed => self.must_be_open(),
        }
    }
}

fn read(entropy: &str) -> Result<Entropy, Refusal> {
    let entropy: Option<Entropy> = entropy.parse().ok();
    entropy.filter(|entropy| entropy.bytes().len() >= LEAST_BYTES).ok_or(Refusal::Field("entropy"))
}
