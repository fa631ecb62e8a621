//! Guests at one table, game after game.

use super::measure::{Clicks, Measure};
use super::thinking::any;
use anyhow::Result;
use client::{Guest, Look, Socket};
use protocol::{ClientMessage, CreateTable, Scene, ServerMessage, Sit};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::sleep;

/// Creates and starts one table for these guests.
pub async fn lay(order: &CreateTable, guests: &[Guest]) -> Result<String> {
    let id = guests[0].create(order).await?.id;
    for guest in &guests[1..] {
        guest.sit(&id, &Sit::default()).await?;
    }
    guests[0].start(&id).await?;
    Ok(id)
}

/// Plays game after game until it is stopped.
pub async fn play_on(
    order: CreateTable,
    guests: Vec<Guest>,
    first: String,
    pause: Duration,
    seed: u64,
    measure: Arc<Measure>,
) {
    let mut id = first;
    loop {
        if let Err(error) = play(&id, &guests, pause, seed, &measure).await {
            measure.failed(&error);
            sleep(pause).await;
        } else {
            measure.finished();
        }
        match lay(&order, &guests).await {
            Ok(next) => id = next,
            Err(error) => {
                measure.failed(&error);
                return;
            }
        }
    }
}

/// Plays one game to its end.
pub async fn play(
    id: &str,
    guests: &[Guest],
    pause: Duration,
    seed: u64,
    measure: &Arc<Measure>,
) -> Result<()> {
    let clicks = Arc::new(Clicks::default());
    let mut seats = JoinSet::new();
    for (number, guest) in guests.iter().enumerate() {
        let socket = guest.socket(id, &Look::default()).await?;
        let words = SmallRng::seed_from_u64(seed * 8 + number as u64);
        seats.spawn(
            Player {
                socket,
                pause,
                words,
                clicks: Arc::clone(&clicks),
                measure: Arc::clone(measure),
                seen: 0,
            }
            .play(),
        );
    }
    while let Some(ended) = seats.join_next().await {
        ended??;
    }
    Ok(())
}

/// One person with one socket.
struct Player {
    socket: Socket,
    pause: Duration,
    words: SmallRng,
    clicks: Arc<Clicks>,
    measure: Arc<Measure>,
    /// The version of the last scene.
    seen: u64,
}

impl Player {
    async fn play(mut self) -> Result<()> {
        while let Some(message) = self.socket.next().await? {
            let scene = match message {
                ServerMessage::Welcome(welcome) => welcome.scene,
                ServerMessage::Update { scene, .. } => {
                    self.measure.updated(self.clicks.since(self.seen, scene.version));
                    Some(*scene)
                }
                ServerMessage::Done { .. } => {
                    self.measure.acknowledged(self.clicks.age());
                    None
                }
                ServerMessage::Refused { error, .. } => {
                    self.measure.refused(&error);
                    None
                }
                ServerMessage::Table { .. }
                | ServerMessage::Chat { .. }
                | ServerMessage::Beat
                | ServerMessage::Closing { .. } => None,
            };
            let Some(scene) = scene else { continue };
            self.seen = scene.version;
            if scene.over {
                return Ok(());
            }
            self.decide(&scene).await?;
        }
        anyhow::bail!("the server closed the socket")
    }

    /// Thinks for about the pause, then plays any option.
    async fn decide(&mut self, scene: &Scene) -> Result<()> {
        if scene.options.is_empty() {
            return Ok(());
        }
        sleep(self.pause.mul_f64(self.words.random_range(0.5..1.5))).await;
        let play = any(scene, &mut self.words);
        self.clicks.click(scene.version);
        self.socket.send(&ClientMessage::Play(play)).await?;
        Ok(())
    }
}
