//! Component data that changes between two releases: tables that have begun keep theirs, new ones take the new.

use protocol::{Created, Fork, RecordInfo, Scene, SeatRequest};
use referee::{Record, Verdict};
use serde_json::json;
use server::Environment;
use shelf::Order;
use std::time::Duration;
use test_house::{House, Visitor, bot, some_option};

/// A game, what stands in its component file, and what the next release prints instead.
const CHANGES: [(&str, &str, &str); 2] = [
    ("coralia", "pearl-3 = 5, pearl-4 = 5", "pearl-3 = 4, pearl-4 = 6"),
    ("wreck-raiders", "\"gem gem gem\", coins = 6", "\"gem gem gem\", coins = 7"),
];

fn digest(game: &str, components: Option<String>) -> String {
    let order = Order { components, ..Order::default() };
    shelf::Shelf::shipped()
        .game(game)
        .expect("one of ours")
        .digest(&order)
        .expect("sound components")
        .to_string()
}

/// The component file of the next release.
fn next_release(game: &str) -> String {
    let (_, from, to) = CHANGES.into_iter().find(|(name, ..)| *name == game).expect("a change");
    let shelf = shelf::Shelf::shipped();
    let file = shelf.game(game).expect("one of ours").component_file().expect("it has printed data");
    assert!(file.contains(from), "{from} is not in the tables of {game}");
    file.replacen(from, to, 1)
}

async fn record(visitor: &Visitor, table: &str) -> Record {
    visitor.guest.record(table).await.expect("a record").parse().expect("it is whole")
}

fn honest(record: &Record, components: Option<String>) -> bool {
    let game = shelf::Shelf::shipped().game(&record.header().game).expect("one of ours");
    matches!(game.verify(record, components), Ok(Verdict::Honest(_)))
}

/// The scene once the bot has decided and waits.
async fn asked(visitor: &Visitor, table: &str) -> Scene {
    loop {
        let scene = visitor.scene(table).await;
        if !scene.options.is_empty() {
            return scene;
        }
        tokio::time::sleep(Duration::from_millis(1)).await;
    }
}

async fn goes_on(game: &str) {
    let mut house = House::open().await;
    let mut ana = house.visitor("Ana").await;
    let seats = || vec![SeatRequest::Me, bot()];
    let begun = ana.begin(game, seats()).await;
    let open = ana.lay(game, seats()).await.id;
    let before = asked(&ana, &begun).await;
    let (old, new) = (digest(game, None), digest(game, Some(next_release(game))));
    assert_ne!(old, new);

    house.reopen_in(Environment::default().with_components(game, next_release(game))).await;
    ana.follow(&house);
    assert_eq!(ana.scene(&begun).await.view, before.view);
    ana.post::<protocol::TableInfo>(&format!("/api/tables/{open}/start"), &json!({})).await;
    let printed = |table: &str| format!("/api/tables/{table}/components");
    let drawn: [serde_json::Value; 2] = [ana.get(&printed(&begun)).await, ana.get(&printed(&open)).await];
    assert_ne!(drawn[0], drawn[1], "each table is drawn with its own numbers");
    ana.play_out(&begun, some_option).await;
    ana.play_out(&open, some_option).await;
    let (first, second) = (record(&ana, &begun).await, record(&ana, &open).await);
    assert_eq!(first.header().components.to_string(), old, "a table that has begun goes on with its data");
    assert_eq!(second.header().components.to_string(), new, "an open table begins with what ships then");
    assert!(honest(&first, None) && honest(&second, Some(next_release(game))));

    // The release after that takes the change back; the table it was made for keeps it, and so does its fork.
    house.reopen().await;
    house.reopen_in(Environment::default()).await;
    ana.follow(&house);
    assert_eq!(record(&ana, &open).await, second);
    let told: RecordInfo = ana.get(&format!("/api/records/{open}")).await;
    assert_eq!(told.scores.len() as u64, told.steps);
    ana.get::<protocol::Moment>(&format!("/api/records/{open}/moments/{}?as=all", told.steps / 2)).await;
    let fork = Fork { step: told.steps / 2, seats: seats() };
    let fork = ana.post::<Created>(&format!("/api/records/{open}/fork"), &fork).await.table.id;
    ana.post::<protocol::TableInfo>(&format!("/api/tables/{fork}/start"), &json!({})).await;
    house.reopen().await;
    ana.follow(&house);
    ana.play_out(&fork, some_option).await;
    let fork = record(&ana, &fork).await;
    assert_eq!(fork.header().components.to_string(), new);
    assert!(honest(&fork, Some(next_release(game))));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_coralia_goes_on_with_the_data_it_began_with() {
    Box::pin(goes_on("coralia")).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_wreck_raiders_goes_on_with_the_data_it_began_with() {
    Box::pin(goes_on("wreck-raiders")).await;
}

/// A table begun by the release before goes on with the numbers of then, and its record is read without being given them.
async fn goes_on_from_a_former_release(game: &str, former: &str) {
    let release = Environment::default().with_components(game, former.to_owned());
    let mut house = House::with(release, |_| {}).await;
    let mut ana = house.visitor("Ana").await;
    let begun = ana.begin(game, vec![SeatRequest::Me, bot()]).await;
    let before = asked(&ana, &begun).await;
    house.reopen_in(Environment::default()).await;
    ana.follow(&house);
    assert_eq!(ana.scene(&begun).await.view, before.view);
    ana.play_out(&begun, some_option).await;
    let record = record(&ana, &begun).await;
    assert_eq!(record.header().components.to_string(), digest(game, Some(former.to_owned())));
    assert_ne!(record.header().components.to_string(), digest(game, None));
    assert!(honest(&record, None), "the former file is found by its digest");
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_former_releases_go_on_with_the_data_of_then() {
    for game in shelf::Shelf::shipped().games() {
        for former in game.former_component_files() {
            goes_on_from_a_former_release(game.name(), former).await;
        }
    }
}

#[test]
fn former_component_files_are_complete_and_differ_from_what_ships() {
    for game in shelf::Shelf::shipped().games() {
        for former in game.former_component_files() {
            let tables = |file: &str| game.tables(file).expect("it can be read").len();
            assert_eq!(former.matches("provenance = ").count(), tables(former), "{}", game.name());
            assert_ne!(digest(game.name(), Some((*former).to_owned())), digest(game.name(), None));
        }
    }
}

#[test]
fn the_component_file_of_a_game_reads_back_as_the_data_we_ship_in_every_edition() {
    for game in shelf::Shelf::shipped().games() {
        let editions = game.editions().iter().map(|name| Some((*name).to_owned())).chain([None]);
        for edition in editions {
            for players in game.players(edition.as_deref()) {
                let order =
                    |components| Order { edition: edition.clone(), players: Some(players), components };
                let [read, shipped] = [game.component_file(), None].map(|file| game.digest(&order(file)));
                assert_eq!(read.expect("it can be read"), shipped.expect("it is embedded"));
            }
        }
    }
}
