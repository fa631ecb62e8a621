//! What can be asked, read from JSON.

use crate::Fault;
use crate::fields::Fields;
use serde_json::{Map, Value};
use shelf::{Budget, Inquiry, Level, Order, Question};
use std::time::Duration;
use tabletop::Viewer;

/// The words requests are made with.
pub const REQUESTS: [&str; 16] = [
    "hello", "new", "load", "state", "view", "options", "why", "act", "outcomes", "deal", "undo", "score",
    "advise", "review", "record", "quit",
];

/// One request, understood.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Request {
    Hello,
    New { game: String, order: Order, dealer: Dealer },
    LoadPosition { game: String, position: Value, components: Option<String>, dealer: Dealer },
    LoadRecord { record: String, components: Option<String>, steps: Option<usize>, by_hand: bool },
    State,
    View(Viewer),
    Options { brings: bool },
    Why(Option<String>),
    Act(String),
    Outcomes,
    Deal(String),
    Undo,
    Score,
    Advise(Question),
    Review(Inquiry),
    Record,
    Quit,
}

/// Who deals, as asked for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Dealer {
    /// A seed of the engine's own choice.
    AnySeed,
    /// The seed of this phrase.
    Phrase(String),
    /// The client.
    Manual,
}

/// So that every answer comes in reasonable time.
const MOST_SIMULATIONS: u64 = 1_000_000;
const MOST_MILLISECONDS: u64 = 60_000;
const MOST_REVIEWS: u32 = 1_000;
const SPECTATOR: &str = "spectator";

impl Request {
    /// Reads the request called `name` from the fields beside its name.
    pub(crate) fn read(name: &str, fields: Map<String, Value>) -> Result<Self, Fault> {
        let known = REQUESTS.iter().find(|known| **known == name);
        let name = *known.ok_or_else(|| Fault::UnknownRequest { given: name.chars().take(40).collect() })?;
        let mut fields = Fields::new(fields);
        let request = Self::take(name, &mut fields)?;
        fields.finish(name)?;
        Ok(request)
    }

    fn take(name: &'static str, fields: &mut Fields) -> Result<Self, Fault> {
        Ok(match name {
            "hello" => Self::Hello,
            "new" => new(fields)?,
            "load" => load(fields)?,
            "state" => Self::State,
            "view" => Self::View(viewer(fields)?),
            "options" => Self::Options { brings: fields.flag("brings")? },
            "why" => Self::Why(fields.text("action")?),
            "act" => Self::Act(fields.needed_text("action")?),
            "outcomes" => Self::Outcomes,
            "deal" => Self::Deal(fields.needed_text("outcome")?),
            "undo" => Self::Undo,
            "score" => Self::Score,
            "advise" => Self::Advise(advise(fields)?),
            "review" => Self::Review(review(fields)?),
            "record" => Self::Record,
            "quit" => Self::Quit,
            _ => unreachable!("every word of REQUESTS is read"),
        })
    }
}

fn new(fields: &mut Fields) -> Result<Request, Fault> {
    let game = fields.needed_text("game")?;
    let players = fields.count("players")?.map(|players| players as usize);
    let order = Order { edition: fields.text("edition")?, players, components: fields.text("components")? };
    Ok(Request::New { game, order, dealer: dealer(fields)? })
}

fn load(fields: &mut Fields) -> Result<Request, Fault> {
    match (fields.value("position"), fields.text("record")?) {
        (None, Some(record)) => load_record(fields, record),
        (Some(position), None) => Ok(Request::LoadPosition {
            game: fields.needed_text("game")?,
            position,
            components: fields.text("components")?,
            dealer: dealer(fields)?,
        }),
        (Some(_), Some(_)) => {
            Err(Fault::BadValue { field: "record", expected: "absent if a position is given" })
        }
        (None, None) => Err(Fault::MissingField { field: "position" }),
    }
}

