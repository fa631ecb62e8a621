//! Every difference between the editions and between player counts, and nothing else.

use crate::components::{Baubles, Formula, Layer};
use std::ops::RangeInclusive;
use tabletop::{SetupError, words};

words! {
    /// Which rulebook is played.
    #[derive(Default)]
    pub enum Edition, "an edition: 2018 or 2019" {
        /// The first English rulebook: two to four players.
        First = "2018",
        /// The French and German rulebooks: one to five players.
        #[default]
        Second = "2019",
    }
}

/// How conches change a die (WR-3.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ConchPower {
    /// Never below 1 or above 6.
    Stops,
    /// From 6 up to 1, from 1 down to 6.
    Wraps,
}

/// What starfish can do besides paying (chapter 8).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StarfishPower {
    /// Cover a treasure of any own display at any decision of the claim step (WR-8.1).
    CoversAnyDisplay,
    /// Cover treasures of the display being claimed (WR-8.2), or clear a pedestal at any decision (WR-8.3).
    CoversClaimAndClears,
}

/// The answers of one edition for one number of players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rules {
    /// The edition they are from.
    pub edition: Edition,
    /// How many sit at the table.
    pub players: u8,
    /// Divers of each player (WR-1.2).
    pub divers: u8,
    /// Dice in the game (WR-1.3, WR-11.1).
    pub dice: u8,
    /// Face-up exhibits (WR-1.7, WR-11.1).
    pub row: u8,
    /// Claimed exhibits that end the game (WR-9.1, WR-11.11).
    pub exhibits_to_end: u8,
    /// Rival divers of the solo game; none with more players (WR-11.1).
    pub rivals: u8,
    /// What conches do to dice.
    pub conch_power: ConchPower,
    /// What starfish do.
    pub starfish_power: StarfishPower,
}

/// The dice of the box (WR-1.3).
pub const MOST_DICE: usize = 6;
/// The longest row: five players have six face-up exhibits (WR-1.7).
pub const MOST_ROW: usize = 6;
/// Rival divers of the solo game (WR-11.1).
pub const RIVALS: u8 = 16;

impl Edition {
    /// The rules for a number of players, if the edition allows it (WR-1.1).
    pub fn rules(self, players: usize) -> Result<Rules, SetupError> {
        if !self.players().contains(&players) {
            return Err(SetupError::Players { game: self.title(), given: players, allowed: self.players() });
        }
        // The solo game is set up as for two players, with all six dice (WR-11.1).
        let solo = players == 1;
        let seats = if solo { 2 } else { players };
        let divers = [6, 5, 4, 4][seats - 2];
        Ok(Rules {
            edition: self,
            players: players as u8,
            divers,
            dice: if solo { MOST_DICE as u8 } else { [5, 4, 5, 6][seats - 2] },
            row: seats as u8 + 1,
            exhibits_to_end: divers,
            rivals: if solo { RIVALS } else { 0 },
            conch_power: self.conch_power(),
            starfish_power: self.starfish_power(),
        })
    }

    /// The year it is named after.
    pub const fn year(self) -> u16 {
        match self {
            Self::First => 2018,
            Self::Second => 2019,
        }
    }

    pub fn of_year(year: u16) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.year() == year)
    }

    /// How many can play (WR-1.1).
    pub const fn players(self) -> RangeInclusive<usize> {
        match self {
            Self::First => 2..=4,
            Self::Second => 1..=5,
        }
    }

    /// How many pieces of a layer it has (WR-1.8).
    pub const fn pieces(self, layer: Layer) -> usize {
        match self {
            Self::First => [10, 12, 9][layer.index()],
            Self::Second => [11, 17, 11][layer.index()],
        }
    }

    /// Whether it has the pieces that came with the edition of this year.
    pub const fn has_pieces_since(self, year: u16) -> bool {
        year <= self.year()
    }

    /// The tops its rulebook shows: coins, what they are for, and that in words (WR-10.3).
    pub const fn known_tops(self) -> &'static [(u8, Formula, &'static str)] {
        const KNOWN: [(u8, Formula, &str); 4] = [
            (3, Formula::Set(Baubles::new(1, 0, 1)), "3 per starfish and conch"),
            (3, Formula::Set(Baubles::new(1, 1, 0)), "3 per scallop and conch"),
            (2, Formula::Set(Baubles::new(0, 0, 1)), "2 per starfish"),
            (2, Formula::Piece, "2 per piece"),
        ];
        match self {
            Self::First => KNOWN.split_at(3).0,
            Self::Second => &KNOWN,
        }
    }

    const fn title(self) -> &'static str {
        match self {
            Self::First => "Wreck Raiders (2018)",
            Self::Second => "Wreck Raiders (2019)",
        }
    }

    const fn conch_power(self) -> ConchPower {
        match self {
            Self::First => ConchPower::Stops,
            Self::Second => ConchPower::Wraps,
        }
    }

    const fn starfish_power(self) -> StarfishPower {
        match self {
            Self::First => StarfishPower::CoversAnyDisplay,
            Self::Second => StarfishPower::CoversClaimAndClears,
        }
    }
}

impl Rules {
    /// Whether this is the solo game.
    pub const fn solo(&self) -> bool {
        self.players == 1
    }

    /// How many pieces of a layer are in the game (WR-1.8).
    pub const fn pieces(&self, layer: Layer) -> usize {
        self.edition.pieces(layer)
    }
}

impl Layer {
    /// How many pieces it has in the edition that has the most.
    pub const fn most_pieces(self) -> usize {
        Edition::Second.pieces(self)
    }
}
