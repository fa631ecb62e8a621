//! What a player clicks for an option lies on the table, and is of a kind that the documents name.

use bots::FastDealer;
use coralia_kit::Coralia;
use kit_laws::Clicks;
use serde_json::Value;
use shelf::{Choice, Dealing, Moment, Opening, Order, Shelf};
use tabletop::{Dealer, Pending, Seat};

#[test]
fn what_is_clicked_lies_on_the_table_and_the_documents_name_it() {
    let clicks = Clicks {
        kinds: &["supply", "station", "space", "island", "card", "turtle", "chest", "pile"],
        words: &["end", "roll"],
        lies_there,
    };
    clicks.hold::<Coralia>(include_str!("../../../../docs/parts.md"));
}

/// Looks the component up in the view as a client would.
fn lies_there(view: &Value, id: &str) -> bool {
    let (kind, rest) = id.split_once(':').unwrap_or((id, ""));
    match kind {
        "station" => rest.parse::<usize>().is_ok_and(|index| view["station"][index].is_string()),
        "turtle" => {
            let side = view["board"]["side-turtles"].as_array();
            side.is_some_and(|all| all.iter().any(|one| one == rest))
        }
        _ => true,
    }
}

/// CO-3.2
#[test]
fn an_island_that_is_not_lit_says_which_dice_it_takes() {
    let told: usize = coralia::PLAYERS.map(island_reasons).sum();
    assert!(told > 9, "{told} times");
}

/// How often a random game says why the island is not lit.
fn island_reasons(players: usize) -> usize {
    let game = Shelf::shipped().game("coralia").expect("it is shipped");
    let order = Order { players: Some(players), ..Order::default() };
    let dealing = Dealing::Seeded(referee::Seed::from_phrase("an island").into());
    let mut moment = game.open(&Opening::Order(order), dealing).expect("the order can be had");
    let (mut dealer, mut told) = (FastDealer::new(7), 0);
    while let Pending::Decision(seat) = moment.pending() {
        let options = moment.options();
        told += usize::from(is_told(&moment, seat, &options));
        let choice = &options[dealer.below(options.len() as u32) as usize];
        moment = moment.after(seat, &choice.notation).expect("the option is listed");
    }
    told
}

fn is_told(moment: &Moment, seat: Seat, options: &[Choice]) -> bool {
    let placing = options[0].notation.starts_with("place ");
    let lit = options.iter().any(|option| option.touches.contains(&"island".to_owned()));
    let unlit = moment.unlit(seat, "island").expect("the seat must decide");
    if let Some(reason) = &unlit {
        assert!(placing && !lit);
        assert_eq!((reason.clause, reason.phrase.id), ("CO-3.2", "co-why-own-space-free"));
    }
    let octopus = options.iter().any(|option| option.notation.ends_with("octopus"));
    placing && !lit && !octopus && unlit.is_some()
}
