//! The socket of a table: one small task for each client, which reads, sends and notices silence.

use crate::app::App;
use crate::guard::address::ClientAddress;
use crate::guard::failure::{Json, Path, Query, Refusal};
use crate::guard::limits::{Bucket, Rate};
use crate::guard::places::Place;
use crate::routes::{Look, check_key, check_play, table_id};
use crate::table::command::{Command, Looking};
use crate::table::outbox::{Next, Outbox};
use crate::table::publish::{Watcher, json};
use crate::table::seats::seat_of;
use crate::who::Asker;
use crate::{hub, say};
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use protocol::{ClientMessage, ErrorCode, Failure, Play, Played, ServerMessage, Undo};
use std::sync::Arc;
use std::time::Duration;
use store::TableId;
use tokio::time::{Instant, timeout, timeout_at};

/// What a socket keeps to read into; messages are short.
const READ_BUFFER: usize = 2 * 1024;
/// Frames go out as they are; a client that takes nothing is noticed by the time it takes.
const MOST_UNSENT: usize = 1024 * 1024;
/// A client that does not take a message in so long is gone.
const SEND_TIME: Duration = Duration::from_secs(20);
/// So many heartbeats without a sign of life, and the client is gone.
const SILENT_BEATS: u32 = 3;

/// One client's connection.
struct Connection {
    app: Arc<App>,
    id: TableId,
    asker: Asker,
    number: u64,
    look: Look,
    outbox: Arc<Outbox>,
    bucket: Bucket,
    heard: Instant,
    _place: Place,
}

/// Why a connection ends.
enum End {
    /// The client went, or does not answer.
    Gone,
    /// The server closes it and says why.
    Closed(Failure),
}

