//! At the table over HTTP: sitting down, playing once and only once, undo, resigning, going on after a restart.

use protocol::{
    Advice, Clock, Created, ErrorCode, List, Played, Scene, SeatRequest, Sitter, Standing, Status, TableInfo,
    Terms,
};
use room::Command;
use serde_json::json;
use server::Environment;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
use test_house::{Heard, House, Visitor, bot, hot_seat, some_option, terms};

const ME_AND_OPEN: [SeatRequest; 2] = [SeatRequest::Me, SeatRequest::Open];

fn path(table: &str, what: &str) -> String {
    format!("/api/tables/{table}/{what}")
}

/// Two people at a table that has begun.
async fn two_people(house: &House, game: &str) -> (Visitor, Visitor, String) {
    let (ana, ben) = (house.visitor("Ana").await, house.visitor("Ben").await);
    let table = ana.lay(game, ME_AND_OPEN.to_vec()).await;
    let invite = table.invite.expect("those who sit here can invite");
    let _: TableInfo = ben.post(&path(&table.id, "sit"), &json!({ "invite": invite })).await;
    let _: TableInfo = ana.post(&path(&table.id, "start"), &json!({})).await;
    (ana, ben, table.id)
}

/// The one of two players who must decide, and the other.
async fn decider<'v>(
    table: &str,
    one: &'v mut Visitor,
    other: &'v mut Visitor,
) -> (&'v mut Visitor, &'v mut Visitor) {
    if one.scene(table).await.options.is_empty() { (other, one) } else { (one, other) }
}

