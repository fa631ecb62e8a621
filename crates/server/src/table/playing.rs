//! The game itself: playing, taking back, giving up, standing in, and the bots' choices.

use super::actor::{Actor, send};
use super::board::Board;
use super::command::{Command, Reply};
use super::journal::Entry;
use super::load;
use super::seats::{Chooser, STAND_IN};
use crate::guard::logs;
use crate::say;
use protocol::{Clock, ErrorCode, Failure, Play, Played, Status, TableInfo, Undo};
use shelf::SeatKind;
use std::time::Duration;
use store::{Change, StoreError};
use tabletop::Seat;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// After the store refused, a bot waits so long before it tries again.
const RETRY: Duration = Duration::from_secs(3);

impl Actor {
    pub(super) async fn play(&mut self, guest: &str, play: &Play, reply: Reply<Played>) {
        let steps = self.steps();
        let played = self.try_play(guest, play).await;
        self.settle(reply, played, steps);
    }

    async fn try_play(&mut self, guest: &str, play: &Play) -> Result<Played, Failure> {
        self.app.environment.fault("play");
        if let Some(done) = self.already(guest, &play.key)? {
            return Ok(done);
        }
        let seat = self.own_turn(guest, play.at_version)?;
        let board = self.board()?;
        let ahead = board.ahead(seat, &play.action).map_err(say::failure)?;
        let entries = entries(&ahead.lines)?;
        self.commit(entries, ahead.board, Some(key_of(seat, &play.key))).await
    }

    pub(super) async fn undo(&mut self, guest: &str, undo: &Undo, reply: Reply<Played>) {
        let steps = self.steps();
        let undone = self.try_undo(guest, undo).await;
        self.settle(reply, undone, steps);
    }

    async fn try_undo(&mut self, guest: &str, undo: &Undo) -> Result<Played, Failure> {
        if let Some(done) = self.already(guest, &undo.key)? {
            return Ok(done);
        }
        self.must_run(undo.at_version)?;
        let board = self.board()?;
        let mut own = self.state.seats_of(guest).filter(|seat| self.state.chair(*seat).has_person());
        let before = own.find_map(|seat| Some((seat, board.without_last(seat).ok()?)));
        drop(own);
        let (seat, before) = before.ok_or_else(|| say::failure(ErrorCode::NoUndo))?;
        self.commit(vec![Entry::Undo(seat)], before, Some(key_of(seat, &undo.key))).await
    }

    pub(super) async fn resign(&mut self, guest: &str, reply: Reply<TableInfo>) {
        let resigned = self.try_resign(guest).await;
        self.settle_table(reply, resigned, guest);
    }

    /// The seat that must decide if it is the guest's, otherwise their first that plays on.
    async fn try_resign(&mut self, guest: &str) -> Result<Played, Failure> {
        self.must_sit(guest)?;
        self.must_go_on()?;
        let playing = |seat: &Seat| !self.state.chair(*seat).resigned;
        let turn = self.state.turn();
        let seats: Vec<Seat> = self.state.seats_of(guest).filter(playing).collect();
        let seat = seats.iter().copied().find(|seat| Some(*seat) == turn).or(seats.first().copied());
        let seat = seat.ok_or_else(|| say::failure(ErrorCode::NotAnOption))?;
        self.commit(vec![Entry::Resign(seat)], self.board()?, None).await
    }

    pub(super) async fn take_back(&mut self, guest: &str, reply: Reply<TableInfo>) {
        let taken = self.try_take_back(guest).await;
        self.settle_table(reply, taken, guest);
    }

    async fn try_take_back(&mut self, guest: &str) -> Result<Played, Failure> {
        self.must_sit(guest)?;
        self.must_go_on()?;
        let clock = self.state.laid.terms.clock;
        let game = self.state.game.as_ref().ok_or_else(|| say::failure(ErrorCode::NotStarted))?;
        let may = |seat: &Seat| {
            let chair = self.state.chair(*seat);
            chair.stand_in.is_some() && !chair.resigned && !game.times.is_used_up(clock, *seat)
        };
        let back: Vec<Entry> = self.state.seats_of(guest).filter(may).map(Entry::Back).collect();
        if back.is_empty() {
            return Err(say::failure(ErrorCode::NotAnOption));
        }
        self.commit(back, self.board()?, None).await
    }

    /// A bot takes over from a person who let their time pass.
    pub(super) async fn stand_in(&mut self, seat: Seat) {
        let Ok(board) = self.board() else { return };
        let committed = self.commit(vec![Entry::StandIn(seat, STAND_IN)], board, None).await;
        match committed {
            Ok(_) => self.changed_table(),
            Err(_) => self.retry = Some(Instant::now() + RETRY),
        }
        self.consider_bot();
    }

