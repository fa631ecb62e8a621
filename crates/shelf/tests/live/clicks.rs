//! What a player clicks for an option names the option and nothing else.

use crate::setting::stages;
use serde_json::{Value, json};
use shelf::Choice;
use std::collections::BTreeSet;
use tabletop::Viewer;

/// Options that are mere words.
const WORDS: [&str; 5] = ["stay", "discard", "done", "end", "roll"];

const WRECK_RAIDERS: [&str; 13] = [
    "die", "step", "home", "spot", "display", "vault", "tile", "bauble", "supply", "shore", "exhibit",
    "piece", "aquarium",
];
const CORALIA: [&str; 8] = ["supply", "station", "space", "island", "card", "turtle", "chest", "pile"];

/// Whether clicking all of `one` has also begun `other`.
fn begins(one: &Choice, other: &Choice) -> bool {
    !one.touches.is_empty() && other.touches.starts_with(&one.touches)
}

fn check(options: &[Choice]) {
    for (index, option) in options.iter().enumerate() {
        let word = WORDS.contains(&option.notation.as_str());
        assert_eq!(option.touches.is_empty(), word, "{}", option.notation);
        for (_, other) in options.iter().enumerate().filter(|(place, _)| *place != index) {
            assert!(!begins(option, other), "{} and {}", option.notation, other.notation);
        }
    }
}

fn kind(id: &str) -> &str {
    id.split(':').next().unwrap_or_default()
}

#[test]
fn the_clicks_of_an_option_are_its_own_and_no_beginning_of_anothers() {
    for number in 0..4 {
        for stage in stages(number) {
            stage.play(|_, _, options, _| check(options));
        }
    }
}

#[test]
fn every_kind_of_component_is_one_that_the_documents_name_and_each_is_met() {
    for (game, kinds) in [("wreck-raiders", &WRECK_RAIDERS[..]), ("coralia", &CORALIA[..])] {
        let mut met = BTreeSet::new();
        for number in 0..6 {
            for stage in stages(number).iter().filter(|stage| stage.game.name() == game) {
                stage.play(|_, _, options, _| {
                    let touched = options.iter().flat_map(|option| &option.touches);
                    met.extend(touched.map(|id| kind(id).to_owned()));
                });
            }
        }
        assert_eq!(met, kinds.iter().map(|&kind| kind.to_owned()).collect::<BTreeSet<_>>());
        let document = include_str!("../../../../docs/parts.md");
        for kind in kinds {
            let named = document.contains(&format!("`{kind}:")) || document.contains(&format!("`{kind}`"));
            assert!(named, "docs/parts.md does not name {kind}");
        }
    }
}

#[test]
fn what_is_clicked_lies_on_the_table() {
    for stage in stages(3) {
        stage.play(|live, seat, options, _| {
            let view = json!(live.view(Viewer::Seat(seat)));
            for id in options.iter().flat_map(|option| &option.touches) {
                assert!(lies_there(&view, id), "{id} in {}", live.step_lines(0).join("\n"));
            }
        });
    }
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
        "station" => index().is_some_and(|index| view["station"][index].is_string()),
        "turtle" => among(&view["board"]["side-turtles"]),
        _ => true,
    }
}
