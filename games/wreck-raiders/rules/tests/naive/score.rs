//! Chapter 10 counted by hand, seat by seat.

use super::Table;
use std::collections::BTreeSet;
use tabletop::Seat;
use wreck_raiders::{Bauble, Formula, Layer, MatPosition, Piece};

/// Coins, treasures left in displays, baubles left in the basket: more is better, in this order (WR-10.4).
pub fn score(table: &Table, seat: Seat) -> [i32; 3] {
    let mat = table.mat(seat);
    let aquariums: i32 = mat.aquariums.iter().map(|aquarium| aquarium_coins(table, aquarium)).sum();
    let coins = exhibit_coins(table, mat) + vault_coins(table, mat) + aquariums;
    let displayed = mat.displays.iter().flatten().count() as i32;
    [coins, displayed, Bauble::ALL.iter().map(|&kind| i32::from(mat.basket.of(kind))).sum()]
}

/// WR-10.1
fn exhibit_coins(table: &Table, mat: &MatPosition) -> i32 {
    let worth = |card| i32::from(table.catalogue.exhibit(card).coins);
    mat.exhibits.iter().map(|claimed| worth(claimed.card) + if claimed.conch { 2 } else { 0 }).sum()
}

/// WR-10.2
fn vault_coins(table: &Table, mat: &MatPosition) -> i32 {
    let faces: BTreeSet<_> = mat.vault.iter().flatten().collect();
    let pays = |row: usize| {
        let treasures: Vec<_> = mat.vault.iter().filter_map(|column| column.get(row)).collect();
        treasures.len() == 3 && treasures.iter().all(|treasure| treasure.wreck() == treasures[0].wreck())
    };
    let rows = table.catalogue.vault_rows.iter().enumerate();
    faces.len() as i32 + rows.filter(|(row, _)| pays(*row)).map(|(_, &coins)| i32::from(coins)).sum::<i32>()
}

/// WR-10.3
fn aquarium_coins(table: &Table, aquarium: &[Piece]) -> i32 {
    let printed = |piece: &Piece| *table.catalogue.piece(*piece);
    let symbols =
        |kind: Bauble| aquarium.iter().map(|piece| i32::from(printed(piece).symbols.of(kind))).sum::<i32>();
    let each = aquarium.iter().map(|piece| {
        let times = match printed(piece).formula {
            None => 1,
            Some(Formula::Piece) => aquarium.len() as i32,
            Some(Formula::Set(set)) => {
                let named = Bauble::ALL.into_iter().filter(|kind| set.of(*kind) > 0);
                named.map(|kind| symbols(kind) / i32::from(set.of(kind))).min().unwrap_or(0)
            }
        };
        debug_assert_eq!(printed(piece).formula.is_some(), piece.layer == Layer::Top);
        times * i32::from(printed(piece).coins)
    });
    each.sum()
}
