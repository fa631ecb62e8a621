//! Seats: taken by invitation, left, started and taken back by their own people only.

use super::Evening;
use client::Guest;
use protocol::{CreateTable, ErrorCode, Sit, Sitter, TableInfo, Terms};
use server::Environment;
use std::time::Duration;
use test_house::{House, for_people, laid, refused_with, scene, standing};

#[tokio::test]
async fn a_taken_seat_is_taken() {
    let house = House::open().await;
    let (ana, ben, cleo) = (house.guest("Ana").await, house.guest("Ben").await, house.guest("Cleo").await);
    let table = laid(&for_people("coralia", 3), &[&ana, &ben]).await;
    let before = standing(&ana.table(&table.id).await.unwrap());
    for (letter, code) in [
        ('A', ErrorCode::SeatTaken),
        ('B', ErrorCode::SeatTaken),
        ('D', ErrorCode::BadField),
        ('*', ErrorCode::BadField),
    ] {
        let sit = Sit { seat: Some(letter), invite: table.invite.clone() };
        refused_with(cleo.sit(&table.id, &sit).await, code);
    }
    assert_eq!(standing(&ana.table(&table.id).await.unwrap()), before);
    let sit = Sit { invite: table.invite.clone(), ..Sit::default() };
    cleo.sit(&table.id, &sit).await.expect("C is free");
    let dora = house.guest("Dora").await;
    refused_with(dora.sit(&table.id, &sit).await, ErrorCode::SeatTaken);
}

#[tokio::test]
async fn nobody_sits_at_a_private_table_without_its_invitation() {
    let house = House::open().await;
    let (ana, cleo) = (house.guest("Ana").await, house.guest("Cleo").await);
    let table = ana.create(&for_people("coralia", 2)).await.unwrap();
    let other = ana.create(&for_people("coralia", 2)).await.unwrap();
    let before = standing(&ana.table(&table.id).await.unwrap());
    assert!(table.invite.is_some() && table.invite != other.invite);
    for invite in [None, Some(String::new()), Some("guess".into()), Some(table.id.clone()), other.invite] {
        let sit = Sit { invite, ..Sit::default() };
        refused_with(cleo.sit(&table.id, &sit).await, ErrorCode::NotYours);
        refused_with(Guest::stranger(house.address()).sit(&table.id, &sit).await, ErrorCode::NoGuest);
    }
    assert_eq!(standing(&ana.table(&table.id).await.unwrap()), before);
    let seen = cleo.table(&table.id).await.expect("whoever knows the link may look");
    assert_eq!(seen.table.invite, None, "and is not told how to sit down");
}

#[tokio::test]
async fn nobody_starts_another_s_table() {
    let house = House::open().await;
    let (ana, ben, cleo) = (house.guest("Ana").await, house.guest("Ben").await, house.guest("Cleo").await);
    let table = laid(&for_people("coralia", 2), &[&ana, &ben]).await;
    let before = standing(&ana.table(&table.id).await.unwrap());
    refused_with(ben.start(&table.id).await, ErrorCode::NotYours);
    refused_with(cleo.start(&table.id).await, ErrorCode::NotYours);
    assert_eq!(standing(&ana.table(&table.id).await.unwrap()), before);
    ana.start(&table.id).await.expect("its owner may");
    refused_with(ana.start(&table.id).await, ErrorCode::Started);
}

#[tokio::test]
async fn a_table_with_an_open_seat_does_not_start() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let table = ana.create(&for_people("coralia", 2)).await.unwrap();
    refused_with(ana.start(&table.id).await, ErrorCode::SeatsOpen);
}

#[tokio::test]
async fn nobody_leaves_for_another() {
    let house = House::open().await;
    let (ana, ben, cleo) = (house.guest("Ana").await, house.guest("Ben").await, house.guest("Cleo").await);
    let table = laid(&for_people("coralia", 3), &[&ana, &ben]).await;
    let leave = format!("/api/tables/{}/leave", table.id);
    let before = standing(&ana.table(&table.id).await.unwrap());
    refused_with(cleo.post::<TableInfo>(&leave, &()).await, ErrorCode::NotYours);
    assert_eq!(standing(&ana.table(&table.id).await.unwrap()), before);
    let left: TableInfo = ben.post(&leave, &()).await.expect("Ben leaves");
    assert_eq!(left.seats[1].sitter, Sitter::Open);
    assert!(matches!(&left.seats[0].sitter, Sitter::Person { name, .. } if name == "Ana"));
}

#[tokio::test]
async fn nobody_leaves_or_sits_down_once_the_game_has_begun() {
    let evening = Evening::of("coralia").await;
    let leave = evening.path("/leave");
    evening.refuses(ErrorCode::Started, evening.ben.post::<TableInfo>(&leave, &())).await;
    evening.refuses(ErrorCode::Started, evening.cleo.sit(&evening.id, &Sit::default())).await;
}

#[tokio::test]
async fn nobody_takes_another_s_seat_back_from_a_bot() {
    let time = server::Clock::standing_at(1_000_000_000);
    let environment = Environment::default().with_clock(time.clone());
    let house = House::with(environment, |_| {}).await;
    let (ana, ben, cleo) = (house.guest("Ana").await, house.guest("Ben").await, house.guest("Cleo").await);
    let order = for_people("coralia", 2);
    let order = CreateTable { terms: Terms { away_minutes: Some(5), ..order.terms }, ..order };
    let id = test_house::begun(&order, &[&ana, &ben]).await;
    let away = scene(&ana, &id).await.turn.expect("someone must decide");
    let (gone, other) = if away == 'A' { (&ana, &ben) } else { (&ben, &ana) };
    time.advance(Duration::from_secs(6 * 60));
    // The bot plays for the absent player until the other one must decide.
    while scene(other, &id).await.options.is_empty() {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let before = standing(&other.table(&id).await.unwrap());
    let index = usize::from(away == 'B');
    assert!(matches!(before.2.seats[index].sitter, Sitter::Person { stand_in: Some(_), .. }));
    let back = format!("/api/tables/{id}/take-back");
    refused_with(other.post::<TableInfo>(&back, &()).await, ErrorCode::NotAnOption);
    refused_with(cleo.post::<TableInfo>(&back, &()).await, ErrorCode::NotYours);
    assert_eq!(standing(&other.table(&id).await.unwrap()), before);
    let table: TableInfo = gone.post(&back, &()).await.expect("whose seat it is may take it back");
    assert!(matches!(table.seats[index].sitter, Sitter::Person { stand_in: None, .. }));
}
