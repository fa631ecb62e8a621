//! One seat and several who want it, while the server is being hurt.

use crate::{PATIENCE, is_passing};
use client::{ClientError, Guest};
use protocol::{Clock, CreateTable, SeatRequest, Sit, Sitter, Terms};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::sleep;

const RIVALS: usize = 3;

/// Opens table after table; returns how many seats were fought for.
pub async fn fight(stranger: Guest, enough: watch::Receiver<bool>) -> u32 {
    let owner = until(|| stranger.called("Owner")).await;
    let mut rivals = Vec::new();
    for number in 0..RIVALS {
        let name = format!("Rival {number}");
        rivals.push((until(|| stranger.called(&name)).await, name));
    }
    let mut fights = 0;
    while !*enough.borrow() {
        one_seat(&owner, &rivals).await;
        fights += 1;
    }
    fights
}

async fn one_seat(owner: &Guest, rivals: &[(Guest, String)]) {
    let terms = Terms {
        game: "coralia".into(),
        edition: None,
        public: false,
        clock: Clock::None,
        away_minutes: None,
        absence_minutes: None,
        lesson: None,
    };
    let order = CreateTable { terms, seats: vec![SeatRequest::Me, SeatRequest::Open] };
    let id = until(|| owner.create(&order)).await.id;
    let mut asking = JoinSet::new();
    for (guest, name) in rivals.iter().cloned() {
        let id = id.clone();
        asking.spawn(async move { insist(&guest, &id).await.then_some(name) });
    }
    let told: Vec<String> = asking.join_all().await.into_iter().flatten().collect();
    let seats = until(|| owner.table(&id)).await.table.seats;
    let sitting = seats.into_iter().find_map(|seat| match seat.sitter {
        Sitter::Person { name, .. } if name != "Owner" => Some(name),
        _ => None,
    });
    assert!(told.len() <= 1, "{told:?} were all given one seat");
    assert!(told.is_empty() || told.first() == sitting.as_ref(), "{told:?} was told, {sitting:?} sits there");
}

/// Whether the seat was given; asks again while there is no answer.
async fn insist(guest: &Guest, id: &str) -> bool {
    loop {
        match guest.sit(id, &Sit::default()).await {
            Ok(_) => return true,
            Err(error) if is_passing(&error) => sleep(PATIENCE).await,
            Err(_) => return false,
        }
    }
}

async fn until<T, F: Future<Output = Result<T, ClientError>>>(ask: impl Fn() -> F) -> T {
    loop {
        match ask().await {
            Ok(answer) => return answer,
            Err(error) if is_passing(&error) => sleep(PATIENCE).await,
            Err(error) => panic!("{error}"),
        }
    }
}
