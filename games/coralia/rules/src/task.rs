//! What is still to be done, top of the agenda first, with a notation for positions.

use crate::components::{Colour, Pair, Pile, SetOf, Symbol};
use std::fmt;
use std::str::FromStr;
use tabletop::{NotationError, serde_by_notation};

/// One entry of the agenda. The last entry is done first; each stays until it is done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Task {
    /// `turtles`: chance lays a turtle on every reef (CO-1.5).
    Turtles,
    /// `start`: chance names the start player (CO-1.6).
    Start,
    /// `set-up-dice`: chance rolls the dice that replace missing players (CO-1.7).
    SetUpDice,
    /// `choose`: the player takes a die from the supply (CO-2.2).
    #[default]
    Choose,
    /// `lock`: the player may lock a die (CO-2.3).
    Lock,
    /// `roll`: chance rolls every unrolled die of the station (CO-2.2).
    Roll,
    /// `place`: the player places a die (CO-2.4).
    Place,
    /// `draw fish`: the player takes the top card of a pile (CO-4.1, CO-6.3).
    Draw(Pile),
    /// `look fish 2`: the player looks at so many more cards of a pile (CO-4.2, CO-4.3, CO-5.2).
    Look(Pile, u8),
    /// `keep fish`: the player keeps one of the cards looked at.
    Keep(Pile),
    /// `chest red`: chance reveals the chest of a reef (CO-4.10, CO-7.10).
    Chest(Colour),
    /// `side-chest`: chance reveals a chest from beside the board (CO-6.1).
    SideChest,
    /// `copy`: the player copies a turtle beside the board (CO-6.1).
    Copy,
    /// `white-die`: chance rolls a white die (CO-6.5).
    WhiteDie,
    /// `place-white fish`: the player places a white die that shows this (CO-6.5).
    PlaceWhite(Symbol),
    /// `starfish`: the player scores the starfish cards (CO-8.1).
    Starfish,
    /// `chests red-green`: the player takes the chests of two reefs (CO-7.10).
    Chests(Pair),
    /// `left-over 2 fish`: the player draws so many more cards, none from the piles named (CO-7.11).
    LeftOver(u8, SetOf<Pile>),
    /// `end`: the player ends the turn.
    End,
}

const PLAIN: [(&str, Task); 12] = [
    ("turtles", Task::Turtles),
    ("start", Task::Start),
    ("set-up-dice", Task::SetUpDice),
    ("choose", Task::Choose),
    ("lock", Task::Lock),
    ("roll", Task::Roll),
    ("place", Task::Place),
    ("side-chest", Task::SideChest),
    ("copy", Task::Copy),
    ("white-die", Task::WhiteDie),
    ("starfish", Task::Starfish),
    ("end", Task::End),
];

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Draw(pile) => write!(f, "draw {pile}"),
            Self::Look(pile, count) => write!(f, "look {pile} {count}"),
            Self::Keep(pile) => write!(f, "keep {pile}"),
            Self::Chest(colour) => write!(f, "chest {colour}"),
            Self::PlaceWhite(symbol) => write!(f, "place-white {symbol}"),
            Self::Chests(pair) => write!(f, "chests {pair}"),
            Self::LeftOver(count, used) => {
                write!(f, "left-over {count}")?;
                used.iter().try_for_each(|pile| write!(f, " {pile}"))
            }
            plain => {
                let (word, _) =
                    PLAIN.iter().find(|(_, task)| task == plain).expect("every plain task has a word");
                f.write_str(word)
            }
        }
    }
}

impl FromStr for Task {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split(' ').take(7).collect();
        match words[..] {
            ["draw", pile] => pile.parse().map(Self::Draw),
            ["look", pile, count @ ("1" | "2" | "3")] => {
                Ok(Self::Look(pile.parse()?, count.as_bytes()[0] - b'0'))
            }
            ["keep", pile] => pile.parse().map(Self::Keep),
            ["chest", colour] => colour.parse().map(Self::Chest),
            ["place-white", symbol] => symbol.parse().map(Self::PlaceWhite),
            ["chests", pair] => pair.parse().map(Self::Chests),
            ["left-over", count, ref used @ ..] => left_over(text, count, used),
            _ => {
                let plain = PLAIN.iter().find(|(word, _)| *word == text);
                plain.map(|(_, task)| *task).ok_or_else(|| NotationError::new(text, "a task of the agenda"))
            }
        }
    }
}

fn left_over(text: &str, count: &str, used: &[&str]) -> Result<Task, NotationError> {
    let wrong =
        || NotationError::new(text, "left-over, a number up to 12, and the piles used in their order");
    let number: u8 = count.parse().map_err(|_| wrong())?;
    let piles = used.iter().map(|pile| pile.parse()).collect::<Result<Vec<Pile>, _>>()?;
    let sound = number <= 12 && number.to_string() == count && piles.is_sorted_by(|one, next| one < next);
    if sound { Ok(Task::LeftOver(number, piles.into_iter().collect())) } else { Err(wrong()) }
}

serde_by_notation!(Task);
