//! Component files: the embedded tables keep every known fact, and each thing wrong in a file is named.

use std::fmt::Write;
use tabletop::{Flaws, Provenance};
use wreck_raiders::{Baubles, Catalogue, Exhibit, Formula, Layer, Style, Wreck};

const EXHIBITS: &str = include_str!("../../data/exhibits.toml");
const AQUARIUMS: &str = include_str!("../../data/aquariums.toml");

/// Everything that is wrong with a component file, one line each.
fn flaws(text: &str) -> Vec<String> {
    let Flaws(flaws) = Catalogue::read(text).expect_err("something is wrong with it");
    flaws.iter().map(ToString::to_string).collect()
}

/// The embedded text with one entry written otherwise.
fn changed(text: &str, from: &str, to: &str) -> String {
    assert_eq!(text.matches(from).count(), 1, "'{from}' is there once");
    text.replace(from, to)
}

fn rings(gem: &str) -> String {
    let whole = "[1, 2, 3, 4, 5, 6]";
    format!("[rings]\nprovenance = 'printed'\ngem = {gem}\ngold = {whole}\nart = {whole}\nrelic = {whole}")
}

fn beach(spots: [&str; 6]) -> String {
    format!("[beach]\nprovenance = 'printed'\nspots = {spots:?}")
}

fn lid(squares: [u32; 3], odds: [u32; 4]) -> String {
    let kinds = ["conch", "scallop", "starfish", "none"];
    let list = |counts: &[u32]| {
        let each = kinds.iter().zip(counts).map(|(kind, count)| format!("{kind} = {count}"));
        each.collect::<Vec<_>>().join(", ")
    };
    let (squares, odds) = (list(&squares), list(&odds));
    format!("[lid]\nprovenance = 'printed'\nsquares = {{ {squares} }}\nodds = {{ {odds} }}")
}

fn mat(pedestals: u8, rows: &str) -> String {
    format!("[mat]\nprovenance = 'printed'\npedestals = {pedestals}\nvault-rows = {rows}")
}

/// The exhibits with the first card, a 6 of three gems, written otherwise.
fn first_card(card: &str) -> String {
    changed(EXHIBITS, "{ treasures = \"gem gem gem\", coins = 6 }", card)
}

/// The aquariums with the first piece of a layer written otherwise.
fn first_piece(layer: Layer, piece: &str) -> String {
    let first = AQUARIUMS.lines().find(|line| line.contains(&format!("# {}1", layer.letter()))).unwrap();
    let last_brace = first.rfind('}').unwrap();
    changed(AQUARIUMS, &first[..=last_brace], piece)
}

#[test]
fn the_embedded_tables_are_sound_and_say_where_they_come_from() {
    let catalogue = Catalogue::read("").expect("the embedded tables are sound");
    assert_eq!(catalogue, *Catalogue::standard());
    let tables: Vec<_> = catalogue.provenance.iter().map(|(table, _)| table.as_str()).collect();
    assert_eq!(tables, ["rings", "beach", "lid", "mat", "exhibits", "bottoms", "middles", "tops"]);
    assert!(catalogue.provenance.iter().all(|(_, from)| *from != Provenance::Printed));
}

/// WR-1.4, WR-4.9
#[test]
fn board_lid_and_mat_are_as_known() {
    let catalogue = Catalogue::standard();
    assert_eq!(catalogue.rings, [[1, 2, 3, 4, 5, 6]; 4]);
    assert_eq!(catalogue.neighbours(Wreck::Relic, 1), [6, 2]);
    assert_eq!(catalogue.beach[4], Baubles::new(2, 0, 0), "spot 5 shows two conches");
    assert_eq!(catalogue.lid, [15, 15, 15, 55]);
    assert_eq!((catalogue.pedestals, &*catalogue.vault_rows), (5, &[3, 4, 5, 6][..]));
}

