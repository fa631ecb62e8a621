//! What a player clicks for an option lies on the table, and is of a kind that the documents name.

use bots::FastDealer;
use serde_json::Value;
use shelf::{Choice, Dealing, Moment, Opening, Order, Shelf};
use std::collections::BTreeSet;
use tabletop::{Dealer, Pending, Seat, Viewer};

const NAME: &str = "coralia";
const KINDS: [&str; 8] = ["supply", "station", "space", "island", "card", "turtle", "chest", "pile"];
/// Options that are mere words.
const WORDS: [&str; 2] = ["end", "roll"];

/// Random games of every edition and number of players.
fn play(number: u64, mut look: impl FnMut(&Moment, Seat, &[Choice])) {
    let game = Shelf::shipped().game(NAME).expect("it is shipped");
    let editions: Vec<Option<&str>> = match game.editions() {
        [] => vec![None],
        several => several.iter().copied().map(Some).collect(),
    };
    for edition in editions {
        for players in game.players(edition) {
            let order = Order { edition: edition.map(Into::into), players: Some(players), components: None };
            let seed = referee::Seed::from_phrase(&format!("{NAME} {edition:?} {players} {number}"));
            let dealing = Dealing::Seeded(seed.into());
            let mut moment = game.open(&Opening::Order(order), dealing).expect("the order can be had");
            let mut dealer = FastDealer::new(7);
            while let Pending::Decision(seat) = moment.pending() {
                let options = moment.options();
                look(&moment, seat, &options);
                let choice = &options[dealer.below(options.len() as u32) as usize];
                moment = moment.after(seat, &choice.notation).expect("the option is listed");
            }
        }
    }
}

#[test]
fn only_a_mere_word_has_nothing_to_click() {
    for number in 0..2 {
        play(number, |_, _, options| {
            for option in options {
                let word = WORDS.contains(&option.notation.as_str());
                assert_eq!(option.touches.is_empty(), word, "{}", option.notation);
            }
        });
    }
}

#[test]
fn every_kind_of_component_is_one_that_the_documents_name_and_each_is_met() {
    let mut met = BTreeSet::new();
    for number in 0..6 {
        play(number, |_, _, options| {
            let touched = options.iter().flat_map(|option| &option.touches);
            met.extend(touched.filter_map(|id| id.split(':').next()).map(str::to_owned));
        });
    }
    assert_eq!(met, KINDS.iter().map(|&kind| kind.to_owned()).collect::<BTreeSet<_>>());
    let document = include_str!("../../../../docs/parts.md");
    for kind in KINDS {
        let named = document.contains(&format!("`{kind}:")) || document.contains(&format!("`{kind}`"));
        assert!(named, "docs/parts.md does not name {kind}");
    }
}

#[test]
fn what_is_clicked_lies_on_the_table() {
    play(3, |moment, seat, options| {
        let view = moment.seen_by(Viewer::Seat(seat)).view();
        for id in options.iter().flat_map(|option| &option.touches) {
            assert!(lies_there(&view, id), "{id}");
        }
    });
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
    let mut told = 0;
    for number in 0..6 {
        play(number, |moment, seat, options| {
            let placing = options[0].notation.starts_with("place ");
            let lit = options.iter().any(|option| option.touches.contains(&"island".to_owned()));
            let unlit = moment.unlit(seat, "island").expect("the seat must decide");
            assert_eq!(unlit.is_some(), placing && !lit);
            if let Some(reason) = unlit {
                assert_eq!((reason.clause, reason.phrase.id), ("CO-3.2", "co-why-own-space-free"));
                told += 1;
            }
        });
    }
    assert!(told > 20, "{told} times");
}
