//! Who is at a table and who is not: silent sockets, clocks that run out, absence, and coming back.

use client::{Guest, Look, Socket};
use protocol::{Clock, CreateTable, ErrorCode, SeatInfo, ServerMessage, Sitter, Status, TableInfo};
use server::Environment;
use std::time::Duration;
use test_house::{Ask, House, answer, begun, first_option, for_people, refused_with, scene};

const MINUTE: Duration = Duration::from_secs(60);

/// A clock that stands still until it is moved, and an environment with it.
fn hands() -> (server::Clock, Environment) {
    let clock = server::Clock::standing_at(1_000_000_000_000);
    (clock.clone(), Environment::default().with_clock(clock))
}

/// Two people at a table; the one who must decide comes first.
struct Two {
    _house: House,
    first: Guest,
    second: Guest,
    id: String,
}

impl Two {
    async fn at(environment: Environment, clock: Clock, away_minutes: Option<u32>) -> Self {
        let house = House::with(environment, |_| {}).await;
        let (ana, ben) = (house.guest("Ana").await, house.guest("Ben").await);
        let mut order: CreateTable = for_people("wreck-raiders", 2);
        (order.terms.clock, order.terms.away_minutes) = (clock, away_minutes);
        let id = begun(&order, &[&ana, &ben]).await;
        let ana_begins = !scene(&ana, &id).await.options.is_empty();
        let (first, second) = if ana_begins { (ana, ben) } else { (ben, ana) };
        Self { _house: house, first, second, id }
    }

    async fn table(&self) -> TableInfo {
        self.second.table(&self.id).await.expect("the table").table
    }

    /// The table once it is so; it is asked again and again, so that it looks at its clocks.
    async fn until(&self, is: impl Fn(&TableInfo) -> bool) -> TableInfo {
        loop {
            let table = self.table().await;
            if is(&table) {
                return table;
            }
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
    }

    async fn take_back(&self) -> Result<TableInfo, client::ClientError> {
        self.first.post(&format!("/api/tables/{}/take-back", self.id), &()).await
    }
}

fn stood_in(table: &TableInfo) -> bool {
    let by_bot = |seat: &SeatInfo| matches!(seat.sitter, Sitter::Person { stand_in: Some(_), .. });
    table.seats.iter().any(by_bot)
}

fn here(table: &TableInfo) -> usize {
    let connected = |seat: &&SeatInfo| matches!(seat.sitter, Sitter::Person { connected: true, .. });
    table.seats.iter().filter(connected).count()
}

#[tokio::test]
async fn a_socket_that_gives_no_sign_of_life_is_closed_and_others_stay() {
    let house = House::with(Environment::default(), |settings| settings.limits.heartbeat_seconds = 1).await;
    let (ana, ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let id = begun(&for_people("coralia", 2), &[&ana, &ben]).await;
    // A client answers the server's pings only while someone reads its socket.
    let silent = ana.socket(&id, &Look::default()).await.expect("a socket");
    let mut alive = ben.socket(&id, &Look::default()).await.expect("a socket");
    until_table(&mut alive, |table| here(table) == 2).await;
    until_table(&mut alive, |table| here(table) == 1).await;
    assert_eq!(house.sockets(), 1, "the silent socket is gone, and no other");
    drop(silent);
}

async fn until_table(socket: &mut Socket, is: impl Fn(&TableInfo) -> bool) {
    loop {
        match socket.next().await.expect("a message").expect("an open socket") {
            ServerMessage::Welcome(welcome) if is(&welcome.table) => return,
            ServerMessage::Table { table } if is(&table) => return,
            _ => {}
        }
    }
}

#[tokio::test]
async fn whoever_has_used_up_the_clock_of_a_game_is_played_for_to_its_end() {
    let (clock, environment) = hands();
    let two = Two::at(environment, Clock::Game { minutes: 10 }, None).await;
    clock.advance(Duration::from_millis(10 * 60_000 - 1));
    assert!(!stood_in(&two.table().await));
    clock.advance(Duration::from_millis(1));
    two.until(stood_in).await;
    refused_with(two.take_back().await, ErrorCode::NotAnOption);
    let mut tries = 0;
    while two.table().await.status != Status::Over {
        assert!(scene(&two.first, &two.id).await.options.is_empty(), "a bot plays this seat");
        let scene = scene(&two.second, &two.id).await;
        if scene.options.is_empty() {
            tokio::time::sleep(Duration::from_millis(1)).await;
            continue;
        }
        tries += 1;
        two.second.play(&two.id, &first_option(&scene, &format!("try-{tries}"))).await.expect("a move");
    }
    two.second.record(&two.id).await.expect("a record");
}

#[tokio::test]
async fn whoever_lets_their_days_pass_takes_the_seat_back_and_plays_on() {
    let (clock, environment) = hands();
    let two = Two::at(environment, Clock::Day { days: 1 }, None).await;
    // Being at the table does not help: the days are for deciding.
    let _here = two.first.socket(&two.id, &Look::default()).await.expect("a socket");
    clock.advance(24 * 60 * MINUTE);
    two.until(stood_in).await;
    let back = two.take_back().await.expect("the seat is theirs");
    assert!(!stood_in(&back));
    let mut tries = 0;
    loop {
        let scene = scene(&two.first, &two.id).await;
        if !scene.options.is_empty() {
            two.first.play(&two.id, &first_option(&scene, "back")).await.expect("they play on");
            break;
        }
        let other = test_house::scene(&two.second, &two.id).await;
        if !other.options.is_empty() {
            tries += 1;
            let play = first_option(&other, &format!("try-{tries}"));
            two.second.play(&two.id, &play).await.expect("a move");
        }
    }
}

#[tokio::test]
async fn whoever_is_away_too_long_is_played_for_and_takes_the_seat_back() {
    let (clock, environment) = hands();
    let two = Two::at(environment, Clock::None, Some(5)).await;
    clock.advance(5 * MINUTE);
    two.until(stood_in).await;
    assert!(!stood_in(&two.take_back().await.expect("the seat is theirs")));
}

#[tokio::test]
async fn whoever_reads_the_table_as_a_page_is_here_for_a_while() {
    let (clock, environment) = hands();
    let two = Two::at(environment, Clock::None, Some(2)).await;
    let _here = two.second.socket(&two.id, &Look::default()).await.expect("a socket");
    two.until(|table| here(table) == 1).await;
    assert_eq!(answer(&two.first, &Ask::get(format!("/t/{}/text", two.id))).await.status, 200);
    assert_eq!(here(&two.table().await), 2);
    clock.advance(4 * MINUTE);
    for _ in 0..3 {
        let table = two.table().await;
        assert!(here(&table) == 2 && !stood_in(&table), "a reader may think");
    }
    clock.advance(MINUTE);
    two.until(|table| here(table) == 1).await;
    assert!(!stood_in(&two.table().await), "only now are they away");
    clock.advance(2 * MINUTE);
    two.until(stood_in).await;
}