/// WR-1.7, WR-6.5
#[test]
fn the_cards_are_as_known() {
    let catalogue = Catalogue::standard();
    let count = |wanted: fn(&Exhibit) -> bool| catalogue.exhibits.iter().filter(|card| wanted(card)).count();
    assert_eq!(catalogue.exhibits.len(), 52);
    let two_scallops = Style::Baubles(Baubles::new(0, 2, 0));
    let pictured = |card: &&Exhibit| card.coins == 8 && card.crests.conch && card.style == two_scallops;
    assert!(catalogue.exhibits.iter().any(|card| pictured(&card)));
    let one_type = |card: &Exhibit| card.treasures.iter().all(|wreck| *wreck == card.treasures[0]);
    assert_eq!(
        count(|card| card.style == Style::None),
        catalogue.exhibits.iter().filter(|card| one_type(card)).count()
    );
    assert!(
        count(|card| card.style == Style::FreePiece) > 0 && count(|card| card.style == Style::AnyBauble) > 0
    );
}

/// WR-1.8, WR-10.3
#[test]
fn the_pieces_are_as_known() {
    let catalogue = Catalogue::standard();
    let [bottoms, middles, tops] = &catalogue.pieces;
    let since = |layer: &[wreck_raiders::PieceData]| layer.iter().filter(|piece| piece.since == 2018).count();
    assert_eq!([bottoms, middles, tops].map(Vec::len), [11, 17, 11]);
    assert_eq!([bottoms, middles, tops].map(|layer| since(layer)), [10, 12, 9]);
    let pairs = tops.iter().filter(|top| matches!(top.formula, Some(Formula::Set(set)) if set.total() == 2));
    assert!(pairs.count() * 2 > tops.len());
    let has = |coins, formula, since| {
        tops.iter().any(|top| (top.coins, top.formula, top.since) == (coins, Some(formula), since))
    };
    assert!(has(3, Formula::Set(Baubles::new(1, 0, 1)), 2018), "3 per starfish and conch");
    assert!(has(3, Formula::Set(Baubles::new(1, 1, 0)), 2018), "3 per scallop and conch");
    assert!(has(2, Formula::Set(Baubles::new(0, 0, 1)), 2018), "2 per starfish");
    assert!(has(2, Formula::Piece, 2019), "2 per piece");
}

#[test]
fn a_file_that_replaces_one_table_leaves_the_others() {
    let standard = Catalogue::standard();
    let file = beach(["conch", "conch", "conch scallop", "starfish", "conch conch", "scallop"]);
    let mut catalogue = Catalogue::read(&file).expect("the beach is sound");
    assert_eq!(catalogue.beach[5], Baubles::new(0, 1, 0));
    let from: Vec<_> = catalogue.provenance.iter().filter(|(_, from)| *from == Provenance::Printed).collect();
    assert_eq!(from, [&("beach".to_owned(), Provenance::Printed)]);
    catalogue.beach = standard.beach;
    catalogue.provenance.clone_from(&standard.provenance);
    assert_eq!(catalogue, *standard);
}

#[test]
fn every_table_can_be_replaced_alone() {
    let standard = Catalogue::standard();
    assert_eq!(Catalogue::read(EXHIBITS).as_ref(), Ok(&*standard));
    assert_eq!(Catalogue::read(AQUARIUMS).as_ref(), Ok(&*standard));
    let ring = Catalogue::read(&rings("[6, 1, 5, 2, 4, 3]")).unwrap();
    assert_eq!((ring.neighbours(Wreck::Gem, 6), ring.neighbours(Wreck::Gold, 6)), ([3, 1], [5, 1]));
    assert_eq!(Catalogue::read(&lid([1, 1, 7], [0, 0, 0, 100])).unwrap().lid, [0, 0, 0, 100]);
    assert_eq!(&*Catalogue::read(&mat(6, "[3, 9, 5]")).unwrap().vault_rows, [3, 9, 5]);
    let card = first_card("{ treasures = \"gem gem gem\", coins = 9 }");
    assert_eq!(Catalogue::read(&card).unwrap().exhibits[0].coins, 9);
    let piece = first_piece(Layer::Middle, "{ since = 2018, cost = \"conch\", coins = 20 }");
    assert_eq!(Catalogue::read(&piece).unwrap().pieces[1][0].coins, 20);
}