/// An option that can be undone afterwards, found by trying; the scene after it.
async fn something_to_take_back(visitor: &mut Visitor, table: &str) -> Scene {
    for _ in 0..200 {
        let scene = visitor.scene(table).await;
        if scene.can_undo {
            return scene;
        }
        match scene.options.first() {
            Some(first) => drop(visitor.play(table, &scene, &first.notation.clone()).await),
            None => tokio::time::sleep(Duration::from_millis(2)).await,
        }
    }
    panic!("nothing can be taken back");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_is_needed_to_sit_down_at_a_table_by_link() {
    let house = House::open().await;
    let (ana, ben, cleo) =
        (house.visitor("Ana").await, house.visitor("Ben").await, house.visitor("Cleo").await);
    let table = ana.lay("wreck-raiders", ME_AND_OPEN.to_vec()).await;
    let sit = path(&table.id, "sit");
    assert!(ben.look(&table.id).await.table.invite.is_none(), "whoever only looks invites nobody");
    ben.send("POST", &sit, Some(&json!({}))).await.refused(ErrorCode::NotYours);
    ben.send("POST", &sit, Some(&json!({ "invite": "guess" }))).await.refused(ErrorCode::NotYours);
    ana.send("POST", &path(&table.id, "start"), Some(&json!({}))).await.refused(ErrorCode::SeatsOpen);
    let invite = json!({ "invite": table.invite });
    let sat: TableInfo = ben.post(&sit, &invite).await;
    assert!(sat.seats[1].yours && !sat.seats[0].yours && !sat.yours);
    cleo.send("POST", &sit, Some(&invite)).await.refused(ErrorCode::SeatTaken);
    let again: TableInfo = ben.post(&sit, &invite).await;
    assert_eq!(again.seats, sat.seats, "whoever sits already takes no second seat");
    ben.send("POST", &path(&table.id, "start"), Some(&json!({}))).await.refused(ErrorCode::NotYours);
    let started: TableInfo = ana.post(&path(&table.id, "start"), &json!({})).await;
    assert_eq!(started.status, Status::Running);
    assert_eq!(started.dice.commitment, table.dice.commitment);
    ben.send("POST", &path(&table.id, "leave"), None::<&()>).await.refused(ErrorCode::Started);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_before_the_start_makes_room_for_another() {
    let house = House::open().await;
    let (ana, ben) = (house.visitor("Ana").await, house.visitor("Ben").await);
    let public = Terms { public: true, ..terms("coralia") };
    let table = ana.lay_with(public, ME_AND_OPEN.to_vec()).await;
    let listed: List = ben.get("/api/tables").await;
    assert_eq!(listed.open.iter().map(|line| line.id.as_str()).collect::<Vec<_>>(), [table.id.as_str()]);
    let _: TableInfo = ben.post(&path(&table.id, "sit"), &json!({})).await;
    let full: List = ben.get("/api/tables").await;
    assert!(full.open.is_empty() && full.mine.len() == 1);
    let left: TableInfo = ben.call(&path(&table.id, "leave")).await;
    assert_eq!(left.seats[1].sitter, Sitter::Open);
    ben.send("POST", &path(&table.id, "leave"), None::<&()>).await.refused(ErrorCode::NotYours);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_try_sent_twice_is_played_once() {
    let house = House::open().await;
    let mut ana = house.visitor("Ana").await;
    let table = ana.begin("wreck-raiders", vec![SeatRequest::Me, hot_seat("Ben")]).await;
    let scene = ana.scene(&table).await;
    let scene = if scene.options.is_empty() { as_seat(&ana, &table, "B").await } else { scene };
    let body = json!({ "key": "once", "at_version": scene.version, "action": scene.options[0].notation });
    let first: Played = ana.post(&path(&table, "play"), &body).await;
    let again: Played = ana.post(&path(&table, "play"), &body).await;
    assert!(!first.repeated && again.repeated);
    assert_eq!(first.version, again.version);
    assert_eq!(ana.scene(&table).await.version, first.version);
    let stale = ana.play(&table, &scene, &scene.options[0].notation).await.refused(ErrorCode::Stale);
    assert_eq!(stale.version, Some(first.version));
    let now = ana.scene(&table).await;
    let future = json!({ "key": "x", "at_version": now.version + 1, "action": "anything" });
    ana.send("POST", &path(&table, "play"), Some(&future)).await.refused(ErrorCode::Stale);
    assert_eq!(ana.scene(&table).await.version, first.version);
}

async fn as_seat(visitor: &Visitor, table: &str, seat: &str) -> Scene {
    let welcome: protocol::Welcome = visitor.get(&format!("/api/tables/{table}?as={seat}")).await;
    welcome.scene.expect("the game has begun")
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_acts_or_looks_for_another() {
    let house = House::open().await;
    let (mut ana, mut ben, table) = two_people(&house, "coralia").await;
    let mut cleo = house.visitor("Cleo").await;
    let (first, second) = decider(&table, &mut ana, &mut ben).await;
    let scene = first.scene(&table).await;
    let action = scene.options[0].notation.clone();
    second.play(&table, &scene, &action).await.refused(ErrorCode::NotYourTurn);
    cleo.play(&table, &scene, &action).await.refused(ErrorCode::NotYours);
    house.passer_by().play(&table, &scene, &action).await.refused(ErrorCode::NoGuest);
    let mut forger = house.passer_by();
    let cookie = first.guest.cookie().expect("a cookie");
    forger.guest = first.guest.clone().with_cookie(&format!("{}x", &cookie[..cookie.len() - 1]));
    forger.play(&table, &scene, &action).await.refused(ErrorCode::BadCookie);
    for letter in ["A", "B", "E"] {
        let look = format!("/api/tables/{table}?as={letter}");
        cleo.send("GET", &look, None::<&()>).await.refused(ErrorCode::NotYours);
    }
    for what in ["moments/1?as=A", "moments/1?as=all"] {
        cleo.send("GET", &path(&table, what), None::<&()>).await.refused(ErrorCode::NotYours);
    }
    for what in ["resign", "take-back", "rematch"] {
        cleo.send("POST", &path(&table, what), None::<&()>).await.refused(ErrorCode::NotYours);
    }
    first.play(&table, &scene, "no such action").await.refused(ErrorCode::NotAnOption);
    let unchanged = first.scene(&table).await;
    assert_eq!(unchanged, scene);
    let spectator = cleo.scene(&table).await;
    assert_eq!((spectator.viewer.as_str(), spectator.options.len()), ("spectator", 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_not_there_is_not_found() {
    let house = House::open().await;
    let ana = house.visitor("Ana").await;
    for id in ["0123456789ab", "UPPER", "..", "a%00b"] {
        ana.send("GET", &format!("/api/tables/{id}"), None::<&()>).await.refused(ErrorCode::NotFound);
        ana.send("GET", &format!("/api/records/{id}"), None::<&()>).await.refused(ErrorCode::NotFound);
    }
    ana.send("GET", "/api/nothing", None::<&()>).await.refused(ErrorCode::NotFound);
    assert!(house.running().app().hub.is_empty(), "a table that is not there stays out of memory");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_decision_taken_back_raises_the_version_and_old_clicks_stay_stale() {
    let house = House::open().await;
    let mut ana = house.visitor("Ana").await;
    let table = ana.begin("wreck-raiders", vec![SeatRequest::Me]).await;
    let after = something_to_take_back(&mut ana, &table).await;
    let undo = json!({ "key": "undo", "at_version": after.version });
    let undone: Played = ana.post(&path(&table, "undo"), &undo).await;
    assert_eq!(undone.version, after.version + 1);
    let again: Played = ana.post(&path(&table, "undo"), &undo).await;
    assert!(again.repeated && again.version == undone.version);
    let before = ana.scene(&table).await;
    assert_eq!((before.step, before.version), (after.step - 1, after.version + 1));
    let old = json!({ "key": "old", "at_version": after.version - 1, "action": before.options[0].notation });
    ana.send("POST", &path(&table, "play"), Some(&old)).await.refused(ErrorCode::Stale);
    ana.play_out(&table, some_option).await;
    let late = json!({ "key": "late", "at_version": ana.scene(&table).await.version });
    ana.send("POST", &path(&table, "undo"), Some(&late)).await.refused(ErrorCode::Over);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_gives_up_comes_last_and_the_game_is_played_to_the_end() {
    let house = House::open().await;
    let (mut ana, ben, table) = two_people(&house, "wreck-raiders").await;
    let given: TableInfo = ben.call(&path(&table, "resign")).await;
    assert!(matches!(given.seats[1].sitter, Sitter::Person { resigned: true, .. }));
    ben.send("POST", &path(&table, "take-back"), None::<&()>).await.refused(ErrorCode::NotAnOption);
    ben.send("POST", &path(&table, "resign"), None::<&()>).await.refused(ErrorCode::NotAnOption);
    let last = ana.play_out(&table, |_| 0).await;
    let places: Vec<u32> = last.standings.iter().map(|standing: &Standing| standing.place).collect();
    assert_eq!(places, [1, 2], "{:?}", last.standings);
}

#[tokio::test(flavor = "multi_thread")]
async fn people_at_one_screen_decide_in_turn_and_look_from_their_own_seats() {
    let house = House::open().await;
    let mut ana = house.visitor("Ana").await;
    let table = ana.begin("coralia", vec![SeatRequest::Me, hot_seat("Ben"), bot()]).await;
    let mut decided = std::collections::BTreeSet::new();
    for _ in 0..60 {
        let scene = as_seat(&ana, &table, "A").await;
        let Some(turn) = scene.turn.filter(|turn| *turn != 'C') else {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        };
        let other = as_seat(&ana, &table, if turn == 'A' { "B" } else { "A" }).await;
        assert!(other.options.is_empty(), "one seat's options are not another's to see");
        let own = as_seat(&ana, &table, &turn.to_string()).await;
        if let Some(option) = own.options.first() {
            let _: Played = ana.play(&table, &own, &option.notation).await.json();
            decided.insert(turn);
        }
    }
    assert_eq!(decided.into_iter().collect::<String>(), "AB");
    ana.send("GET", &format!("/api/tables/{table}?as=C"), None::<&()>).await.refused(ErrorCode::NotYours);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_one_table_for_the_same_people_one_seat_on() {
    let house = House::open().await;
    let (ana, ben, table) = two_people(&house, "wreck-raiders").await;
    ana.send("POST", &path(&table, "rematch"), None::<&()>).await.refused(ErrorCode::NotOver);
    let _: TableInfo = ana.call(&path(&table, "resign")).await;
    let _: TableInfo = ben.call(&path(&table, "resign")).await;
    while ana.look(&table).await.table.status != Status::Over {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let first: Created = ben.call(&path(&table, "rematch")).await;
    let second: Created = ana.call(&path(&table, "rematch")).await;
    assert_eq!(first.table.id, second.table.id);
    assert_ne!(first.table.id, table);
    assert_eq!(ana.look(&table).await.table.rematch, Some(first.table.id.clone()));
    assert!(first.table.seats[0].yours, "Ben sat second and sits first now");
    assert!(second.table.seats[1].yours && first.table.yours && !second.table.yours);
    let _: TableInfo = ben.post(&path(&first.table.id, "start"), &json!({})).await;
}

/// How long someone has been away changes from one look to the next.
fn without_absence(mut welcome: protocol::Welcome) -> protocol::Welcome {
    for seat in &mut welcome.table.seats {
        seat.away = None;
    }
    welcome
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_goes_on_after_a_restart_as_if_nothing_had_been() {
    let mut house = House::open().await;
    let (mut ana, mut ben, table) = two_people(&house, "coralia").await;
    for _ in 0..6 {
        let (first, _) = decider(&table, &mut ana, &mut ben).await;
        let scene = first.scene(&table).await;
        let _: Played = first.play(&table, &scene, &scene.options[0].notation).await.json();
    }
    let (first, _) = decider(&table, &mut ana, &mut ben).await;
    let before = first.scene(&table).await;
    let body = json!({ "key": "last", "at_version": before.version, "action": before.options[0].notation });
    let played: Played = first.post(&path(&table, "play"), &body).await;
    let cookie = first.guest.cookie().map(str::to_owned);
    let seen = [ana.look(&table).await, ben.look(&table).await].map(without_absence);
    house.reopen().await;
    ana.follow(&house);
    ben.follow(&house);
    assert_eq!([ana.look(&table).await, ben.look(&table).await].map(without_absence), seen);
    let first = if ana.guest.cookie() == cookie.as_deref() { &ana } else { &ben };
    let again: Played = first.post(&path(&table, "play"), &body).await;
    assert!(again.repeated && again.version == played.version);
    let mine: List = ana.get("/api/tables").await;
    assert_eq!(mine.mine[0].your_turn, !ana.scene(&table).await.options.is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn advice_is_for_those_who_play_with_bots_alone() {
    let house = House::open().await;
    let mut ana = house.visitor("Ana").await;
    let alone = ana.begin("wreck-raiders", vec![SeatRequest::Me]).await;
    let scene = ana.scene(&alone).await;
    let advice: Advice = ana.post(&path(&alone, "advice"), &json!({})).await;
    let mut advised: Vec<_> = advice.options.iter().map(|rated| rated.notation.clone()).collect();
    let mut options: Vec<_> = scene.options.iter().map(|choice| choice.notation.clone()).collect();
    advised.sort();
    options.sort();
    assert_eq!((advice.version, advised), (scene.version, options));
    let early = json!({ "step": 1 });
    ana.send("POST", &path(&alone, "advice"), Some(&early)).await.refused(ErrorCode::BadField);
    let stranger = house.visitor("Cleo").await;
    stranger.send("POST", &path(&alone, "advice"), Some(&json!({}))).await.refused(ErrorCode::NoAdvice);

    let (first, second, table) = two_people(&house, "wreck-raiders").await;
    for visitor in [&first, &second] {
        visitor.send("POST", &path(&table, "advice"), Some(&json!({}))).await.refused(ErrorCode::NoAdvice);
    }
    ana.play_out(&alone, some_option).await;
    let step = json!({ "step": scene.step });
    let later: Advice = stranger.post(&path(&alone, "advice"), &step).await;
    assert!(!later.options.is_empty());
    ana.send("POST", &path(&alone, "advice"), Some(&json!({}))).await.refused(ErrorCode::Over);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_runs_out_seats_a_bot_also_over_a_restart() {
    let time = server::Clock::standing_at(1_000_000_000_000);
    let environment = Environment::default().with_clock(time.clone());
    let mut house = House::with(environment, |_| {}).await;
    let mut ana = house.visitor("Ana").await;
    let clock = Terms { clock: Clock::Day { days: 1 }, ..terms("wreck-raiders") };
    let table = ana.lay_with(clock, vec![SeatRequest::Me, bot()]).await;
    let _: TableInfo = ana.post(&path(&table.id, "start"), &json!({})).await;
    while ana.scene(&table.id).await.options.is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let left = ana.look(&table.id).await.table.seats[0].clock_ms;
    assert_eq!(left, Some(24 * 60 * 60 * 1000));
    house.close().await;
    time.advance(Duration::from_secs(2 * 24 * 60 * 60));
    house.reopen().await;
    ana.follow(&house);
    while !matches!(
        &ana.look(&table.id).await.table.seats[0].sitter,
        Sitter::Person { stand_in: Some(_), .. }
    ) {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let refused = ana.scene(&table.id).await;
    ana.play(&table.id, &refused, "anything").await.failure().expect("every refusal is typed");
    while ana.send("POST", &path(&table.id, "take-back"), None::<&()>).await.status != 200 {
        let status = ana.look(&table.id).await.table.status;
        assert_eq!(status, Status::Running, "the bot played the game to the end");
    }
    let back = ana.look(&table.id).await.table.seats[0].sitter.clone();
    assert!(matches!(back, Sitter::Person { stand_in: None, .. }));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_without_anyone_is_let_go_and_comes_back() {
    let time = server::Clock::standing_at(1_000_000_000_000);
    let environment = Environment::default().with_clock(time.clone());
    let house = House::with(environment, |_| {}).await;
    let ana = house.visitor("Ana").await;
    let table = ana.begin("wreck-raiders", vec![SeatRequest::Me]).await;
    let seen = ana.look(&table).await;
    let app = house.running().app();
    let id = table.parse().expect("an id");
    time.advance(Duration::from_secs(14 * 60));
    server::hub::send(app, &id, Command::Wake);
    assert!(app.hub.has(&id));
    time.advance(Duration::from_secs(60));
    server::hub::send(app, &id, Command::Wake);
    while app.hub.has(&id) {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
    assert_eq!(ana.look(&table).await, seen);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_journal_that_someone_else_went_on_with_is_read_again() {
    let house = House::open().await;
    let mut ana = house.visitor("Ana").await;
    let table = ana.begin("wreck-raiders", vec![SeatRequest::Me]).await;
    let scene = ana.scene(&table).await;
    let append = store::Append {
        table: table.parse().expect("an id"),
        from: scene.version,
        lines: vec!["resign A".into()],
        key: None,
        change: store::Change::default(),
        at: store::Moment(1),
    };
    house.running().app().store.append(append).await.expect("it is the next line");
    let stale = ana.play(&table, &scene, &scene.options[0].notation).await.refused(ErrorCode::Stale);
    assert!(stale.version > Some(scene.version));
    let info = ana.look(&table).await.table;
    assert!(matches!(info.seats[0].sitter, Sitter::Person { resigned: true, .. }));
    while ana.look(&table).await.table.status != Status::Over {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

/// As after a kill, when a database still carries out what the old server had asked of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_try_that_went_through_behind_the_servers_back_is_told_as_done() {
    let house = House::open().await;
    let ana = house.visitor("Ana").await;
    let table = ana.begin("wreck-raiders", vec![SeatRequest::Me]).await;
    let other = house.forced_beside().await;
    let there = ana.at(other.address);
    let scene = there.scene(&table).await;
    let body = json!({ "key": "once", "at_version": scene.version, "action": scene.options[0].notation });
    let played: Played = ana.post(&path(&table, "play"), &body).await;
    let again: Played = there.post(&path(&table, "play"), &body).await;
    assert_eq!(again, Played { version: played.version, repeated: true });
    assert_eq!(there.scene(&table).await, ana.scene(&table).await);
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_finds_no_room_changes_nothing_and_can_be_sent_again() {
    let house = House::open().await;
    let mut ana = house.visitor("Ana").await;
    let table = ana.begin("wreck-raiders", vec![SeatRequest::Me]).await;
    let store = &house.running().app().store;
    store.limit_pages(1).await.expect("a limit can be set");
    for number in 0..2_000 {
        let scene = ana.scene(&table).await;
        assert!(!scene.over, "the disk never filled up");
        let action = &scene.options[some_option(&scene) % scene.options.len()].notation;
        let body = json!({ "key": format!("n{number}"), "at_version": scene.version, "action": action });
        let answer = ana.send("POST", &path(&table, "play"), Some(&body)).await;
        if answer.status == 200 {
            continue;
        }
        answer.refused(ErrorCode::StoreFull);
        assert_eq!(ana.scene(&table).await, scene, "nothing has changed");
        store.limit_pages(1_000_000).await.expect("room again");
        let played: Played = ana.post(&path(&table, "play"), &body).await;
        assert!(!played.repeated);
        ana.play_out(&table, some_option).await;
        return;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fault_in_one_table_closes_nothing_else_and_loses_nothing() {
    let armed = Arc::new(AtomicU64::new(0));
    let trigger = armed.clone();
    let environment = Environment::default().with_fault(move |place| {
        let at = if place == "after-append" { 1 } else { 2 };
        let hit = trigger.compare_exchange(at, 0, Ordering::SeqCst, Ordering::SeqCst).is_ok();
        assert!(!hit, "a fault put here on purpose");
    });
    let house = House::with(environment, |_| {}).await;
    let ana = house.visitor("Ana").await;
    let table = ana.begin("wreck-raiders", vec![SeatRequest::Me]).await;
    let other = ana.begin("coralia", vec![SeatRequest::Me, hot_seat("Ben")]).await;
    let scene = ana.scene(&table).await;
    let body = json!({ "key": "broken", "at_version": scene.version, "action": scene.options[0].notation });
    armed.store(2, Ordering::SeqCst);
    ana.send("POST", &path(&table, "play"), Some(&body)).await.refused(ErrorCode::Internal);
    assert_eq!(ana.scene(&table).await, scene, "the table comes back from its record");
    armed.store(1, Ordering::SeqCst);
    ana.send("POST", &path(&table, "play"), Some(&body)).await.refused(ErrorCode::Internal);
    let kept: Played = ana.post(&path(&table, "play"), &body).await;
    assert!(kept.repeated, "it was written before the fault");
    assert_eq!(ana.look(&other).await.table.status, Status::Running);
}

/// The sum of all lines of `/metrics` that begin so.
async fn metric(visitor: &Visitor, name: &str) -> f64 {
    let page = visitor.send("GET", "/metrics", None::<&()>).await.text();
    let lines = page.lines().filter(|line| line.starts_with(name));
    lines.filter_map(|line| line.rsplit(' ').next()?.parse::<f64>().ok()).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_does_what_it_foresaw_without_thinking_again() {
    let house = House::open().await;
    let mut ana = house.visitor("Ana").await;
    let table = ana.begin("wreck-raiders", vec![SeatRequest::Me, bot()]).await;
    let own = AtomicU64::new(0);
    ana.play_out(&table, |scene| {
        own.fetch_add(1, Ordering::SeqCst);
        some_option(scene)
    })
    .await;
    let played = metric(&ana, "lagoon_moves_total").await - own.load(Ordering::SeqCst) as f64;
    let thoughts = metric(&ana, "lagoon_bot_seconds_count").await;
    assert!(thoughts > 0.0 && thoughts < played, "{thoughts} thoughts for {played} moves");
}
