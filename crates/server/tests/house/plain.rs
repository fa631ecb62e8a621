//! Lagoon as text: whole games only by links and forms, in every language, and nobody's secrets on the wrong page.

mod browser;
mod html;

use browser::{Browser, Page};
use html::{Form, Node};
use protocol::Scene;
use server::Environment;
use std::collections::BTreeSet;
use std::time::Duration;
use test_house::House;

/// One in this many pages of a game is looked at closely.
const CLOSELY: usize = 40;

fn browser(house: &House) -> Browser {
    Browser::new(house.stranger())
}

/// Creates a table by the lobby's form.
async fn lay(reader: &mut Browser, fields: &[(&str, &str)]) -> Page {
    let lobby = reader.load("/text").await;
    assert_eq!(lobby.status, 200, "{}", lobby.html);
    let form = fields.iter().fold(lobby.form_to("/text"), |form, (name, value)| form.with(name, value));
    let page = reader.submit(&form, 0).await;
    assert_eq!(page.status, 200, "{}", page.html);
    page
}

/// Goes on from a page by what stands on it: a button, another seat, or patience.
async fn go_on(reader: &mut Browser, page: &Page, turn: usize) -> Page {
    if let Some(form) = page.form("play") {
        let choice = turn.wrapping_mul(2_654_435_761) >> 7;
        let next = reader.submit(&form, choice % form.buttons.len()).await;
        assert_eq!(next.status, 200, "{:?}", next.alert());
        return next;
    }
    let now =
        page.root.find(&|node| node.attribute("aria-labelledby") == Some("now")).expect("what is asked");
    let pass =
        now.all("a").into_iter().filter_map(|link| link.attribute("href")).find(|to| to.contains("as="));
    if pass.is_none_or(|to| to == page.path) {
        assert!(page.refresh().is_some(), "whoever waits is told, and the page looks again: {}", page.html);
        tokio::time::sleep(Duration::from_millis(2)).await;
        return reader.load(&page.path).await;
    }
    reader.load(pass.expect("a seat to look from")).await
}

/// Plays to the end; gives the last page.
async fn play_out(reader: &mut Browser, mut page: Page) -> Page {
    for turn in 0..20_000 {
        if page.is_over() {
            return page;
        }
        if turn % CLOSELY == 0 {
            in_every_language(reader, &page).await;
        }
        page = go_on(reader, &page, turn).await;
    }
    panic!("the game does not end");
}

async fn in_every_language(reader: &mut Browser, page: &Page) {
    sound(page, "en");
    for language in ["fr", "de"] {
        let sign = if page.path.contains('?') { '&' } else { '?' };
        let other = reader.load(&format!("{}{sign}language={language}", page.path)).await;
        sound(&other, language);
    }
}

/// What every page keeps: one language, one great heading, names for all fields, no message without words.
fn sound(page: &Page, language: &str) {
    let root = &page.root;
    let html = root.elements().next().expect("a page");
    assert_eq!(html.attribute("lang"), Some(language), "{}", page.html);
    assert_eq!(root.all("h1").len(), 1);
    assert!(root.all("script").is_empty() && root.all("style").is_empty() && root.all("img").is_empty());
    let ids: Vec<_> = root.within().into_iter().filter_map(|node| node.attribute("id")).collect();
    assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "every id is there once");
    for node in root.within() {
        let labels = [node.attribute("aria-labelledby"), node.attribute("for")];
        assert!(labels.into_iter().flatten().all(|id| ids.contains(&id)), "{node:?}");
        if node.attribute("href") == Some("#main") {
            assert!(ids.contains(&"main"));
        }
    }
    fields_have_names(root);
    let text = html.text();
    for id in ["plain-", "wr-", "co-tableau", "co-event", "common-", "server-", "{", "$"] {
        assert!(!text.contains(id), "{id} in {text}");
    }
}

fn fields_have_names(root: &Node) {
    let labelled: Vec<_> = root.all("label").into_iter().filter_map(|label| label.attribute("for")).collect();
    let wrapped: Vec<_> = root.all("label").into_iter().flat_map(Node::within).collect();
    let shown = |node: &&Node| node.attribute("type") != Some("hidden");
    for field in root.all("input").into_iter().filter(shown).chain(root.all("select")) {
        let named = field.attribute("id").is_some_and(|id| labelled.contains(&id));
        assert!(named || wrapped.contains(&field), "{field:?}");
    }
    assert!(root.all("button").iter().all(|button| !button.text().trim().is_empty()));
}

