//! The printed components as clients read them.

use crate::setting::{one_in, stages};
use serde_json::Value;
use shelf::Order;

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

fn of(game: &str, edition: Option<&str>, players: usize) -> Value {
    let order = Order { edition: edition.map(Into::into), players: Some(players), components: None };
    shelf::game(game).expect("the game is on the shelf").components(&order).expect("the order can be had")
}

#[test]
fn the_fields_of_wreck_raiders_are_promised() {
    let parts = of("wreck-raiders", Some("2019"), 3);
    let fields = [
        "baubles",
        "beach",
        "conch-coins",
        "copies",
        "dice",
        "divers",
        "edition",
        "exhibits",
        "exhibits-to-end",
        "lid",
        "pedestals",
        "pieces",
        "players",
        "rings",
        "rivals",
        "row",
        "vault-rows",
    ];
    assert_eq!(keys(&parts), fields);
    assert_eq!(keys(&parts["exhibits"]).len(), 52);
    assert_eq!(keys(&parts["exhibits"]["E17"]), ["coins", "crests", "style", "treasures"]);
    assert_eq!(keys(&parts["pieces"]["T1"]), ["coins", "cost", "formula", "layer", "symbols"]);
    assert_eq!(keys(&parts["lid"]), ["odds", "squares"]);
    assert_eq!(keys(&parts["rings"]), ["art", "gem", "gold", "relic"]);
    assert_eq!(parts["beach"]["beach5"]["conch"], 2);
}

#[test]
fn an_edition_has_its_own_pieces() {
    assert_eq!(keys(&of("wreck-raiders", Some("2018"), 3)["pieces"]).len(), 10 + 12 + 9);
    assert_eq!(keys(&of("wreck-raiders", Some("2019"), 3)["pieces"]).len(), 11 + 17 + 11);
}

#[test]
fn the_fields_of_coralia_are_promised() {
    let parts = of("coralia", None, 3);
    let fields = [
        "cards",
        "chests",
        "colours",
        "dice",
        "fish-sets",
        "jellyfish-every",
        "on-the-island",
        "players",
        "reef",
        "rounds",
        "set-up-dice",
        "stingrays",
        "turtles",
        "white-dice",
    ];
    assert_eq!(keys(&parts), fields);
    let copies = |card: &Value| card["copies"].as_u64().expect("a number");
    let cards = parts["cards"].as_object().expect("an object");
    assert_eq!(cards.values().map(copies).sum::<u64>(), 51);
    assert_eq!(parts["cards"]["fire-fish"]["kind"], "fish");
    assert_eq!(parts["reef"][0]["space"], "pearl");
    assert_eq!((parts["rounds"].as_u64(), parts["jellyfish-every"].as_u64()), (Some(9), Some(5)));
}

#[test]
fn a_game_in_play_has_the_components_of_its_order() {
    for stage in stages(0) {
        let parts = stage.game.components(&stage.order).expect("the order can be had");
        let mut now = one_in(200);
        stage.play(|live, _, _, _| {
            if now() {
                assert_eq!(live.components(), parts);
            }
        });
    }
}
