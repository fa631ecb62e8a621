//! Those who went away and are played for because others want it; and what the owner of a table may do.

use client::{Guest, Look};
use protocol::{
    CreateTable, ErrorCode, HandOver, List, NoteKind, RecordInfo, ServerMessage, Sitter, StandIn, Status,
    TableInfo,
};
use server::Environment;
use std::time::Duration;
use test_house::{Ask, House, answer, begun, first_option, for_people, laid, refused_with, scene};

const MINUTE: Duration = Duration::from_secs(60);

/// Two people at a game that waits for the first of them, under a clock that stands still until it is moved.
struct Two {
    house: House,
    clock: server::Clock,
    away: Guest,
    here: Guest,
    seat: char,
    id: String,
}

impl Two {
    async fn playing(game: &str) -> Self {
        let clock = server::Clock::standing_at(1_000_000_000_000);
        let house = House::with(Environment::default().with_clock(clock.clone()), |_| {}).await;
        let (ana, ben) = (house.guest("Ana").await, house.guest("Ben").await);
        let id = begun(&for_people(game, 2), &[&ana, &ben]).await;
        let seat = scene(&ana, &id).await.turn.expect("a person begins");
        let (away, here) = if seat == 'A' { (ana, ben) } else { (ben, ana) };
        Self { house, clock, away, here, seat, id }
    }

    async fn post<T: serde::de::DeserializeOwned>(
        &self,
        guest: &Guest,
        what: &str,
        body: &impl serde::Serialize,
    ) -> Result<T, client::ClientError> {
        guest.post(&format!("/api/tables/{}/{what}", self.id), body).await
    }

    async fn replace(&self) -> Result<TableInfo, client::ClientError> {
        self.post(&self.here, "stand-in", &StandIn { seat: self.seat }).await
    }

    fn stood_in(&self, table: &TableInfo) -> bool {
        let seat = table.seats.iter().find(|seat| seat.seat == self.seat).expect("the seat");
        matches!(seat.sitter, Sitter::Person { stand_in: Some(_), .. })
    }
}

async fn close(guest: &Guest, id: &str) -> client::Answer {
    answer(guest, &Ask::new("POST", format!("/api/tables/{id}/close"))).await
}

#[tokio::test]
async fn without_a_clock_too_those_present_let_a_bot_play_and_the_absent_take_their_seat_back() {
    for game in ["coralia", "wreck-raiders"] {
        let two = Two::playing(game).await;
        two.clock.advance(Duration::from_millis(5 * 60_000 - 1));
        refused_with(two.replace().await, ErrorCode::NotAway);
        two.clock.advance(Duration::from_millis(1));
        let table = two.replace().await.expect("five minutes are enough");
        assert!(two.stood_in(&table));
        assert_eq!(
            table.notes.last().map(|note| (note.kind, note.seat)),
            Some((NoteKind::StoodIn, Some(two.seat)))
        );
        let back: TableInfo = two.post(&two.away, "take-back", &()).await.expect("whose seat it is");
        assert!(!two.stood_in(&back));
        let mine = scene(&two.away, &two.id).await;
        if !mine.options.is_empty() {
            two.away.play(&two.id, &first_option(&mine, "again")).await.expect("and plays on");
        }
    }
}

#[tokio::test]
async fn a_stand_in_outlives_its_server_and_absence_is_counted_from_the_new_one() {
    let mut two = Two::playing("coralia").await;
    two.clock.advance(5 * MINUTE);
    two.replace().await.expect("a bot plays");
    two.house.reopen_in(Environment::default().with_clock(two.clock.clone())).await;
    let (here, away) = (two.here.clone().at(two.house.address()), two.away.clone().at(two.house.address()));
    let table = here.table(&two.id).await.expect("the table").table;
    assert!(two.stood_in(&table));
    assert_eq!(table.notes.len(), 1);
    let back: TableInfo =
        away.post(&format!("/api/tables/{}/take-back", two.id), &()).await.expect("the seat");
    assert!(!two.stood_in(&back));
    if scene(&away, &two.id).await.turn == Some(two.seat) {
        let (path, seat) = (format!("/api/tables/{}/stand-in", two.id), StandIn { seat: two.seat });
        refused_with(here.post::<TableInfo>(&path, &seat).await, ErrorCode::NotAway);
    }
}

