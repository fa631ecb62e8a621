//! The vault: different faces, and rows of one type.

use super::Weights;
use super::tempo::{Time, lasting};
use wreck_raiders::{Catalogue, Mat, Wreck};

/// Coins of the vault, and a share of the rows that can still be completed.
pub fn worth(catalogue: &Catalogue, mat: &Mat, time: Time, weights: &Weights) -> f32 {
    let later = lasting(time.dives);
    let rows = catalogue.vault_rows.iter().enumerate();
    let in_rows: f32 = rows.map(|(row, &coins)| f32::from(coins) * share(mat, row, later, weights)).sum();
    different(mat) as f32 + in_rows
}

fn share(mat: &Mat, row: usize, later: f32, weights: &Weights) -> f32 {
    let mut found: Option<Wreck> = None;
    let mut laid = 0;
    for treasure in mat.vault.iter().filter_map(|column| column.get(row)) {
        if found.is_some_and(|wreck| wreck != treasure.wreck()) {
            return 0.0;
        }
        found = Some(treasure.wreck());
        laid += 1;
    }
    match laid {
        0 => 0.0,
        1 => weights.row_begun * later,
        2 => weights.row_half * later,
        _ => 1.0,
    }
}

fn different(mat: &Mat) -> u32 {
    let faces = mat.vault.iter().flat_map(|column| column.iter());
    faces.fold(0_u16, |seen, face| seen | 1 << face.index()).count_ones()
}