/// `GET /api/tables/{id}/socket`.
pub async fn open(
    State(app): State<Arc<App>>,
    asker: Asker,
    address: ClientAddress,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Refusal> {
    let upgrade = upgrade.map_err(|rejection| no_upgrade(&asker, &rejection))?;
    let id = table_id(&asker, &id)?;
    if look.protocol.is_some_and(|version| version != protocol::VERSION) {
        return Err(asker.refuse(say::bad_field("protocol")));
    }
    // Refused before the upgrade, so that the client gets an answer it can read.
    let looking = Looking { guest: asker.id(), language: asker.language, wish: look.seat, since: look.since };
    let allowed = hub::ask(&app, &id, |reply| Command::MayLook { looking, reply }).await;
    allowed.map_err(|failure| asker.refuse(failure))?;
    let place = app.places.enter(address, asker.id().as_deref())?;
    let limits = &app.settings.limits;
    let rate = Rate::per_second(limits.socket_messages_per_second, limits.socket_messages_burst);
    let connection = Connection {
        number: app.hub.client(),
        outbox: Arc::new(Outbox::new(limits.outgoing_messages)),
        bucket: Bucket::new(rate, app.environment.clock.clone()),
        heard: Instant::now(),
        _place: place,
        app: app.clone(),
        id,
        asker,
        look,
    };
    let upgrade = upgrade
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(MOST_UNSENT)
        .max_message_size(limits.socket_message_bytes)
        .max_frame_size(limits.socket_message_bytes);
    Ok(upgrade.on_upgrade(move |socket| connection.run(socket)))
}

/// A request that does not ask for a socket as it should is refused like any other message.
fn no_upgrade(asker: &Asker, rejection: &WebSocketUpgradeRejection) -> Refusal {
    asker.refuse(say::failure(ErrorCode::BadMessage)).with_status(rejection.status())
}

impl Connection {
    async fn run(mut self, mut socket: WebSocket) {
        self.app.metrics.sockets_open(self.app.places.taken());
        let end = match self.attach(self.look.since).await {
            Ok(()) => self.serve(&mut socket).await,
            Err(failure) => End::Closed(failure),
        };
        hub::send_if_live(&self.app, &self.id, Command::Detach { number: self.number });
        if let End::Closed(failure) = end {
            self.close(&mut socket, failure).await;
        }
        let metrics = self.app.metrics.clone();
        let places = self.app.places.clone();
        drop(self);
        metrics.sockets_open(places.taken());
    }

    /// Sits down among those who look; the table answers with a welcome.
    async fn attach(&self, since: Option<u64>) -> Result<(), Failure> {
        let seat = self.look.seat.and_then(|letter| seat_of(letter, tabletop::MAX_SEATS));
        let watcher = Watcher {
            guest: self.asker.id(),
            language: self.asker.language,
            wish: seat,
            outbox: self.outbox.clone(),
        };
        let number = self.number;
        hub::ask(&self.app, &self.id, |reply| Command::Attach { number, watcher, since, reply }).await
    }

    async fn serve(&mut self, socket: &mut WebSocket) -> End {
        let beat = Duration::from_secs(self.app.settings.limits.heartbeat_seconds);
        let outbox = self.outbox.clone();
        let mut next_beat = Instant::now() + beat;
        loop {
            let done = tokio::select! {
                next = outbox.next() => self.send_next(socket, next).await,
                received = socket.recv() => self.received(socket, received).await,
                () = tokio::time::sleep_until(next_beat) => {
                    next_beat = Instant::now() + beat;
                    self.beat(socket, beat).await
                }
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    async fn send_next(&mut self, socket: &mut WebSocket, next: Next) -> Result<(), End> {
        match next {
            Next::Send(text) => send(socket, Message::Text(text)).await,
            Next::Closing(text) => {
                send(socket, Message::Text(text)).await?;
                goodbye(socket).await;
                Err(End::Gone)
            }
            Next::CatchUp => {
                hub::send(&self.app, &self.id, Command::CatchUp { number: self.number });
                Ok(())
            }
            // The table's task ended: find the table again, as a client that reconnects would.
            Next::Orphaned => self.attach(None).await.map_err(End::Closed),
        }
    }

    async fn beat(&mut self, socket: &mut WebSocket, beat: Duration) -> Result<(), End> {
        if self.heard.elapsed() > beat * SILENT_BEATS {
            return Err(End::Gone);
        }
        send(socket, Message::Ping(axum::body::Bytes::new())).await
    }

    async fn received(
        &mut self,
        socket: &mut WebSocket,
        received: Option<Result<Message, axum::Error>>,
    ) -> Result<(), End> {
        let Some(Ok(message)) = received else { return Err(End::Gone) };
        self.heard = Instant::now();
        match message {
            Message::Text(text) => self.hear(socket, &text).await,
            Message::Binary(_) => self.refuse(socket, None, say::failure(ErrorCode::BadMessage)).await,
            Message::Ping(_) | Message::Pong(_) => Ok(()),
            Message::Close(_) => Err(End::Gone),
        }
    }

    async fn hear(&mut self, socket: &mut WebSocket, text: &Utf8Bytes) -> Result<(), End> {
        if self.bucket.take().is_err() {
            return self.refuse(socket, key_of(text), say::failure(ErrorCode::TooMany)).await;
        }
        match Json::<ClientMessage>::from_bytes(text.as_bytes()) {
            Ok(Json(message)) => self.do_message(socket, message).await,
            Err(refusal) => {
                let refusal = refusal.in_language(self.asker.language);
                self.refuse(socket, key_of(text), refusal.into()).await
            }
        }
    }

    async fn do_message(&mut self, socket: &mut WebSocket, message: ClientMessage) -> Result<(), End> {
        match message {
            ClientMessage::Beat => send(socket, Message::Text(json(&ServerMessage::Beat))).await,
            ClientMessage::Play(play) => {
                let key = play.key.clone();
                let played = self.play(play).await;
                self.answer(socket, key, played).await
            }
            ClientMessage::Undo(undo) => {
                let key = undo.key.clone();
                let undone = self.undo(undo).await;
                self.answer(socket, key, undone).await
            }
            ClientMessage::Say(say) => {
                let said = self.say(say.text).await;
                self.only_refuse(socket, said).await
            }
            ClientMessage::Look { seat } => {
                let number = self.number;
                let looked =
                    hub::ask(&self.app, &self.id, |reply| Command::Look { number, seat, reply }).await;
                if looked.is_ok() {
                    self.look.seat = Some(seat);
                }
                self.only_refuse(socket, looked).await
            }
        }
    }

    async fn play(&self, play: Play) -> Result<Played, Failure> {
        let guest = self.guest()?;
        check_play(&play)?;
        hub::ask(&self.app, &self.id, |reply| Command::Play { guest, play, reply }).await
    }

    async fn undo(&self, undo: Undo) -> Result<Played, Failure> {
        let guest = self.guest()?;
        check_key(&undo.key)?;
        hub::ask(&self.app, &self.id, |reply| Command::Undo { guest, undo, reply }).await
    }

    async fn say(&self, text: String) -> Result<(), Failure> {
        let person = self.asker.person()?;
        hub::ask(&self.app, &self.id, |reply| Command::Say { person, text, reply }).await.map(drop)
    }

    fn guest(&self) -> Result<String, Failure> {
        self.asker.id().ok_or_else(|| say::failure(ErrorCode::NoGuest))
    }

    async fn answer(
        &self,
        socket: &mut WebSocket,
        key: String,
        played: Result<Played, Failure>,
    ) -> Result<(), End> {
        match played {
            Ok(Played { version, repeated }) => {
                send(socket, Message::Text(json(&ServerMessage::Done { key, version, repeated }))).await
            }
            Err(failure) => self.refuse(socket, Some(key), failure).await,
        }
    }

    async fn only_refuse(&self, socket: &mut WebSocket, done: Result<(), Failure>) -> Result<(), End> {
        match done {
            Ok(()) => Ok(()),
            Err(failure) => self.refuse(socket, None, failure).await,
        }
    }

    async fn refuse(&self, socket: &mut WebSocket, key: Option<String>, failure: Failure) -> Result<(), End> {
        self.app.metrics.refused(failure.code);
        let error = say::in_language(failure, self.asker.language);
        send(socket, Message::Text(json(&ServerMessage::Refused { key, error }))).await
    }

    async fn close(&self, socket: &mut WebSocket, failure: Failure) {
        let error = say::in_language(failure, self.asker.language);
        if send(socket, Message::Text(json(&ServerMessage::Closing { error }))).await.is_ok() {
            goodbye(socket).await;
        }
    }
}

async fn send(socket: &mut WebSocket, message: Message) -> Result<(), End> {
    match timeout(SEND_TIME, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}

/// Closes in order: the client may still read what was sent before.
async fn goodbye(socket: &mut WebSocket) {
    let frame = CloseFrame { code: close_code::AWAY, reason: Utf8Bytes::from_static("") };
    if send(socket, Message::Close(Some(frame))).await.is_err() {
        return;
    }
    let patience = Instant::now() + Duration::from_secs(1);
    while let Ok(Some(Ok(_))) = timeout_at(patience, socket.recv()).await {}
}

/// The key of a message that was not understood, so that the client knows which try failed.
fn key_of(text: &str) -> Option<String> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    let key = value.get("key")?.as_str()?;
    (key.len() <= protocol::limits::KEY_BYTES).then(|| key.to_owned())
}