#[tokio::test]
async fn a_bot_in_another_s_place_shows_those_who_wanted_it_nothing_of_theirs() {
    let two = Two::playing("coralia").await;
    two.clock.advance(5 * MINUTE);
    two.replace().await.expect("a bot plays");
    let welcome = two.here.table(&two.id).await.expect("the table");
    let own = welcome.table.seats.iter().find(|seat| seat.yours).expect("one's own seat").seat;
    assert_eq!(welcome.scene.expect("the game").viewer, own.to_string());
    let theirs = two.here.get::<protocol::Welcome>(&format!("/api/tables/{}?as={}", two.id, two.seat)).await;
    refused_with(theirs, ErrorCode::NotYours);
}

#[tokio::test]
async fn a_table_closed_before_the_start_is_gone_for_everyone() {
    let house = House::open().await;
    let (ana, ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let order: CreateTable = for_people("coralia", 2);
    let id = laid(&order, &[&ana, &ben]).await.id;
    let mut socket = ben.socket(&id, &Look::default()).await.expect("a socket");
    assert_eq!(close(&ben, &id).await.code(), Some(ErrorCode::NotYours));
    assert_eq!(close(&ana, &id).await.status, 204);
    loop {
        match socket.next().await.expect("a message") {
            Some(ServerMessage::Closing { error }) => break assert_eq!(error.code, ErrorCode::Closed),
            Some(_) => {}
            None => panic!("nobody said why"),
        }
    }
    for guest in [&ana, &ben] {
        refused_with(guest.table(&id).await, ErrorCode::NotFound);
        assert!(guest.get::<List>("/api/tables").await.expect("lists").mine.is_empty());
    }
    assert_eq!(close(&ana, &id).await.code(), Some(ErrorCode::NotFound));
}

#[tokio::test]
async fn a_game_that_is_closed_is_kept_in_lists_without_a_result_and_has_no_record() {
    let two = Two::playing("wreck-raiders").await;
    let owner = [&two.here, &two.away];
    let mut closed = 0;
    for guest in owner {
        closed += u32::from(close(guest, &two.id).await.status == 204);
    }
    assert_eq!(closed, 1, "only its owner may");
    for guest in owner {
        let [line] = &guest.get::<List>("/api/tables").await.expect("lists").mine[..] else {
            panic!("one table")
        };
        assert_eq!((line.status, &line.scores, line.turn), (Status::Closed, &None, None));
        let table = guest.table(&two.id).await.expect("it is still there");
        assert_eq!(table.table.status, Status::Closed);
        assert!(table.scene.expect("the game").options.is_empty());
        refused_with(guest.get::<RecordInfo>(&format!("/api/records/{}", two.id)).await, ErrorCode::NotFound);
        refused_with(two.post::<TableInfo>(guest, "resign", &()).await, ErrorCode::Closed);
    }
}

#[tokio::test]
async fn a_table_that_was_handed_over_is_the_other_s() {
    let house = House::open().await;
    let (ana, ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let id = laid(&for_people("coralia", 2), &[&ana, &ben]).await.id;
    let path = format!("/api/tables/{id}/hand-over");
    refused_with(ben.post::<TableInfo>(&path, &HandOver { seat: 'A' }).await, ErrorCode::NotYours);
    let table: TableInfo = ana.post(&path, &HandOver { seat: 'B' }).await.expect("it is hers to give");
    assert_eq!((table.yours, table.owner), (false, Some('B')));
    assert!(ben.table(&id).await.expect("the table").table.yours);
    refused_with(ana.start(&id).await, ErrorCode::NotYours);
    ben.start(&id).await.expect("and his to start");
}
