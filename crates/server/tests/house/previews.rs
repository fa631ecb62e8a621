//! Links that are shared: what pages say of a table before anyone opens them, and the picture that goes with it.

use client::Guest;
use protocol::{CreateTable, Reach, Terms};
use server::Environment;
use test_house::{Answer, Ask, House, answer, begun, bot, for_people, laid};

async fn page(house: &House, path: &str) -> String {
    let shown = answer(&house.stranger(), &Ask::get(path).with("accept-language", "en")).await;
    assert_eq!(shown.status, 200, "{path}");
    shown.text()
}

async fn picture(guest: &Guest, id: &str) -> Answer {
    answer(guest, &Ask::get(format!("/preview/{id}.png?language=en"))).await
}

fn public(order: CreateTable) -> CreateTable {
    CreateTable { terms: Terms { public: true, ..order.terms }, ..order }
}

/// What a tag of the page says.
fn tag<'p>(page: &'p str, property: &str) -> &'p str {
    let start = page
        .find(&format!("property=\"{property}\" content=\""))
        .unwrap_or_else(|| panic!("{property}: {page}"));
    page[start..].split('"').nth(3).expect("a value")
}

#[tokio::test]
async fn an_invitation_to_a_public_table_says_who_invites_to_what_in_the_language_asked_for() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    let id = laid(&public(for_people("wreck-raiders", 3)), &[&ana]).await.id;
    let english = page(&house, &format!("/t/{id}?join=x")).await;
    assert_eq!(tag(&english, "og:title"), "Ana invites you to Wreck Raiders 2019");
    assert_eq!(tag(&english, "og:description"), "2 of 3 seats are free. No time limit.");
    assert!(english.contains("<title>Ana invites you to Wreck Raiders 2019</title>"));
    let german = page(&house, &format!("/t/{id}?language=de")).await;
    assert!(tag(&german, "og:title").starts_with("Ana lädt dich zu Wreck Raiders"), "{german}");
    let image = tag(&english, "og:image").to_owned();
    assert_eq!(image, format!("http://{}/preview/{id}.png?language=en", house.address()));
    assert!(!english.contains("join=x"), "the invitation itself is in no tag");
}

#[tokio::test]
async fn a_private_table_names_nobody_where_its_link_is_shared() {
    let house = House::open().await;
    let (ana, ben) = (house.guest("Anastasia").await, house.guest("Benedict").await);
    let id = begun(&for_people("coralia", 2), &[&ana, &ben]).await;
    let shown = page(&house, &format!("/t/{id}")).await;
    assert_eq!(tag(&shown, "og:title"), "Coralia: a game in progress");
    assert_eq!(tag(&shown, "og:description"), "2 at the table.");
    assert!(!shown.contains("Anastasia") && !shown.contains("Benedict"));
    let other = house.guest("Someone else").await;
    let again = begun(&for_people("coralia", 2), &[&other, &ben]).await;
    let (one, two) = (picture(&ana, &id).await, picture(&ana, &again).await);
    assert_eq!(one.body, two.body, "no name and no card is in the picture");
}

#[tokio::test]
async fn a_picture_is_the_same_for_those_who_play_and_for_strangers_whatever_they_hold() {
    let house = House::open().await;
    let (ana, ben) = (house.guest("Ana").await, house.guest("Ben").await);
    let id = begun(&public(for_people("coralia", 2)), &[&ana, &ben]).await;
    let own = picture(&ana, &id).await;
    assert_eq!((own.status, own.header("content-type")), (200, "image/png"));
    assert_eq!(&own.body[1..4], b"PNG");
    let (width, height) = (&own.body[16..20], &own.body[20..24]);
    assert_eq!((width, height), (&1200_u32.to_be_bytes()[..], &630_u32.to_be_bytes()[..]));
    for other in [&ben, &house.stranger()] {
        assert_eq!(picture(other, &id).await.body, own.body);
    }
    // Another game of the same people has other dice and other cards, and nothing of either is in the picture.
    let again = begun(&public(for_people("coralia", 2)), &[&ana, &ben]).await;
    assert_eq!(picture(&ben, &again).await.body, own.body);
}

