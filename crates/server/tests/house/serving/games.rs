//! Whole games over HTTP, of each title, and what is left of them.

use protocol::{Dice, ErrorCode, Moment, RecordInfo, SeatRequest, Status, TableInfo};
use serde_json::json;
use shelf::{AnyGame, ShelfError};
use tabletop::Seat;
use test_house::{Heard, House, Visitor, bot, some_option};

async fn a_whole_game(game: &str, seats: Vec<SeatRequest>) {
    let house = House::open().await;
    let mut ana = house.visitor("Ana").await;
    let laid = ana.lay(game, seats).await;
    assert_eq!(laid.status, Status::Open);
    assert!(laid.dice.seed.is_none() && laid.dice.commitment.len() == 64);
    let bytes = "00ff".repeat(8);
    begin(&ana, &laid, &bytes).await;
    let last = ana.play_out(&laid.id, some_option).await;
    assert!(last.over && last.options.is_empty() && !last.can_undo);

    let table = ana.look(&laid.id).await.table;
    assert_eq!(table.status, Status::Over);
    let Dice { commitment, entropy, seed, .. } = table.dice;
    assert_eq!(commitment, laid.dice.commitment);
    assert_eq!(entropy[0].as_deref(), Some(bytes.as_str()));
    assert!(seed.is_some());
    let record = verified(&house, &laid.id).await;
    assert_eq!(record.header().entropies.pledges().count(), 1);
    replayed(&house, &laid.id, &last.standings.iter().map(|one| one.score).collect::<Vec<_>>()).await;
}

/// Ana, on the first seat, pledges bytes, starts, and shows them.
async fn begin(ana: &Visitor, table: &TableInfo, bytes: &str) {
    let path = |what: &str| format!("/api/tables/{}/{what}", table.id);
    let commitment = table.dice.commitment.parse().expect("a commitment");
    let pledge = referee::Pledge::new(commitment, Seat::new(0), bytes.parse().expect("bytes"));
    let _: TableInfo = ana.post(&path("pledge"), &json!({ "pledge": pledge.to_string() })).await;
    let sealed: TableInfo = ana.post(&path("start"), &json!({})).await;
    assert_eq!((sealed.status, sealed.dice.sealed), (Status::Open, true));
    let other = json!({ "entropy": "ff00".repeat(8) });
    ana.send("POST", &path("show"), Some(&other)).await.refused(ErrorCode::NotPledged);
    let begun: TableInfo = ana.post(&path("show"), &json!({ "entropy": bytes })).await;
    assert_eq!((begun.status, begun.dice.sealed), (Status::Running, false));
}

/// The record downloads and was dealt honestly.
async fn verified(house: &House, table: &str) -> referee::Record {
    let file = house.passer_by().send("GET", &format!("/api/records/{table}/record"), None::<&()>).await;
    assert!(file.header("content-type").starts_with("text/plain"), "{file:?}");
    let record: referee::Record = file.text().parse().expect("the record is whole");
    let game: Result<&dyn AnyGame, ShelfError> = shelf::Shelf::shipped().game(&record.header().game);
    let verdict = game.expect("one of ours").verify(&record, None).expect("it can be replayed");
    assert!(matches!(verdict, referee::Verdict::Honest(_)), "{verdict:?}");
    record
}

/// Every moment of the record can be looked at.
async fn replayed(house: &House, table: &str, scores: &[i32]) {
    let stranger = house.passer_by();
    let told: RecordInfo = stranger.get(&format!("/api/records/{table}")).await;
    assert_eq!(told.scores.len() as u64, told.steps);
    assert_eq!(told.scores.last().map(Vec::as_slice), Some(scores));
    assert!(told.scene.over);
    for step in [0, 1, told.steps / 2, told.steps] {
        for viewer in ["A", "spectator", "all"] {
            let path = format!("/api/records/{table}/moments/{step}?as={viewer}");
            let moment: Moment = stranger.get(&path).await;
            assert_eq!((moment.scene.step, moment.scene.viewer.as_str()), (step, viewer));
            assert_eq!(moment.position.is_some(), viewer == "all");
            assert!(moment.events.iter().all(|event| event.step == step));
        }
    }
    let beyond = format!("/api/records/{table}/moments/{}", told.steps + 1);
    stranger.send("GET", &beyond, None::<&()>).await.refused(ErrorCode::BadField);
}

#[tokio::test(flavor = "multi_thread")]
async fn wreck_raiders_is_played_to_the_end_and_verifies() {
    Box::pin(a_whole_game("wreck-raiders", vec![SeatRequest::Me, bot()])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn coralia_is_played_to_the_end_and_verifies() {
    Box::pin(a_whole_game("coralia", vec![SeatRequest::Me, bot(), bot()])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_alone_is_played_to_the_end_and_verifies() {
    Box::pin(a_whole_game("wreck-raiders", vec![SeatRequest::Me])).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_among_themselves_need_nobody() {
    let house = House::open().await;
    let ana = house.visitor("Ana").await;
    let table = ana.begin("wreck-raiders", vec![bot(), bot()]).await;
    while ana.look(&table).await.table.status != Status::Over {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    verified(&house, &table).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_play_has_no_record_yet() {
    let house = House::open().await;
    let ana = house.visitor("Ana").await;
    let table = ana.begin("wreck-raiders", vec![SeatRequest::Me, bot()]).await;
    for path in ["", "/record", "/moments/1"] {
        let path = format!("/api/records/{table}{path}");
        ana.send("GET", &path, None::<&()>).await.refused(ErrorCode::NotFound);
    }
}
