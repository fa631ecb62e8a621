//! Component files: each thing wrong with an aquarium piece is named.

use tabletop::Flaws;
use wreck_raiders::Catalogue;

const AQUARIUMS: &str = include_str!("../../data/aquariums.toml");

/// What is wrong with the embedded aquariums once one piece's line is written otherwise; without it if empty.
fn flaws(piece: &str, line: &str) -> Vec<String> {
    let name = format!(" # {piece}");
    let changed = AQUARIUMS.lines().map(|text| if text.ends_with(&name) { line } else { text });
    let Flaws(flaws) =
        Catalogue::read(&changed.collect::<Vec<_>>().join("\n")).expect_err("something is wrong");
    flaws.iter().map(ToString::to_string).collect()
}

/// WR-1.8
#[test]
fn each_edition_has_its_number_of_pieces() {
    let fewer = [
        "bottoms, pieces: edition 2018 has 10 bottoms, not 9",
        "bottoms, pieces: edition 2019 has 11 bottoms, not 10",
    ];
    assert_eq!(flaws("B3", ""), fewer);
    assert_eq!(flaws("M17", ""), ["middles, pieces: edition 2019 has 17 middles, not 16"]);
    let twice = "{ since = 2019, cost = 'conch', per = 'conch scallop', coins = 2 },".repeat(2);
    assert_eq!(flaws("T11", &twice), ["tops, pieces: edition 2019 has 11 tops, not 12"]);
    let earlier = flaws("B11", "{ since = 2018, cost = 'conch', coins = 2 },");
    assert_eq!(earlier, ["bottoms, pieces: edition 2018 has 10 bottoms, not 11"]);
}

/// WR-1.8
#[test]
fn the_pieces_of_2018_are_listed_first() {
    let found = flaws("M1", "{ since = 2019, cost = 'conch', coins = 2 },");
    assert!(found.contains(&"middles, pieces: the pieces of 2018 are listed before those of 2019".into()));
}

/// WR-7.1, WR-7.2, WR-10.3
#[test]
fn each_thing_wrong_with_a_bottom_or_a_middle_is_named() {
    let cases = [
        ("cost = '', coins = 2", "a piece costs 1 to 6 baubles"),
        ("cost = 'conch conch conch conch conch conch conch', coins = 2", "a piece costs 1 to 6 baubles"),
        ("cost = 'conch pearl', coins = 2", "'pearl' is not a bauble: conch, scallop or starfish"),
        ("cost = 'conch', coins = 0", "a piece is worth 1 to 20 coins"),
        ("cost = 'conch', coins = 21", "a piece is worth 1 to 20 coins"),
        (
            "cost = 'conch', symbols = 'conch conch conch conch conch conch conch', coins = 2",
            "a piece shows at most 6 symbols",
        ),
        ("cost = 'conch', symbols = 'fin', coins = 2", "'fin' is not a bauble: conch, scallop or starfish"),
        ("cost = 'conch', per = 'piece', coins = 2", "per is given for tops, and only for them"),
    ];
    for (piece, reason) in cases {
        let line = format!("{{ since = 2018, {piece} }},");
        assert_eq!(flaws("B2", &line), [format!("bottoms, piece B2: {reason}")]);
        assert_eq!(flaws("M2", &line), [format!("middles, piece M2: {reason}")]);
    }
}

/// WR-10.3
#[test]
fn each_thing_wrong_with_a_top_is_named() {
    let cases = [
        ("per = 'piece', symbols = 'conch'", "a top shows no symbols"),
        ("per = ''", "a formula names piece, or one to three symbols"),
        ("per = 'conch conch conch conch'", "a formula names piece, or one to three symbols"),
        ("per = 'anchor'", "'anchor' is not a bauble: conch, scallop or starfish"),
    ];
    for (piece, reason) in cases {
        let found = flaws("T11", &format!("{{ since = 2019, cost = 'conch', {piece}, coins = 2 }},"));
        assert!(found.contains(&format!("tops, piece T11: {reason}")), "{found:?}");
    }
    let bare = flaws("T11", "{ since = 2019, cost = 'conch', coins = 2 },");
    assert_eq!(bare, ["tops, piece T11: per is given for tops, and only for them"]);
}

#[test]
fn a_piece_comes_from_one_of_the_two_editions() {
    let found = flaws("B11", "{ since = 2020, cost = 'conch', coins = 2 },");
    let expected =
        ["bottoms, pieces: edition 2019 has 11 bottoms, not 10", "bottoms, piece B11: since is 2018 or 2019"];
    assert_eq!(found, expected);
}

/// WR-10.3
#[test]
fn the_known_tops_are_there_and_most_count_pairs() {
    let no_starfish = flaws("T9", "{ since = 2018, cost = 'conch', per = 'conch', coins = 2 },");
    assert_eq!(
        no_starfish,
        [
            "tops, edition 2018: there is a top of 2 per starfish",
            "tops, edition 2019: there is a top of 2 per starfish"
        ]
    );
    let lines = ["T1", "T2", "T4", "T5"];
    let single = |text: &str| lines.iter().any(|name| text.ends_with(&format!(" # {name}")));
    let plain = "{ since = 2018, cost = 'conch', per = 'conch', coins = 2 },";
    let text =
        AQUARIUMS.lines().map(|line| if single(line) { plain } else { line }).collect::<Vec<_>>().join("\n");
    let Flaws(found) = Catalogue::read(&text).expect_err("tops are wrong");
    let found: Vec<_> = found.iter().map(ToString::to_string).collect();
    assert!(found.contains(&"tops, edition 2018: there is a top of 3 per scallop and conch".into()));
    assert!(found.contains(&"tops, edition 2018: most formulas count pairs".into()));
}

/// WR-10.3
#[test]
fn the_second_edition_has_a_top_that_pays_for_pieces() {
    let plain = "{ since = 2019, cost = 'conch', per = 'conch scallop', coins = 2 },";
    let text = AQUARIUMS.lines().map(|line| if line.contains("per = \"piece\"") { plain } else { line });
    let Flaws(found) = Catalogue::read(&text.collect::<Vec<_>>().join("\n")).expect_err("a top is missing");
    assert_eq!(found[0].to_string(), "tops, edition 2019: there is a top of 2 per piece");
}
