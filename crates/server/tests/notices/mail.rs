//! Mails: none before an address is confirmed, at most one for each turn, and none after a word to stop.

use crate::house::{ADDRESS, Game, notices, set_up, tell};
use crate::post::PostOffice;
use protocol::{ErrorCode, Introduce, MailAddress, MailNotices, QuietHours, SetQuiet};
use server::Environment;
use std::time::Duration;
use test_house::{Ask, House, Look, answer, refused_with};

const MINUTE: Duration = Duration::from_secs(60);

fn hands() -> (server::Clock, Environment) {
    // 12:00 UTC.
    let clock = server::Clock::standing_at(1_000_000_000_000 - 1_000_000_000_000 % 86_400_000 + 43_200_000);
    (clock.clone(), Environment::default().with_clock(clock))
}

/// A form as browsers and mail programs send it.
fn posted(path: &str, body: &str) -> Ask {
    let ask = Ask { body: body.into(), ..Ask::new("POST", path) };
    ask.with("content-type", "application/x-www-form-urlencoded")
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_sent_to_an_address_before_its_owner_has_confirmed_it() {
    let post = PostOffice::open().await;
    let game = Game::open(&post, Environment::default()).await;
    let told = tell(&game.second, ADDRESS).await;
    assert_eq!(told.mail, Some(MailNotices { address: Some(ADDRESS.into()), confirmed: false }));
    let question = post.wait_for(1).await.remove(0);
    assert_eq!(question.to, ADDRESS);
    game.pass(&game.first, &game.second).await;
    game.deliver().await;
    assert_eq!(post.mails().len(), 1, "it is their turn, and they have not confirmed");

    let link = question.link("/notices/confirm/");
    let stranger = game.house.stranger();
    let page = answer(&stranger, &Ask::get(link.clone())).await;
    assert!(page.status == 200 && page.text().contains(ADDRESS), "{}", page.text());
    let still = notices(&game.second).await.mail.expect("mail");
    assert!(!still.confirmed, "a link that is only looked at confirms nothing: mail scanners do so");
    assert_eq!(answer(&stranger, &Ask::post(link.clone(), "")).await.status, 200);
    assert_eq!(answer(&stranger, &Ask::post(link, "")).await.status, 404, "it works once");
    assert!(notices(&game.second).await.mail.expect("mail").confirmed);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_brings_one_mail_that_tells_nothing_but_the_table() {
    let post = PostOffice::open().await;
    let game = Game::open(&post, Environment::default()).await;
    game.second
        .send(
            &Ask::json(
                "PATCH",
                "/api/guest",
                &Introduce { language: Some("fr".into()), ..Introduce::default() },
            )
            .unwrap(),
        )
        .await
        .unwrap();
    game.confirmed(&post).await;
    game.pass(&game.first, &game.second).await;
    game.deliver().await;
    game.deliver().await;
    let mails = post.mails();
    assert_eq!(mails.len(), 2, "the question and one notice");
    let mail = &mails[1];
    let text = mail.text();
    assert!(text.contains(&format!("http://lagoon.example/t/{}", game.id)), "{text}");
    assert!(text.contains("à toi de jouer"), "in their language: {text}");
    assert!(!text.contains("http://x"), "a name makes no link: {text}");
    assert_eq!(mail.header("From"), "Lagoon <games@lagoon.example>");
    assert_eq!(mail.header("List-Unsubscribe-Post"), "List-Unsubscribe=One-Click");
    let stop = mail.link("/notices/stop/");
    assert_eq!(mail.header("List-Unsubscribe"), format!("<http://lagoon.example{stop}>"));

    game.pass(&game.second, &game.first).await;
    game.pass(&game.first, &game.second).await;
    game.deliver().await;
    assert_eq!(post.mails().len(), 3, "another turn");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_click_stops_mails_for_good_without_signing_in() {
    let post = PostOffice::open().await;
    let game = Game::open(&post, Environment::default()).await;
    game.confirmed(&post).await;
    game.pass(&game.first, &game.second).await;
    game.deliver().await;
    let stop = post.mails()[1].link("/notices/stop/");
    let stranger = game.house.stranger();
    assert_eq!(answer(&stranger, &Ask::get(stop.clone())).await.status, 200);
    assert!(notices(&game.second).await.mail.expect("mail").address.is_some(), "looking stops nothing");
    let click = posted(&stop, "List-Unsubscribe=One-Click");
    assert_eq!(answer(&stranger, &click).await.status, 200);
    assert_eq!(answer(&stranger, &click).await.status, 200, "twice is once");
    assert_eq!(notices(&game.second).await.mail, Some(MailNotices::default()));
    game.pass(&game.second, &game.first).await;
    game.pass(&game.first, &game.second).await;
    game.deliver().await;
    assert_eq!(post.mails().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_looking_is_not_written_to() {
    let post = PostOffice::open().await;
    let game = Game::open(&post, Environment::default()).await;
    game.confirmed(&post).await;
    let mut socket = game.second.socket(&game.id, &Look::default()).await.expect("a socket");
    socket.next().await.expect("a welcome");
    game.pass(&game.first, &game.second).await;
    game.deliver().await;
    assert_eq!((post.mails().len(), game.waiting().await), (1, 0));
    socket.close().await.expect("closed");
    game.pass(&game.second, &game.first).await;
    let page = game.second.text(&format!("/t/{}/text", game.id)).await.expect("a page");
    assert!(page.contains("<main"), "{page}");
    game.pass(&game.first, &game.second).await;
    game.deliver().await;
    assert_eq!(post.mails().len(), 1, "a page without scripts counts as well");
}

#[tokio::test(flavor = "multi_thread")]
async fn quiet_hours_are_waited_for_and_a_guest_who_moved_hears_nothing() {
    let post = PostOffice::open().await;
    let (clock, environment) = hands();
    let game = Game::open(&post, environment).await;
    game.confirmed(&post).await;
    // Where the guest is, it is 22:30.
    let quiet = QuietHours { begins: 22 * 60, ends: 7 * 60, minutes_east: 630 };
    let set = SetQuiet { quiet: Some(quiet) };
    let told: protocol::Notices = game.second.post("/api/notices/quiet", &set).await.expect("quiet hours");
    assert_eq!(told.quiet, Some(quiet));
    game.pass(&game.first, &game.second).await;
    game.deliver().await;
    clock.advance(MINUTE * (8 * 60 + 29));
    game.deliver().await;
    assert_eq!((post.mails().len(), game.waiting().await), (1, 1), "06:59");
    clock.advance(MINUTE);
    game.deliver().await;
    assert_eq!(post.mails().len(), 2, "07:00");

    game.pass(&game.second, &game.first).await;
    clock.advance(MINUTE * 15 * 60);
    game.pass(&game.first, &game.second).await;
    game.deliver().await;
    assert_eq!(game.waiting().await, 1, "22:00 again");
    game.pass(&game.second, &game.first).await;
    clock.advance(MINUTE * 9 * 60);
    game.deliver().await;
    assert_eq!((post.mails().len(), game.waiting().await), (2, 0), "they have moved in the night");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mail_server_that_is_not_ready_is_asked_again_a_few_times() {
    let post = PostOffice::open().await;
    let (clock, environment) = hands();
    let game = Game::open(&post, environment).await;
    game.confirmed(&post).await;
    post.refuse(&["451 later"; 2]);
    game.pass(&game.first, &game.second).await;
    game.deliver().await;
    game.deliver().await;
    assert_eq!((post.refused(), game.waiting().await), (1, 1), "not at once");
    clock.advance(MINUTE);
    game.deliver().await;
    assert_eq!(post.refused(), 2);
    clock.advance(MINUTE * 5);
    game.deliver().await;
    assert_eq!((post.mails().len(), game.waiting().await), (2, 0));

    game.pass(&game.second, &game.first).await;
    game.pass(&game.first, &game.second).await;
    post.refuse(&["451 later"; 9]);
    for _ in 0..9 {
        game.deliver().await;
        clock.advance(MINUTE * 120);
    }
    assert_eq!((post.refused() - 2, game.waiting().await), (5, 0), "five tries and no more");
    game.pass(&game.second, &game.first).await;
    game.pass(&game.first, &game.second).await;
    post.refuse(&["550 no such person"; 2]);
    for _ in 0..3 {
        game.deliver().await;
        clock.advance(MINUTE * 120);
    }
    assert_eq!(post.refused() - 7, 1, "what is refused for good is not tried again");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_broke_off_tells_what_it_had_not_told() {
    let post = PostOffice::open().await;
    let mut game = Game::open(&post, Environment::default()).await;
    game.pass(&game.first, &game.second).await;
    let guest = {
        let table = game.house.store().table(&game.id.parse().unwrap()).await.unwrap();
        let summary = room::Summary::read(&table.summary);
        let seat = room::seat_of(summary.turn.unwrap(), 2).unwrap();
        table.seats[seat.index()].holder.guest.clone().unwrap()
    };
    // As if the address had been confirmed before, and the server had died before it wrote the notice down.
    let (token, at) = (store::LinkToken::random(), store::Moment::now());
    let open = store::OpenChannel {
        guest,
        contact: store::Contact::Mail { address: ADDRESS.into() },
        proof: Some((token.clone(), store::Moment(at.0 + 10_000_000))),
        most: 1,
        at,
    };
    game.house.store().open_channel(open).await.unwrap();
    game.house.store().confirm_channel(&token, at).await.unwrap().expect("confirmed");
    game.house.reopen().await;
    let mails = post.wait_for(1).await;
    assert!(mails[0].text().contains(&game.id));
    game.house.reopen().await;
    game.deliver().await;
    assert_eq!(post.mails().len(), 1, "and not twice");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_s_address_is_not_flooded() {
    let post = PostOffice::open().await;
    let change = |settings: &mut server::settings::Settings| {
        set_up(settings, &post);
        settings.limits.confirmations_per_hour = 2;
    };
    let house = House::with(Environment::default(), change).await;
    let eve = house.guest("Eve").await;
    for address in ["eve", "a@b", "a@b.example\r\nBcc: c@d.example", "x@localhost"] {
        let wish = MailAddress { address: address.into() };
        refused_with(eve.post::<protocol::Notices>("/api/notices/mail", &wish).await, ErrorCode::BadField);
    }
    tell(&eve, ADDRESS).await;
    tell(&eve, ADDRESS).await;
    let wish = MailAddress { address: ADDRESS.into() };
    refused_with(eve.post::<protocol::Notices>("/api/notices/mail", &wish).await, ErrorCode::TooMany);
    let mallory = house.guest("Mallory").await;
    refused_with(mallory.post::<protocol::Notices>("/api/notices/mail", &wish).await, ErrorCode::TooMany);
    assert_eq!(post.wait_for(2).await.len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_host_has_set_nothing_up_there_is_nothing() {
    let house = House::open().await;
    let ana = house.guest("Ana").await;
    assert_eq!(notices(&ana).await, protocol::Notices::default());
    let wish = MailAddress { address: ADDRESS.into() };
    refused_with(ana.post::<protocol::Notices>("/api/notices/mail", &wish).await, ErrorCode::NotFound);
    assert_eq!(answer(&ana, &Ask::get("/text/notices")).await.status, 404);
    assert!(!ana.text("/text").await.expect("the lobby").contains("/text/notices"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_without_scripts_does_the_same() {
    let post = PostOffice::open().await;
    let house = House::with(Environment::default(), |settings| set_up(settings, &post)).await;
    let ana = house.guest("Ana").await;
    assert!(ana.text("/text").await.expect("the lobby").contains("/text/notices"));
    let form = |body: &str| posted("/text/notices", body);
    assert_eq!(answer(&ana, &form("what=mail&address=ben%40mail.example")).await.status, 303);
    let link = post.wait_for(1).await[0].link("/notices/confirm/");
    answer(&house.stranger(), &Ask::post(link, "")).await;
    assert_eq!(answer(&ana, &form("what=quiet&begins=22%3A30&ends=06%3A00&clock=-3")).await.status, 303);
    let told = notices(&ana).await;
    assert!(told.mail.expect("mail").confirmed);
    assert_eq!(told.quiet, Some(QuietHours { begins: 1_350, ends: 360, minutes_east: -180 }));
    let page = ana.text("/text/notices").await.expect("a page");
    assert!(page.contains("22:30") && page.contains(ADDRESS), "{page}");
    assert_eq!(answer(&ana, &form("what=quiet&begins=noon&ends=06%3A00&clock=0")).await.status, 400);
    assert_eq!(answer(&ana, &form("what=loud")).await.status, 303);
    assert_eq!(answer(&ana, &form("what=stop")).await.status, 303);
    let told = notices(&ana).await;
    assert_eq!((told.mail, told.quiet), (Some(MailNotices::default()), None));
}
