//! The weights of the Coralia appraiser, in points.

use serde::{Deserialize, Serialize};

/// How much each consideration counts, in points unless a field says otherwise.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Weights {
    /// A die still to be placed, whatever it brings.
    pub turn: f32,
    /// A turtle as a lock, for each turn to come.
    pub lock: f32,
    /// How surely a free space of the diver's reef fills, at the beginning of the game.
    pub growth: f32,
    /// The reef of a diver that is not placed yet, at the beginning of the game.
    pub diver_to_come: f32,
    /// The chest under a diver, at the beginning of the game.
    pub chest_to_come: f32,
    /// An octopus that is not placed yet, at the beginning of the game.
    pub octopus_to_come: f32,
    /// Octopuses of others that are still placed, as a share.
    pub octopus_income: f32,
    /// Dice of the octopus's colour that still go to the island, as a share.
    pub island_income: f32,
    /// A pearl card taken unseen.
    pub pearl: f32,
    /// Sum of pearls by which a lead is half sure.
    pub pearl_doubt: f32,
    /// A fish card taken unseen, as a share of what it adds to the sets on average.
    pub fish: f32,
    /// The better of two fish cards, beyond one unseen.
    pub better_fish: f32,
    /// A starfish card taken unseen.
    pub starfish: f32,
    /// The best of three starfish cards, beyond one unseen.
    pub best_starfish: f32,
    /// An island card taken unseen.
    pub island_card: f32,
    /// The better of two island cards, beyond one unseen.
    pub better_island_card: f32,
    /// A chest.
    pub chest: f32,
    /// A white die.
    pub white_die: f32,
    /// A turtle's bonus that copies another.
    pub copy: f32,
    /// A jellyfish at some later time.
    pub jellyfish: f32,
    /// Standard deviation of a round.
    pub spread: f32,
    /// Standard deviation of the final scoring.
    pub last_spread: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            turn: 4.9,
            lock: 0.1,
            growth: 0.95,
            diver_to_come: 8.2,
            chest_to_come: 0.6,
            octopus_to_come: 0.5,
            octopus_income: 0.0,
            island_income: 0.65,
            pearl: 2.65,
            pearl_doubt: 15.0,
            fish: 0.985,
            better_fish: 0.36,
            starfish: 4.75,
            best_starfish: 1.1,
            island_card: 4.4,
            better_island_card: 0.39,
            chest: 4.5,
            white_die: 4.5,
            copy: 4.4,
            jellyfish: 3.8,
            spread: 2.5,
            last_spread: 1.0,
        }
    }
}
