//! Before and after the game: sitting down, leaving, starting, and the next table for the same people.

use super::actor::{Actor, send};
use super::board::{Board, Dice, order};
use super::command::{Person, Reply};
use super::fork::{first_steps, taken_over};
use super::info::Summary;
use super::load::entropies;
use super::seats::{Chair, Holder, letter, seat_of};
use super::state::{Laid, Running, State};
use crate::{components, ids, lay, say};
use protocol::{ErrorCode, Failure, Sit, Start, Status, TableInfo};
use store::{Append, Change, Components, Moment, NewTable};
use tabletop::Seat;

impl Actor {
    pub(super) async fn sit(&mut self, person: Person, sit: &Sit, reply: Reply<TableInfo>) {
        let guest = person.id.clone();
        match self.try_sit(person, sit).await {
            Ok(()) => self.told_all(reply, &guest),
            Err(failure) => send(reply, Err(failure)),
        }
    }

    async fn try_sit(&mut self, person: Person, sit: &Sit) -> Result<(), Failure> {
        self.must_be_open()?;
        let invited = sit.invite.as_deref().is_some_and(|given| ids::same(given, &self.state.laid.invite));
        if !invited && !self.state.laid.terms.public && !self.state.belongs(&person.id) {
            return Err(say::failure(ErrorCode::NotYours));
        }
        if let Some(own) = self.state.seats_of(&person.id).next() {
            // Asked twice, or by two devices: whoever sits already takes no second seat.
            let wish = sit.seat.is_none_or(|wish| wish == letter(own));
            return if wish { Ok(()) } else { Err(say::failure(ErrorCode::NotAnOption)) };
        }
        let seat = self.open_seat(sit.seat)?;
        let chair = Chair::of(Holder::Guest(person.name), Some(person.id));
        let entropy = sit.entropy.as_deref().map(lay::entropy).transpose()?;
        self.reseat(vec![(seat, Chair { entropy, ..chair })]).await
    }

    fn open_seat(&self, letter: Option<char>) -> Result<Seat, Failure> {
        let is_open = |seat: &Seat| self.state.chair(*seat).holder == Holder::Open;
        match letter {
            None => {
                let open = Seat::all(self.state.chairs.len()).find(is_open);
                open.ok_or_else(|| say::failure(ErrorCode::SeatTaken))
            }
            Some(letter) => {
                let seat = seat_of(letter, self.state.chairs.len()).ok_or_else(|| say::bad_field("seat"))?;
                Some(seat).filter(is_open).ok_or_else(|| say::failure(ErrorCode::SeatTaken))
            }
        }
    }

    pub(super) async fn leave(&mut self, guest: &str, reply: Reply<TableInfo>) {
        match self.try_leave(guest).await {
            Ok(()) => self.told_all(reply, guest),
            Err(failure) => send(reply, Err(failure)),
        }
    }

    async fn try_leave(&mut self, guest: &str) -> Result<(), Failure> {
        self.must_be_open()?;
        let left: Vec<_> = self.state.seats_of(guest).map(|seat| (seat, Chair::open())).collect();
        if left.is_empty() {
            return Err(say::failure(ErrorCode::NotYours));
        }
        self.reseat(left).await
    }

    fn must_be_open(&self) -> Result<(), Failure> {
        match self.state.status() {
            Status::Open => Ok(()),
            Status::Running | Status::Over => Err(say::failure(ErrorCode::Started)),
        }
    }

    /// Writes down who sits where now, and only then believes it.
    async fn reseat(&mut self, seats: Vec<(Seat, Chair)>) -> Result<(), Failure> {
        let mut next = self.state.clone();
        let mut held = Vec::new();
        for (seat, chair) in seats {
            held.push((seat.index(), lay::held(&chair)?));
            next.chairs[seat.index()] = chair;
        }
        let change = Change { seats: held, ..self.change_to(&next, self.talk.mutes()) };
        self.write(Vec::new(), None, change).await.map_err(|error| say::store(&error))?;
        self.state = next;
        self.audience.count(&self.state);
        Ok(())
    }

    /// What the store keeps besides the journal, once the table is so.
    pub(super) fn change_to(&self, next: &State, mutes: &[(String, String)]) -> Change {
        let summary = Summary::of(next, mutes);
        let due = summary.wakes(self.app.environment.now());
        Change { status: None, summary: Some(summary.text()), due, seats: Vec::new() }
    }

    /// Appends at the version of the table.
    pub(super) async fn write(
        &self,
        lines: Vec<String>,
        key: Option<String>,
        change: Change,
    ) -> Result<u64, store::StoreError> {
        let at = Moment(self.app.environment.now() as i64);
        let append = Append { table: self.id.clone(), from: self.state.version(), lines, key, change, at };
        self.app.store.append(append).await
    }

