//! Component files: reading the TOML tables and checking every printed fact in them.

use super::*;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::fmt;
use tabletop::tables;

pub(super) const EMBEDDED: [&str; 3] = [
    include_str!("../../data/board.toml"),
    include_str!("../../data/cards.toml"),
    include_str!("../../data/tiles.toml"),
];

tables! {
    struct File {
        reef_points: ReefPoints = "reef-points",
        pearl_cards: Cards = "pearl-cards",
        fish_cards: Cards = "fish-cards",
        starfish_cards: Cards = "starfish-cards",
        stingray_cards: Stingrays = "stingray-cards",
        fish_sets: FishSets = "fish-sets",
        turtles: Tiles = "turtles",
        chests: Tiles = "chests",
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReefPoints {
    provenance: Provenance,
    pearl: u8,
    fish: u8,
    starfish: u8,
    octopus: u8,
    diver: u8,
    turtle: u8,
    treasure: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cards {
    provenance: Provenance,
    counts: BTreeMap<String, u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Stingrays {
    provenance: Provenance,
    count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FishSets {
    provenance: Provenance,
    points: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tiles {
    provenance: Provenance,
    tiles: Vec<String>,
}

/// Reads `text` over the embedded tables and checks the whole.
pub(super) fn read(text: &str) -> Result<Catalogue, Flaws> {
    let file = File::read(text, &EMBEDDED)?;
    Flaws::gather(|flaws| file.check(flaws))
}

impl File {
    fn check(&self, flaws: &mut Flaws) -> Catalogue {
        self.turtles.check("turtles", &Turtle::ALL, flaws);
        self.chests.check("chests", &Chest::ALL, flaws);
        let two = self.stingray_cards.count == STINGRAYS;
        flaws.require(two, "stingray-cards", "count", "there are two stingray cards");
        let tables = [&self.pearl_cards, &self.fish_cards, &self.starfish_cards];
        let cards = Kind::ALL.map(|kind| tables[kind.index()].check(kind, flaws));
        Catalogue {
            reef_points: self.reef_points.check(flaws),
            places: places(&cards),
            cards,
            fish_sets: self.fish_sets.check(flaws),
            provenance: self.provenance(),
        }
    }
}

impl ReefPoints {
    fn check(&self, flaws: &mut Flaws) -> [u8; 7] {
        let known = [
            ("pearl", self.pearl, 5),
            ("fish", self.fish, 4),
            ("starfish", self.starfish, 2),
            ("octopus", self.octopus, 3),
            ("diver", self.diver, 0),
            ("turtle", self.turtle, 1),
            ("treasure", self.treasure, 0),
        ];
        known.map(|(space, points, right)| {
            let reason = format_args!("the space is worth {right}, not {points}");
            flaws.require(points == right, "reef-points", space, reason);
            points
        })
    }
}

impl Cards {
    fn check(&self, kind: Kind, flaws: &mut Flaws) -> Vec<(Card, u8)> {
        let table = ["pearl-cards", "fish-cards", "starfish-cards"][kind.index()];
        let total: u32 = self.counts.values().map(|&count| u32::from(count)).sum();
        let wanted = CARDS_OF_A_KIND[kind.index()];
        let reason = format_args!("there are {wanted} cards, not {total}");
        flaws.require(total == u32::from(wanted), table, "counts", reason);
        let mut cards: Vec<(Card, u8)> =
            self.counts.iter().filter_map(|line| read_line(line, kind, table, flaws)).collect();
        cards.sort_unstable();
        check_known(kind, table, &cards, flaws);
        cards
    }
}

fn read_line(
    (word, &count): (&String, &u8),
    kind: Kind,
    table: &str,
    flaws: &mut Flaws,
) -> Option<(Card, u8)> {
    let card: Card = word.parse().map_err(|error| flaws.add(table, word, error)).ok()?;
    let fits = card.kind() == kind;
    flaws.require(fits, table, word, format_args!("this is not a {kind} card"));
    flaws.require(count > 0, table, word, "a listed card has at least one copy");
    (fits && count > 0).then_some((card, count))
}

/// What reviews and rulebook say of the cards.
fn check_known(kind: Kind, table: &str, cards: &[(Card, u8)], flaws: &mut Flaws) {
    let count =
        |word: &str| cards.iter().find(|(card, _)| card.to_string() == word).map_or(0, |(_, count)| *count);
    let mut require = |sound: bool, entry: &str, reason: &str| flaws.require(sound, table, entry, reason);
    match kind {
        Kind::Pearl => {
            for word in ["pearl-2", "pearl-3", "pearl-4"] {
                require(count(word) > 0, word, "there are pearls of every value from 2 to 5");
            }
            require(count("pearl-5") >= 2, "pearl-5", "the best four pearls are 6, 6, 5 and 5");
        }
        Kind::Fish => {
            for word in ["fire-fish", "blowfish", "angel-fish"] {
                require(count(word) > 0, word, "every species of the pile is there");
            }
        }
        Kind::Starfish => {
            require(count("pearl-6") == 2, "pearl-6", "there are two pearls of value 6");
            require(count("dice-red-violet") > 0, "dice-red-violet", "the rulebook shows this card");
            for (word, there) in starfish_kinds(cards) {
                require(there, word, "every kind of starfish card is there");
            }
        }
    }
}

/// Every kind of starfish card by its word, and whether it is among `cards`.
fn starfish_kinds(cards: &[(Card, u8)]) -> Vec<(&'static str, bool)> {
    let has = |wanted: &dyn Fn(&str) -> bool| cards.iter().any(|(card, _)| wanted(&card.to_string()));
    let plain = [
        "anemone-fish",
        "per-fish",
        "per-pearl",
        "per-island-die",
        "per-turtle",
        "per-chest",
        "side-chest",
        "jellyfish",
    ];
    let plain = plain.map(|word| (word, has(&|other| other == word)));
    plain.into_iter().chain([("chests-", has(&|word| word.starts_with("chests-")))]).collect()
}

impl FishSets {
    fn check(&self, flaws: &mut Flaws) -> [u8; 6] {
        let known = [3, 7, 12, 18, 25];
        let reason = "sets of one to five species score 3, 7, 12, 18 and 25";
        flaws.require(self.points == known, "fish-sets", "points", reason);
        std::array::from_fn(|size| if size == 0 { 0 } else { known[size - 1] })
    }
}

impl Tiles {
    fn check<T: fmt::Display>(&self, table: &str, kinds: &[T], flaws: &mut Flaws) {
        for kind in kinds {
            let count = self.tiles.iter().filter(|tile| **tile == kind.to_string()).count();
            let reason = format_args!("there is one tile of each kind, not {count}");
            flaws.require(count == 1, table, kind, reason);
        }
        for tile in &self.tiles {
            let known = kinds.iter().any(|kind| kind.to_string() == *tile);
            flaws.require(known, table, tile, "there is no such tile");
        }
    }
}

fn places(cards: &[Vec<(Card, u8)>; 3]) -> [u8; Card::COUNT] {
    let mut places = [0; Card::COUNT];
    for list in cards {
        for (place, (card, _)) in list.iter().enumerate() {
            places[card.index()] = place as u8;
        }
    }
    places
}
