//! Before and after the game: sitting down, leaving, starting, and the next table for the same people.

use crate::board::Board;
use crate::clock::Now;
use crate::command::{Luck, Person};
use crate::info::Summary;
use crate::lay::NewTable;
use crate::seats::{Chair, Holder, letter, seat_of};
use crate::settle::Plan;
use crate::table::{Laid, Running, Table};
use crate::turn::{Answer, Append, Components, Effect, Held, Proposal, Start, Turn, Write};
use crate::{Refusal, Room, names, restore};
use protocol::{ErrorCode, Sit, Status, Terms};
use referee::StepCount;
use std::sync::Arc;
use tabletop::Seat;

impl Room {
    pub(crate) fn sit(&self, person: Person, sit: &Sit, now: Now) -> Result<Turn, Refusal> {
        self.must_be_open()?;
        let invited = sit.invite.as_deref().is_some_and(|given| names::same(given, &self.table.laid.invite));
        let welcome = self.table.laid.terms.public && !self.table.removed.contains(&person.id);
        if !invited && !welcome && !self.table.belongs(&person.id) {
            return Err(ErrorCode::NotYours.into());
        }
        if let Some(own) = self.table.seats_of(&person.id).next() {
            // Asked twice, or by two devices: a guest who sits already takes no second seat.
            let wish = sit.seat.is_none_or(|wish| wish == letter(own));
            return if wish {
                Ok(self.told_all(&person.id, now))
            } else {
                Err(ErrorCode::NotAnOption.into())
            };
        }
        let seat = self.open_seat(sit.seat)?;
        let chair = Chair::of(Holder::Guest(person.name), Some(person.id.clone()));
        Ok(self.reseat(vec![(seat, chair)], person.id, now))
    }

    fn open_seat(&self, letter: Option<char>) -> Result<Seat, Refusal> {
        let count = self.table.chairs.len();
        let is_open = |seat: &Seat| self.table.chair(*seat).holder == Holder::Open;
        let open = match letter {
            None => Seat::all(count).find(is_open),
            Some(letter) => Some(seat_of(letter, count).ok_or(Refusal::Field("seat"))?).filter(is_open),
        };
        open.ok_or(ErrorCode::SeatTaken.into())
    }

    pub(crate) fn leave(&self, guest: String, now: Now) -> Result<Turn, Refusal> {
        self.must_be_open()?;
        let left: Vec<_> = self.table.seats_of(&guest).map(|seat| (seat, Chair::open())).collect();
        if left.is_empty() { Err(ErrorCode::NotYours.into()) } else { Ok(self.reseat(left, guest, now)) }
    }

    /// Only the owner may, and not to themselves.
    pub(crate) fn remove(&self, guest: String, seat: char, now: Now) -> Result<Turn, Refusal> {
        if self.table.owner != guest {
            return Err(ErrorCode::NotYours.into());
        }
        self.must_be_open()?;
        let seat = seat_of(seat, self.table.chairs.len()).ok_or(Refusal::Field("seat"))?;
        let held_by = self.table.chair(seat).guest.clone().filter(|held_by| *held_by != guest);
        let Some(held_by) = held_by else { return Err(Refusal::Field("seat")) };
        let mut next = Box::new(Table::clone(&self.table));
        next.chairs[seat.index()] = Chair::open();
        next.remove(held_by);
        Ok(self.propose_seats(next, vec![(seat, Chair::open().held())], guest, now))
    }

    pub(crate) fn must_be_open(&self) -> Result<(), Refusal> {
        match self.table.status() {
            Status::Open if self.table.sealed.is_none() => Ok(()),
            Status::Open | Status::Running | Status::Over => Err(ErrorCode::Started.into()),
            Status::Closed => Err(ErrorCode::Closed.into()),
        }
    }

    fn reseat(&self, seats: Vec<(Seat, Chair)>, guest: String, now: Now) -> Turn {
        let mut next = Box::new(Table::clone(&self.table));
        let held = seats.iter().map(|(seat, chair)| (*seat, chair.held())).collect();
        for (seat, chair) in seats {
            next.chairs[seat.index()] = chair;
        }
        self.propose_seats(next, held, guest, now)
    }

    pub(crate) fn propose_seats(
        &self,
        next: Box<Table>,
        held: Vec<(Seat, Held)>,
        guest: String,
        now: Now,
    ) -> Turn {
        let append = Append { seats: held, seating: Some(self.seating()), ..self.change(&next, now) };
        Turn::Write(Write::Append(append), Proposal(Plan::Reseat { next, guest }))
    }

    fn seating(&self) -> Vec<Held> {
        self.table.chairs.iter().map(Chair::held).collect()
    }

    pub(crate) fn start(&self, guest: String, now: Now) -> Result<Turn, Refusal> {
        if self.table.owner != guest {
            return Err(ErrorCode::NotYours.into());
        }
        self.must_be_open()?;
        if self.table.has_open_seat() {
            return Err(ErrorCode::SeatsOpen.into());
        }
        if self.table.chairs.iter().any(|chair| chair.pledge.is_some()) {
            return Ok(self.seal(guest, now));
        }
        self.begin(Box::new(Table::clone(&self.table)), guest, now)
    }

