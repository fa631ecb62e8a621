//! What a seat can decide, with its notation.

use crate::board::Spot;
use crate::chance::Rolled;
use crate::components::{Bauble, ExhibitId, Layer, Piece, Wreck};
use crate::mat::{ColumnId, DisplayId};
use std::fmt;
use std::str::FromStr;
use tabletop::{NotationError, serde_by_notation, words};

words! {
    /// What one conch does to a die (WR-3.4).
    pub enum Step, "a change of the die: up or down" {
        /// One more.
        Up = "up",
        /// One less.
        Down = "down",
    }
}

/// Where a gained treasure is placed: `d1` to `d3`, or `v1` to `v3` (WR-5.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Slot {
    /// The leftmost free pedestal of a display.
    Display(DisplayId),
    /// The lowest free space of a vault column.
    Column(ColumnId),
}

/// An aquarium piece and where it goes: `B4` starts an aquarium, `M3>B4` goes on the one with that bottom (WR-7.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Placement {
    pub piece: Piece,
    /// The bottom of the aquarium it goes on; none for a bottom.
    pub on: Option<Piece>,
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// `take 5+conch`: take a die that lies so (WR-3.2).
    Take(Rolled),
    /// `up`, `down`: discard a conch to change the die (WR-3.4).
    Adjust(Step),
    /// `off>gem4`, `gold2>beach4`: move a diver (WR-4.1).
    Move {
        /// Where it comes from; off the board if nowhere.
        from: Option<Spot>,
        /// Where it goes.
        to: Spot,
    },
    /// `stay`: no diver can move (WR-11.5).
    Stay,
    /// `push beach3`: where a pushed diver lands in the solo game (WR-11.6, WR-11.7).
    Push(Spot),
    /// `place d2`, `place v1`: where a treasure goes (WR-5.1).
    Place(Slot),
    /// `discard`: give a treasure up that has no room (WR-5.3).
    Discard,
    /// `extra`: discard a scallop for one more treasure (WR-4.8).
    Extra,
    /// `claim d1 E17`: name a display and a card (WR-6.2).
    Claim(DisplayId, ExhibitId),
    /// `cover d1.3`: lay a starfish on a treasure (WR-8.1, WR-8.2).
    Cover(DisplayId, u8),
    /// `decorate conch` (WR-6.3).
    DecorateConch,
    /// `decorate scallop gem`: for a treasure of that wreck (WR-6.4).
    DecorateScallop(Wreck),
    /// `pick conch`: the bauble of choice (WR-6.5).
    Pick(Bauble),
    /// `free M3>B4`: the free piece (WR-6.6).
    Free(Placement),
    /// `buy M3>B4`: buy a piece (WR-7.1).
    Buy(Placement),
    /// `trim d1`: discard a starfish and the rightmost treasure of a display (WR-8.3).
    Trim(DisplayId),
    /// `rival gem4`: where a rival dives (WR-11.7).
    Rival(Spot),
    /// `done`: nothing more of what is offered.
    Done,
    /// `end`: end the turn, or the solo round.
    End,
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Display(display) => display.fmt(f),
            Self::Column(column) => column.fmt(f),
        }
    }
}

impl FromStr for Slot {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let column = || text.parse().map(Self::Column);
        let slot = text.parse().map(Self::Display).or_else(|_| column());
        slot.map_err(|_| NotationError::new(text, "a place for a treasure: d1 to d3 or v1 to v3"))
    }
}

impl fmt::Display for Placement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.piece.fmt(f)?;
        self.on.map_or(Ok(()), |bottom| write!(f, ">{bottom}"))
    }
}