    pub(super) async fn start(&mut self, guest: &str, start: Start, reply: Reply<TableInfo>) {
        match self.try_start(guest, start).await {
            Ok(()) => {
                self.told_all(reply, guest);
                self.audience.update(&self.state, 0);
                self.consider_bot();
            }
            Err(failure) => send(reply, Err(failure)),
        }
    }

    async fn try_start(&mut self, guest: &str, start: Start) -> Result<(), Failure> {
        if self.state.owner != guest {
            return Err(say::failure(ErrorCode::NotYours));
        }
        self.must_be_open()?;
        if self.state.has_open_seat() {
            return Err(say::failure(ErrorCode::SeatsOpen));
        }
        let mut next = self.state.clone();
        if let Some(entropy) = start.entropy.as_deref().map(lay::entropy).transpose()? {
            let seat = next.seats_of(guest).next().unwrap_or(Seat::new(0));
            next.chairs[seat.index()].entropy = Some(entropy);
        }
        let steps = first_steps(&self.app.store, &next.laid).await;
        let steps = steps.map_err(|_| say::failure(ErrorCode::Internal))?;
        let steps: Vec<&str> = steps.iter().map(String::as_str).collect();
        let dice =
            Dice { seed: next.seed, entropies: entropies(&next.chairs), taken_over: taken_over(&next.laid) };
        let components = components::beginning(&self.app.store, &self.app.environment, &next.laid).await;
        let components = components.map_err(|_| say::failure(ErrorCode::Internal))?;
        next.components = components::unless_embedded(&next.laid.terms, &components)
            .map_err(|_| say::failure(ErrorCode::Internal))?;
        let order = order(&next.laid.terms, next.chairs.len(), next.components.as_deref());
        let board = Board::relive(&self.app.environment, &next.laid.terms.game, order, dice, &steps);
        let board = board.map_err(|_| say::failure(ErrorCode::Internal))?;
        let lines = board.step_lines(0);
        let at = self.app.environment.now();
        next.game = Some(Running::starting(board, at));
        self.app
            .store
            .start(self.start_of(&next, components, at))
            .await
            .map_err(|error| say::store(&error))?;
        self.state = next;
        // The start is written: what chance brought first follows, now or when the table is next read.
        self.deal_undealt(&lines).await;
        Ok(())
    }

    fn start_of(&self, next: &State, components: Components, at: u64) -> store::Start {
        let Change { summary, due, .. } = self.change_to(next, self.talk.mutes());
        store::Start {
            table: self.id.clone(),
            seed: store::Seed::new(next.seed.to_hex()),
            components,
            entropy: next.chairs.iter().map(|chair| chair.entropy.clone()).collect(),
            summary,
            due,
            at: Moment(at as i64),
        }
    }

    /// Answers with the table, and shows it to everybody.
    pub(super) fn told_all(&mut self, reply: Reply<TableInfo>, guest: &str) {
        send(reply, Ok(self.info(Some(guest))));
        self.audience.table(&self.state, self.app.environment.now());
    }

    /// The table laid for the same people after this one; asked twice, it is the same table.
    pub(super) async fn rematch(&mut self, person: &Person) -> Result<String, Failure> {
        if self.state.seats_of(&person.id).next().is_none() {
            return Err(say::failure(ErrorCode::NotYours));
        }
        match self.state.status() {
            Status::Open => return Err(say::failure(ErrorCode::NotStarted)),
            Status::Running => return Err(say::failure(ErrorCode::NotOver)),
            Status::Over => {}
        }
        if let Some(laid) = &self.state.rematch {
            return Ok(laid.clone());
        }
        let created = self.app.store.create_table(self.next_table(person)?).await;
        let table = created.map_err(|error| say::store(&error))?;
        self.state.rematch = Some(table.id.to_string());
        self.audience.table(&self.state, self.app.environment.now());
        Ok(table.id.to_string())
    }

    /// The same terms and people, everybody one seat on, so that another begins.
    fn next_table(&self, person: &Person) -> Result<NewTable, Failure> {
        let mut chairs: Vec<Chair> = self.state.chairs.iter().map(Chair::anew).collect();
        chairs.rotate_left(1);
        let owner = person.id.parse().map_err(|_| say::failure(ErrorCode::Internal))?;
        let laid = Laid {
            terms: self.state.laid.terms.clone(),
            invite: ids::fresh(&self.app.environment),
            from: None,
        };
        let table = lay::new_table(owner, &laid, &chairs, &self.app.environment)?;
        Ok(NewTable { previous: Some(self.id.clone()), ..table })
    }

    pub(super) fn renamed(&mut self, guest: &str, name: &str) {
        let mut renamed = false;
        for chair in &mut self.state.chairs {
            if let (true, Holder::Guest(old)) = (chair.guest.as_deref() == Some(guest), &mut chair.holder) {
                name.clone_into(old);
                renamed = true;
            }
        }
        if renamed {
            self.audience.table(&self.state, self.app.environment.now());
        }
    }
}
