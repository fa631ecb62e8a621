//! What a player clicks for an option lies on the table, and is of a kind that the documents name.

use coralia_kit::Coralia;
use kit_laws::Clicks;
use serde_json::Value;

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
    let mut told = 0;
    play(1, |moment, seat, options| {
        let placing = options[0].notation.starts_with("place ");
        let lit = options.iter().any(|option| option.touches.contains(&"island".to_owned()));
        let unlit = moment.unlit(seat, "island").expect("the seat must decide");
        let barred = placing && !lit && !options.iter().any(|option| option.notation.ends_with("octopus"));
        if let Some(reason) = &unlit {
            assert!(placing && !lit);
            assert_eq!((reason.clause, reason.phrase.id), ("CO-3.2", "co-why-own-space-free"));
        }
        told += usize::from(barred && unlit.is_some());
    });
    assert!(told > 20, "{told} times");
}