    /// Lets a bot think if it is a bot's turn and none thinks yet.
    pub(super) fn consider_bot(&mut self) {
        let Some((seat, Chooser::Bot(level))) = self.state.decider() else { return };
        let version = self.state.version();
        if self.thinking == Some(version) || self.retry.is_some() {
            return;
        }
        let Ok(board) = self.board() else { return };
        let seed = u64::from_le_bytes(self.app.environment.bytes());
        let Some(thought) = board.think(seat, SeatKind::Search(level), seed) else { return };
        let fallback = board.think(seat, SeatKind::Random, seed);
        self.thinking = Some(version);
        let (app, own, earliest) = (self.app.clone(), self.own.clone(), self.changed + self.pace());
        tokio::spawn(async move {
            let began = Instant::now();
            let chosen = app.pool.patiently(move |latest| thought.choose_by(latest)).await;
            app.metrics.bot_decided(level.word(), began.elapsed());
            // Whoever broke off must play all the same.
            let chosen = chosen.ok().or_else(|| fallback.map(shelf::Thought::choose));
            if let Some(actions) = chosen {
                bring(own, earliest, Command::Chosen { version, seat, actions }).await;
            }
        });
    }

    /// Bots wait for people who want to follow, and for nobody else.
    fn pace(&self) -> Duration {
        let followed = !self.audience.is_empty() || self.state.has_person();
        Duration::from_millis(if followed { self.app.settings.limits.bot_pace_ms } else { 0 })
    }

    /// A bot's choice, and what it means to do after it; one that comes too late is dropped.
    pub(super) async fn chosen(&mut self, version: u64, seat: Seat, actions: Vec<String>) {
        if self.thinking == Some(version) {
            self.thinking = None;
        }
        let is_for_now = self.state.version() == version && self.is_asked(seat);
        let (steps, mut actions) = (self.steps(), actions.into_iter());
        if let Some(action) = actions.next().filter(|_| is_for_now) {
            match self.play_for(seat, &action).await {
                Ok(_) => self.go_on(seat, actions.collect()),
                Err(_) => self.retry = Some(Instant::now() + RETRY),
            }
        }
        self.show_since(version, steps);
        self.consider_bot();
    }

    /// A bot that foresaw what it is asked now does not think about it again.
    fn go_on(&mut self, seat: Seat, actions: Vec<String>) {
        if self.is_asked(seat) && !actions.is_empty() {
            let (version, earliest) = (self.state.version(), self.changed + self.pace());
            self.thinking = Some(version);
            tokio::spawn(bring(self.own.clone(), earliest, Command::Chosen { version, seat, actions }));
        }
    }

    /// Whether a bot must decide for this seat.
    fn is_asked(&self, seat: Seat) -> bool {
        matches!(self.state.decider(), Some((turn, Chooser::Bot(_))) if turn == seat)
    }

    async fn play_for(&mut self, seat: Seat, action: &str) -> Result<Played, Failure> {
        let ahead = self.board()?.ahead(seat, action).map_err(say::failure)?;
        self.commit(entries(&ahead.lines)?, ahead.board, None).await
    }

    /// Writes down what chance brought before the first decision, if that is not written yet.
    pub(super) async fn deal_undealt(&mut self, lines: &[String]) {
        self.undealt = entries(lines).unwrap_or_default();
        if self.flush_undealt().await.is_err() {
            tracing::warn!(table = %logs::short(self.id.as_str()), "the first deal could not be written yet");
        }
    }

    async fn flush_undealt(&mut self) -> Result<(), Failure> {
        let undealt = std::mem::take(&mut self.undealt);
        if undealt.is_empty() {
            return Ok(());
        }
        let appended = self.append(&undealt, self.board()?, None).await;
        if appended.is_err() {
            self.undealt = undealt;
        }
        appended.map(drop)
    }

    /// Checks have passed: writes down, and only then believes it.
    async fn commit(
        &mut self,
        entries: Vec<Entry>,
        board: Board,
        key: Option<String>,
    ) -> Result<Played, Failure> {
        self.flush_undealt().await?;
        self.append(&entries, board, key).await
    }

    async fn append(
        &mut self,
        entries: &[Entry],
        board: Board,
        key: Option<String>,
    ) -> Result<Played, Failure> {
        self.app.environment.fault("before-append");
        let (from, at) = (self.state.version(), self.app.environment.now());
        let mut next = self.state.clone();
        next.note(entries, at, board);
        if let (Some(game), Some(key)) = (&mut next.game, &key) {
            game.remember(key.clone(), from);
        }
        let status = (next.status() == Status::Over).then_some(store::Status::Over);
        let change = Change { status, ..self.change_to(&next, self.talk.mutes()) };
        let (lines, began) = (entries.iter().map(ToString::to_string).collect(), Instant::now());
        match self.write(lines, key.clone(), change).await {
            Ok(_) => self.app.metrics.appended(began.elapsed()),
            Err(StoreError::Conflict { .. } | StoreError::Repeated { .. }) => {
                let failure = self.reload().await;
                // The very same try may be what went through: then it is done, and not too late.
                return key.and_then(|key| self.done(&key)).ok_or(failure);
            }
            Err(error) => return Err(say::store(&error)),
        }
        self.app.environment.fault("after-append");
        if let Some(Entry::Decision(..)) = entries.first() {
            self.app.metrics.played(&next.laid.terms.game);
        }
        self.state = next;
        self.changed = Instant::now();
        Ok(Played { version: self.state.version(), repeated: false })
    }

