//! What is still to be done, top of the agenda first, with a notation for positions.

use crate::components::{Colour, Pair, Pile, SetOf, Symbol};
use crate::dice::DICE_OF_A_COLOUR;
use std::fmt;
use tabletop::{Ask, NotationError, Part, Seat, Words, tasks};

tasks! {
    /// One entry of the agenda. The last entry is done first; each stays until it is done.
    #[derive(Default)]
    pub enum Task;
    /// The task that is asked now, as data.
    pub struct Asked = "CoraliaTask";

    /// Chance lays a turtle on every reef (CO-1.5).
    Turtles = "turtles";
    /// Chance names the start player (CO-1.6).
    Start = "start";
    /// Chance rolls the dice that replace missing players (CO-1.7).
    SetUpDice = "set-up-dice";
    /// The player takes a die from the supply (CO-2.2).
    #[default]
    Choose = "choose";
    /// The player may lock a die (CO-2.3).
    Lock = "lock";
    /// Chance rolls every unrolled die of the station (CO-2.2).
    Roll = "roll";
    /// The player places a die (CO-2.4).
    Place = "place";
    /// `draw fish`: the player takes the top card of a pile (CO-4.1, CO-6.3).
    Draw(pile: Pile) = "draw";
    /// `look fish 2`: the player looks at this many more cards of a pile (CO-4.2, CO-4.3, CO-5.2).
    Look(pile: Pile, count: u8) = "look" if (1..=3).contains(&count);
    /// `keep fish`: the player keeps one of the cards looked at.
    Keep(pile: Pile) = "keep";
    /// `chest red`: chance reveals the chest of a reef (CO-4.10, CO-7.10).
    Chest(reef: Colour) = "chest";
    /// Chance reveals a chest from beside the board (CO-6.1).
    SideChest = "side-chest";
    /// The player copies a turtle beside the board (CO-6.1).
    Copy = "copy";
    /// Chance rolls a white die (CO-6.5).
    WhiteDie = "white-die";
    /// `place-white fish`: the player places a white die that shows this (CO-6.5).
    PlaceWhite(symbol: Symbol) = "place-white";
    /// The player scores the starfish cards (CO-8.1).
    Starfish = "starfish";
    /// `chests red-green`: the player takes the chests of two reefs (CO-7.10).
    Chests(reefs: Pair) = "chests";
    /// `left-over 2 fish`: the player draws this many more cards, none from the piles named (CO-7.11).
    LeftOver(count: u8, used: SetOf<Pile>) = "left-over" if count <= MOST_LEFT_OVER;
    /// The player ends the turn.
    End = "end";
}

/// All dice of two colours.
const MOST_LEFT_OVER: u8 = 2 * DICE_OF_A_COLOUR;

impl Task {
    /// The player looks at all the cards that a pile allows.
    pub(crate) const fn look(pile: Pile) -> Self {
        Self::Look(pile, pile.looked_at())
    }

    /// Whom it asks while there is something to ask: the one place that says who decides.
    pub const fn asks(self, on_turn: Seat) -> Ask {
        use Task::*;
        match self {
            Turtles | Start | SetUpDice | Roll | Draw(_) | Look(..) | Chest(_) | SideChest | WhiteDie => {
                Ask::Chance
            }
            Choose | Lock | Place | Keep(_) | Copy | PlaceWhite(_) | Starfish | Chests(_) | LeftOver(..)
            | End => Ask::Decision(on_turn),
        }
    }
}

impl Part for SetOf<Pile> {
    fn read(words: &mut Words<'_>) -> Result<Self, NotationError> {
        let mut piles = Self::default();
        for word in words.rest() {
            let pile: Pile = word.parse()?;
            if piles.has(pile) {
                return Err(NotationError::new(word, "a pile not named before"));
            }
            piles.put(pile);
        }
        Ok(piles)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|pile| write!(f, " {pile}"))
    }
}