#[tokio::test]
async fn a_name_is_only_ever_text() {
    let house = House::open().await;
    let mallory = house.guest("\"><b>x</b>").await;
    let id = laid(&public(for_people("coralia", 2)), &[&mallory]).await.id;
    let shown = page(&house, &format!("/t/{id}")).await;
    assert!(!shown.contains("<b>x"), "{shown}");
    assert!(shown.contains("&lt;b&gt;x&lt;/b&gt;"), "{shown}");
    assert_eq!(picture(&mallory, &id).await.status, 200);
}

#[tokio::test]
async fn names_in_letters_that_the_font_lacks_are_drawn_all_the_same() {
    let house = House::open().await;
    let (yui, ana) = (house.guest("\u{7d50}\u{8863}").await, house.guest("Ana").await);
    let table = public(for_people("coralia", 2));
    let (one, two) = (laid(&table, &[&yui]).await.id, laid(&table, &[&ana]).await.id);
    let (drawn, other) = (picture(&yui, &one).await, picture(&ana, &two).await);
    assert_eq!(drawn.status, 200);
    assert_ne!(drawn.body, other.body);
}

#[tokio::test]
async fn a_result_and_a_moment_say_so_and_have_pictures_of_their_own() {
    let house = House::open().await;
    let mut ana = house.visitor("Ana").await;
    let id = ana.begin("wreck-raiders", vec![protocol::SeatRequest::Me, bot()]).await;
    ana.play_out(&id, |_| 0).await;
    let result = page(&house, &format!("/r/{id}")).await;
    assert_eq!(tag(&result, "og:title"), "Wreck Raiders 2019: the result");
    assert!(tag(&result, "og:description").ends_with("See the game again, move by move."));
    let moment = page(&house, &format!("/r/{id}?as=spectator&step=7")).await;
    assert_eq!(tag(&moment, "og:title"), "Wreck Raiders 2019: a moment to see again");
    assert!(tag(&moment, "og:image").ends_with("&amp;step=7"), "{}", tag(&moment, "og:image"));
    let pictures = ["", "&step=7"].map(|step| Ask::get(format!("/preview/{id}.png?language=en{step}")));
    let stranger = house.stranger();
    let (end, then) = (answer(&stranger, &pictures[0]).await, answer(&stranger, &pictures[1]).await);
    assert_eq!((end.status, then.status), (200, 200));
    assert_ne!(end.body, then.body);
    let far = answer(&stranger, &Ask::get(format!("/preview/{id}.png?step=99999"))).await;
    assert_eq!(far.status, 400);
}

#[tokio::test]
async fn a_table_that_is_not_there_has_the_plain_page_and_no_picture() {
    let house = House::open().await;
    let shown = page(&house, "/t/k7Qm2xWd9a").await;
    assert!(shown.contains("<title>Lagoon</title>") && !shown.contains("og:title"));
    for path in ["/preview/k7Qm2xWd9a.png", "/preview/k7Qm2xWd9a", "/preview/.png", "/preview/..%2f.png"] {
        assert_eq!(answer(&house.stranger(), &Ask::get(path)).await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn a_server_that_only_this_machine_reaches_gives_other_devices_no_address() {
    let house = House::open().await;
    let reach: Reach = house.stranger().get("/api/reach?page=/t/abc").await.expect("an answer");
    assert_eq!(reach, Reach::default());
    let house = House::with(Environment::default(), |settings| {
        settings.public_origins = vec!["https://lagoon.example".parse().expect("an origin")];
    })
    .await;
    let reach: Reach = house.stranger().get("/api/reach?page=/t/abc").await.expect("an answer");
    assert_eq!(reach.address.as_deref(), Some("https://lagoon.example/t/abc"));
    assert!(reach.code.is_some_and(|code| code.size >= 21));
    let elsewhere = answer(&house.stranger(), &Ask::get("/api/reach?page=//evil.example")).await;
    assert_eq!(elsewhere.status, 400);
}
