//! One database, one server; and where there are two all the same, nobody's seat is given away twice.

use protocol::{ErrorCode, SeatRequest, Sitter, TableInfo, Terms};
use serde_json::json;
use server::settings::{DatabaseUrl, Settings};
use server::{Environment, Server};
use test_house::{Heard, House, Schema, terms};

#[tokio::test]
async fn a_second_server_on_the_same_database_is_refused_in_words() {
    let mut house = House::open().await;
    let refused = house.beside().await.err().expect("the folder is taken").to_string();
    assert!(refused.contains("another Lagoon serves this database (process "), "{refused}");
    house.reopen().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_second_server_on_the_same_schema_is_refused_in_words() {
    let Some(schema) = Schema::new("a second server on PostgreSQL").await else { return };
    let folder = test_house::folder();
    let settings = Settings {
        listen: ([127, 0, 0, 1], 0).into(),
        data: folder.path().to_owned(),
        database: Some(DatabaseUrl::new(schema.url())),
        ..Settings::default()
    };
    let start = || Server::start_in(settings.clone(), Environment::default());
    let first = start().await.expect("the first one serves");
    let refused = start().await.err().expect("the schema is taken").to_string();
    assert!(refused.contains("another Lagoon serves this database"), "{refused}");
    first.stop().await;
    start().await.expect("it is free again").stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_is_acknowledged_to_one_person_whichever_server_they_ask() {
    let house = House::open().await;
    let other = house.forced_beside().await;
    let (ana, ben, cleo) =
        (house.visitor("Ana").await, house.visitor("Ben").await, house.visitor("Cleo").await);
    let cleo = cleo.at(other.address);
    for _ in 0..10 {
        let open = Terms { public: true, ..terms("coralia") };
        let table = ana.lay_with(open, vec![SeatRequest::Me, SeatRequest::Open]).await.id;
        cleo.look(&table).await;
        let sit = format!("/api/tables/{table}/sit");
        let body = json!({ "seat": "B" });
        let (ben_sat, cleo_sat) =
            tokio::join!(ben.send("POST", &sit, Some(&body)), cleo.send("POST", &sit, Some(&body)));
        let sat = [ben_sat.status, cleo_sat.status];
        assert_eq!(sat.iter().filter(|status| **status == 200).count(), 1, "{sat:?}");
        let (sitter, loser, refused) =
            if sat[0] == 200 { ("Ben", &cleo, &cleo_sat) } else { ("Cleo", &ben, &ben_sat) };
        refused.refused(ErrorCode::Stale);
        let info: TableInfo = loser.look(&table).await.table;
        assert!(matches!(&info.seats[1].sitter, Sitter::Person { name, .. } if name == sitter));
    }
    other.stop().await;
}
