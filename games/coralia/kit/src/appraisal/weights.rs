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
    /// A second and a third turtle as locks, for each turn to come.
    pub more_locks: f32,
    /// Fish cards that a turn to come brings, as a number.
    pub fish_rate: f32,
    /// Pearl cards that a turn to come brings, as a number.
    pub pearl_rate: f32,
    /// How far a pearl sum is still off with all turns to come.
    pub pearl_doubt: f32,
    /// A pearl card beyond what its value brings.
    pub pearl_card: f32,
    /// How surely a free space of the diver's reef fills when dice of its colour are still to come.
    pub growth: f32,
    /// How little the diver's reef of now counts at the beginning, since the diver may still move, as a share.
    pub restless: f32,
    /// The reef a diver comes to when it moves on.
    pub next_reef: f32,
    /// The reef of a diver that is not placed yet, at the beginning of the game.
    pub diver_to_come: f32,
    /// How soon the chance to place a diver or an octopus goes: the turns at which it is half of all.
    pub patience: f32,
    /// The chest under a diver, at the beginning of the game.
    pub chest_to_come: f32,
    /// An octopus that is not placed yet, at the beginning of the game.
    pub octopus_to_come: f32,
    /// The second octopus while it is not placed yet, beyond the first.
    pub second_octopus: f32,
    /// Octopuses of others that are still placed, as a share.
    pub octopus_income: f32,
    /// Dice of the octopus's colour that still go to the island, as a share.
    pub island_income: f32,
    /// The same for each die on the octopus's reef.
    pub crowd_income: f32,
    /// The better of two fish cards, beyond one unseen.
    pub better_fish: f32,
    /// A starfish card taken unseen.
    pub starfish: f32,
    /// The best of three starfish cards, beyond one unseen.
    pub best_starfish: f32,
    /// The better of two island cards, beyond one unseen.
    pub better_island_card: f32,
    /// A chest, island dice apart.
    pub chest: f32,
    pub white_die: f32,
    /// A turtle's bonus that copies another.
    pub copy: f32,
    /// A jellyfish at some later time.
    pub jellyfish: f32,
    /// A card that pays per fish, beyond the fish likely to come.
    pub per_fish: f32,
    /// How many of the chests named on a card are gone with all turns to come, as a share.
    pub chests_gone: f32,
    /// Turtles a turn to come brings, as a number.
    pub turtle_rate: f32,
    /// Chests a turn to come brings, as a number.
    pub chest_rate: f32,
    /// Dice a turn of anyone sends to the island, as a number.
    pub island_rate: f32,
    /// Standard deviation of a round.
    pub spread: f32,
    /// Standard deviation of the final scoring.
    pub last_spread: f32,
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            turn: 2.386,
            lock: 0.1,
            more_locks: 0.0,
            fish_rate: 0.27,
            pearl_rate: 0.42,
            pearl_doubt: 9.146,
            pearl_card: 0.15,
            growth: 1.009,
            restless: 0.787,
            next_reef: 9.772,
            diver_to_come: 7.401,
            patience: 2.163,
            chest_to_come: 0.988,
            octopus_to_come: 1.561,
            second_octopus: 1.794,
            octopus_income: 0.435,
            island_income: 0.223,
            crowd_income: 0.178,
            better_fish: -0.089,
            starfish: 4.743,
            best_starfish: 1.051,
            better_island_card: 0.615,
            chest: 3.379,
            white_die: 5.123,
            copy: 4.301,
            jellyfish: 4.063,
            per_fish: 1.277,
            chests_gone: 0.174,
            turtle_rate: 0.128,
            chest_rate: 0.07,
            island_rate: 0.194,
            spread: 2.1,
            last_spread: 4.2,
        }
    }
}
