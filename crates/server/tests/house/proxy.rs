//! Whole games through a way that cuts, repeats, delays and reorders: in the end everyone knows the same game.

mod mischief;
mod player;

use client::Guest;
use mischief::Mischief;
use player::{Log, Player};
use protocol::{CreateTable, SeatRequest, TableInfo};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use referee::{Record, Seed, StepCount, Verdict};
use serde_json::Value;
use shelf::Dealing;
use std::sync::atomic::Ordering;
use tabletop::{Seat, Viewer};
use test_house::{House, begun, for_people};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_coralia_is_the_same_for_everybody_whatever_the_way() {
    play_through("coralia", 1).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_wreck_raiders_is_the_same_for_everybody_whatever_the_way() {
    play_through("wreck-raiders", 2).await;
}

async fn play_through(game: &str, seed: u64) {
    let house = House::with(server::Environment::default(), |settings| {
        settings.limits.chat_lines_per_minute = 1_000;
    })
    .await;
    let (ana, ben, cleo) = (house.guest("Ana").await, house.guest("Ben").await, house.guest("Cleo").await);
    let mut order = for_people(game, 2);
    order.seats.push(SeatRequest::Bot { level: "calm".into() });
    let id = begun(&order, &[&ana, &ben]).await;
    let mut ways = Vec::new();
    let mut playing = Vec::new();
    for (number, guest) in (0..).zip([&ana, &ben, &cleo]) {
        let way = Mischief::before(house.address(), seed * 10 + number).await;
        let words = SmallRng::seed_from_u64(seed * 100 + number);
        let player = Player::new(guest.clone().at(way.address()), &id, words);
        playing.push(tokio::spawn(player.play()));
        ways.push(way);
    }
    let mut players = Vec::new();
    for player in playing {
        players.push(player.await.expect("nobody panics"));
    }
    compare(&order, &ana, &id, &players).await;
    assert_mischief(&ways, &players);
}

/// Everyone's log is the record as far as they may know it, and everything acknowledged is in it.
async fn compare(order: &CreateTable, guest: &Guest, id: &str, players: &[Player]) {
    let record: Record = guest.record(id).await.expect("the record").parse().expect("it can be read");
    let table = guest.table(id).await.expect("the table").table;
    let known = |viewer| known_by(order, &table, &record, viewer);
    let viewers = [Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator];
    for (player, viewer) in players.iter().zip(viewers) {
        assert_eq!(player.log, known(viewer), "{viewer:?}");
        if let Viewer::Seat(seat) = viewer {
            let own = record.steps().iter().filter(|step| step.seat == Some(seat)).count() as u64;
            assert_eq!(own, player.played - player.undone, "moves of {seat}");
        }
    }
    let by_bot = record.steps().iter().filter(|step| step.seat == Some(Seat::new(2))).count();
    assert!(by_bot > 5, "the bot made {by_bot} moves");
    let verdict =
        shelf::Shelf::shipped().game(&order.terms.game).unwrap().verify(&record, None).expect("a verdict");
    assert!(matches!(verdict, Verdict::Honest(_)), "{verdict:?}");
}

/// What a viewer may know of a record, dealt again from its seed.
fn known_by(order: &CreateTable, table: &TableInfo, record: &Record, viewer: Viewer) -> Log {
    let seed = Seed::from_hex(table.dice.seed.as_deref().expect("the game is over")).expect("a seed");
    let asked = shelf::Order {
        edition: table.terms.edition.clone(),
        players: Some(order.seats.len()),
        components: None,
    };
    let game = shelf::Shelf::shipped().game(&order.terms.game).expect("a game of the shelf");
    let source =
        shelf::Source::Steps { order: asked, dealing: Dealing::Seeded(seed.into()), steps: record.steps() };
    let moment = game.restore(source).expect("the record is a game");
    let event = |one: shelf::Happening| (one.step as u64, one.event);
    Log(moment.events(Some(viewer), StepCount(0)).into_iter().map(event).collect::<Vec<(u64, Value)>>())
}

/// The way was as bad as it was meant to be.
fn assert_mischief(ways: &[Mischief], players: &[Player]) {
    let sum = |count: fn(&mischief::Done) -> u64| ways.iter().map(|way| count(way.done())).sum::<u64>();
    let connections = sum(|done| done.connections.load(Ordering::Relaxed));
    let cut = sum(|done| done.cut.load(Ordering::Relaxed));
    let in_frame = sum(|done| done.cut_in_frame.load(Ordering::Relaxed));
    let repeated = sum(|done| done.repeated.load(Ordering::Relaxed));
    let reordered = sum(|done| done.reordered.load(Ordering::Relaxed));
    let (undone, gaps) =
        players.iter().fold((0, 0), |(undone, gaps), one| (undone + one.undone, gaps + one.gaps));
    let told = format!(
        "{connections} connections, {cut} cut, {in_frame} of them within a frame; {repeated} frames repeated, \
         {reordered} reordered; {gaps} gaps filled; {undone} moves taken back"
    );
    eprintln!("{told}");
    let least = [cut, in_frame, repeated, reordered, gaps, undone].into_iter().min().unwrap_or(0);
    assert!(least >= 2, "{told}");
}
