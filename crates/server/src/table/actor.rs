//! The task of one table: its only writer. It checks, writes down, answers, and then shows.

use super::clock::MINUTE;
use super::command::{Command, Looking, Reply};
use super::info::table_info;
use super::journal::Entry;
use super::load::{self, LoadError, Loaded};
use super::publish::{Audience, Look, Watcher, json, welcome};
use super::seats::seat_of;
use super::state::State;
use super::talk::Talk;
use crate::app::App;
use crate::guard::logs;
use crate::say;
use protocol::{ErrorCode, Failure, ServerMessage, TableInfo, Welcome};
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;
use store::TableId;
use tabletop::Seat;
use tokio::sync::mpsc;
use tokio::time::Instant;

/// Comings and goings are told together, at most so often.
const PRESENCE_PAUSE: Duration = Duration::from_millis(300);
/// Milliseconds for which somebody who has read the table as a page counts as being here.
const READING: u64 = 5 * MINUTE;

/// A table with everything its task knows.
pub struct Actor {
    pub(super) app: Arc<App>,
    pub(super) id: TableId,
    pub(super) state: State,
    pub(super) audience: Audience,
    pub(super) talk: Talk,
    /// The version a bot is thinking about.
    pub(super) thinking: Option<u64>,
    /// When the table last changed, for the pace of bots.
    pub(super) changed: Instant,
    /// Not before this moment is a bot tried again after the store refused its move.
    pub(super) retry: Option<Instant>,
    /// What chance brought first, where the store has not taken it yet: it goes before everything else.
    pub(super) undealt: Vec<Entry>,
    /// When a person was last seen here.
    pub(super) gone: HashMap<String, u64>,
    /// When comings and goings are told.
    presence_due: Option<Instant>,
    /// When somebody last asked for something, in milliseconds since 1970.
    active: u64,
    pub(super) own: mpsc::WeakSender<Command>,
}

/// Runs a table until nobody needs it.
pub async fn run(
    app: Arc<App>,
    id: TableId,
    mut mailbox: mpsc::Receiver<Command>,
    own: mpsc::WeakSender<Command>,
) {
    let loaded = match load::load(&app, &id).await {
        Ok(loaded) => loaded,
        Err(error) => return refuse_all(&app, &id, mailbox, &error),
    };
    let mut actor = Actor::new(app, id, loaded, own).await;
    while actor.step(&mut mailbox).await {}
    actor.app.metrics.live_tables(actor.app.hub.len());
}

/// A table that cannot be had: everybody who waits for it is told why.
fn refuse_all(app: &App, id: &TableId, mut mailbox: mpsc::Receiver<Command>, error: &LoadError) {
    let code = match error {
        _ if error.is_missing() => ErrorCode::NotFound,
        LoadError::Store(error) => say::of_store(error),
        _ => {
            tracing::error!(table = %logs::short(id.as_str()), %error, "a table cannot be read");
            ErrorCode::Internal
        }
    };
    loop {
        while let Ok(command) = mailbox.try_recv() {
            command.refuse(say::failure(code));
        }
        if app.hub.let_go(id, &mailbox) {
            return;
        }
    }
}

impl Actor {
    async fn new(app: Arc<App>, id: TableId, loaded: Loaded, own: mpsc::WeakSender<Command>) -> Self {
        let talk = Talk::new(loaded.mutes);
        let now = app.environment.now();
        let mut actor = Self {
            app,
            id,
            state: loaded.state,
            audience: Audience::default(),
            talk,
            thinking: None,
            changed: Instant::now(),
            retry: None,
            undealt: Vec::new(),
            gone: HashMap::new(),
            presence_due: None,
            active: now,
            own,
        };
        actor.talk.load(&actor.app.store, &actor.id, &actor.state).await;
        actor.deal_undealt(&loaded.undealt).await;
        actor.consider_bot();
        actor
    }

    /// Waits for one thing and does it; false when the task is over.
    async fn step(&mut self, mailbox: &mut mpsc::Receiver<Command>) -> bool {
        let due = self.next_due();
        tokio::select! {
            // What people ask for comes before what the clock says: whoever comes in time is not stood in for.
            biased;
            command = mailbox.recv() => match command {
                Some(Command::Stop { reply }) => {
                    self.stop(reply);
                    false
                }
                Some(command) => {
                    self.do_command(command).await;
                    true
                }
                None => false,
            },
            () = sleep_until(due), if due.is_some() => {
                self.on_due().await;
                !(self.is_idle() && self.app.hub.let_go(&self.id, mailbox))
            }
        }
    }