async fn a_whole_game(fields: &[(&str, &str)]) -> Page {
    let house = House::open().await;
    let mut reader = browser(&house);
    let page = lay(&mut reader, fields).await;
    let last = play_out(&mut reader, page).await;
    sound(&last, "en");
    assert!(last.form("play").is_none() && last.refresh().is_none() && last.form("rematch").is_some());
    let record = last.links().into_iter().find(|link| link.ends_with("/record")).expect("the record");
    let record = house.passer_by().send("GET", &record, None::<&()>).await;
    assert_eq!(record.status, 200);
    let all = reader.load(&format!("{}?log=all", last.path.split('?').next().unwrap())).await;
    assert!(all.part("All moves").expect("the log").len() > 50);
    let next = reader.submit(&last.form("rematch").unwrap(), 0).await;
    assert_ne!(next.table(), last.table());
    last
}

#[tokio::test(flavor = "multi_thread")]
async fn wreck_raiders_is_played_against_a_bot() {
    let last = a_whole_game(&[("game", "wreck-raiders 2019"), ("seat-B", "calm")]).await;
    assert!(last.part("Your mat").is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn wreck_raiders_of_2018_is_played_by_two_at_one_screen() {
    let fields = [("game", "wreck-raiders 2018"), ("seat-B", "hot-seat"), ("name-B", "Ben")];
    let last = a_whole_game(&fields).await;
    assert!(!last.html.contains("conch") && last.html.contains("skull"));
}

#[tokio::test(flavor = "multi_thread")]
async fn wreck_raiders_is_played_alone() {
    let last = a_whole_game(&[("game", "wreck-raiders 2019"), ("seat-B", "nobody")]).await;
    assert!(last.part("Rivals").is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn coralia_is_played_by_two_at_one_screen_and_a_bot() {
    let fields = [("game", "coralia"), ("seat-B", "hot-seat"), ("name-B", "Ben"), ("seat-C", "calm")];
    a_whole_game(&fields).await;
}

#[tokio::test]
async fn an_invitation_names_the_whole_address_that_others_can_open() {
    let house = House::with(Environment::default(), |settings| {
        settings.public_origins = vec!["https://lagoon.example".parse().expect("an origin")];
    })
    .await;
    let mut ana = browser(&house);
    let page = lay(&mut ana, &[("game", "coralia"), ("seat-B", "open")]).await;
    let link = page.links().into_iter().find(|link| link.contains("invite=")).expect("an invitation");
    assert!(page.root.text().contains(&format!("https://lagoon.example{link}")), "{}", page.html);
}

/// The words of every card that is someone's secret while the game runs.
const CARDS: [&str; 5] = ["pearl worth", "fire fish", "blowfish", "angel fish", "starfish card ("];

fn names_cards(text: &str) -> bool {
    CARDS.iter().any(|card| text.contains(card))
}

/// How the line begins that lists what is known of another's cards.
const KNOWN: &str = "Cards you know of: ";

/// The cards that a part of a page lists in the line that begins so.
fn cards_listed(part: &[String], beginning: &str) -> Vec<String> {
    let lines = part.iter().filter_map(|line| line.strip_prefix(beginning));
    lines
        .flat_map(|line| line.replace(" and a", ", a").split(", ").map(String::from).collect::<Vec<_>>())
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_reads_the_hidden_cards_of_others() {
    let house = House::open().await;
    let (mut ana, mut ben, mut stranger) = (browser(&house), browser(&house), browser(&house));
    rename(&mut ana, "Ana").await;
    rename(&mut ben, "Ben").await;
    let page = lay(&mut ana, &[("game", "coralia"), ("seat-B", "open")]).await;
    let invitation = page.links().into_iter().find(|link| link.contains("invite=")).expect("an invitation");
    let page = ben.load(&invitation).await;
    let seated = ben.submit(&page.form("sit").expect("a seat is open"), 0).await;
    assert_eq!(seated.alert(), None);
    let path = format!("/t/{}/text", seated.table());
    let page = ana.load(&path).await;
    ana.submit(&page.form("start").expect("all sit"), 0).await;
    let mut own = 0;
    let (mut ana_saw, mut ben_saw) = (BTreeSet::new(), BTreeSet::new());
    for turn in 0..2_000 {
        let pages = [ana.load(&path).await, ben.load(&path).await];
        if pages[0].is_over() || pages[0].html.contains("Final scoring.") {
            assert!(own > 10, "{own} times someone read their own cards");
            return;
        }
        let watched = stranger.load(&path).await;
        assert!(!names_cards(&watched.root.text()), "a stranger reads {}", watched.root.text());
        assert!(watched.forms().iter().all(|form| form.buttons.iter().all(|(name, ..)| name.is_none())));
        for (page, other, saw) in [(&pages[0], "Ben", &mut ana_saw), (&pages[1], "Ana", &mut ben_saw)] {
            let mine = page.part("What you have").expect("their own");
            own += usize::from(names_cards(&mine.join("\n")));
            saw.extend(cards_listed(&mine, "You’re looking at: "));
            let theirs = page.part(&format!("What {other} has")).expect("the other's").into_iter();
            let (known, hidden): (Vec<_>, Vec<_>) = theirs.partition(|line| line.starts_with(KNOWN));
            assert!(!names_cards(&hidden.join("\n")), "{hidden:?}");
            let known = cards_listed(&known, KNOWN);
            assert!(
                known.iter().all(|card| saw.contains(card)),
                "{known:?} is followed from {saw:?} (CO-9.1)"
            );
            let log = page.part("Recent moves").expect("the log");
            let of_other = log.iter().filter(|line| line.starts_with(other));
            of_other.for_each(|line| assert!(!names_cards(line), "{line}"));
        }
        let [ana_page, ben_page] = pages;
        assert!(ana_page.form("play").is_none() || ben_page.form("play").is_none());
        for (reader, page) in [(&mut ana, ana_page), (&mut ben, ben_page)] {
            if page.form("play").is_some() {
                go_on(reader, &page, turn).await;
            }
        }
    }
    panic!("the game does not end");
}

async fn rename(reader: &mut Browser, name: &str) {
    let lobby = reader.load("/text").await;
    let lobby = reader.submit(&lobby.form_to("/text/me").with("name", name), 0).await;
    assert_eq!((lobby.status, lobby.alert()), (200, None));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_seat_shows_no_options_of_the_next_at_the_same_screen() {
    let house = House::open().await;
    let mut reader = browser(&house);
    let fields = [("game", "coralia"), ("seat-B", "hot-seat"), ("name-B", "Ben")];
    let mut page = lay(&mut reader, &fields).await;
    let path = page.path.clone();
    let mut passed = 0;
    for turn in 0..60 {
        let [one, other] =
            [reader.load(&format!("{path}?as=A")).await, reader.load(&format!("{path}?as=B")).await];
        assert!(one.form("play").is_none() || other.form("play").is_none());
        passed += usize::from(other.form("play").is_some());
        page = go_on(&mut reader, &page, turn).await;
    }
    assert!(passed > 5);
    let foreign = browser(&house).load(&format!("{path}?as=A")).await;
    assert_eq!(foreign.status, 403);
    assert!(foreign.alert().is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_names_and_words_stay_text() {
    let house = House::open().await;
    let mut reader = browser(&house);
    let (name, guest) = ("\"><img src=x onerror=1>", "</title><script>x</scr>");
    let words = "</main><script>alert('1')</script><a href=\"javascript:x\">&amp;{$who}";
    rename(&mut reader, name).await;
    let fields =
        [("game", "wreck-raiders 2019"), ("seat-B", "hot-seat"), ("name-B", guest), ("public", "yes")];
    let page = lay(&mut reader, &fields).await;
    let page = reader.submit(&page.form("say").unwrap().with("text", words), 0).await;
    let mut other = browser(&house);
    for page in
        [&page, &other.load(&page.path).await, &other.load("/text").await, &reader.load("/text").await]
    {
        let (text, root) = (page.root.text(), &page.root);
        assert!(text.contains(name) && text.contains(guest), "{text}");
        assert!(root.all("img").is_empty() && root.all("script").is_empty());
        assert!(
            page.links().iter().all(|link| link.starts_with('/') || link.starts_with('#')),
            "{:?}",
            page.links()
        );
    }
    assert!(page.root.text().contains(words));
    // What cannot be kept is said, and what was written is not lost.
    let long = "x".repeat(301) + "\"><b>";
    let refused = reader.submit(&page.form("say").unwrap().with("text", &long), 0).await;
    assert_eq!(refused.status, 400);
    assert!(refused.alert().is_some() && refused.root.all("b").is_empty());
    let kept = refused.form("say").unwrap().fields;
    assert!(kept.contains(&("text".into(), long)));
}

async fn alone(house: &House) -> (Browser, Page) {
    let mut reader = browser(house);
    let page = lay(&mut reader, &[("game", "wreck-raiders 2019"), ("seat-B", "nobody")]).await;
    (reader, page)
}

/// The scene as the API tells it to the same guest.
async fn scene(reader: &Browser, table: &str) -> Scene {
    test_house::scene(reader.guest(), table).await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_button_says_what_its_option_brings() {
    let house = House::open().await;
    let (reader, page) = alone(&house).await;
    let (form, scene) = (page.form("play").unwrap(), scene(&reader, page.table()).await);
    assert!(scene.options.iter().any(|option| option.brings.is_some()));
    for (option, (_, notation, words)) in scene.options.iter().zip(&form.buttons) {
        assert_eq!(*notation, option.notation);
        let brings = option.brings.as_ref().map_or("", |brings| &brings.text);
        assert!(words.contains(&option.text) && words.contains(brings), "{words}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_form_says_so_and_changes_nothing() {
    let house = House::open().await;
    let (mut reader, page) = alone(&house).await;
    let form = page.form("play").unwrap();
    assert!(form.buttons.len() > 1);
    reader.submit(&form, 0).await;
    let before = scene(&reader, page.table()).await;
    let stale = reader.submit(&form, 1).await;
    assert_eq!(stale.status, 409);
    assert!(stale.alert().unwrap().contains("The table has changed"));
    assert!(stale.form("play").is_some(), "the page under the refusal is of now");
    assert_eq!(stale.refresh(), None);
    assert_eq!(scene(&reader, page.table()).await, before);
    let unknown = form.clone().with("at_version", &before.version.to_string());
    let unknown = Form { buttons: vec![(Some("action".into()), "win".into(), String::new())], ..unknown };
    let refused = reader.submit(&unknown, 0).await;
    assert_eq!(refused.status, 409);
    assert!(refused.alert().unwrap().contains("can’t do that now"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_sent_twice_plays_once_and_can_be_taken_back() {
    let house = House::open().await;
    let (mut reader, mut page) = alone(&house).await;
    let mut undone = false;
    for turn in 0..40 {
        let form = page.form("play").unwrap();
        let button = turn % form.buttons.len();
        let first = reader.submit(&form, button).await;
        let after = scene(&reader, page.table()).await;
        let second = reader.submit(&form, button).await;
        assert_eq!((second.status, second.alert()), (200, None));
        assert_eq!(scene(&reader, page.table()).await, after);
        page = first;
        if let (false, Some(undo)) = (undone, page.form("undo")) {
            let back = reader.submit(&undo, 0).await;
            assert_eq!(back.alert(), None);
            let again = scene(&reader, page.table()).await;
            assert_eq!(again.step + 1, after.step);
            assert_eq!(back.form("play").unwrap().words(), form.words());
            (page, undone) = (back, true);
        }
    }
    assert!(undone, "some decision could be taken back");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_of_another_site_is_not_taken() {
    let house = House::open().await;
    let (mut reader, page) = alone(&house).await;
    let before = scene(&reader, page.table()).await;
    for origin in ["https://evil.example", "null"] {
        reader.origin = Some(origin.into());
        let form = page.form("play").unwrap();
        let status = reader.status_of(&form).await;
        assert_eq!(status, 403, "{origin}");
    }
    assert_eq!(scene(&reader, page.table()).await, before);
    assert!(page.html.contains("<meta name=\"referrer\" content=\"same-origin\">"), "or browsers send null");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_form_makes_a_guest_and_reading_does_not() {
    let house = House::open().await;
    let mut reader = browser(&house);
    reader.accept = "fr-CH, en;q=0.5".into();
    let lobby = reader.load("/text").await;
    sound(&lobby, "fr");
    assert!(lobby.answer.cookie().is_none());
    assert!(lobby.answer.header("cache-control").contains("no-store"));
    let again = reader.load("/text?language=de").await;
    sound(&again, "de");
    assert!(again.answer.cookie().is_none());
    assert_eq!(house.store().counts().await.unwrap().guests, 0);
    let me = |page: &Page| page.form_to("/text/me?language=de").with("name", "Ana").with("language", "en");
    let chosen = reader.submit(&me(&again), 0).await;
    sound(&chosen, "en");
    assert!(chosen.html.contains("value=\"Ana\""), "{}", chosen.html);
    reader.submit(&me(&again), 0).await;
    assert_eq!(house.store().counts().await.unwrap().guests, 1);
    reader.forge("lagoon_guest=nobody.x");
    assert!(reader.load("/text").await.answer.cookie().is_none());
    sound(&reader.submit(&me(&again), 0).await, "en");
    assert_eq!(house.store().counts().await.unwrap().guests, 2, "a bad cookie is replaced");
}

#[tokio::test(flavor = "multi_thread")]
async fn where_no_more_guests_are_taken_in_a_stranger_can_still_look_on() {
    let house = House::with(Environment::default(), |settings| settings.limits.new_guests_per_hour = 1).await;
    let (_, page) = alone(&house).await;
    let mut stranger = browser(&house);
    let watched = stranger.load(&page.path).await;
    assert_eq!(watched.status, 200);
    assert!(watched.html.contains("You’re watching.") && watched.form("play").is_none());
    let lobby = stranger.load("/text").await;
    let refused = stranger.submit(&lobby.form_to("/text"), 0).await;
    assert_eq!((refused.status, refused.answer.cookie()), (429, None));
    assert!(refused.alert().is_some());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_be_laid_is_told_and_the_form_keeps_what_was_chosen() {
    let house = House::open().await;
    let mut reader = browser(&house);
    let lobby = reader.load("/text").await;
    let form = lobby.form_to("/text").with("game", "coralia").with("seat-B", "nobody").with("seat-E", "deep");
    for form in [form.clone().with("seat-A", "kraken"), form.with("seat-E", "nobody")] {
        let refused = reader.submit(&form, 0).await;
        assert_eq!(refused.status, 400);
        assert!(refused.alert().is_some());
        let kept = refused.form_to("/text").fields;
        assert!(
            kept.contains(&("game".into(), "coralia".into()))
                && kept.contains(&("seat-B".into(), "nobody".into()))
        );
    }
    let nowhere = reader.load("/t/nowhere/text").await;
    assert_eq!(nowhere.status, 404);
    sound(&nowhere, "en");
    let strange = reader.load("/text?language=tlh").await;
    assert_eq!(strange.status, 400);
    sound(&strange, "en");
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_have_an_anchor_for_every_clause_in_every_language() {
    let house = House::open().await;
    let mut reader = browser(&house);
    for game in shelf::Shelf::shipped().games() {
        for language in ["en", "fr", "de"] {
            let page = reader.load(&format!("/rules/{}/text?language={language}", game.name())).await;
            assert_eq!(page.status, 200);
            sound(&page, language);
            let ids: BTreeSet<_> =
                page.root.within().into_iter().filter_map(|node| node.attribute("id")).collect();
            let (rulebook, newest) = (game.rulebook(), game.editions().first().copied());
            let wanted = |id: &str| rulebook.rules.iter().any(|rule| rule.id == id && rule.applies(newest));
            assert!(rulebook.rules.iter().all(|rule| ids.contains(rule.id.as_str()) == wanted(&rule.id)));
            let edition = newest.map(|name| format!("&edition={name}")).unwrap_or_default();
            let address = format!("/api/games/{}/rules?language={language}{edition}", game.name());
            let told: protocol::Rules = house.passer_by().get(&address).await;
            assert_eq!(told.language, language);
            let text = page.root.text();
            assert!(
                told.chapters.iter().flat_map(|one| &one.clauses).all(|clause| text.contains(&clause.text))
            );
        }
    }
    let [first, second] = ["2018", "2019"].map(|year| format!("/rules/wreck-raiders/text?edition={year}"));
    let [first, second] = [reader.load(&first).await.root.text(), reader.load(&second).await.root.text()];
    assert!(first.contains("skull") && !first.contains("conch"));
    assert!(second.contains("conch") && !second.contains("skull"));
    assert_eq!(reader.load("/rules/chess/text").await.status, 404);
    assert_eq!(reader.load("/rules/coralia/text?edition=2019").await.status, 400);
}