impl FromStr for Placement {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let (piece, on) = text.split_once('>').map_or((text, None), |(piece, on)| (piece, Some(on)));
        let placement = Self { piece: piece.parse()?, on: on.map(str::parse).transpose()? };
        let starts = placement.piece.layer == Layer::Bottom;
        let on_bottom = placement.on.map(|on| on.layer == Layer::Bottom);
        let sound = if starts { on_bottom.is_none() } else { on_bottom == Some(true) };
        let expected = "a piece with its place: B4, or M3>B4 and T1>B4 for the aquarium on that bottom";
        if sound { Ok(placement) } else { Err(NotationError::new(text, expected)) }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Take(rolled) => write!(f, "take {rolled}"),
            Self::Adjust(step) => step.fmt(f),
            Self::Move { from: None, to } => write!(f, "off>{to}"),
            Self::Move { from: Some(from), to } => write!(f, "{from}>{to}"),
            Self::Stay => f.write_str("stay"),
            Self::Push(spot) => write!(f, "push {spot}"),
            Self::Place(slot) => write!(f, "place {slot}"),
            Self::Discard => f.write_str("discard"),
            Self::Extra => f.write_str("extra"),
            Self::Claim(display, card) => write!(f, "claim {display} {card}"),
            Self::Cover(display, place) => write!(f, "cover {display}.{}", place + 1),
            Self::DecorateConch => f.write_str("decorate conch"),
            Self::DecorateScallop(wreck) => write!(f, "decorate scallop {wreck}"),
            Self::Pick(bauble) => write!(f, "pick {bauble}"),
            Self::Free(placement) => write!(f, "free {placement}"),
            Self::Buy(placement) => write!(f, "buy {placement}"),
            Self::Trim(display) => write!(f, "trim {display}"),
            Self::Rival(spot) => write!(f, "rival {spot}"),
            Self::Done => f.write_str("done"),
            Self::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let words: Vec<&str> = text.split(' ').take(4).collect();
        match words[..] {
            ["take", die] => die.parse().map(Self::Take),
            ["push", spot] => beach(spot).map(Self::Push),
            ["place", slot] => slot.parse().map(Self::Place),
            ["claim", display, card] => Ok(Self::Claim(display.parse()?, card.parse()?)),
            ["cover", treasure] => cover(treasure),
            ["decorate", "conch"] => Ok(Self::DecorateConch),
            ["decorate", "scallop", wreck] => wreck.parse().map(Self::DecorateScallop),
            ["pick", bauble] => bauble.parse().map(Self::Pick),
            ["free", placement] => placement.parse().map(Self::Free),
            ["buy", placement] => placement.parse().map(Self::Buy),
            ["trim", display] => display.parse().map(Self::Trim),
            ["rival", spot] => in_wreck(spot).map(Self::Rival),
            [word] => single_word(word),
            _ => Err(NotationError::new(text, "an action")),
        }
    }
}

fn single_word(word: &str) -> Result<Action, NotationError> {
    match word {
        "up" => Ok(Action::Adjust(Step::Up)),
        "down" => Ok(Action::Adjust(Step::Down)),
        "stay" => Ok(Action::Stay),
        "discard" => Ok(Action::Discard),
        "extra" => Ok(Action::Extra),
        "done" => Ok(Action::Done),
        "end" => Ok(Action::End),
        _ => diver_move(word),
    }
}

fn diver_move(word: &str) -> Result<Action, NotationError> {
    let (from, to) = word.split_once('>').ok_or_else(|| NotationError::new(word, "an action"))?;
    let from = if from == "off" { None } else { Some(from.parse()?) };
    Ok(Action::Move { from, to: to.parse()? })
}

fn cover(text: &str) -> Result<Action, NotationError> {
    let place = |digits: &str| ["1", "2", "3", "4", "5", "6"].iter().position(|digit| *digit == digits);
    let parsed = text.split_once('.').and_then(|(display, number)| Some((display, place(number)?)));
    let (display, place) =
        parsed.ok_or_else(|| NotationError::new(text, "a treasure of a display, such as d1.3"))?;
    Ok(Action::Cover(display.parse()?, place as u8))
}

fn beach(text: &str) -> Result<Spot, NotationError> {
    let spot: Spot = text.parse()?;
    if spot.wreck().is_none() {
        Ok(spot)
    } else {
        Err(NotationError::new(text, "a beach spot, such as beach3"))
    }
}

fn in_wreck(text: &str) -> Result<Spot, NotationError> {
    let spot: Spot = text.parse()?;
    if spot.wreck().is_some() {
        Ok(spot)
    } else {
        Err(NotationError::new(text, "a wreck spot, such as gem4"))
    }
}

serde_by_notation!(Action, Placement, Slot);
