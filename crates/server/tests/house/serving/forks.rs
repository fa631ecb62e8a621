//! Playing on from a moment of a finished game.

use protocol::{Created, ErrorCode, Fork, RecordInfo, SeatRequest, TableInfo};
use referee::{Record, Verdict};
use serde_json::json;
use test_house::{Heard, House, Visitor, bot, some_option};

async fn record(house: &House, table: &str) -> Record {
    let path = format!("/api/records/{table}/record");
    house.passer_by().send("GET", &path, None::<&()>).await.text().parse().expect("the record is whole")
}

fn steps(record: &Record, first: usize) -> Vec<String> {
    record.steps().iter().take(first).map(ToString::to_string).collect()
}

async fn fork(ana: &Visitor, table: &str, step: u64, seats: Vec<SeatRequest>) -> String {
    let laid: Created = ana.post(&format!("/api/records/{table}/fork"), &Fork { step, seats }).await;
    let started: TableInfo = ana.post(&format!("/api/tables/{}/start", laid.table.id), &json!({})).await;
    started.id
}

async fn played_on(game: &str) {
    let mut house = House::open().await;
    let mut ana = house.visitor("Ana").await;
    let first = ana.begin(game, vec![SeatRequest::Me, bot()]).await;
    ana.play_out(&first, some_option).await;
    let told: RecordInfo = ana.get(&format!("/api/records/{first}")).await;
    let step = told.steps / 2;
    let second = fork(&ana, &first, step, vec![bot(), SeatRequest::Me]).await;
    assert!(ana.scene(&second).await.step >= step);

    house.reopen().await;
    ana.follow(&house);
    ana.play_out(&second, |scene| some_option(scene) + 1).await;
    let (before, after) = (record(&house, &first).await, record(&house, &second).await);
    assert_eq!(steps(&before, step as usize), steps(&after, step as usize));
    assert_ne!(before.seed(), after.seed());
    let verdict = shelf::Shelf::shipped()
        .game(game)
        .expect("one of ours")
        .verify(&after, None)
        .expect("it can be replayed");
    let Verdict::Honest(audit) = verdict else { panic!("{verdict}") };
    assert!(audit.taken_over > 0 && audit.taken_over < audit.chance_steps, "{audit}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moment_of_wreck_raiders_is_played_on_from_and_verifies() {
    Box::pin(played_on("wreck-raiders")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_moment_of_coralia_is_played_on_from_and_verifies() {
    Box::pin(played_on("coralia")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_a_moment_before_the_end_is_played_on_and_by_nobody_who_comes_by_link() {
    let house = House::open().await;
    let mut ana = house.visitor("Ana").await;
    let table = ana.begin("coralia", vec![SeatRequest::Me, bot()]).await;
    let path = format!("/api/records/{table}/fork");
    let wish = |step, seats| Fork { step, seats };
    let two = || vec![SeatRequest::Me, bot()];
    ana.send("POST", &path, Some(&wish(3, two()))).await.refused(ErrorCode::NotFound);
    ana.play_out(&table, some_option).await;
    let told: RecordInfo = ana.get(&format!("/api/records/{table}")).await;
    for (wrong, field) in [
        (wish(told.steps, two()), "step"),
        (wish(3, vec![SeatRequest::Me]), "seats"),
        (wish(3, vec![SeatRequest::Me, SeatRequest::Open]), "seats"),
    ] {
        let refused = ana.send("POST", &path, Some(&wrong)).await.refused(ErrorCode::BadField);
        assert_eq!(refused.field.as_deref(), Some(field));
    }
    house.passer_by().send("POST", &path, Some(&wish(3, two()))).await.refused(ErrorCode::NoGuest);
}
