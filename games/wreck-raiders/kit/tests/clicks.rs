//! What a player clicks for an option lies on the table, and is of a kind that the documents name.

use kit_laws::Clicks;
use serde_json::Value;
use wreck_raiders_kit::WreckRaiders;

#[test]
fn what_is_clicked_lies_on_the_table_and_the_documents_name_it() {
    let clicks = Clicks {
        kinds: &[
            "die", "step", "home", "spot", "display", "vault", "tile", "bauble", "supply", "shore",
            "exhibit", "piece", "aquarium",
        ],
        words: &["stay", "discard", "done", "end"],
        lies_there,
    };
    clicks.hold::<WreckRaiders>(include_str!("../../../../docs/parts.md"));
}

/// Looks the component up in the view as a client would.
fn lies_there(view: &Value, id: &str) -> bool {
    let (kind, rest) = id.split_once(':').unwrap_or((id, ""));
    let index = || rest.parse::<usize>().ok();
    let among = |list: &Value| list.as_array().is_some_and(|all| all.iter().any(|one| one == rest));
    let mat = || &view["mats"][usize::from(rest.as_bytes()[0] - b'A')];
    match kind {
        "die" => {
            index().is_some_and(|index| view["dice"][index].as_str().is_some_and(|die| die != "unrolled"))
        }
        "exhibit" => {
            among(&view["row"]) || view["agenda"][0].as_str().is_some_and(|task| task.contains(rest))
        }
        "piece" => among(&view["market"]),
        "aquarium" => view["mats"].as_array().is_some_and(|mats| {
            mats.iter().any(|mat| {
                mat["aquariums"].as_array().is_some_and(|all| all.iter().any(|one| one[0] == rest))
            })
        }),
        "bauble" => mat()["basket"][&rest[2..]].as_u64() > Some(0),
        "shore" => view["remaining"]["shore"][rest].as_u64() > Some(0),
        "tile" => {
            let place = |from: usize| usize::from(rest.as_bytes()[from] - b'1');
            mat()["displays"][place(3)][place(5)].is_string()
        }
        _ => true,
    }
}
