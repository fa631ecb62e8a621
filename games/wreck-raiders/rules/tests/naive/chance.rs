//! What chance can bring, with its weight, counted from what lies nowhere else.

use super::Table;
use tabletop::{Seat, Weighted};
use wreck_raiders::{Bauble, Chance, Layer, Rolled, Task, Treasure, Wreck};

/// Every outcome of the chance step on top of the agenda.
pub fn outcomes(table: &Table) -> Vec<Weighted<Chance>> {
    match table.task() {
        // WR-1.10
        Some(Task::Start) => {
            Seat::all(table.position.players).map(|seat| once(Chance::Start(seat))).collect()
        }
        // WR-1.7, WR-6.9
        Some(Task::RefillRow) => table.deck().into_iter().map(|card| once(Chance::Exhibit(card))).collect(),
        // WR-1.8, WR-7.3
        Some(Task::RefillMarket) => {
            let layer = layer_to_refill(table).expect("chance is asked for a piece");
            table.stack(layer).into_iter().map(|piece| once(Chance::Piece(piece))).collect()
        }
        Some(Task::Roll) => {
            Rolled::all().map(|rolled| lies(table, rolled)).filter(|die| die.weight > 0).collect()
        }
        Some(Task::Draw(_, wreck, _)) => draws(table, wreck),
        _ => Vec::new(),
    }
}

const fn once(outcome: Chance) -> Weighted<Chance> {
    Weighted { outcome, weight: 1 }
}

/// The lowest layer that has an empty place and pieces left.
pub fn layer_to_refill(table: &Table) -> Option<Layer> {
    let gap =
        |layer: &Layer| table.position.market[3 * layer.index()..][..3].iter().any(|place| place.0.is_none());
    Layer::ALL.into_iter().find(|layer| gap(layer) && !table.stack(*layer).is_empty())
}

/// WR-1.11: every face alike, the zones by the lid's odds.
fn lies(table: &Table, rolled: Rolled) -> Weighted<Chance> {
    let [conch, scallop, starfish, none] = table.catalogue.lid;
    let weight = match rolled.zone.map(Bauble::word) {
        Some("conch") => conch,
        Some("scallop") => scallop,
        Some(_) => starfish,
        None => none,
    };
    Weighted { outcome: Chance::Die(rolled), weight }
}

/// WR-4.7: one random treasure of that wreck.
fn draws(table: &Table, wreck: Wreck) -> Vec<Weighted<Chance>> {
    let faces = (0..3).map(|face| Treasure::new(wreck, face));
    let each = faces.map(|treasure| Weighted {
        outcome: Chance::Treasure(treasure),
        weight: table.supply(treasure) as u32,
    });
    each.filter(|draw| draw.weight > 0).collect()
}
