//! What is still to be done, top of the agenda first, with a notation for positions.

use crate::board::Diver;
use crate::components::{Crests, ExhibitId, Treasure, Wreck};
use crate::mat::DisplayId;
use std::fmt;
use std::str::FromStr;
use tabletop::{NotationError, Seat, serde_by_notation};

/// Where a treasure may be placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Room {
    /// `anywhere`: any display or the vault (WR-5.1).
    Anywhere,
    /// `not-d1`: not into the display being claimed (WR-6.4).
    NotIn(DisplayId),
    /// `vault`: the vault alone (WR-11.9).
    Vault,
}

/// One entry of the agenda. The last entry is done first; each stays until it is done.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Task {
    /// `start`: chance names the start player (WR-1.10).
    Start,
    /// `refill-row`: chance turns up cards for the empty places of the row (WR-1.7, WR-6.9).
    RefillRow,
    /// `refill-market`: chance turns up pieces for the empty places of the market (WR-1.8, WR-7.3).
    RefillMarket,
    /// `roll`: chance rolls every unrolled die (WR-1.11).
    Roll,
    /// `turn`: a turn of the player on turn.
    #[default]
    Turn,
    /// `take`: the player takes a die (WR-3.2).
    Take,
    /// `move 5`: the player moves a diver by a die of this value (WR-4.1).
    Move(u8),
    /// `push R`: the player chooses where this diver is pushed to (WR-11.6, WR-11.7).
    Push(Diver),
    /// `draw A gem anywhere`: chance draws a treasure for somebody (WR-4.7, WR-4.9).
    Draw(Diver, Wreck, Room),
    /// `place A gem2 anywhere`: its owner places a treasure (WR-5.1).
    Place(Seat, Treasure, Room),
    /// `extra gem`: the player may spend scallops (WR-4.8).
    Extra(Wreck),
    /// `claim`: the player may claim (WR-6.2, WR-6.8).
    Claim,
    /// `decorate d1 E17`, then `conch`, `scallop` if used: a named claim before its style check (WR-6.3, WR-6.4).
    Decorate(DisplayId, ExhibitId, Crests),
    /// `pick`: the player picks a bauble as style reward (WR-6.5).
    Pick,
    /// `free`: the player takes a free piece (WR-6.6).
    Free,
    /// `clear d1 E17`, then `conch` if one lies on the card: the claim is carried out (WR-6.7).
    Clear(DisplayId, ExhibitId, Crests),
    /// `buy`: the player may buy a piece, and ends the turn (WR-7.1).
    Buy,
    /// `end-turn`: the turn passes on (WR-9.1).
    EndTurn,
    /// `rival`: a rival turn (WR-11.7).
    Rival,
    /// `market`: the player may buy any number of pieces (WR-11.10).
    Market,
    /// `end-round`: the solo round ends (WR-11.11).
    EndRound,
}

impl Task {
    /// The display and the card of a claim under way.
    pub const fn claim(self) -> Option<(DisplayId, ExhibitId)> {
        match self {
            Self::Decorate(display, card, _) | Self::Clear(display, card, _) => Some((display, card)),
            _ => None,
        }
    }
}

impl fmt::Display for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Anywhere => f.write_str("anywhere"),
            Self::NotIn(display) => write!(f, "not-{display}"),
            Self::Vault => f.write_str("vault"),
        }
    }
}

impl FromStr for Room {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "anywhere" => Ok(Self::Anywhere),
            "vault" => Ok(Self::Vault),
            _ => {
                let display = text.strip_prefix("not-").and_then(|display| display.parse().ok());
                display.map(Self::NotIn).ok_or_else(|| NotationError::new(text, "anywhere, vault, or not-d1"))
            }
        }
    }
}

impl fmt::Display for Crests {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used = [(self.conch, " conch"), (self.scallop, " scallop")];
        used.iter().filter(|(used, _)| *used).try_for_each(|(_, word)| f.write_str(word))
    }
}

impl fmt::Display for Task {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(value) => write!(f, "move {value}"),
            Self::Push(diver) => write!(f, "push {diver}"),
            Self::Draw(diver, wreck, room) => write!(f, "draw {diver} {wreck} {room}"),
            Self::Place(seat, treasure, room) => write!(f, "place {seat} {treasure} {room}"),
            Self::Extra(wreck) => write!(f, "extra {wreck}"),
            Self::Decorate(display, card, used) => write!(f, "decorate {display} {card}{used}"),
            Self::Clear(display, card, used) => write!(f, "clear {display} {card}{used}"),
            plain => {
                let (word, _) =
                    PLAIN.iter().find(|(_, task)| task == plain).expect("every plain task has a word");
                f.write_str(word)
            }
        }
    }
}

const PLAIN: [(&str, Task); 14] = [
    ("start", Task::Start),
    ("refill-row", Task::RefillRow),
    ("refill-market", Task::RefillMarket),
    ("roll", Task::Roll),
    ("turn", Task::Turn),
    ("take", Task::Take),
    ("claim", Task::Claim),
    ("pick", Task::Pick),
    ("free", Task::Free),
    ("buy", Task::Buy),
    ("end-turn", Task::EndTurn),
    ("rival", Task::Rival),
    ("market", Task::Market),
    ("end-round", Task::EndRound),
];

impl FromStr for Task {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split(' ').take(6).collect();
        match words[..] {
            ["move", value @ ("1" | "2" | "3" | "4" | "5" | "6")] => {
                Ok(Self::Move(value.as_bytes()[0] - b'0'))
            }
            ["push", diver] => diver.parse().map(Self::Push),
            ["draw", diver, wreck, room] => Ok(Self::Draw(diver.parse()?, wreck.parse()?, room.parse()?)),
            ["place", seat, treasure, room] => {
                Ok(Self::Place(seat.parse()?, treasure.parse()?, room.parse()?))
            }
            ["extra", wreck] => wreck.parse().map(Self::Extra),
            ["decorate", display, card, ref used @ ..] => {
                Ok(Self::Decorate(display.parse()?, card.parse()?, crests(used)?))
            }
            ["clear", display, card, ref used @ ..] => {
                Ok(Self::Clear(display.parse()?, card.parse()?, crests(used)?))
            }
            _ => {
                let plain = PLAIN.iter().find(|(word, _)| *word == text);
                plain.map(|(_, task)| *task).ok_or_else(|| NotationError::new(text, "a task of the agenda"))
            }
        }
    }
}

fn crests(used: &[&str]) -> Result<Crests, NotationError> {
    match used {
        [] => Ok(Crests { conch: false, scallop: false }),
        ["conch"] => Ok(Crests { conch: true, scallop: false }),
        ["scallop"] => Ok(Crests { conch: false, scallop: true }),
        ["conch", "scallop"] => Ok(Crests { conch: true, scallop: true }),
        _ => Err(NotationError::new(&used.join(" "), "conch, scallop, or conch scallop")),
    }
}

serde_by_notation!(Task);
