//! Every action that can be written down, from its notation.

use wreck_raiders::{Action, Bauble, Rolled, Spot, Wreck};

/// All of them, each once.
pub fn universe() -> Vec<Action> {
    let mut all: Vec<String> =
        ["up", "down", "stay", "discard", "extra", "decorate conch", "done", "end"].map(String::from).into();
    all.extend(Rolled::all().map(|die| format!("take {die}")));
    all.extend(moves());
    all.extend((1..=6).map(|number| format!("push beach{number}")));
    all.extend(["d1", "d2", "d3", "v1", "v2", "v3"].map(|slot| format!("place {slot}")));
    for display in ["d1", "d2", "d3"] {
        all.extend((1..=52).map(|card| format!("claim {display} E{card}")));
        all.extend((1..=6).map(|place| format!("cover {display}.{place}")));
        all.push(format!("trim {display}"));
    }
    all.extend(Wreck::ALL.map(|wreck| format!("decorate scallop {wreck}")));
    all.extend(Bauble::ALL.map(|bauble| format!("pick {bauble}")));
    all.extend(placements().iter().flat_map(|piece| [format!("free {piece}"), format!("buy {piece}")]));
    all.extend(Spot::all().filter(|spot| spot.wreck().is_some()).map(|spot| format!("rival {spot}")));
    all.iter().map(|text| text.parse().expect("every action can be read")).collect()
}

fn moves() -> impl Iterator<Item = String> {
    let starts = || Spot::all().map(|spot| spot.to_string()).chain(["off".to_string()]);
    Spot::all().flat_map(move |to| starts().map(move |from| format!("{from}>{to}")))
}

fn placements() -> Vec<String> {
    let bottoms = || (1..=11).map(|bottom| format!("B{bottom}"));
    let upper: Vec<String> =
        (1..=17).map(|middle| format!("M{middle}")).chain((1..=11).map(|top| format!("T{top}"))).collect();
    let on = upper.iter().flat_map(|piece| bottoms().map(move |bottom| format!("{piece}>{bottom}")));
    bottoms().chain(on).collect()
}
