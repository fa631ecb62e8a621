//! What a viewer is sent does not change when only the secrets of others do; and what must stay with the server stays there.
//!
//! A table is created once and its database copied, so that names, cookies and keys are the same on both servers; the clock
//! stands still. Then the same game is played on both, but for the seed and for what the viewer may not know.

mod evening;
mod story;

use base64ct::{Base64UrlUnpadded, Encoding};
use client::Guest;
use evening::{Evening, Told};
use protocol::{Clock, CreateTable, DeviceLink, Terms};
use referee::Seed;
use server::Environment;
use server::guard::logs;
use server::settings::{LogFormat, Settings};
use std::io;
use std::path::Path;
use std::sync::{Arc, Mutex, OnceLock};
use story::Story;
use tabletop::{Seat, Viewer};
use tempfile::TempDir;
use test_house::{House, folder, for_people, laid};

/// When all of this happens.
const NOW: u64 = 1_700_000_000_000;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_sent_at_a_table_of_coralia_depends_on_the_cards_of_others() {
    let game = story::with_secrets(3);
    let room = Room::of("coralia", 3).await;
    let (seed, other_seed) = (Seed::from_phrase("one"), Seed::from_phrase("other"));
    let first = room.play(&game, seed).await;
    let viewers = Seat::all(3).map(Viewer::Seat).chain([Viewer::Spectator]);
    for (place, viewer) in viewers.enumerate() {
        let twin = room.play(&story::twin(&game, viewer), other_seed).await;
        let difference = difference(&first[place], &twin[place]);
        assert_eq!(difference, None, "{viewer:?} can tell two games apart");
        // The same comparison finds what others are told: their own cards are others.
        let unlike = (0..3).filter(|other| *other != place && is_unlike(&first[*other], &twin[*other]));
        assert!(unlike.count() >= 1, "nobody's cards were others, so the comparison shows nothing");
    }
    room.keeps_its_secrets(&first, &game, seed);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_sent_at_a_table_of_wreck_raiders_depends_on_the_seed() {
    let story = story::wreck_raiders(2, 120);
    let room = Room::of("wreck-raiders", 2).await;
    let seed = Seed::from_phrase("one");
    let first = room.play(&story, seed).await;
    let second = room.play(&story, Seed::from_phrase("other")).await;
    for (one, other) in first.iter().zip(&second) {
        assert_eq!(difference(one, other), None);
    }
    room.keeps_its_secrets(&first, &story, seed);
}

#[test]
fn a_single_leaky_byte_is_found() {
    let told = |text: &str| Told(vec![("socket, news".into(), text.into()), ("GET /".into(), "same".into())]);
    assert_eq!(difference(&told("a card"), &told("a card")), None);
    assert!(is_unlike(&told("a card"), &told("a Card")));
    assert!(is_unlike(&told("a card"), &told("a card ")));
    let shorter = Told(told("a card").0[..1].to_vec());
    assert!(is_unlike(&told("a card"), &shorter));
    let seed = Seed::from_phrase("leak");
    for leak in needles(seed) {
        assert!(occurs(&[b"...", &leak[..], b"..."].concat(), seed));
    }
}

fn is_unlike(one: &Told, other: &Told) -> bool {
    difference(one, other).is_some()
}

/// The first thing that two viewers were told differently.
fn difference(one: &Told, other: &Told) -> Option<String> {
    let unlike = one.0.iter().zip(&other.0).find(|(one, other)| one != other);
    let told = unlike.map(|((place, one), (other_place, other))| {
        let at = one.bytes().zip(other.bytes()).take_while(|(one, other)| one == other).count();
        let around = |text: &str| {
            let bytes = text.as_bytes();
            String::from_utf8_lossy(&bytes[at.saturating_sub(80)..(at + 80).min(bytes.len())]).into_owned()
        };
        format!("{place} | {other_place}\n{}\n{}", around(one), around(other))
    });
    told.or_else(|| (one.0.len() != other.0.len()).then(|| "one was told more than the other".into()))
}

/// A table that has been created and not yet started, to be played at again and again.
struct Room {
    folder: TempDir,
    guests: Vec<Guest>,
    id: String,
    link: String,
    invite: String,
}

impl Room {
    async fn of(game: &str, people: usize) -> Self {
        listen_to_logs();
        let house = House::with(environment(), |_| {}).await;
        let mut guests = Vec::new();
        for name in ["Ana", "Ben", "Cleo", "Dora"].into_iter().take(people).chain(["Eve"]) {
            guests.push(house.guest(name).await);
        }
        let order = for_people(game, people);
        let order =
            CreateTable { terms: Terms { clock: Clock::Game { minutes: 60 }, ..order.terms }, ..order };
        let sitting: Vec<&Guest> = guests.iter().take(people).collect();
        let table = laid(&order, &sitting).await;
        let link: DeviceLink = guests[1].post("/api/guest/link", &()).await.expect("a link");
        let folder = house.into_folder().await;
        let invite = table.invite.expect("its owner is told");
        Self { folder, guests, id: table.id, link: link.token, invite }
    }

    /// Plays a story on a copy of the room, with this seed; the commitment is the one thing that may tell it.
    async fn play(&self, story: &Story, seed: Seed) -> Vec<Told> {
        let copy = folder();
        for file in std::fs::read_dir(self.folder.path()).expect("the folder") {
            let file = file.expect("a file");
            std::fs::copy(file.path(), copy.path().join(file.file_name())).expect("a copy");
        }
        reseed(&copy.path().join("lagoon.db"), seed);
        let environment = environment().with_chance(story.outcomes());
        let mut house = House::in_folder(copy, environment, |settings| {
            settings.limits.chat_lines_per_minute = 1_000;
            settings.limits.heartbeat_seconds = 600;
        })
        .await;
        let mut told = Evening::of(&house, &self.guests, &self.id, story).await;
        house.close().await;
        let commitment = seed.commitment().to_string();
        for (_, text) in told.iter_mut().flat_map(|told| &mut told.0) {
            *text = text.replace(&commitment, "(the commitment)");
        }
        told
    }

    /// Nobody was sent the seed, a cookie, an id, an invitation or a link; nor are they in the logs.
    fn keeps_its_secrets(&self, told: &[Told], story: &Story, seed: Seed) {
        let mut secrets = vec![self.link.clone()];
        for guest in &self.guests {
            let (id, signature) = cookie_of(guest);
            secrets.extend([id, signature]);
        }
        let spectator = told.last().expect("someone looks on");
        let all = told.iter().flat_map(|told| &told.0);
        for (place, text) in all {
            assert!(!occurs(text.as_bytes(), seed), "the seed is in {place}");
            for secret in &secrets {
                assert!(!text.contains(secret.as_str()), "a secret of someone is in {place}");
            }
        }
        assert!(spectator.0.iter().all(|(_, text)| !text.contains(&self.invite)), "an invitation for all");
        let logs =
            LOGS.get().expect("logs are listened to").lock().expect("nobody panics in between").clone();
        let text = String::from_utf8_lossy(&logs);
        assert!(text.contains("answered"), "nothing was logged");
        assert!(!occurs(&logs, seed), "the seed is in the logs");
        secrets.extend([self.id.clone(), self.invite.clone()]);
        for secret in secrets {
            assert!(!text.contains(&secret), "a secret is in the logs");
        }
        for (_, action) in story.decisions().iter().filter(|(_, action)| action.len() > 8) {
            assert!(!text.contains(action.as_str()), "{action} is in the logs");
        }
    }
}

/// A clock that stands still.
fn environment() -> Environment {
    Environment::default().with_clock(server::Clock::standing_at(NOW))
}

/// Gives the only table of a database another seed, as if the server had thrown other dice when it was created.
fn reseed(file: &Path, seed: Seed) {
    let database = rusqlite::Connection::open(file).expect("the database");
    let changed = database.execute("UPDATE tables SET seed = ?1 WHERE length(seed) = 64", [seed.to_hex()]);
    let changed = changed.expect("an update");
    assert_eq!(changed, 1);
}

fn cookie_of(guest: &Guest) -> (String, String) {
    let cookie = guest.cookie().expect("a cookie");
    let (_, value) = cookie.split_once('=').expect("name=value");
    let (id, signature) = value.split_once('.').expect("id and signature");
    (id.into(), signature.into())
}

fn raw(seed: Seed) -> Vec<u8> {
    base16ct::lower::decode_vec(seed.to_hex()).expect("hexadecimal")
}

/// The seed in every way it might be written.
fn needles(seed: Seed) -> Vec<Vec<u8>> {
    let raw = raw(seed);
    let hex = seed.to_hex();
    let url = Base64UrlUnpadded::encode_string(&raw);
    let plain = base64ct::Base64Unpadded::encode_string(&raw);
    let listed = format!("{raw:?}").replace(' ', "");
    let texts = [hex.to_uppercase(), hex, url, plain, listed.trim_matches(['[', ']']).to_owned()];
    texts.into_iter().map(String::into_bytes).chain([raw]).collect()
}

fn occurs(bytes: &[u8], seed: Seed) -> bool {
    needles(seed).iter().any(|needle| bytes.windows(needle.len()).any(|part| part == needle))
}

static LOGS: OnceLock<Arc<Mutex<Vec<u8>>>> = OnceLock::new();

#[derive(Clone)]
struct Ear(Arc<Mutex<Vec<u8>>>);

impl io::Write for Ear {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody panics in between").extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Everything this process logs, as loudly as it can.
fn listen_to_logs() {
    LOGS.get_or_init(|| {
        let kept = Arc::new(Mutex::new(Vec::new()));
        let ear = Ear(kept.clone());
        let mut settings = Settings::default();
        let loud = "log_level = \"trace\"\n";
        settings.take_file(Path::new("loud.toml"), loud).expect("a level");
        let subscriber = logs::subscriber(LogFormat::Json, &settings.log_level, move || ear.clone());
        tracing::subscriber::set_global_default(subscriber).expect("nobody else listens");
        kept
    });
}
