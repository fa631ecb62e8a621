//! Component files: what they may replace, and what is wrong with bad ones.

use coralia::{Card, Catalogue, Setup};
use tabletop::Setup as _;

fn flaws(file: &str) -> String {
    Catalogue::read(file).expect_err("the file is flawed").to_string()
}

/// CO-1.4
#[test]
fn the_embedded_tables_have_51_cards_and_say_where_they_come_from() {
    let catalogue = Catalogue::standard();
    let sizes = [0, 1, 2].map(|kind: usize| catalogue.cards[kind].iter().map(|(_, count)| count).sum::<u8>());
    assert_eq!(sizes, [18, 15, 18]);
    assert_eq!(catalogue.provenance.len(), 8);
    assert_eq!(catalogue.fish_sets, [0, 3, 7, 12, 18, 25]);
}

#[test]
fn a_component_file_replaces_one_table_and_keeps_the_others() {
    let file = "[pearl-cards]
        provenance = 'printed'
        counts = { pearl-2 = 3, pearl-3 = 6, pearl-4 = 6, pearl-5 = 3 }";
    let catalogue = Catalogue::read(file).expect("a sound file");
    assert_eq!(catalogue.copies("pearl-3".parse::<Card>().expect("a card")), 6);
    assert_eq!(catalogue.cards[1], Catalogue::standard().cards[1]);
    let printed = Setup { players: 2, catalogue: catalogue.into() };
    assert_ne!(printed.components(), Setup::new(2).components());
}

#[test]
fn wrong_counts_and_missing_cards_are_named() {
    let text = flaws(
        "[pearl-cards]
         provenance = 'printed'
         counts = { pearl-2 = 3, pearl-3 = 6, pearl-5 = 1, pearl-9 = 4, blowfish = 1, pearl-4 = 0 }",
    );
    assert!(text.contains("pearl-cards, counts: there are 18 cards, not 15"), "{text}");
    assert!(text.contains("pearl-cards, pearl-9: 'pearl-9' is not a card"), "{text}");
    assert!(text.contains("pearl-cards, blowfish: this is not a pearl card"), "{text}");
    assert!(text.contains("pearl-cards, pearl-4: a listed card has at least one copy"), "{text}");
    assert!(text.contains("pearl-cards, pearl-5: the best four pearls are 6, 6, 5 and 5"), "{text}");
}

#[test]
fn known_facts_about_starfish_cards_are_checked() {
    let text = flaws(
        "[starfish-cards]
         provenance = 'printed'
         counts = { pearl-6 = 3, jellyfish = 14, dice-blue-green = 1 }",
    );
    assert!(text.contains("starfish-cards, pearl-6: there are two pearls of value 6"), "{text}");
    assert!(text.contains("starfish-cards, dice-red-violet: the rulebook shows this card"), "{text}");
    assert!(text.contains("starfish-cards, per-turtle: every kind of starfish card is there"), "{text}");
    assert!(text.contains("starfish-cards, chests-: every kind of starfish card is there"), "{text}");
}

#[test]
fn known_facts_about_fish_reefs_and_tiles_are_checked() {
    let text = flaws(
        "fish-cards = { provenance = 'printed', counts = { fire-fish = 15 } }
         fish-sets = { provenance = 'printed', points = [3, 7, 12] }
         stingray-cards = { provenance = 'printed', count = 3 }
         turtles = { provenance = 'printed', tiles = ['copy', 'copy', 'shark'] }
         [reef-points]
         provenance = 'printed'
         pearl = 5
         fish = 5
         starfish = 2
         octopus = 3
         diver = 0
         turtle = 1
         treasure = 0",
    );
    for flaw in [
        "fish-cards, blowfish: every species of the pile is there",
        "fish-sets, points: sets of one to five species score 3, 7, 12, 18 and 25",
        "stingray-cards, count: there are two stingray cards",
        "turtles, copy: there is one tile of each kind, not 2",
        "turtles, shark: there is no such tile",
        "reef-points, fish: the space is worth 4, not 5",
    ] {
        assert!(text.contains(flaw), "{flaw}\nis not in\n{text}");
    }
}

#[test]
fn a_file_that_is_no_table_of_ours_is_refused_with_its_line() {
    assert!(flaws("\n[sharks]\n").starts_with("file, line 2: unknown field"));
    assert!(flaws("fish-cards = 3").contains("file, line 1"));
}
