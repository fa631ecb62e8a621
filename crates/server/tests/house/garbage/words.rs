//! Anything someone might send, the same for the same seed.

use protocol::{
    CreateTable, Introduce, Mute, Play, Pledge, Report, Say, SeatRequest, Show, Sit, TakeLink, Undo,
};
use rand::rngs::SmallRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};
use serde_json::{Map, Value, json};

/// What the protocol and its enemies say.
const WORDS: [&str; 41] = [
    "key",
    "at_version",
    "action",
    "text",
    "type",
    "play",
    "undo",
    "say",
    "look",
    "beat",
    "seat",
    "invite",
    "entropy",
    "pledge",
    "terms",
    "game",
    "coralia",
    "wreck-raiders",
    "seats",
    "kind",
    "me",
    "open",
    "bot",
    "level",
    "calm",
    "hot-seat",
    "name",
    "public",
    "clock",
    "minutes",
    "token",
    "speaker",
    "muted",
    "language",
    "step",
    "__proto__",
    "'; DROP TABLE tables;--",
    "../../etc/passwd",
    "\u{202e}\u{0}",
    "A",
    "\u{1F419}",
];

/// Names and numbers for addresses.
const PARTS: [&str; 14] = [
    "",
    "%",
    "%00",
    "%ff%fe",
    "..%2f..",
    "-1",
    "0",
    "18446744073709551616",
    "1e9",
    "NaN",
    "A",
    "%F0%9F%90%99",
    "undefined",
    "'%20OR%201=1",
];

pub struct Words(SmallRng);

impl Words {
    pub fn new(seed: u64) -> Self {
        Self(SmallRng::seed_from_u64(seed))
    }

    pub fn one_in(&mut self, many: u32) -> bool {
        self.0.random_ratio(1, many)
    }

    fn below(&mut self, most: usize) -> usize {
        self.0.random_range(0..most)
    }

    fn any<'w>(&mut self, words: &[&'w str]) -> &'w str {
        words.choose(&mut self.0).copied().unwrap_or_default()
    }

    pub fn bytes(&mut self, most: usize) -> Vec<u8> {
        let length = self.below(most);
        (0..length).map(|_| self.0.random()).collect()
    }

    /// Letters that a header can carry.
    pub fn token(&mut self) -> String {
        let length = self.below(120);
        (0..length)
            .map(|_| char::from(self.0.random_range(0x21..0x7f_u8)))
            .filter(|one| *one != ';')
            .collect()
    }

    /// A path with anything in its braces.
    pub fn fill(&mut self, template: &str) -> String {
        let part = |part: &str| if part.starts_with('{') { self.part() } else { part.to_owned() };
        template.split('/').map(part).collect::<Vec<_>>().join("/")
    }

    fn part(&mut self) -> String {
        match self.below(3) {
            0 => "x".repeat(self.below(3_000)),
            1 => self.below(100_000).to_string(),
            _ => self.any(&PARTS).into(),
        }
    }

    pub fn query(&mut self) -> String {
        let names = ["since", "as", "language", "protocol", "edition", "step", "x"];
        let pairs: Vec<String> =
            (0..self.below(4)).map(|_| format!("{}={}", self.any(&names), self.part())).collect();
        if pairs.is_empty() { String::new() } else { format!("?{}", pairs.join("&")) }
    }

    /// A body: bytes, JSON, or something nearly right.
    pub fn body(&mut self) -> Vec<u8> {
        match self.below(3) {
            0 => self.bytes(300),
            1 => self.value(4).to_string().into_bytes(),
            _ => {
                let valid = bodies();
                let valid = &valid[self.below(valid.len())];
                self.mutated(valid.as_bytes())
            }
        }
    }

    /// A message for a socket.
    pub fn message(&mut self, valid: &[String]) -> String {
        match self.below(4) {
            0 => String::from_utf8_lossy(&self.bytes(300)).into_owned(),
            1 => self.value(4).to_string(),
            2 => valid[self.below(valid.len())].clone(),
            _ => {
                let index = self.below(valid.len());
                String::from_utf8_lossy(&self.mutated(valid[index].as_bytes())).into_owned()
            }
        }
    }

    /// Something nearly like it.
    pub fn mutated(&mut self, valid: &[u8]) -> Vec<u8> {
        let mut bytes = valid.to_vec();
        for _ in 0..=self.below(4) {
            let at = self.below(bytes.len() + 1);
            match self.below(5) {
                0 => bytes.truncate(at),
                1 => bytes.insert(at, self.0.random()),
                2 => drop(bytes.splice(at..at, self.any(&WORDS).bytes())),
                3 if at < bytes.len() => bytes[at] ^= 1 << self.below(8),
                _ => {
                    let copy = bytes[..at].to_vec();
                    bytes.extend(copy);
                }
            }
        }
        bytes
    }

    fn value(&mut self, depth: usize) -> Value {
        match self.below(if depth == 0 { 5 } else { 8 }) {
            0 => Value::Null,
            1 => self.one_in(2).into(),
            2 => self.0.random::<i64>().into(),
            3 => json!(self.0.random::<f64>() * 1e300),
            4 => self.any(&WORDS).into(),
            5 => (0..self.below(5)).map(|_| self.value(depth - 1)).collect(),
            _ => {
                let pair = |_| (self.any(&WORDS).to_owned(), self.value(depth - 1));
                Value::Object((0..5).map(pair).collect::<Map<_, _>>())
            }
        }
    }
}

/// One sound body of each kind.
fn bodies() -> Vec<String> {
    let terms = test_house::terms("coralia");
    let bot = SeatRequest::Bot { level: "calm".into() };
    let values = [
        json!(Introduce { name: Some("Ana".into()), language: Some("de".into()) }),
        json!(TakeLink { token: "token".into() }),
        json!(CreateTable { terms, seats: vec![SeatRequest::Me, SeatRequest::Open, bot] }),
        json!(Sit { seat: Some('A'), invite: Some("invite".into()) }),
        json!(Pledge { pledge: "00ff".repeat(16) }),
        json!(Show { entropy: "00ff".repeat(16) }),
        json!(Play { key: "key".into(), at_version: 3, action: "take 5".into() }),
        json!(Undo { key: "key".into(), at_version: 3 }),
        json!(Say { text: "hello".into() }),
        json!(Mute { speaker: "someone".into(), muted: true }),
        json!(Report { seat: Some('B'), text: "rude".into() }),
        json!({}),
    ];
    values.iter().map(ToString::to_string).collect()
}