    /// Sets the game up, with dice of the seed and of what the seats have shown.
    pub(crate) fn begin(&self, mut next: Box<Table>, guest: String, now: Now) -> Result<Turn, Refusal> {
        next.sealed = None;
        let steps = self.first.as_deref().ok_or(ErrorCode::Internal)?;
        let shipped = || self.config.components.get(&next.laid.terms.game).cloned();
        next.components = next.components.take().or_else(shipped);
        let board = restore::open(&next, &self.config, steps).map_err(|_| ErrorCode::Internal)?;
        let undealt = board.entries(StepCount(0));
        let components = self.components_of(&next, &board)?;
        next.game = Some(Running::starting(board, now.date));
        let write = Write::Start(self.start_of(&next, components, now));
        Ok(Turn::Write(write, Proposal(Plan::Start { next, undealt, guest })))
    }

    /// The data a game begins with, so that it goes on with it whatever ships later.
    fn components_of(&self, next: &Table, board: &Board) -> Result<Components, Refusal> {
        let game = self.config.shelf.game(&next.laid.terms.game).map_err(|_| ErrorCode::Internal)?;
        let text = next.components.as_deref().map(str::to_owned);
        let text = text.or_else(|| game.component_file()).unwrap_or_default();
        Ok(Components { digest: board.components().to_string(), text })
    }

    fn start_of(&self, next: &Table, components: Components, now: Now) -> Start {
        let summary = Summary::of(next);
        Start {
            seed: next.seed,
            components,
            seating: self.seating(),
            entropy: next.chairs.iter().map(|chair| chair.entropy.clone()).collect(),
            due: summary.wakes(now.date),
            summary: summary.text(),
            at: now.date,
        }
    }

    /// The game has begun: everyone sees it.
    pub(crate) fn started(&mut self, guest: &str, mut then: Vec<Effect>, now: Now) -> Turn {
        then.extend(self.audience.table(&self.table, now.date));
        then.extend(self.audience.update(&self.table, StepCount(0)));
        then.extend(self.ask_bot());
        Turn::then(Ok(self.info(Some(guest), now)), then)
    }

    /// Answers with the table, and shows it to everyone.
    pub(crate) fn told_all(&self, guest: &str, now: Now) -> Turn {
        Turn::then(Ok(self.info(Some(guest), now)), self.audience.table(&self.table, now.date))
    }

    /// The table created for the same people after this one; asked twice, it is the same table.
    pub(crate) fn rematch(&self, person: &Person, luck: Luck, now: Now) -> Result<Turn, Refusal> {
        if self.table.seats_of(&person.id).next().is_none() {
            return Err(ErrorCode::NotYours.into());
        }
        match self.table.status() {
            Status::Open => return Err(ErrorCode::NotStarted.into()),
            Status::Running => return Err(ErrorCode::NotOver.into()),
            Status::Closed => return Err(ErrorCode::Closed.into()),
            Status::Over => {}
        }
        if let Some(laid) = &self.table.rematch {
            return Ok(Turn::answer(Answer::Laid(laid.clone())));
        }
        let next = Box::new(self.next_table(person.id.clone(), luck, now));
        Ok(Turn::Write(Write::Lay(next), Proposal(Plan::Rematch)))
    }

    /// The same terms and people, everyone one seat on, so that another begins.
    fn next_table(&self, owner: String, luck: Luck, now: Now) -> NewTable {
        let mut chairs: Vec<Chair> = self.table.chairs.iter().map(Chair::anew).collect();
        chairs.rotate_left(1);
        // Who has learned the game plays it.
        let terms = Terms { lesson: None, ..self.table.laid.terms.clone() };
        let laid = Laid { terms, invite: luck.invite, from: None };
        let table = NewTable::new(owner, laid, &chairs, luck.seed, now.date);
        NewTable { previous: Some(self.table.id.clone()), ..table }
    }

    /// The next table is created, under this name.
    pub(crate) fn laid(&mut self, id: String, now: Now) -> Turn {
        Arc::make_mut(&mut self.table).rematch = Some(id.clone());
        Turn::then(Ok(Answer::Laid(id)), self.audience.table(&self.table, now.date))
    }

    pub(crate) fn renamed(&mut self, guest: &str, name: &str, now: Now) -> Turn {
        if self.table.seats_of(guest).next().is_none() {
            return Turn::answer(Answer::Done);
        }
        for chair in &mut Arc::make_mut(&mut self.table).chairs {
            if let (true, Holder::Guest(old)) = (chair.guest.as_deref() == Some(guest), &mut chair.holder) {
                name.clone_into(old);
            }
        }
        Turn::then(Ok(Answer::Done), self.audience.table(&self.table, now.date))
    }
}
