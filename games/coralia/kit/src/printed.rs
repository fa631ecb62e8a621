//! Everything that is printed or counted out for a table, in the words of the notation, for clients that draw it.
//!
//! The fields are a promise to clients; `docs/parts.md` lists them.

use coralia::{
    Card, Chest, Colour, DICE_OF_A_COLOUR, JELLYFISH_EVERY, Kind, ON_THE_ISLAND, STINGRAYS, Setup, Space,
    Turtle, WHITE_DICE, rounds, set_up_dice,
};
use serde::Serialize;
use std::collections::BTreeMap;
use tabletop::SetupError;

/// The components of one table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub struct Printed {
    /// How many sit at the table.
    pub players: usize,
    /// Rounds of the game.
    pub rounds: u8,
    /// The colours of dice and reefs, in order.
    pub colours: [Colour; 6],
    /// Dice of each colour.
    pub dice: u8,
    /// White dice.
    pub white_dice: u8,
    /// Dice of each colour that stand in for missing players.
    pub set_up_dice: u8,
    /// The spaces of every reef, one for each symbol and the treasure space.
    pub reef: Vec<PrintedSpace>,
    /// From one jellyfish of the track to the next.
    pub jellyfish_every: u8,
    /// The cards of the piles.
    pub cards: BTreeMap<Card, PrintedCard>,
    /// Stingray cards.
    pub stingrays: u8,
    /// Cards of each kind that start in the island pile.
    pub on_the_island: u8,
    /// What a set is worth by its number of species, from none to five.
    pub fish_sets: [u8; 6],
    /// The turtle tiles, by their bonus.
    pub turtles: [Turtle; 8],
    /// The chests, by their content.
    pub chests: [Chest; 8],
}

/// A space of a reef.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PrintedSpace {
    /// The space.
    pub space: Space,
    /// The points beside it.
    pub points: u8,
}

/// A card of the piles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct PrintedCard {
    /// Its back.
    pub kind: Kind,
    /// How many there are.
    pub copies: u8,
}

impl Printed {
    /// The components of a table, if its number of players is allowed.
    pub fn of(setup: &Setup) -> Result<Self, SetupError> {
        setup.check()?;
        let catalogue = &*setup.catalogue;
        let cards = catalogue.cards.iter().flatten();
        let spaces = Space::ALL.into_iter().zip(catalogue.reef_points);
        Ok(Self {
            players: setup.players,
            rounds: rounds(setup.players),
            colours: Colour::ALL,
            dice: DICE_OF_A_COLOUR,
            white_dice: WHITE_DICE,
            set_up_dice: set_up_dice(setup.players),
            reef: spaces.map(|(space, points)| PrintedSpace { space, points }).collect(),
            jellyfish_every: JELLYFISH_EVERY,
            cards: cards.map(|&(card, copies)| (card, PrintedCard { kind: card.kind(), copies })).collect(),
            stingrays: STINGRAYS,
            on_the_island: ON_THE_ISLAND,
            fish_sets: catalogue.fish_sets,
            turtles: Turtle::ALL,
            chests: Chest::ALL,
        })
    }
}