/// A record names its game and its seed, so that nothing else may.
fn load_record(fields: &mut Fields, record: String) -> Result<Request, Fault> {
    let by_hand = match fields.text("dealer")?.as_deref() {
        None => false,
        Some("manual") => true,
        Some(_) => {
            return Err(Fault::BadValue { field: "dealer", expected: "manual or absent for a record" });
        }
    };
    let steps = fields.count("steps")?.map(|steps| steps as usize);
    Ok(Request::LoadRecord { record, components: fields.text("components")?, steps, by_hand })
}

fn dealer(fields: &mut Fields) -> Result<Dealer, Fault> {
    let phrase = seed_phrase(fields)?;
    match (fields.text("dealer")?.as_deref(), phrase) {
        (None | Some("seed"), None) => Ok(Dealer::AnySeed),
        (None | Some("seed"), Some(phrase)) => Ok(Dealer::Phrase(phrase)),
        (Some("manual"), None) => Ok(Dealer::Manual),
        (Some("manual"), Some(_)) => {
            Err(Fault::BadValue { field: "seed", expected: "absent with a manual dealer" })
        }
        (Some(_), _) => Err(Fault::BadValue { field: "dealer", expected: "seed or manual" }),
    }
}

fn seed_phrase(fields: &mut Fields) -> Result<Option<String>, Fault> {
    match fields.value("seed") {
        None => Ok(None),
        Some(Value::String(phrase)) => Ok(Some(phrase)),
        Some(Value::Number(number)) if number.is_i64() || number.is_u64() => Ok(Some(number.to_string())),
        Some(_) => Err(Fault::BadValue { field: "seed", expected: "a string or a whole number" }),
    }
}

fn viewer(fields: &mut Fields) -> Result<Viewer, Fault> {
    let wrong = |_| Fault::BadValue { field: "viewer", expected: "a seat, A to E, or spectator" };
    match fields.text("viewer")?.as_deref() {
        None | Some(SPECTATOR) => Ok(Viewer::Spectator),
        Some(seat) => seat.parse().map(Viewer::Seat).map_err(wrong),
    }
}

fn advise(fields: &mut Fields) -> Result<Question, Fault> {
    let usual = Question::default();
    let wrong = |_| Fault::BadValue { field: "bot", expected: "calm, keen, sharp or deep" };
    let level = fields.text("bot")?.map(|bot| bot.parse::<Level>().map_err(wrong)).transpose()?;
    let seed = fields.count("seed")?;
    Ok(Question {
        level: level.unwrap_or(usual.level),
        budget: budget(fields)?,
        seed: seed.unwrap_or(usual.seed),
        ..usual
    })
}

/// Simulations of every position when nothing else is asked for.
const USUAL_SIMULATIONS: u32 = 8;

fn review(fields: &mut Fields) -> Result<Inquiry, Fault> {
    let budget = budget(fields)?.unwrap_or(Budget::Simulations(USUAL_SIMULATIONS));
    if matches!(budget, Budget::Simulations(count) if count > MOST_REVIEWS) {
        return Err(Fault::BadValue {
            field: "budget",
            expected: "at most 1000 simulations of every position",
        });
    }
    Ok(Inquiry { budget, seed: fields.count("seed")?.unwrap_or_default() })
}

fn budget(fields: &mut Fields) -> Result<Option<Budget>, Fault> {
    let Some(value) = fields.value("budget") else { return Ok(None) };
    let entries = value.as_object().filter(|entries| entries.len() == 1);
    let entry = entries.and_then(|entries| entries.iter().next());
    match entry.and_then(|(unit, count)| Some((unit.as_str(), count.as_u64()?))) {
        Some(("simulations", count @ 1..=MOST_SIMULATIONS)) => Ok(Some(Budget::Simulations(count as u32))),
        Some(("milliseconds", count @ 1..=MOST_MILLISECONDS)) => {
            Ok(Some(Budget::Time(Duration::from_millis(count))))
        }
        _ => Err(Fault::BadValue {
            field: "budget",
            expected: "an object with either simulations, 1 to 1000000, or milliseconds, 1 to 60000",
        }),
    }
}