#[test]
fn a_file_that_cannot_be_read_is_refused_with_its_line() {
    assert!(flaws("\n\n[oars]\nlength = 3")[0].starts_with("file, line 3: unknown field `oars`"));
    assert!(flaws("[mat]\npedestals = 5 5")[0].starts_with("file, line 2: "));
    let missing = flaws("[mat]\nprovenance = 'printed'\npedestals = 5");
    assert_eq!(missing, ["file, line 1: missing field `vault-rows`"]);
    let more = format!("{}\ncolumns = 3", mat(5, "[3, 4, 5, 6]"));
    assert!(flaws(&more)[0].starts_with("file, line 5: unknown field `columns`"));
    assert!(flaws(&mat(5, "[3, 'four', 5]"))[0].starts_with("file, line 4: invalid type"));
    assert!(flaws("[mat]\nprovenance = 'hearsay'")[0].starts_with("file, line 2: unknown variant `hearsay`"));
    assert!(flaws("[lid]\nprovenance = 'printed'\nodds = { conch = -1 }")[0].starts_with("file, line 3: "));
}

/// WR-4.9
#[test]
fn a_ring_has_each_number_once() {
    for ring in ["[1, 2, 3, 4, 5]", "[1, 2, 3, 4, 5, 5]", "[0, 1, 2, 3, 4, 5]", "[1, 2, 3, 4, 5, 6, 6]", "[]"]
    {
        assert_eq!(flaws(&rings(ring)), ["rings, gem: a ring has each of the numbers 1 to 6 once"]);
    }
}

/// WR-1.4
#[test]
fn the_beach_has_six_spots_of_one_to_three_baubles_and_two_conches_on_the_fifth() {
    let five = "[beach]\nprovenance = 'printed'\nspots = ['conch', 'conch', 'conch', 'conch', 'conch conch']";
    assert_eq!(flaws(five), ["beach, spots: the beach has six spots"]);
    let seven = beach(["conch"; 6]).replace("\"]", "\", \"conch\"]");
    assert_eq!(
        flaws(&seven),
        ["beach, spots: the beach has six spots", "beach, spot 5: spot 5 shows two conches"]
    );
    let empty = beach(["", "conch", "conch", "conch", "conch conch", "conch"]);
    assert_eq!(flaws(&empty), ["beach, spot 1: a spot shows one to three baubles"]);
    let crowded = beach(["conch scallop conch scallop", "conch", "conch", "conch", "conch conch", "conch"]);
    assert_eq!(flaws(&crowded), ["beach, spot 1: a spot shows one to three baubles"]);
    let unknown = beach(["conch", "pearl conch", "conch", "conch", "conch conch", "conch"]);
    assert_eq!(flaws(&unknown), ["beach, spot 2: 'pearl' is not a bauble: conch, scallop or starfish"]);
}

/// WR-1.11
#[test]
fn the_lid_has_nine_squares_of_every_kind_and_odds_of_a_hundred_percent() {
    let fair = [15, 15, 15, 55];
    assert_eq!(flaws(&lid([3, 3, 4], fair)), ["lid, squares: the dice pool has nine bauble squares"]);
    assert_eq!(flaws(&lid([0, 5, 4], fair)), ["lid, squares: the dice pool has squares of every bauble"]);
    for odds in [[15, 15, 15, 54], [15, 15, 15, 56], [4_294_967_295, 1, 50, 50]] {
        assert_eq!(flaws(&lid([3, 3, 3], odds)), ["lid, odds: the odds are percentages and add up to 100"]);
    }
}

