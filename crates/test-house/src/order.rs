//! What tests ask of a table, and what they look at.

use crate::PATIENCE;
use client::{Answer, Ask, ClientError, Guest};
use protocol::{
    Clock, CreateTable, ErrorCode, Play, Scene, SeatRequest, Sit, Sitter, TableInfo, Terms, Welcome,
};
use std::fmt::Debug;

/// Terms of a table by link only, without a clock.
pub fn terms(game: &str) -> Terms {
    Terms {
        game: game.into(),
        edition: None,
        public: false,
        clock: Clock::None,
        away_minutes: None,
        absence_minutes: None,
        lesson: None,
    }
}

pub fn bot() -> SeatRequest {
    SeatRequest::Bot { level: "calm".into() }
}

pub fn hot_seat(name: &str) -> SeatRequest {
    SeatRequest::HotSeat { name: name.into() }
}

/// A table for its owner and others, with this number of people in total.
pub fn for_people(game: &str, people: usize) -> CreateTable {
    let mut seats = vec![SeatRequest::Open; people];
    seats[0] = SeatRequest::Me;
    CreateTable { terms: terms(game), seats }
}

/// Creates a table for these guests, the first of whom owns it, and sits them down.
pub async fn laid(order: &CreateTable, guests: &[&Guest]) -> TableInfo {
    let table = guests[0].create(order).await.expect("a table");
    for guest in &guests[1..] {
        let sit = Sit { invite: table.invite.clone(), ..Sit::default() };
        guest.sit(&table.id, &sit).await.expect("a seat");
    }
    table
}

/// The name of a table that these guests have begun to play at.
pub async fn begun(order: &CreateTable, guests: &[&Guest]) -> String {
    let table = laid(order, guests).await;
    guests[0].start(&table.id).await.expect("a start");
    table.id
}

pub async fn scene(guest: &Guest, id: &str) -> Scene {
    guest.table(id).await.expect("the table").scene.expect("the game has begun")
}

/// The first option of the guest whose turn it is, as a play.
pub fn first_option(scene: &Scene, key: &str) -> Play {
    let action = scene.options.first().expect("it is their turn").notation.clone();
    Play { key: key.into(), at_version: scene.version, action }
}

/// A choice that differs from step to step, and is the same in every run.
pub fn some_option(scene: &Scene) -> usize {
    (scene.version as usize).wrapping_mul(2_654_435_761) >> 7
}

/// What must not change when something is refused: how far the game is and who sits where.
pub fn standing(welcome: &Welcome) -> (u64, u64, TableInfo) {
    let (version, step) = welcome.scene.as_ref().map_or((0, 0), |scene| (scene.version, scene.step));
    let mut table = welcome.table.clone();
    table.spectators = 0;
    for seat in &mut table.seats {
        (seat.clock_ms, seat.away) = (None, None);
        if let Sitter::Person { connected, .. } = &mut seat.sitter {
            *connected = false;
        }
    }
    (version, step, table)
}

/// What a guest is answered, whatever it is.
pub async fn answer(guest: &Guest, ask: &Ask) -> Answer {
    let answer = tokio::time::timeout(PATIENCE, guest.send(ask)).await;
    answer.expect("the server answers in time").expect("the server answers")
}

/// An answer without what changes from request to request: the date and the number of the request.
pub fn lasting(answer: &Answer) -> String {
    let passing = |name: &str| ["date", "x-request-id"].contains(&name);
    let headers = answer.headers.iter().filter(|(name, _)| !passing(name.as_str()));
    let headers: String = headers
        .map(|(name, value)| format!("{name}: {}\n", String::from_utf8_lossy(value.as_bytes())))
        .collect();
    format!("{}\n{headers}\n{}", answer.status, answer.text())
}

/// Expects a refusal of the protocol.
///
/// # Panics
/// If it is none, or another.
#[track_caller]
pub fn refused_with<T: Debug>(answer: Result<T, ClientError>, wanted: ErrorCode) {
    let error = answer.expect_err("this must be refused");
    let Some(failure) = error.failure() else { panic!("no refusal of the protocol: {error}") };
    assert_eq!(failure.code, wanted, "{failure}");
    assert!(!failure.message.is_empty(), "a refusal says why");
}
