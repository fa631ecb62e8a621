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
