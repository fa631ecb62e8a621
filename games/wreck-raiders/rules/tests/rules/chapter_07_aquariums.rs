//! Chapter 7: buying aquarium pieces.

use wreck_raiders_testing::moments::{EDITIONS, MARKET, aquariums, buying, market};
use wreck_raiders_testing::{Questions, Scene};

/// Both editions where A may buy from the usual market with this on the mats.
fn with(mats: &str) -> [Scene; 2] {
    let position = format!("dice = ['3', '4']\n{MARKET}\nmats = [{{ {mats} }}]");
    EDITIONS.map(|edition| buying(edition, &position))
}

/// WR-7.1
#[test]
fn a_piece_is_bought_for_its_baubles() {
    for mut scene in with("basket = { conch = 3, scallop = 2 }") {
        assert_eq!(scene.options(), ["buy B1", "buy B3", "end"], "B2 costs a starfish");
        scene.play("buy B3");
        assert_eq!((scene.basket("A"), aquariums(&scene, "A")), ([1, 0, 0], vec!["B3".to_string()]));
    }
}

/// WR-7.1
#[test]
fn buying_is_optional_and_needs_every_bauble_of_the_price() {
    for mut scene in with("basket = { conch = 1, scallop = 1 }") {
        assert_eq!(scene.options(), ["end"]);
        assert_eq!(scene.play("end").asked(), "B");
    }
}

/// WR-7.1
#[test]
fn at_most_one_piece_is_bought_in_a_turn() {
    for mut scene in with("basket = { conch = 15, scallop = 15, starfish = 15 }") {
        scene.play("buy B1").deal("B4");
        assert_eq!((scene.asked(), scene.options()), ("B".into(), vec!["take 3".into(), "take 4".into()]));
    }
}

/// WR-7.1, WR-1.6
#[test]
fn the_price_goes_to_the_beach_supply() {
    for edition in EDITIONS {
        let position = format!(
            "dice = ['3+conch']\n{MARKET}\nmats = [{{ basket = {{ conch = 2 }} }}, {{ basket = {{ conch = 13 }} }}]"
        );
        let (mut bought, mut ended) = (buying(edition, &position), buying(edition, &position));
        bought.play("buy B1").deal("B4").play("take 3+conch");
        assert_eq!(bought.basket("B"), [14, 0, 0]);
        ended.play("end").play("take 3+conch");
        assert_eq!(ended.basket("B"), [13, 0, 0], "all conches are in baskets");
    }
}

/// WR-7.2
#[test]
fn a_bottom_starts_a_new_aquarium() {
    for mut scene in with("aquariums = [['B4'], ['B5', 'M9', 'T9']], basket = { conch = 2 }") {
        scene.play("buy B1");
        assert_eq!(aquariums(&scene, "A"), ["B1", "B4", "B5 M9 T9"]);
    }
}

/// WR-7.2
#[test]
fn a_middle_or_a_top_goes_on_an_own_bottom_or_middle() {
    let rich = "basket = { conch = 5, scallop = 5, starfish = 5 }";
    for mut scene in with(&format!("aquariums = [['B4'], ['B5', 'M9']], {rich} }}, {{ aquariums = [['B6']]"))
    {
        let on: Vec<String> = ["M1", "M2", "M3", "T1", "T2", "T3"]
            .iter()
            .flat_map(|piece| [format!("buy {piece}>B4"), format!("buy {piece}>B5")])
            .collect();
        assert_eq!(scene.offered("buy")[3..], on);
        scene.play("buy M1>B5");
        assert_eq!(aquariums(&scene, "A"), ["B4", "B5 M9 M1"]);
    }
}

/// WR-7.2
#[test]
fn a_top_closes_its_aquarium() {
    let rich = "basket = { conch = 5, scallop = 5, starfish = 5 }";
    for scene in with(&format!("aquariums = [['B4', 'T9'], ['B5', 'M9', 'M10', 'M11', 'T8']], {rich}")) {
        assert_eq!(scene.offered("buy"), ["buy B1", "buy B2", "buy B3"]);
    }
    for mut scene in with(&format!("aquariums = [['B4']], {rich}")) {
        scene.play("buy T1>B4");
        assert_eq!(aquariums(&scene, "A"), ["B4 T1"]);
    }
}

/// WR-7.2
#[test]
fn a_piece_that_cannot_be_placed_cannot_be_bought() {
    for scene in with("basket = { conch = 1, scallop = 1 } }, { aquariums = [['B4']]") {
        for piece in ["M1", "M2", "M3", "T1", "T2", "T3"] {
            scene.refuses(&format!("buy {piece}>B4"));
        }
    }
}

/// WR-7.3
#[test]
fn the_market_is_refilled_from_the_stack_of_the_piece() {
    for mut scene in with("aquariums = [['B4', 'M9']], basket = { conch = 1, scallop = 1 }") {
        scene.play("buy M1>B4");
        let left = if scene.position().edition.year() == 2018 {
            "M4 M5 M6 M7 M8 M10 M11 M12"
        } else {
            "M4 M5 M6 M7 M8 M10 M11 M12 M13 M14 M15 M16 M17"
        };
        assert_eq!(scene.possible(), left);
        assert_eq!(market(scene.deal("M7")), "B1 B2 B3 M7 M2 M3 T1 T2 T3");
    }
}

/// WR-7.3, WR-1.8
#[test]
fn a_stack_can_run_out() {
    let built = |bottoms: &[u8]| {
        let each: Vec<String> = bottoms.iter().map(|bottom| format!("['B{bottom}']")).collect();
        each.join(", ")
    };
    for (edition, others) in
        [("2018", built(&[4, 5, 6, 7, 8, 9, 10])), ("2019", built(&[4, 5, 6, 7, 8, 9, 10, 11]))]
    {
        let position = format!(
            "dice = ['3', '4']\n{MARKET}\nmats = [{{ basket = {{ conch = 2 }} }}, {{ aquariums = [{others}] }}]"
        );
        let mut scene = buying(edition, &position);
        scene.play("buy B1");
        assert_eq!((scene.asked(), market(&scene)), ("B".into(), "- B2 B3 M1 M2 M3 T1 T2 T3".into()));
    }
}
