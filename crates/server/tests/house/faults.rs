//! Whatever breaks under a table, no move is lost, none is half made, and play goes on when it is repaired.

use client::{Guest, Look, Socket};
use protocol::{ChatLine, ErrorCode, Play, Played, Say, ServerMessage};
use room::{Command, Table};
use server::Environment;
use server::app::{App, Found};
use server::guard::CookieKeys;
use server::guard::shutdown;
use server::hub;
use server::notices::Notices;
use server::settings::Settings;
use shelf::Shelf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use store::{Location, Options, Store, TableId};
use tempfile::TempDir;
use test_house::{House, begun, first_option, for_people, refused_with, scene, standing};

/// Enough lines of talk to fill what is left of a database that may not grow.
const MOST_LINES: usize = 5_000;

async fn two(house: &House, game: &str) -> (Guest, Guest, String) {
    let (ana, ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let id = begun(&for_people(game, 2), &[&ana, &ben]).await;
    (ana, ben, id)
}

/// The player who must decide, with a play.
async fn next_play(ana: &Guest, ben: &Guest, id: &str, key: &str) -> (Guest, Play) {
    for guest in [ana, ben] {
        let scene = scene(guest, id).await;
        if !scene.options.is_empty() {
            return (guest.clone(), first_option(&scene, key));
        }
    }
    panic!("nobody must decide");
}

async fn lines(house: &House, id: &str) -> Vec<String> {
    let id: TableId = id.parse().expect("the name of a table");
    let journal = house.store().journal(&id, 0).await.expect("the journal");
    journal.into_iter().map(|entry| entry.line).collect()
}

#[tokio::test]
async fn on_a_full_disk_no_move_is_made_and_play_goes_on_once_there_is_room() {
    for game in ["coralia", "wreck-raiders"] {
        let house =
            House::with(Environment::default(), |settings| settings.limits.chat_lines_per_minute = 1_000)
                .await;
        let (ana, ben, id) = two(&house, game).await;
        let mut socket = ben.socket(&id, &Look::default()).await.expect("a socket");
        let (mover, play) = fill(&house, &ana, &ben, &id).await;
        let before = standing(&ana.table(&id).await.expect("reading needs no room"));
        let journal = lines(&house, &id).await;
        for _ in 0..3 {
            refused_with(mover.play(&id, &play).await, ErrorCode::StoreFull);
        }
        assert_eq!(standing(&ana.table(&id).await.unwrap()), before);
        assert_eq!(lines(&house, &id).await, journal, "nothing is half written");

        house.store().limit_pages(1_000_000).await.expect("room");
        let played = mover.play(&id, &play).await.expect("the same move, under the same key");
        assert!(!played.repeated, "it was not made before");
        shown_once(&mut socket, played.version).await;
        for number in 0..5 {
            let (mover, play) = next_play(&ana, &ben, &id, &format!("on-{number}")).await;
            mover.play(&id, &play).await.expect("play goes on");
        }
        assert_eq!(lines(&house, &id).await.len() as u64, scene(&ana, &id).await.version);
    }
}

/// Talks until the database, which may not grow, has no page left, and plays until the last page is full: the move that
/// found no room any more.
async fn fill(house: &House, ana: &Guest, ben: &Guest, id: &str) -> (Guest, Play) {
    house.store().limit_pages(1).await.expect("a limit");
    let talk = Say { text: "\u{1F419}".repeat(300) };
    let path = format!("/api/tables/{id}/chat");
    for number in 0..MOST_LINES {
        let said = ana.post::<ChatLine>(&path, &talk).await;
        if said.is_err() {
            refused_with(said, ErrorCode::StoreFull);
            break;
        }
        assert!(number + 1 < MOST_LINES, "the disk is never full");
    }
    for number in 0..200 {
        let (mover, play) = next_play(ana, ben, id, &format!("last-{number}")).await;
        if let Err(error) = mover.play(id, &play).await {
            refused_with(Err::<(), _>(error), ErrorCode::StoreFull);
            return (mover, play);
        }
    }
    panic!("the disk is never full");
}

/// Reads up to a version; every move was shown once, so none was shown that was not made.
async fn shown_once(socket: &mut Socket, until: u64) {
    let mut version = 0;
    while version < until {
        if let ServerMessage::Update { scene, .. } =
            socket.next().await.expect("a message").expect("an open socket")
        {
            assert!(scene.version > version, "version {version} was shown, and then {}", scene.version);
            version = scene.version;
        }
    }
    assert_eq!(version, until);
}

/// The table of a house, over a database that can only be read.
async fn read_only(folder: &TempDir) -> Arc<App> {
    let options = Options { read_only: true, ..Options::default() };
    let location = Location::Folder(folder.path().to_owned());
    let store = Store::open_with(&location, options).await.expect("it can be read");
    let (_, stopping) = shutdown::by_hand();
    let (settings, shelf) = (Settings::default(), Shelf::shipped());
    let cookie_keys = CookieKeys { now: [7; 32], former: None };
    let environment = Environment::default();
    let notices = Notices::open(&settings, &store, &environment).await.expect("no notices");
    let found = Found { bans: Vec::new(), cookie_keys, notices };
    Arc::new(App::new(settings, shelf, store, found, environment, stopping).expect("an app"))
}

#[tokio::test]
async fn on_a_database_that_can_only_be_read_no_move_is_made() {
    let house = House::open().await;
    let (ana, ben, id) = two(&house, "coralia").await;
    let (mover, play) = next_play(&ana, &ben, &id, "read-only").await;
    let guest = mover.cookie().expect("a cookie").split(['=', '.']).nth(1).expect("an id").to_owned();
    let table: TableId = id.parse().expect("the name of a table");
    let folder = house.into_folder().await;
    let app = read_only(&folder).await;
    for _ in 0..2 {
        let (guest, play) = (guest.clone(), play.clone());
        let played = hub::ask::<Played>(&app, &table, Command::Play { guest, play }).await;
        assert_eq!(played.map_err(room::Refusal::code), Err(ErrorCode::StoreUnavailable));
        let whole: Arc<Table> = hub::ask(&app, &table, Command::Whole).await.expect("it can be read");
        assert_eq!(whole.version().0, play_version(&app, &table).await);
    }
    let before = play_version(&app, &table).await;
    app.hub.stop().await;
    drop(app);
    let house = House::in_folder(folder, Environment::default(), |_| {}).await;
    let mover = mover.at(house.address());
    let played = mover.play(&id, &play).await.expect("the same move, once it can be written");
    assert!(!played.repeated && played.version > before);
}

async fn play_version(app: &Arc<App>, table: &TableId) -> u64 {
    app.store.journal(table, 0).await.expect("the journal").len() as u64
}

/// A environment that breaks once at a place.
fn broken_once(place: &'static str) -> (Environment, Arc<AtomicBool>) {
    let armed = Arc::new(AtomicBool::new(false));
    let trigger = armed.clone();
    let environment = Environment::default().with_fault(move |here| {
        let breaks = here == place && trigger.swap(false, Ordering::SeqCst);
        assert!(!breaks, "a fault put here on purpose");
    });
    (environment, armed)
}

#[tokio::test]
async fn a_table_that_breaks_comes_back_from_its_journal_and_harms_no_other() {
    for (place, was_made) in [("play", false), ("before-append", false), ("after-append", true)] {
        let (environment, armed) = broken_once(place);
        let house = House::with(environment, |_| {}).await;
        let (ana, ben, id) = two(&house, "wreck-raiders").await;
        let other = begun(&for_people("coralia", 2), &[&ana, &ben]).await;
        let mut socket = ben.socket(&id, &Look::default()).await.expect("a socket");
        let elsewhere = standing(&ana.table(&other).await.unwrap());
        let (mover, play) = next_play(&ana, &ben, &id, "breaks").await;
        armed.store(true, Ordering::SeqCst);
        refused_with(mover.play(&id, &play).await, ErrorCode::Internal);
        assert_eq!(standing(&ana.table(&other).await.unwrap()), elsewhere, "another table lives on");
        let now = scene(&ana, &id).await.version;
        assert_eq!(
            now > play.at_version,
            was_made,
            "{place}: what was written counts, what was not does not"
        );
        let again = mover.play(&id, &play).await.expect("asked again, there is an answer");
        assert_eq!(again.repeated, was_made, "{place}");
        assert_eq!(scene(&ana, &id).await.version, again.version);
        while latest(&mut socket).await < again.version {}
    }
}

/// The version of the next scene a socket receives; spectators are still there.
async fn latest(socket: &mut Socket) -> u64 {
    loop {
        match socket.next().await.expect("a message").expect("an open socket") {
            ServerMessage::Update { scene, .. } => return scene.version,
            ServerMessage::Welcome(welcome) => return welcome.scene.expect("a scene").version,
            _ => {}
        }
    }
}
