//! Component files: reading the TOML tables and checking every printed fact in them.

use super::*;
use crate::edition::Edition;
use serde::Deserialize;
use tabletop::tables;

pub(super) const EMBEDDED: [&str; 5] = [
    include_str!("../../data/board.toml"),
    include_str!("../../data/lid.toml"),
    include_str!("../../data/mat.toml"),
    include_str!("../../data/exhibits.toml"),
    include_str!("../../data/aquariums.toml"),
];

tables! {
    struct File {
        rings: Rings = "rings",
        beach: Beach = "beach",
        lid: Lid = "lid",
        mat: Mat = "mat",
        exhibits: Exhibits = "exhibits",
        bottoms: Pieces = "bottoms",
        middles: Pieces = "middles",
        tops: Pieces = "tops",
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rings {
    provenance: Provenance,
    gem: Vec<u8>,
    gold: Vec<u8>,
    art: Vec<u8>,
    relic: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Beach {
    provenance: Provenance,
    spots: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lid {
    provenance: Provenance,
    squares: Baubles,
    odds: Odds,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Odds {
    conch: u32,
    scallop: u32,
    starfish: u32,
    none: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
struct Mat {
    provenance: Provenance,
    pedestals: u8,
    vault_rows: Vec<u8>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Exhibits {
    provenance: Provenance,
    cards: Vec<Card>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Card {
    treasures: String,
    coins: u8,
    #[serde(default)]
    crests: String,
    style: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Pieces {
    provenance: Provenance,
    pieces: Vec<PieceLine>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PieceLine {
    since: u16,
    cost: String,
    #[serde(default)]
    symbols: String,
    per: Option<String>,
    coins: u8,
}

/// Reads `text` over the embedded tables and checks the whole.
pub(super) fn read(text: &str) -> Result<Catalogue, Flaws> {
    let file = File::read(text, &EMBEDDED)?;
    Flaws::gather(|flaws| file.check(flaws))
}

impl File {
    fn check(&self, flaws: &mut Flaws) -> Catalogue {
        let rings = self.rings.check(flaws);
        Catalogue {
            rings,
            neighbours: rings.map(neighbours),
            beach: self.beach.check(flaws),
            squares: self.lid.squares,
            lid: self.lid.check(flaws),
            exhibits: self.exhibits.check(self.mat.pedestals, flaws),
            pedestals: self.mat.pedestals,
            vault_rows: self.mat.check(flaws),
            pieces: check_pieces([&self.bottoms, &self.middles, &self.tops], flaws),
            provenance: self.provenance(),
        }
    }
}

impl Rings {
    fn check(&self, flaws: &mut Flaws) -> [[u8; 6]; 4] {
        let rings = [(&self.gem, "gem"), (&self.gold, "gold"), (&self.art, "art"), (&self.relic, "relic")];
        rings.map(|(ring, name)| {
            let mut sorted = ring.clone();
            sorted.sort_unstable();
            let sound = sorted == [1, 2, 3, 4, 5, 6];
            flaws.require(sound, "rings", name, "a ring has each of the numbers 1 to 6 once");
            if sound { std::array::from_fn(|place| ring[place]) } else { [1, 2, 3, 4, 5, 6] }
        })
    }
}

/// For each number of a ring the numbers on its two sides.
fn neighbours(ring: [u8; 6]) -> [[u8; 2]; 6] {
    let mut beside = [[0; 2]; 6];
    for (place, &number) in ring.iter().enumerate() {
        beside[number as usize - 1] = [ring[(place + 5) % 6], ring[(place + 1) % 6]];
    }
    beside
}

impl Beach {
    fn check(&self, flaws: &mut Flaws) -> [Baubles; 6] {
        flaws.require(self.spots.len() == 6, "beach", "spots", "the beach has six spots");
        let mut beach = [Baubles::default(); 6];
        for (index, (spot, baubles)) in beach.iter_mut().zip(&self.spots).enumerate() {
            let entry = format!("spot {}", index + 1);
            *spot = baubles_of(baubles, "beach", &entry, flaws);
            flaws.require(
                (1..=3).contains(&spot.total()),
                "beach",
                &entry,
                "a spot shows one to three baubles",
            );
        }
        flaws.require(beach[4] == Baubles::new(2, 0, 0), "beach", "spot 5", "spot 5 shows two conches");
        beach
    }
}

impl Lid {
    fn check(&self, flaws: &mut Flaws) -> [u32; 4] {
        let squares = [self.squares.conch, self.squares.scallop, self.squares.starfish];
        let nine = squares.iter().map(|&count| u32::from(count)).sum::<u32>() == 9;
        flaws.require(nine, "lid", "squares", "the dice pool has nine bauble squares");
        flaws.require(!squares.contains(&0), "lid", "squares", "the dice pool has squares of every bauble");
        let odds = [self.odds.conch, self.odds.scallop, self.odds.starfish, self.odds.none];
        let hundred = odds.iter().all(|&odd| odd <= 100) && odds.iter().sum::<u32>() == 100;
        flaws.require(hundred, "lid", "odds", "the odds are percentages and add up to 100");
        odds
    }
}

impl Mat {
    fn check(&self, flaws: &mut Flaws) -> Stack<u8, MAX_ROWS> {
        let pedestals = (4..=MAX_PEDESTALS as u8).contains(&self.pedestals);
        flaws.require(pedestals, "mat", "pedestals", "a display has 4 to 6 pedestals");
        let rows = (3..=MAX_ROWS).contains(&self.vault_rows.len());
        flaws.require(rows, "mat", "vault-rows", "a vault has 3 to 6 rows");
        let known = self.vault_rows.first() == Some(&3) && self.vault_rows.get(2) == Some(&5);
        flaws.require(known, "mat", "vault-rows", "row 1 is worth 3 and row 3 is worth 5");
        let sane = self.vault_rows.iter().all(|&row| (1..=20).contains(&row));
        flaws.require(sane, "mat", "vault-rows", "a row is worth 1 to 20");
        self.vault_rows.iter().copied().take(MAX_ROWS).collect()
    }
}

impl Exhibits {
    fn check(&self, pedestals: u8, flaws: &mut Flaws) -> Vec<Exhibit> {
        let count = self.cards.len();
        flaws.require(
            count == EXHIBITS,
            "exhibits",
            "cards",
            format_args!("there are {EXHIBITS} cards, not {count}"),
        );
        let entry = |index: usize| format!("card E{}", index + 1);
        let numbered = self.cards.iter().enumerate();
        let cards: Vec<_> =
            numbered.map(|(index, card)| card.check(&entry(index), pedestals, flaws)).collect();
        let pictured = |card: &Exhibit| {
            card.coins == 8 && card.crests.conch && card.style == Style::Baubles(Baubles::new(0, 2, 0))
        };
        let reason = "one card is worth 8, has a conch crest and rewards style with two scallops";
        flaws.require(cards.iter().any(pictured), "exhibits", "cards", reason);
        cards
    }
}

impl Card {
    fn check(&self, entry: &str, pedestals: u8, flaws: &mut Flaws) -> Exhibit {
        let words = list::<Wreck>(&self.treasures, "exhibits", entry, flaws);
        let fits = (2..=pedestals as usize).contains(&words.len());
        flaws.require(fits, "exhibits", entry, format_args!("a card shows 2 to {pedestals} treasures"));
        let treasures: Stack<Wreck, MAX_PEDESTALS> = words.into_iter().take(MAX_PEDESTALS).collect();
        let wanted = Wreck::ALL.map(|wreck| treasures.iter().filter(|&&shown| shown == wreck).count() as u8);
        flaws.require((1..=30).contains(&self.coins), "exhibits", entry, "a card is worth 1 to 30 coins");
        let crests = baubles_of(&self.crests, "exhibits", entry, flaws);
        let sound = crests.conch <= 1 && crests.scallop <= 1 && crests.starfish == 0;
        flaws.require(sound, "exhibits", entry, "crests are conch, scallop or both, once each");
        let style = self.style(entry, flaws);
        let one_type = wanted.iter().filter(|&&count| count > 0).count() == 1;
        let plain = !one_type || style == Style::None;
        flaws.require(plain, "exhibits", entry, "a card of one type has no style reward");
        let crests = Crests { conch: crests.conch > 0, scallop: crests.scallop > 0 };
        Exhibit { treasures, wanted, coins: self.coins, crests, style }
    }

    fn style(&self, entry: &str, flaws: &mut Flaws) -> Style {
        match self.style.as_deref() {
            None => Style::None,
            Some("free-piece") => Style::FreePiece,
            Some("any-bauble") => Style::AnyBauble,
            Some(shown) => {
                let baubles = baubles_of(shown, "exhibits", entry, flaws);
                let reason = "a style reward is free-piece, any-bauble, or one to three baubles";
                flaws.require((1..=3).contains(&baubles.total()), "exhibits", entry, reason);
                Style::Baubles(baubles)
            }
        }
    }
}

fn check_pieces(layers: [&Pieces; 3], flaws: &mut Flaws) -> [Vec<PieceData>; 3] {
    let pieces = Layer::ALL.map(|layer| layer_pieces(layer, &layers[layer.index()].pieces, flaws));
    for edition in Edition::ALL {
        check_tops(&pieces[Layer::Top.index()], edition, flaws);
    }
    pieces
}

fn layer_pieces(layer: Layer, lines: &[PieceLine], flaws: &mut Flaws) -> Vec<PieceData> {
    let table = ["bottoms", "middles", "tops"][layer.index()];
    for edition in Edition::ALL {
        let count = lines.iter().filter(|line| edition.has_pieces_since(line.since)).count();
        let wanted = edition.pieces(layer);
        let reason = format_args!("edition {edition} has {wanted} {table}, not {count}");
        flaws.require(count == wanted, table, "pieces", reason);
    }
    // The pieces of 2018 come first, so that an edition's pieces are the first ones of its layer.
    let sorted = lines.is_sorted_by_key(|line| line.since);
    flaws.require(sorted, table, "pieces", "the pieces of 2018 are listed before those of 2019");
    let entry = |index: usize| format!("piece {}{}", layer.letter(), index + 1);
    let numbered = lines.iter().enumerate();
    numbered.map(|(index, line)| line.check(layer, table, &entry(index), flaws)).collect()
}

impl PieceLine {
    fn check(&self, layer: Layer, table: &str, entry: &str, flaws: &mut Flaws) -> PieceData {
        let (since, coins) = (self.since, self.coins);
        flaws.require(Edition::of_year(since).is_some(), table, entry, "since is 2018 or 2019");
        let cost = baubles_of(&self.cost, table, entry, flaws);
        flaws.require((1..=6).contains(&cost.total()), table, entry, "a piece costs 1 to 6 baubles");
        flaws.require((1..=20).contains(&coins), table, entry, "a piece is worth 1 to 20 coins");
        let symbols = baubles_of(&self.symbols, table, entry, flaws);
        flaws.require(symbols.total() <= 6, table, entry, "a piece shows at most 6 symbols");
        let top = layer == Layer::Top;
        flaws.require(!top || symbols.total() == 0, table, entry, "a top shows no symbols");
        flaws.require(top == self.per.is_some(), table, entry, "per is given for tops, and only for them");
        let formula = self.per.as_deref().map(|per| formula(per, table, entry, flaws));
        PieceData { since, cost, symbols, coins, formula }
    }
}

fn formula(per: &str, table: &str, entry: &str, flaws: &mut Flaws) -> Formula {
    if per == "piece" {
        return Formula::Piece;
    }
    let set = baubles_of(per, table, entry, flaws);
    flaws.require(
        (1..=3).contains(&set.total()),
        table,
        entry,
        "a formula names piece, or one to three symbols",
    );
    Formula::Set(set)
}

/// The formulas the rulebooks show, and that most count pairs.
fn check_tops(tops: &[PieceData], edition: Edition, flaws: &mut Flaws) {
    let tops: Vec<_> = tops.iter().filter(|top| edition.has_pieces_since(top.since)).collect();
    let entry = format!("edition {edition}");
    for &(coins, formula, words) in edition.known_tops() {
        let found = tops.iter().any(|top| top.coins == coins && top.formula == Some(formula));
        flaws.require(found, "tops", &entry, format_args!("there is a top of {words}"));
    }
    let pair = |top: &&&PieceData| matches!(top.formula, Some(Formula::Set(set)) if set.total() == 2);
    let pairs = tops.iter().filter(pair).count();
    flaws.require(pairs * 2 > tops.len(), "tops", &entry, "most formulas count pairs");
}

fn list<T: FromStr<Err = NotationError>>(text: &str, table: &str, entry: &str, flaws: &mut Flaws) -> Vec<T> {
    let read = |word: &str| word.parse().map_err(|error: NotationError| flaws.add(table, entry, error)).ok();
    text.split_whitespace().take(32).filter_map(read).collect()
}

fn baubles_of(text: &str, table: &str, entry: &str, flaws: &mut Flaws) -> Baubles {
    let kinds = list::<Bauble>(text, table, entry, flaws);
    kinds.into_iter().fold(Baubles::default(), |sum, kind| sum.plus(kind.into()))
}
