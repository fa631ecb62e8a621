//! The weights of the Wreck Raiders appraiser, in coins.

use serde::{Deserialize, Serialize};

/// How much each consideration counts, in coins unless a field says otherwise.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Weights {
    /// A turn still to come, whatever is made of it.
    pub turn: f32,
    /// Turns of one's own that an exhibit takes.
    pub pace: f32,
    /// Share of a card's worth that its treasures on a display stand for.
    pub display: f32,
    /// Turns' work that a treasure of the wrong type makes without a starfish.
    pub misfit: f32,
    /// A treasure on a display that no face-up card wants.
    pub loose: f32,
    /// Share of a card's worth that is lost while a rival could claim it at once.
    pub contested: f32,
    /// What a long display without a card costs.
    pub clog: f32,
    /// Share of a style reward while the order is right so far.
    pub style: f32,
    pub free_piece: f32,
    /// Share of a row's coins with one treasure in it.
    pub row_begun: f32,
    /// Share of a row's coins with two treasures of one type in it.
    pub row_half: f32,
    /// A treasure that goes to the vault.
    pub vault_tile: f32,
    pub bauble: f32,
    /// A bauble beyond the first five.
    pub spare_bauble: f32,
    /// Share of what the best purchase of the moment gains.
    pub purchase: f32,
    /// Having an aquarium to build on.
    pub open_aquarium: f32,
    /// Share of the best top of the market, for an open aquarium.
    pub top: f32,
    /// A diver in a wreck, beside whom others may dive.
    pub diver: f32,
    /// Standard deviation of the last turn.
    pub last_spread: f32,
    /// Standard deviation of a round.
    pub spread: f32,
    /// Standard deviation of all rounds among three: those far off are much the same for everyone.
    pub most_spread: f32,
}

impl Weights {
    /// The weights for solo play, found on greedy solo games.
    pub fn alone() -> Self {
        Self {
            turn: 1.45,
            pace: 5.8,
            loose: 0.325,
            style: 1.05,
            free_piece: 6.5,
            row_begun: 0.1,
            bauble: 2.0,
            ..Self::default()
        }
    }

    /// How far off a score is likely to be with this many rounds to come: less with many players, who share what there is.
    pub(super) fn spread_over(&self, rounds: f32, seats: usize) -> f32 {
        let most = self.most_spread * (3.0 / seats as f32).sqrt();
        self.last_spread.hypot(self.spread * rounds.sqrt()).min(most)
    }
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            turn: 3.0,
            pace: 2.6,
            display: 1.0,
            misfit: 1.5,
            loose: 0.5,
            contested: 0.4,
            clog: 1.5,
            style: 0.5,
            free_piece: 4.5,
            row_begun: 0.15,
            row_half: 0.45,
            vault_tile: 0.9,
            bauble: 1.3,
            spare_bauble: 0.6,
            purchase: 0.5,
            open_aquarium: 1.0,
            top: 0.35,
            diver: 0.5,
            last_spread: 2.0,
            spread: 4.2,
            most_spread: 8.3,
        }
    }
}
