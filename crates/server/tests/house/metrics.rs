//! What operators see: every number of the dashboard is told, and tells what is.

use protocol::SeatRequest;
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::Path;
use test_house::{House, bot};

async fn page(house: &House) -> String {
    house.passer_by().send("GET", "/metrics", None::<&()>).await.text()
}

/// The value of a line, by how it begins.
fn value(page: &str, begins: &str) -> f64 {
    let line =
        page.lines().find(|line| line.starts_with(begins)).unwrap_or_else(|| panic!("{begins} in {page}"));
    line.rsplit(' ').next().and_then(|value| value.parse().ok()).expect("a number")
}

/// A server at which everything has happened once.
async fn lively() -> House {
    let house = House::open().await;
    let ana = house.visitor("Ana").await;
    let mut player = ana;
    let table = player.begin("coralia", vec![SeatRequest::Me, bot()]).await;
    let _socket = player.socket(&format!("/api/tables/{table}/socket")).await;
    while player.scene(&table).await.options.is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    let scene = player.scene(&table).await;
    let action = scene.options[0].notation.clone();
    player.play(&table, &scene, &action).await;
    house.running().app().metrics.turned_away("all");
    house.running().app().metrics.bot_decided("keen", std::time::Duration::ZERO);
    player.send("GET", "/api/tables/nowhere", None::<&()>).await;
    house
}

#[tokio::test(flavor = "multi_thread")]
async fn every_number_the_dashboard_names_is_told() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/grafana.json");
    let dashboard: Value = serde_json::from_slice(&std::fs::read(path).unwrap()).expect("JSON");
    let page = page(&lively().await).await;
    let told: BTreeSet<&str> = page
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.split(['{', ' ']).next())
        .collect();
    let panels = dashboard["panels"].as_array().expect("panels");
    let targets = panels.iter().flat_map(|panel| panel["targets"].as_array().expect("targets"));
    let mut wanted = BTreeSet::new();
    for target in targets {
        let expression = target["expr"].as_str().expect("an expression");
        let words = expression.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
        let names: Vec<&str> =
            words.filter(|word| word.starts_with("lagoon_") || word.starts_with("process_")).collect();
        assert!(!names.is_empty(), "{expression}");
        wanted.extend(names.into_iter().map(str::to_owned));
    }
    for name in &wanted {
        assert!(told.contains(name.as_str()), "{name} is not in /metrics");
    }
    let families = page.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next());
    for family in families {
        let shown = wanted.iter().any(|name| name.strip_suffix("_bucket").unwrap_or(name) == family);
        assert!(shown, "{family} is on no panel");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_levels_are_those_of_the_moment() {
    let house = lively().await;
    let page = page(&house).await;
    assert!(value(&page, "lagoon_store_seconds_count{kind=\"write\"}") >= 3.0);
    assert!(value(&page, "lagoon_store_seconds_count{kind=\"read\"}") >= 3.0);
    assert!(value(&page, "lagoon_store_connections ") >= 2.0);
    assert!(value(&page, "lagoon_disk_free_bytes ") > 0.0);
    let (open, most) = (value(&page, "process_open_fds "), value(&page, "process_max_fds "));
    assert!(open > 5.0 && open <= most, "{open} of {most}");
    assert!(value(&page, "lagoon_store_writes_waiting ") < 100.0);
    assert!(value(&page, "lagoon_store_errors_total{kind=\"write\"}").abs() < f64::EPSILON);
    house.store().limit_pages(1).await.unwrap();
    let mut refused = 0;
    while house.store().ping().await.is_ok() && refused < 1_000 {
        refused += 1;
    }
    assert!(value(&self::page(&house).await, "lagoon_store_errors_total{kind=\"write\"}") >= 1.0);
}
