//! The printed components as clients read them.

use serde_json::Value;
use shelf::{Order, Shelf};

fn keys(value: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = value.as_object().expect("an object").keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

fn of(edition: &str) -> Value {
    let order = Order { edition: Some(edition.into()), players: Some(3), components: None };
    let game = Shelf::shipped().game("wreck-raiders").expect("it is shipped");
    game.printed(&order).expect("the order can be had")
}

#[test]
fn the_fields_are_promised() {
    let parts = of("2019");
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
    assert_eq!(keys(&of("2018")["pieces"]).len(), 10 + 12 + 9);
    assert_eq!(keys(&of("2019")["pieces"]).len(), 11 + 17 + 11);
}