    async fn do_command(&mut self, command: Command) {
        if !matches!(command, Command::Wake) {
            self.active = self.app.environment.now();
        }
        if let Some(guest) = command.asker() {
            self.seen(guest);
        }
        match command {
            Command::Welcome { looking, reply } => send(reply, self.welcome(&looking)),
            Command::MayLook { looking, reply } => {
                send(reply, self.wish(looking.guest.as_deref(), looking.wish).map(drop));
            }
            Command::Info { guest, reply } => send(reply, Ok(self.info(guest.as_deref()))),
            Command::Whole { reply } => send(reply, Ok(Arc::new(self.state.clone()))),
            Command::Sit { person, sit, reply } => self.sit(person, &sit, reply).await,
            Command::Leave { guest, reply } => self.leave(&guest, reply).await,
            Command::Start { guest, start, reply } => self.start(&guest, start, reply).await,
            Command::Rematch { person, reply } => send(reply, self.rematch(&person).await),
            Command::TakeBack { guest, reply } => self.take_back(&guest, reply).await,
            Command::Resign { guest, reply } => self.resign(&guest, reply).await,
            Command::Play { guest, play, reply } => self.play(&guest, &play, reply).await,
            Command::Undo { guest, undo, reply } => self.undo(&guest, &undo, reply).await,
            Command::Say { person, text, reply } => self.say(&person, &text, reply).await,
            Command::Mute { guest, speaker, muted, reply } => {
                send(reply, self.mute(guest, speaker, muted).await);
            }
            Command::Attach { number, watcher, since, reply } => {
                self.attach(number, watcher, since);
                send(reply, Ok(()));
            }
            Command::Look { number, seat, reply } => send(reply, self.look(number, seat)),
            Command::CatchUp { number } => self.catch_up(number),
            Command::Detach { number } => self.detach(number),
            Command::Reads { guest } => self.read_by(&guest),
            Command::Chosen { version, seat, actions } => self.chosen(version, seat, actions).await,
            Command::Renamed { guest, name } => self.renamed(&guest, &name),
            Command::Wake => self.on_due().await,
            Command::Stop { reply } => self.stop(reply),
        }
    }

    /// The next moment at which something must happen though nobody asks.
    fn next_due(&self) -> Option<Instant> {
        let (now, instant) = (self.app.environment.now(), Instant::now());
        let at = |due: u64| instant + Duration::from_millis(due.saturating_sub(now));
        // After a refusal of the store the clock waits, or it would strike without end.
        let stand_in = self.stand_in_due().map(|(_, due)| at(due).max(self.retry.unwrap_or(instant)));
        let idle = self.nobody_waits().then(|| at(self.active + self.app.idle_ms()));
        let lapse = self.audience.next_lapse().map(at);
        [stand_in, self.presence_due, self.retry, lapse, idle].into_iter().flatten().min()
    }

    async fn on_due(&mut self) {
        let (now, instant) = (self.app.environment.now(), Instant::now());
        for guest in self.audience.lapsed(now) {
            self.seen(&guest);
            self.presence_changed();
        }
        if self.presence_due.is_some_and(|due| due <= instant) {
            self.presence_due = None;
            self.audience.table(&self.state, now);
        }
        if self.retry.is_some_and(|due| due <= instant) {
            self.retry = None;
            self.consider_bot();
        }
        match self.stand_in_due() {
            Some((seat, due)) if due <= now && self.retry.is_none() => self.stand_in(seat).await,
            _ => {}
        }
    }

    /// The person who must decide, and when a bot takes over: their clock, or their absence.
    fn stand_in_due(&self) -> Option<(Seat, u64)> {
        let seat = self.state.turn().filter(|seat| self.state.chair(*seat).has_person())?;
        let game = self.state.game.as_ref()?;
        let clock = game.times.deadline(self.state.laid.terms.clock, seat);
        let guest = self.state.chair(seat).guest.as_deref().filter(|guest| !self.audience.has(guest));
        let away = guest.and_then(|guest| {
            let gone = self.gone.get(guest).copied().unwrap_or(self.app.started);
            self.state.away_deadline(gone.max(game.times.since()))
        });
        clock.into_iter().chain(away).min().map(|due| (seat, due))
    }

