//! The printed components as clients read them.

use serde_json::Value;
use shelf::{Order, Shelf};

fn keys(value: &Value) -> Vec<&str> {
    let mut keys: Vec<&str> = value.as_object().expect("an object").keys().map(String::as_str).collect();
    keys.sort_unstable();
    keys
}

#[test]
fn the_fields_are_promised() {
    let order = Order { players: Some(3), ..Order::default() };
    let game = Shelf::shipped().game("coralia").expect("it is shipped");
    let parts = game.printed(&order).expect("the order can be had");
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
