//! The task of one table, its only writer: it carries out what the room says. Write, then answer, then publish.

use super::keep::{self, LoadError};
use super::outbox::Outbox;
use crate::app::App;
use crate::bots::Errand;
use crate::guard::failure::Refusal;
use crate::notices;
use axum::extract::ws::Utf8Bytes;
use protocol::{ErrorCode, ServerMessage};
use room::{Answer, Client, Command, Effect, Room, TableVersion, Think, Turn, Written};
use shelf::{SeatKind, Thought};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use store::TableId;
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;

/// How an answer goes back.
pub type Reply = oneshot::Sender<Result<Answer, room::Refusal>>;

/// What is sent to a table's task.
#[derive(Debug)]
pub struct Letter {
    /// What is asked.
    pub command: Command,
    /// Where the answer goes, if someone waits for it.
    pub reply: Option<Reply>,
    /// Where messages for a client that comes are left.
    pub outbox: Option<Arc<Outbox>>,
}

/// A room with everything that carries its effects out.
struct Task {
    app: Arc<App>,
    id: TableId,
    room: Room,
    clients: Clients,
    own: mpsc::WeakSender<Letter>,
    /// Whether a write may have gone through though the store did not answer.
    unsure: bool,
    /// The version at which it was last looked for whom the game waits.
    announced: Option<TableVersion>,
}

#[derive(Default)]
struct Clients {
    outboxes: HashMap<Client, Arc<Outbox>>,
    /// Whether someone looks on, for bots that wait for a thread: by a socket, or by asking since the last one went.
    watched: Arc<AtomicBool>,
}

impl Clients {
    fn come(&mut self, client: Client, outbox: Arc<Outbox>) {
        self.outboxes.insert(client, outbox);
        self.ask();
    }

    fn ask(&self) {
        self.watched.store(true, Ordering::Relaxed);
    }

    fn go(&mut self, client: Client) {
        self.outboxes.remove(&client);
        self.watched.store(!self.outboxes.is_empty(), Ordering::Relaxed);
    }
}

impl Drop for Clients {
    // However the table ends, by letting go or by a fault, its clients learn that they must find it again.
    fn drop(&mut self) {
        self.outboxes.values().for_each(|outbox| outbox.orphan());
    }
}

impl Letter {
    /// Answers that it cannot be done.
    pub fn refuse(self, code: ErrorCode) {
        if let Some(reply) = self.reply {
            drop(reply.send(Err(code.into())));
        }
    }
}

impl From<Command> for Letter {
    fn from(command: Command) -> Self {
        Self { command, reply: None, outbox: None }
    }
}

/// Runs a table until nobody needs it.
pub async fn run(
    app: Arc<App>,
    id: TableId,
    mut mailbox: mpsc::Receiver<Letter>,
    own: mpsc::WeakSender<Letter>,
) {
    let (room, turn) = match open(&app, &id).await {
        Ok(opened) => opened,
        Err(error) => return refuse_all(&app, &id, mailbox, error.code(&id)),
    };
    let mut task = Task { app, id, room, clients: Clients::default(), own, unsure: false, announced: None };
    task.carry_out(turn, None).await;
    while task.step(&mut mailbox).await {}
    task.app.metrics.live_tables(task.app.hub.len());
}

async fn open(app: &App, id: &TableId) -> Result<(Room, Turn), LoadError> {
    let (kept, said) = (keep::load(app, id).await?, keep::talk(app, id).await);
    Ok(Room::open(kept, said, app.rooms.clone(), app.now())?)
}

/// A table that cannot be had: everyone who waits for it gets the reason.
fn refuse_all(app: &App, id: &TableId, mut mailbox: mpsc::Receiver<Letter>, code: ErrorCode) {
    loop {
        while let Ok(letter) = mailbox.try_recv() {
            letter.refuse(code);
        }
        if app.hub.let_go(id, &mailbox) {
            return;
        }
    }
}

impl Task {
    /// Waits for one thing and does it; false when the task is over.
    async fn step(&mut self, mailbox: &mut mpsc::Receiver<Letter>) -> bool {
        let rest = self.room.rest(self.app.now()).map(Duration::from_millis);
        tokio::select! {
            // What people ask for comes before what the clock says: who comes in time is not stood in for.
            biased;
            letter = mailbox.recv() => {
                let Some(letter) = letter else { return false };
                let last = letter.command == Command::Stop;
                self.take(letter).await;
                !last
            },
            () = tokio::time::sleep(rest.unwrap_or_default()), if rest.is_some() => {
                self.take(Command::Wake.into()).await;
                !(self.room.is_idle(self.app.now()) && self.app.hub.let_go(&self.id, mailbox))
            }
        }
    }

