//! What one viewer sees of a game at one version, and what happened on the way there.

use crate::{Brings, own};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// Everything a client draws: complete in itself, so that a client that missed updates needs only the latest.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Scene {
    /// Counts every change of the table, including undo. A choice names the version it was made at.
    #[ts(type = "number")]
    pub version: u64,
    /// The number of steps played.
    #[ts(type = "number")]
    pub step: u64,
    /// Whose view this is: a seat's letter, or `spectator`.
    pub viewer: String,
    /// What the viewer may know, in the game's own shape.
    #[ts(type = "View")]
    #[schemars(with = "own::View")]
    pub view: Value,
    /// One sentence: which player is asked to do what.
    pub asked: String,
    /// The seat that must decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    #[schemars(with = "Option<String>")]
    pub turn: Option<char>,
    /// What the viewer can do now; empty if someone else must decide.
    pub options: Vec<Choice>,
    /// Whether the viewer may undo their last decision.
    pub can_undo: bool,
    /// What the coach of a guided game says to the viewer now.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub coach: Option<Coach>,
    /// The standings, in seat order.
    pub standings: Vec<Standing>,
    /// The ranks of a game for one, and how far the score reaches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub ladder: Option<Ladder>,
    /// Whether the game has ended.
    pub over: bool,
    /// A closing remark about a finished game, if the game has one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub last_word: Option<String>,
}

/// What the coach of a guided game says. While it goes on, only what the lesson asks for is among the options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Coach {
    /// Its text, two short sentences at most.
    pub text: String,
    /// The component it points at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub point: Option<String>,
    /// Which of its texts this is, from one; absent once the lesson is over.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub step: Option<u32>,
    /// How many there are.
    pub steps: u32,
}

/// One option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Choice {
    /// What `play` sends.
    pub notation: String,
    /// Its text.
    pub text: String,
    /// The components it touches, in the order a person would click them.
    pub touches: Vec<String>,
    /// What it surely brings; absent where its text says all.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub brings: Option<Brings>,
}

/// One event, as far as the viewer may know it: for animation, log and sound.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Happening {
    /// The step it belongs to, from one.
    #[ts(type = "number")]
    pub step: u64,
    /// The seat that decided; absent for chance.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional, type = "string")]
    #[schemars(with = "Option<String>")]
    pub by: Option<char>,
    /// The event in the game's own shape.
    #[ts(type = "Event")]
    #[schemars(with = "own::Event")]
    pub event: Value,
    /// Its text.
    pub text: String,
}

/// The standing of a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Standing {
    /// The seat.
    #[schemars(with = "String")]
    #[ts(type = "string")]
    pub seat: char,
    /// Its place, from one; equal places are shared.
    pub place: u32,
    /// Its points.
    pub score: i32,
    /// Where they come from.
    pub sources: Vec<Points>,
    /// What they are made of, as far as the viewer may know. For every source, the parts that are `counted` add up to it.
    #[serde(default)]
    pub parts: Vec<Part>,
}

/// One thing that brought points, or will.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Part {
    /// The source it belongs to.
    pub source: String,
    pub points: i32,
    /// Whether the score has it already. The others are what the end would add if it came now.
    pub counted: bool,
    /// Its text, one short sentence with its points.
    pub text: String,
    /// What counted and what did not, in the game's own shape; null if it does not say.
    #[ts(type = "Detail | null")]
    #[schemars(with = "Option<own::Detail>")]
    pub detail: Value,
}

/// The ranks of a game for one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Ladder {
    /// The ranks, the lowest first.
    pub rungs: Vec<Rung>,
    /// What is missing to the next rank, in words.
    pub next: String,
}

/// One rank.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Rung {
    /// The score it begins at.
    pub from: i32,
    pub title: String,
    /// Whether the score is enough for it.
    pub reached: bool,
}

/// Points from one source.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS, JsonSchema)]
pub struct Points {
    /// The source's name in the game.
    pub source: String,
    /// Its text.
    pub text: String,
    /// The points.
    pub points: i32,
}
