//! Tables of bots that think as deeply as they may, and a person who waits for an easy one beside them.

use super::measure::Measure;
use anyhow::Result;
use client::{Guest, Look, ServerProcess, Socket};
use protocol::{ClientMessage, CreateTable, Play, Scene, SeatRequest, ServerMessage, Terms};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use std::sync::Arc;
use std::time::Instant;

/// Tables that one guest may have by default.
const TABLES_EACH: usize = 20;

/// Bots at each table.
const BOTS: usize = 3;

fn bot(level: &str) -> SeatRequest {
    SeatRequest::Bot { level: level.into() }
}

/// Tables with bots of the highest level alone, each with someone who looks on: nothing thinks for an empty room.
pub async fn deep(server: &ServerProcess, terms: &Terms, tables: usize) -> Result<Vec<Socket>> {
    let stranger = Guest::stranger(server.address());
    let mut owner = None;
    let mut watched = Vec::with_capacity(tables);
    for number in 0..tables {
        if number % TABLES_EACH == 0 {
            owner = Some(stranger.called(&format!("Owner {number}")).await?);
        }
        let owner = owner.as_ref().expect("the first table has an owner");
        let seats = vec![bot("deep"); BOTS];
        let table = owner.create(&CreateTable { terms: terms.clone(), seats }).await?;
        owner.start(&table.id).await?;
        watched.push(owner.socket(&table.id, &Look::default()).await?);
    }
    Ok(watched)
}

/// Plays game after game against an easy bot and notes how long its turns take, until it is stopped.
pub async fn wait_for_a_calm_bot(guest: Guest, terms: Terms, measure: Arc<Measure>) {
    let order = CreateTable { terms, seats: vec![SeatRequest::Me, bot("calm")] };
    loop {
        if let Err(error) = play(&guest, &order, &measure).await {
            measure.failed(&error);
            return;
        }
    }
}

async fn play(guest: &Guest, order: &CreateTable, measure: &Measure) -> Result<()> {
    let table = guest.create(order).await?;
    guest.start(&table.id).await?;
    let mut socket = guest.socket(&table.id, &Look::default()).await?;
    let mut words = SmallRng::seed_from_u64(1);
    let mut waiting: Option<Instant> = None;
    while let Some(message) = socket.next().await? {
        let scene = match message {
            ServerMessage::Welcome(welcome) => welcome.scene,
            ServerMessage::Update { scene, .. } => Some(*scene),
            _ => None,
        };
        let Some(scene) = scene else { continue };
        if scene.over {
            return Ok(());
        }
        if scene.options.is_empty() {
            waiting.get_or_insert_with(Instant::now);
            continue;
        }
        measure.bot_played(waiting.take().map(|since| since.elapsed()));
        socket.send(&ClientMessage::Play(any(&scene, &mut words))).await?;
    }
    anyhow::bail!("the server closed the socket")
}

/// Any option, at once.
pub fn any(scene: &Scene, words: &mut SmallRng) -> Play {
    let option = &scene.options[words.random_range(0..scene.options.len())];
    let key = format!("{:016x}", words.random::<u64>());
    Play { key, at_version: scene.version, action: option.notation.clone() }
}