/// WR-1.9, WR-10.2
#[test]
fn the_mat_has_four_to_six_pedestals_and_the_known_rows() {
    assert_eq!(flaws(&mat(7, "[3, 4, 5, 6]")), ["mat, pedestals: a display has 4 to 6 pedestals"]);
    assert!(
        flaws(&mat(3, "[3, 4, 5, 6]")).contains(&"mat, pedestals: a display has 4 to 6 pedestals".into())
    );
    let known = "mat, vault-rows: row 1 is worth 3 and row 3 is worth 5";
    assert_eq!(flaws(&mat(5, "[3, 4]")), ["mat, vault-rows: a vault has 3 to 6 rows", known]);
    assert_eq!(flaws(&mat(5, "[3, 4, 5, 6, 7, 8, 9]")), ["mat, vault-rows: a vault has 3 to 6 rows"]);
    assert_eq!(flaws(&mat(5, "[2, 4, 5]")), [known]);
    assert_eq!(flaws(&mat(5, "[3, 4, 6]")), [known]);
    assert_eq!(flaws(&mat(5, "[3, 0, 5]")), ["mat, vault-rows: a row is worth 1 to 20"]);
}

/// WR-6.1
#[test]
fn cards_must_fit_the_displays() {
    let small = flaws(&mat(4, "[3, 4, 5, 6]"));
    assert_eq!(small.len(), 8, "the cards of five treasures");
    assert_eq!(small[0], "exhibits, card E45: a card shows 2 to 4 treasures");
}

/// WR-1.7
#[test]
fn there_are_fifty_two_cards_and_the_pictured_one_is_among_them() {
    let card = |count: usize| {
        let mut text = String::from("[exhibits]\nprovenance = 'printed'\ncards = [");
        (0..count).for_each(|_| write!(text, "{{ treasures = 'gem gold', coins = 8 }},").unwrap());
        text + "]"
    };
    let pictured =
        "exhibits, cards: one card is worth 8, has a conch crest and rewards style with two scallops";
    assert_eq!(flaws(&card(51)), ["exhibits, cards: there are 52 cards, not 51", pictured]);
    assert_eq!(flaws(&card(53)), ["exhibits, cards: there are 52 cards, not 53", pictured]);
    assert_eq!(flaws(&card(52)), [pictured]);
}

/// WR-6.3, WR-6.4, WR-6.5
#[test]
fn each_thing_wrong_with_a_card_is_named() {
    let cases = [
        ("treasures = 'gem', coins = 6", "a card shows 2 to 5 treasures"),
        ("treasures = 'gem gem gold gem gold gold', coins = 6", "a card shows 2 to 5 treasures"),
        ("treasures = 'gem gem pearl', coins = 6", "'pearl' is not a wreck: gem, gold, art or relic"),
        ("treasures = 'gem gem', coins = 0", "a card is worth 1 to 30 coins"),
        ("treasures = 'gem gem', coins = 31", "a card is worth 1 to 30 coins"),
        (
            "treasures = 'gem gem', coins = 6, crests = 'starfish'",
            "crests are conch, scallop or both, once each",
        ),
        (
            "treasures = 'gem gem', coins = 6, crests = 'conch conch'",
            "crests are conch, scallop or both, once each",
        ),
        ("treasures = 'gem gem', coins = 6, style = 'any-bauble'", "a card of one type has no style reward"),
        (
            "treasures = 'gem art', coins = 6, style = 'conch conch conch conch'",
            "a style reward is free-piece, any-bauble, or one to three baubles",
        ),
        (
            "treasures = 'gem art', coins = 6, style = ''",
            "a style reward is free-piece, any-bauble, or one to three baubles",
        ),
    ];
    for (card, reason) in cases {
        assert_eq!(flaws(&first_card(&format!("{{ {card} }}"))), [format!("exhibits, card E1: {reason}")]);
    }
}