    async fn take(&mut self, letter: Letter) {
        let Letter { command, reply, outbox } = letter;
        match (&command, outbox) {
            (Command::Attach { client, .. }, Some(outbox)) => self.clients.come(*client, outbox),
            (Command::Detach { client }, _) => self.clients.go(*client),
            (Command::Play { .. }, _) => self.app.environment.fault("play"),
            _ => {}
        }
        if reply.is_some() {
            self.clients.ask();
        }
        self.make_sure().await;
        let turn = self.room.handle(command, self.app.now());
        self.carry_out(turn, reply).await;
    }

    /// Reads what is kept, if that may be more than the room knows; until it can be read, the room goes on as it was.
    async fn make_sure(&mut self) {
        if !self.unsure {
            return;
        }
        if let Ok(kept) = keep::load(&self.app, &self.id).await {
            self.unsure = false;
            for effect in self.room.refresh(kept, self.app.now()) {
                self.cause(effect);
            }
        }
    }

    async fn carry_out(&mut self, mut turn: Turn, reply: Option<Reply>) {
        let done = loop {
            match turn {
                Turn::Done(done) => break done,
                Turn::Write(write, proposal) => {
                    let game = &self.room.table().laid.terms.game;
                    let written = keep::write(&self.app, &self.id, game, write).await;
                    self.unsure |= matches!(written, Written::Failed(ErrorCode::StoreUnavailable));
                    turn = self.room.settle(proposal, written, self.app.now());
                }
            }
        };
        // The one who asked may have gone; what was done stays done.
        reply.map(|reply| reply.send(done.answer));
        done.then.into_iter().for_each(|effect| self.cause(effect));
        self.announce();
    }

    /// Those who are not there are told in the background that the game waits for them.
    fn announce(&mut self) {
        let table = self.room.table();
        if !self.app.notices.are_on() || self.announced == Some(table.version()) {
            return;
        }
        self.announced = Some(table.version());
        if let Some(waits) = table.waits() {
            notices::announce(&self.app, &self.id, waits.guest, waits.turn);
        }
    }

    fn cause(&self, effect: Effect) {
        let outbox = |client: &Client| self.clients.outboxes.get(client);
        match effect {
            Effect::Tell { to, message } => {
                let text = message_text(&message);
                to.iter().filter_map(outbox).for_each(|outbox| outbox.push(text.clone()));
            }
            Effect::Greet { to, welcome } => {
                let text = message_text(&ServerMessage::Welcome(welcome));
                if let Some(outbox) = outbox(&to) {
                    outbox.push_whole(text);
                }
            }
            Effect::Close { to, language, why } => {
                if let Some(outbox) = outbox(&to) {
                    let error = Refusal::of(why).failure(language);
                    outbox.close(message_text(&ServerMessage::Closing { error }));
                }
            }
            Effect::Think(think) => self.think(think),
        }
    }

    /// Lets a bot think on another thread, and brings its choice back if the table is still there by then.
    fn think(&self, Think { seat, level, version, earliest }: Think) {
        let Some(game) = &self.room.table().game else { return };
        let seed = u64::from_le_bytes(self.app.environment.bytes());
        let Some(thought) = game.board.think(SeatKind::Search(level), seed) else { return };
        let fallback = game.board.think(SeatKind::Random, seed);
        let (app, own) = (self.app.clone(), self.own.clone());
        let errand =
            Errand { watched: self.clients.watched.clone(), ..app.errand(&self.room.table().owner, level) };
        tokio::spawn(async move {
            let began = Instant::now();
            let chosen = app.pool.patiently(errand, move |latest| thought.choose_by(latest)).await;
            app.metrics.bot_decided(level.word(), began.elapsed());
            // A bot that broke off must play all the same.
            let Some(actions) = chosen.ok().or_else(|| fallback.map(Thought::choose)) else { return };
            tokio::time::sleep_until(app.at_tick(earliest)).await;
            if let Some(own) = own.upgrade() {
                drop(own.send(Command::Chosen { version, seat, actions }.into()).await);
            }
        });
    }
}

/// A message as it is sent.
pub fn message_text(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).expect("messages are plain data").into()
}
