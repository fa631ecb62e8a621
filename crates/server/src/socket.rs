//! The socket of a table: one small task for each client, which reads, sends and notices silence.

use crate::app::App;
use crate::guard::address::ClientAddress;
use crate::guard::failure::{Json, Path, Query, Refusal};
use crate::guard::limits::{Bucket, Rate};
use crate::guard::places::Place;
use crate::hub;
use crate::routes::{Look, check_key, check_play, table_id};
use crate::table::outbox::{Next, Outbox};
use crate::table::task::message_text;
use crate::who::Asker;
use axum::extract::State;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::response::Response;
use protocol::{ChatLine, ClientMessage, ErrorCode, Play, Played, ServerMessage, Undo};
use room::{Answer, Client, Command, TableVersion, Watcher, seat_of};
use std::sync::Arc;
use std::time::Duration;
use store::TableId;
use tokio::time::{Instant, timeout, timeout_at};

/// What a socket keeps to read into; messages are short.
const READ_BUFFER: usize = 2 * 1024;
/// Frames go out as they are; a client that takes nothing is noticed by the time it takes.
const MOST_UNSENT: usize = 1024 * 1024;
/// A client that does not take a message within this time counts as gone.
const SEND_TIME: Duration = Duration::from_secs(20);
/// After this many heartbeats without a sign of life, the client counts as gone.
const SILENT_BEATS: u32 = 3;

/// One client's connection.
struct Connection {
    app: Arc<App>,
    id: TableId,
    asker: Asker,
    client: Client,
    look: Look,
    outbox: Arc<Outbox>,
    bucket: Bucket,
    heard: Instant,
    address: ClientAddress,
    _place: Place,
}

