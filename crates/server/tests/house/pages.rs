//! The browser client as the server gives it: pages, files, what browsers may keep, and what they are not told.

use server::Environment;
use server::settings::Settings;
use test_house::{Answer, Ask, House, answer};

/// A house with the limits that everyone has.
async fn house() -> House {
    House::with(Environment::default(), |settings| settings.limits = Settings::default().limits).await
}

async fn get(house: &House, path: &str, headers: &[(&str, &str)]) -> Answer {
    let ask = headers.iter().fold(Ask::get(path), |ask, (name, value)| ask.with(name, value));
    answer(&house.stranger(), &ask).await
}

/// The first script that the page names.
fn script(page: &str) -> String {
    let start = page.find("/assets/").unwrap();
    page[start..].split('"').next().unwrap().to_owned()
}

#[tokio::test]
async fn every_place_of_the_client_is_the_same_page() {
    let house = house().await;
    let lobby = get(&house, "/", &[]).await;
    assert_eq!(lobby.status, 200);
    assert_eq!(lobby.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(lobby.header("cache-control"), "no-cache");
    for place in [
        "/t/k7Qm2xWd9a",
        "/t/k7Qm2xWd9a?join=abc",
        "/r/k7Qm2xWd9a",
        "/rules/coralia",
        "/how-to-play/coralia",
        "/link/token",
    ] {
        let shown = get(&house, place, &[]).await;
        assert_eq!((shown.status, shown.text()), (200, lobby.text()), "{place}");
    }
}

#[tokio::test]
async fn files_with_a_hash_are_kept_for_ever_and_sent_compressed() {
    let house = house().await;
    let path = script(&get(&house, "/", &[]).await.text());
    let plain = get(&house, &path, &[]).await;
    assert_eq!(plain.status, 200, "{path}");
    assert_eq!(plain.header("content-type"), "text/javascript; charset=utf-8");
    assert_eq!(plain.header("cache-control"), "public, max-age=31536000, immutable");
    let packed = get(&house, &path, &[("accept-encoding", "br;q=1.0, gzip")]).await;
    assert_eq!(packed.header("content-encoding"), "gzip");
    assert!(packed.body.len() < plain.body.len());
    assert_eq!(&packed.body[..2], b"\x1f\x8b");
}

#[tokio::test]
async fn a_browser_that_has_a_file_is_not_sent_it_again() {
    let house = house().await;
    let first = get(&house, "/favicon.svg", &[]).await;
    assert_eq!(first.header("content-type"), "image/svg+xml");
    let tag = first.header("etag");
    let again = get(&house, "/favicon.svg", &[("if-none-match", tag)]).await;
    assert_eq!((again.status, again.body.len()), (304, 0));
}

#[tokio::test]
async fn people_get_a_page_where_nothing_is_and_programs_a_refusal() {
    let house = house().await;
    let person = get(&house, "/no/such/place", &[("accept", "text/html,application/xhtml+xml")]).await;
    assert_eq!((person.status, person.header("content-type")), (404, "text/html; charset=utf-8"));
    for path in ["/no/such/place", "/api/no-such-route", "/assets/no-such-file.js", "/assets/../Cargo.toml"] {
        let program = get(&house, path, &[("accept", "application/json")]).await;
        assert_eq!(program.status, 404, "{path}");
        assert!(program.text().contains("not-found"), "{path}: {}", program.text());
    }
}

#[tokio::test]
async fn the_page_has_no_inline_script_or_style_that_its_policy_forbids() {
    let house = house().await;
    let page = get(&house, "/", &[]).await;
    let policy = page.header("content-security-policy");
    assert!(policy.contains("script-src 'self'") && policy.contains("style-src 'self'"), "{policy}");
    let text = page.text();
    assert!(!text.contains("<style") && !text.contains(" style="));
    assert!(text.split("<script").skip(1).all(|tag| tag.split('>').next().unwrap().contains("src=")));
}