    fn nobody_waits(&self) -> bool {
        self.audience.is_empty() && self.thinking.is_none() && self.retry.is_none()
    }

    fn is_idle(&self) -> bool {
        self.nobody_waits() && self.active + self.app.idle_ms() <= self.app.environment.now()
    }

    pub(super) fn info(&self, guest: Option<&str>) -> TableInfo {
        table_info(&self.state, &self.audience, guest, self.app.environment.now())
    }

    fn wish(&self, guest: Option<&str>, letter: Option<char>) -> Result<Option<Seat>, Failure> {
        let Some(letter) = letter else { return Ok(None) };
        let seat = seat_of(letter, self.state.chairs.len());
        let own = seat.filter(|seat| guest.is_some_and(|guest| self.state.chair(*seat).is_of(guest)));
        own.map(Some).ok_or_else(|| say::failure(ErrorCode::NotYours))
    }

    fn welcome(&self, looking: &Looking) -> Result<Welcome, Failure> {
        let guest = looking.guest.as_deref();
        let wish = self.wish(guest, looking.wish)?;
        Ok(self.welcome_for(&Look { guest, language: looking.language, wish, since: looking.since }))
    }

    fn welcome_for(&self, look: &Look<'_>) -> Welcome {
        let chat = self.talk.heard_by(look.guest);
        let welcome = welcome(&self.state, &self.audience, look, chat, self.app.environment.now());
        Welcome { muted: self.talk.muted_by(look.guest), ..welcome }
    }

    fn attach(&mut self, number: u64, watcher: Watcher, since: Option<u64>) {
        self.audience.join(number, watcher, &self.state);
        self.greet(number, since);
        self.presence_changed();
    }

    /// Sends everything to one client, in place of whatever waits for it.
    fn greet(&self, number: u64, since: Option<u64>) {
        let Some(watcher) = self.audience.get(number) else { return };
        let Watcher { guest, language, wish, outbox } = watcher;
        let look = Look { guest: guest.as_deref(), language: *language, wish: *wish, since };
        outbox.push_whole(json(&ServerMessage::Welcome(Box::new(self.welcome_for(&look)))));
    }

    fn catch_up(&self, number: u64) {
        self.greet(number, None);
    }

    fn look(&mut self, number: u64, letter: char) -> Result<(), Failure> {
        let guest = self.audience.get(number).and_then(|watcher| watcher.guest.clone());
        let wish = self.wish(guest.as_deref(), Some(letter))?;
        if let Some(watcher) = self.audience.get_mut(number) {
            watcher.wish = wish;
        }
        self.greet(number, None);
        Ok(())
    }

    fn detach(&mut self, number: u64) {
        if let Some(guest) = self.audience.leave(number, &self.state) {
            self.seen(&guest);
        }
        self.presence_changed();
    }

    /// Pages have no sockets: whoever plays by them is here for a while after each.
    fn read_by(&mut self, guest: &str) {
        let plays = self.state.seats_of(guest).next().is_some();
        if plays && self.audience.read_by(guest, self.app.environment.now() + READING) {
            self.presence_changed();
        }
    }

    /// Somebody who plays was here just now; whoever only looks on is not missed.
    fn seen(&mut self, guest: &str) {
        if self.state.seats_of(guest).next().is_some() {
            self.gone.insert(guest.to_owned(), self.app.environment.now());
        }
    }

    fn presence_changed(&mut self) {
        if self.presence_due.is_none() && !self.audience.is_empty() {
            self.presence_due = Some(Instant::now() + PRESENCE_PAUSE);
        }
    }

    fn stop(&mut self, reply: Reply<()>) {
        self.audience.close(ErrorCode::Stopping);
        send(reply, Ok(()));
    }
}

/// Waits until then, or for ever.
async fn sleep_until(due: Option<Instant>) {
    match due {
        Some(due) => tokio::time::sleep_until(due).await,
        None => std::future::pending().await,
    }
}

/// Whoever asked may have gone; what was done stays done.
pub(super) fn send<T>(reply: Reply<T>, answer: Result<T, Failure>) {
    drop(reply.send(answer));
}