    /// Somebody else wrote, or an earlier write went through though it seemed lost: the store knows best.
    async fn reload(&mut self) -> Failure {
        tracing::warn!(table = %logs::short(self.id.as_str()), "the journal is ahead of this table; reading it again");
        match load::load(&self.app, &self.id).await {
            Ok(loaded) => {
                self.state = loaded.state;
                self.undealt = entries(&loaded.undealt).unwrap_or_default();
                self.audience.update(&self.state, 0);
                self.consider_bot();
                say::stale(self.state.version())
            }
            Err(_) => say::failure(ErrorCode::StoreUnavailable),
        }
    }

    /// Answers first, then shows what changed, then lets the next one think.
    fn settle(&mut self, reply: Reply<Played>, played: Result<Played, Failure>, steps: usize) {
        let changed = played.as_ref().is_ok_and(|played| !played.repeated);
        send(reply, played);
        if changed {
            self.show(steps);
            self.consider_bot();
        }
    }

    fn settle_table(&mut self, reply: Reply<TableInfo>, done: Result<Played, Failure>, guest: &str) {
        match done {
            Ok(_) => {
                send(reply, Ok(self.info(Some(guest))));
                self.changed_table();
                self.consider_bot();
            }
            Err(failure) => send(reply, Err(failure)),
        }
    }

    /// A change that is no step: the version is new, and so is what each viewer may do.
    fn changed_table(&self) {
        self.show(self.steps());
        if self.state.laid.terms.clock == Clock::None {
            self.audience.table(&self.state, self.app.environment.now());
        }
    }

    fn show_since(&self, version: u64, steps: usize) {
        if self.state.version() > version {
            self.show(steps);
        }
    }

    /// Shows what changed since there were `steps` steps.
    fn show(&self, steps: usize) {
        self.audience.update(&self.state, steps.min(self.steps()));
        let over = self.state.status() == Status::Over;
        if over || self.state.laid.terms.clock != Clock::None {
            self.audience.table(&self.state, self.app.environment.now());
        }
    }

    fn steps(&self) -> usize {
        self.state.game.as_ref().map_or(0, |game| game.board.steps())
    }

    fn board(&self) -> Result<Board, Failure> {
        let game = self.state.game.as_ref().ok_or_else(|| say::failure(ErrorCode::NotStarted))?;
        Ok(game.board.clone())
    }

    /// What the same try led to before; whoever does not sit here is told so first.
    fn already(&self, guest: &str, key: &str) -> Result<Option<Played>, Failure> {
        self.must_sit(guest)?;
        if self.state.game.is_none() {
            return Err(say::failure(ErrorCode::NotStarted));
        }
        Ok(self.state.seats_of(guest).find_map(|seat| self.done(&key_of(seat, key))))
    }

    /// What a try under a seat's key led to, if there was one.
    fn done(&self, key: &str) -> Option<Played> {
        let version = self.state.game.as_ref()?.done(key)?;
        Some(Played { version, repeated: true })
    }

    fn must_sit(&self, guest: &str) -> Result<(), Failure> {
        let sits = self.state.seats_of(guest).next().is_some();
        if sits { Ok(()) } else { Err(say::failure(ErrorCode::NotYours)) }
    }

    fn must_go_on(&self) -> Result<(), Failure> {
        match self.state.status() {
            Status::Open => Err(say::failure(ErrorCode::NotStarted)),
            Status::Running => Ok(()),
            Status::Over => Err(say::failure(ErrorCode::Over)),
        }
    }

    fn must_run(&self, at_version: u64) -> Result<(), Failure> {
        self.must_go_on()?;
        let version = self.state.version();
        if version == at_version { Ok(()) } else { Err(say::stale(version)) }
    }

    /// The seat that must decide, if it is the guest's and no bot plays it.
    fn own_turn(&self, guest: &str, at_version: u64) -> Result<Seat, Failure> {
        self.must_run(at_version)?;
        let turn = self.state.turn().ok_or_else(|| say::failure(ErrorCode::Over))?;
        let chair = self.state.chair(turn);
        if chair.is_of(guest) && chair.has_person() {
            Ok(turn)
        } else {
            Err(say::failure(ErrorCode::NotYourTurn))
        }
    }
}

/// Brings a bot's choice to its table, if that is still there, no sooner than people can follow.
async fn bring(own: mpsc::WeakSender<Command>, earliest: Instant, chosen: Command) {
    tokio::time::sleep_until(earliest).await;
    if let Some(own) = own.upgrade() {
        drop(own.send(chosen).await);
    }
}

/// A key is the seat's own: nobody can use up another's.
fn key_of(seat: Seat, key: &str) -> String {
    format!("{seat}:{key}")
}

fn entries(lines: &[String]) -> Result<Vec<Entry>, Failure> {
    let read: Result<Vec<Entry>, _> = lines.iter().map(|line| line.parse()).collect();
    read.map_err(|_| say::failure(ErrorCode::Internal))
}
