//! What is still to be done, top of the agenda first, with a notation for positions.

use crate::board::Diver;
use crate::components::{Crests, ExhibitId, Treasure, Wreck};
use crate::mat::DisplayId;
use std::fmt;
use std::str::FromStr;
use tabletop::{Ask, NotationError, Part, Seat, Words, serde_by_notation, tasks};

/// Where a treasure may be placed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Room {
    /// `anywhere`: any display or the vault (WR-5.1).
    Anywhere,
    /// `vault`: only the vault (WR-11.9).
    Vault,
}

tasks! {
    /// One entry of the agenda. The last entry is done first; each stays until it is done.
    #[derive(Default)]
    pub enum Task;
    /// The task that is asked now, as data.
    pub struct Asked = "WreckRaidersTask";

    /// Chance names the start player (WR-1.10).
    Start = "start";
    /// Chance turns up cards for the empty places of the row (WR-1.7, WR-6.9).
    RefillRow = "refill-row";
    /// Chance turns up pieces for the empty places of the market (WR-1.8, WR-7.3).
    RefillMarket = "refill-market";
    /// Chance rolls every unrolled die (WR-1.11).
    Roll = "roll";
    /// A turn of the player on turn.
    #[default]
    Turn = "turn";
    /// The player takes a die (WR-3.2).
    Take = "take";
    /// `move 5`: the player moves a diver by a die of this value (WR-4.1).
    Move(value: u8) = "move" if (1..=6).contains(&value);
    /// `push R`: the player chooses where this diver is pushed to (WR-11.6, WR-11.7).
    Push(diver: Diver) = "push";
    /// `draw A gem anywhere`: chance draws a treasure for a diver's owner (WR-4.7, WR-4.9).
    Draw(diver: Diver, wreck: Wreck, room: Room) = "draw";
    /// `place A gem2 anywhere`: its owner places a treasure (WR-5.1).
    Place(seat: Seat, treasure: Treasure, room: Room) = "place";
    /// `extra gem`: the player may spend scallops (WR-4.8).
    Extra(wreck: Wreck) = "extra";
    /// The player may claim (WR-6.2, WR-6.8).
    Claim = "claim";
    /// `decorate d1 E17`, then `conch`, `scallop` if used: a named claim before its style check (WR-6.3, WR-6.4).
    Decorate(display: DisplayId, card: ExhibitId, used: Crests) = "decorate";
    /// The player picks a bauble as style reward (WR-6.5).
    Pick = "pick";
    /// The player takes a free piece (WR-6.6).
    Free = "free";
    /// `clear d1 E17`, then `conch`, `scallop` if used: the claim is carried out (WR-6.7).
    Clear(display: DisplayId, card: ExhibitId, used: Crests) = "clear";
    /// The player may buy a piece, and ends the turn (WR-7.1).
    Buy = "buy";
    /// The turn passes on (WR-9.1).
    EndTurn = "end-turn";
    /// A rival turn (WR-11.7).
    Rival = "rival";
    /// The player may buy any number of pieces (WR-11.10).
    Market = "market";
    /// The solo round ends (WR-11.11).
    EndRound = "end-round";
}

impl Task {
    /// Whom it asks while there is something to ask: the one place that says who decides.
    pub const fn asks(self, on_turn: Seat) -> Ask {
        use Task::*;
        match self {
            Start | RefillRow | RefillMarket | Roll | Draw(..) => Ask::Chance,
            Turn | Clear(..) | EndTurn | EndRound => Ask::Nothing,
            // A neighbour places what a dive of another player brought.
            Place(owner, ..) => Ask::Decision(owner),
            Take | Move(_) | Push(_) | Extra(_) | Claim | Decorate(..) | Pick | Free | Buy | Rival
            | Market => Ask::Decision(on_turn),
        }
    }

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
            _ => Err(NotationError::new(text, "anywhere or vault")),
        }
    }
}

impl Part for Crests {
    fn read(words: &mut Words<'_>) -> Result<Self, NotationError> {
        let used: Vec<&str> = words.rest().take(3).collect();
        match used[..] {
            [] => Ok(Self { conch: false, scallop: false }),
            ["conch"] => Ok(Self { conch: true, scallop: false }),
            ["scallop"] => Ok(Self { conch: false, scallop: true }),
            ["conch", "scallop"] => Ok(Self { conch: true, scallop: true }),
            _ => Err(NotationError::new(&used.join(" "), "conch, scallop, or conch scallop")),
        }
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}")
    }
}

impl fmt::Display for Crests {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let used = [(self.conch, " conch"), (self.scallop, " scallop")];
        used.iter().filter(|(used, _)| *used).try_for_each(|(_, word)| f.write_str(word))
    }
}

serde_by_notation!(Room);