/// Why a connection ends.
enum End {
    /// The client went, or does not answer.
    Gone,
    /// The server closes it and says why.
    Closed(Refusal),
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
    let upgrade = upgrade.map_err(|rejection| no_upgrade(&rejection))?;
    let id = table_id(&id)?;
    if look.protocol.is_some_and(|version| version != protocol::VERSION) {
        return Err(room::Refusal::Field("protocol").into());
    }
    // Refused before the upgrade, so that the client gets an answer it can read.
    hub::ask::<()>(&app, &id, Command::MayLook { looking: look.looking(&asker) }).await?;
    let place = app.places.enter(address, asker.id().as_deref())?;
    let limits = &app.settings.limits;
    let rate = Rate::per_second(limits.socket_messages_per_second, limits.socket_messages_burst);
    let connection = Connection {
        client: app.hub.client(),
        outbox: Arc::new(Outbox::new(limits.outgoing_messages)),
        bucket: Bucket::new(rate, app.environment.clock.clone()),
        heard: Instant::now(),
        address,
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
fn no_upgrade(rejection: &WebSocketUpgradeRejection) -> Refusal {
    Refusal::of(ErrorCode::BadMessage).with_status(rejection.status())
}

impl Connection {
    async fn run(mut self, mut socket: WebSocket) {
        self.app.metrics.sockets_open(self.app.places.taken());
        let end = match self.attach(self.look.since).await {
            Ok(()) => self.serve(&mut socket).await,
            Err(refusal) => End::Closed(refusal),
        };
        hub::send_if_live(&self.app, &self.id, Command::Detach { client: self.client });
        if let End::Closed(refusal) = end {
            self.close(&mut socket, &refusal).await;
        }
        let metrics = self.app.metrics.clone();
        let places = self.app.places.clone();
        drop(self);
        metrics.sockets_open(places.taken());
    }

    /// Sits down among those who look; the table answers with a welcome.
    async fn attach(&self, since: Option<u64>) -> Result<(), Refusal> {
        let wish = self.look.seat.and_then(|letter| seat_of(letter, tabletop::MAX_SEATS));
        let watcher = Watcher { guest: self.asker.id(), language: self.asker.language, wish };
        let (since, outbox) = (since.map(TableVersion), self.outbox.clone());
        Ok(hub::attach(&self.app, &self.id, (self.client, watcher), since, outbox).await?)
    }

    async fn serve(&mut self, socket: &mut WebSocket) -> End {
        let beat = Duration::from_secs(self.app.settings.limits.heartbeat_seconds);
        let outbox = self.outbox.clone();
        let mut next_beat = Instant::now() + beat;
        let mut bans = self.app.bans.watch();
        loop {
            let done = tokio::select! {
                next = outbox.next() => self.send_next(socket, next).await,
                _ = bans.changed() => self.may_stay(),
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

    /// The host may have spoken about this guest, their address or this table.
    fn may_stay(&self) -> Result<(), End> {
        let guest = self.asker.id();
        let ends = self.app.bans.ends(guest.as_deref(), &self.address, &self.id);
        ends.map_or(Ok(()), |refusal| Err(End::Closed(refusal)))
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
                hub::send(&self.app, &self.id, Command::CatchUp { client: self.client });
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
            Message::Binary(_) => self.refuse(socket, None, &ErrorCode::BadMessage.into()).await,
            Message::Ping(_) | Message::Pong(_) => Ok(()),
            Message::Close(_) => Err(End::Gone),
        }
    }

    async fn hear(&mut self, socket: &mut WebSocket, text: &Utf8Bytes) -> Result<(), End> {
        if self.bucket.take().is_err() {
            return self.refuse(socket, key_of(text), &ErrorCode::TooMany.into()).await;
        }
        match Json::<ClientMessage>::from_bytes(text.as_bytes()) {
            Ok(Json(message)) => self.do_message(socket, message).await,
            Err(refusal) => self.refuse(socket, key_of(text), &refusal).await,
        }
    }

    async fn do_message(&mut self, socket: &mut WebSocket, message: ClientMessage) -> Result<(), End> {
        match message {
            ClientMessage::Beat => send(socket, Message::Text(message_text(&ServerMessage::Beat))).await,
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
                let looked = self.ask(Command::Look { client: self.client, seat }).await;
                if looked.is_ok() {
                    self.look.seat = Some(seat);
                }
                self.only_refuse(socket, looked).await
            }
        }
    }

    async fn play(&self, play: Play) -> Result<Played, Refusal> {
        let guest = self.asker.person()?.id;
        check_play(&play)?;
        self.ask(Command::Play { guest, play }).await
    }

    async fn undo(&self, undo: Undo) -> Result<Played, Refusal> {
        let guest = self.asker.person()?.id;
        check_key(&undo.key)?;
        self.ask(Command::Undo { guest, undo }).await
    }

    async fn say(&self, text: String) -> Result<(), Refusal> {
        let person = self.asker.person()?;
        self.ask::<ChatLine>(Command::Say { person, text }).await.map(drop)
    }

    async fn ask<T: TryFrom<Answer>>(&self, command: Command) -> Result<T, Refusal> {
        Ok(hub::ask(&self.app, &self.id, command).await?)
    }

    async fn answer(
        &self,
        socket: &mut WebSocket,
        key: String,
        played: Result<Played, Refusal>,
    ) -> Result<(), End> {
        match played {
            Ok(Played { version, repeated }) => {
                send(socket, Message::Text(message_text(&ServerMessage::Done { key, version, repeated })))
                    .await
            }
            Err(refusal) => self.refuse(socket, Some(key), &refusal).await,
        }
    }

    async fn only_refuse(&self, socket: &mut WebSocket, done: Result<(), Refusal>) -> Result<(), End> {
        match done {
            Ok(()) => Ok(()),
            Err(refusal) => self.refuse(socket, None, &refusal).await,
        }
    }

    async fn refuse(
        &self,
        socket: &mut WebSocket,
        key: Option<String>,
        refusal: &Refusal,
    ) -> Result<(), End> {
        self.app.metrics.refused(refusal.code());
        let error = refusal.failure(self.asker.language);
        send(socket, Message::Text(message_text(&ServerMessage::Refused { key, error }))).await
    }

    async fn close(&self, socket: &mut WebSocket, refusal: &Refusal) {
        let error = refusal.failure(self.asker.language);
        if send(socket, Message::Text(message_text(&ServerMessage::Closing { error }))).await.is_ok() {
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
