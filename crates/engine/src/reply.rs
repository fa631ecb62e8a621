//! What is answered: each reply is one JSON object with its name, the id of the request, and what was asked for.

use crate::brings::BringsTold;
use crate::why::Why;
use crate::{Code, Fault, LINE_BYTES, PROTOCOL};
use phrasebook::Voice;
use referee::StepLine;
use serde::Serialize;
use serde_json::Value;
use shelf::{
    AnyAdvice, AnyGame, AnySight, Level, Moment, Part, PositionError, Question, Rated, ReviewTold, Rung,
    Shelf,
};
use std::collections::BTreeMap;
use tabletop::{Flaw, Pending, Seat, Standing, Viewer};

/// More reasons than anyone reads; what is left out is counted.
const MOST_REASONS: usize = 200;
/// Messages and fields may quote the request, which may be long.
const MESSAGE_LENGTH: usize = 1_000;
const FIELD_LENGTH: usize = 80;

/// One reply.
#[derive(Serialize)]
pub(crate) struct Message<'a> {
    pub(crate) reply: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) id: Option<&'a Value>,
    #[serde(flatten)]
    pub(crate) body: Body,
}

/// What a reply says besides its name.
#[derive(Serialize)]
#[serde(untagged)]
pub(crate) enum Body {
    Hello(Hello),
    Table(Table),
    Played(Played),
    Undone(Undone),
    State(State),
    View(Sight),
    Options(Options),
    Why(Why),
    Outcomes(Chances),
    Score(Score),
    Advice(Advice),
    Review(ReviewTold),
    Record { record: String },
    Quit {},
    Refused(Refused),
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Hello {
    protocol: &'static str,
    games: Vec<GameOffer>,
    bots: [Level; 4],
    line_bytes: usize,
}

#[derive(Serialize)]
struct GameOffer {
    name: &'static str,
    title: &'static str,
    editions: &'static [&'static str],
    /// The fewest and the most who can play, by edition; under the empty text for a game without editions.
    players: BTreeMap<&'static str, [usize; 2]>,
}

/// What the table is and what it waits for.
#[derive(Serialize)]
pub(crate) struct Table {
    game: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    edition: Option<&'static str>,
    players: usize,
    dealer: &'static str,
    steps: usize,
    #[serde(flatten)]
    waiting: Waiting,
    asked: String,
}

#[derive(Serialize)]
pub(crate) struct Waiting {
    pending: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    seat: Option<Seat>,
}

#[derive(Serialize)]
pub(crate) struct Played {
    played: Vec<StepTold>,
    #[serde(flatten)]
    table: Table,
}

#[derive(Serialize)]
pub(crate) struct Undone {
    undone: Vec<StepNamed>,
    #[serde(flatten)]
    table: Table,
}

#[derive(Serialize)]
struct StepNamed {
    /// The seat, or `*` for chance, as in a record.
    by: String,
    notation: String,
}

#[derive(Serialize)]
struct StepTold {
    #[serde(flatten)]
    step: StepNamed,
    events: Vec<String>,
}

#[derive(Serialize)]
pub(crate) struct State {
    game: &'static str,
    position: Value,
}

#[derive(Serialize)]
pub(crate) struct Sight {
    viewer: String,
    asked: String,
    view: Value,
}

#[derive(Serialize)]
pub(crate) struct Options {
    #[serde(flatten)]
    waiting: Waiting,
    options: Vec<OptionTold>,
}

#[derive(Serialize)]
struct OptionTold {
    notation: String,
    text: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    brings: Option<BringsTold>,
}

#[derive(Serialize)]
pub(crate) struct Chances {
    #[serde(flatten)]
    waiting: Waiting,
    outcomes: Vec<OutcomeTold>,
    total: u64,
}

#[derive(Serialize)]
struct OutcomeTold {
    notation: String,
    weight: u32,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Score {
    over: bool,
    seats: Vec<SeatScore>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    ladder: Vec<RungTold>,
    #[serde(skip_serializing_if = "Option::is_none")]
    last_word: Option<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct SeatScore {
    seat: Seat,
    place: u8,
    score: i32,
    tie_breakers: [i32; 2],
    breakdown: Vec<LineTold>,
    parts: Vec<PartTold>,
}

#[derive(Serialize)]
struct PartTold {
    source: &'static str,
    points: i32,
    counted: bool,
    text: String,
    detail: Value,
}

#[derive(Serialize)]
struct RungTold {
    from: i32,
    title: String,
    reached: bool,
}

#[derive(Serialize)]
struct LineTold {
    source: &'static str,
    text: String,
    points: i32,
}

#[derive(Serialize)]
pub(crate) struct Advice {
    seat: Seat,
    bot: Level,
    simulations: u32,
    confidence: f64,
    options: Vec<RatedTold>,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
struct RatedTold {
    notation: String,
    text: String,
    score: f64,
    win_chance: f64,
    simulations: u32,
    doubt: f64,
}

#[derive(Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) struct Refused {
    code: Code,
    message: String,
    field: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    reasons: Vec<Flaw>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reasons_left_out: Option<usize>,
}

impl Hello {
    pub(crate) fn new(shelf: &Shelf) -> Self {
        let games = shelf.games().iter().map(|game| GameOffer::new(*game)).collect();
        Self { protocol: PROTOCOL, games, bots: Level::ALL, line_bytes: LINE_BYTES }
    }
}

impl GameOffer {
    fn new(game: &dyn AnyGame) -> Self {
        let editions = game.editions();
        let range = |edition| {
            let players = game.players(edition);
            [*players.start(), *players.end()]
        };
        let players = match editions {
            [] => BTreeMap::from([("", range(None))]),
            _ => editions.iter().map(|edition| (*edition, range(Some(edition)))).collect(),
        };
        Self { name: game.name(), title: game.title(), editions, players }
    }
}

impl Table {
    pub(crate) fn of(voice: &Voice, moment: &Moment) -> Self {
        Self {
            game: moment.game().name(),
            edition: moment.edition(),
            players: moment.seats(),
            dealer: if moment.is_by_hand() { "manual" } else { "seed" },
            steps: moment.count().0,
            waiting: Waiting::of(moment),
            asked: voice.say(&moment.seen_by(Viewer::Spectator).asked()),
        }
    }
}

impl Waiting {
    pub(crate) fn of(moment: &Moment) -> Self {
        match moment.pending() {
            Pending::Decision(seat) => Self { pending: "decision", seat: Some(seat) },
            Pending::Chance => Self { pending: "chance", seat: None },
            Pending::Over => Self { pending: "over", seat: None },
        }
    }
}

impl Played {
    pub(crate) fn of(voice: &Voice, before: &Moment, after: &Moment) -> Self {
        let events = after.events(None, before.count());
        let told = |(index, line): (usize, StepLine)| {
            let step = before.count().0 + index + 1;
            let own = events.iter().filter(|happening| happening.step == step);
            StepTold {
                step: StepNamed::of(line),
                events: own.map(|happening| voice.say(&happening.text)).collect(),
            }
        };
        let played = after.lines(before.count()).into_iter().enumerate().map(told).collect();
        Self { played, table: Table::of(voice, after) }
    }
}

impl Undone {
    pub(crate) fn of(voice: &Voice, before: &Moment, after: &Moment) -> Self {
        let undone = after.lines(before.count()).into_iter().map(StepNamed::of).collect();
        Self { undone, table: Table::of(voice, before) }
    }
}

impl StepNamed {
    fn of(line: StepLine) -> Self {
        let by = line.seat.map_or_else(|| "*".into(), |seat| seat.to_string());
        Self { by, notation: line.notation }
    }
}

impl State {
    pub(crate) fn of(moment: &Moment) -> Result<Self, Fault> {
        let game = moment.game();
        let unknown = || PositionError::Unknown { game: game.title() };
        Ok(Self { game: game.name(), position: moment.position().ok_or_else(unknown)? })
    }
}

impl Sight {
    pub(crate) fn of(voice: &Voice, moment: &Moment, viewer: Viewer) -> Self {
        let name = match viewer {
            Viewer::Seat(seat) => seat.to_string(),
            Viewer::Spectator => "spectator".into(),
        };
        let seen = moment.seen_by(viewer);
        Self { viewer: name, asked: voice.say(&seen.asked()), view: seen.view() }
    }
}

impl Options {
    pub(crate) fn of(voice: &Voice, moment: &Moment, with_brings: bool) -> Self {
        let mut brings = if with_brings { moment.brings() } else { Vec::new() }.into_iter();
        let told = |choice: shelf::Choice| OptionTold {
            notation: choice.notation,
            text: voice.say(&choice.text),
            brings: brings.next().flatten().map(|brings| BringsTold::of(voice, brings)),
        };
        Self { waiting: Waiting::of(moment), options: moment.options().into_iter().map(told).collect() }
    }
}

impl Chances {
    pub(crate) fn of(moment: &Moment) -> Self {
        let told = |listed: tabletop::Weighted<String>| OutcomeTold {
            notation: listed.outcome,
            weight: listed.weight,
        };
        let outcomes: Vec<OutcomeTold> = moment.outcomes().into_iter().map(told).collect();
        let total = outcomes.iter().map(|outcome| u64::from(outcome.weight)).sum();
        Self { waiting: Waiting::of(moment), outcomes, total }
    }
}

impl Score {
    pub(crate) fn of(voice: &Voice, moment: &Moment) -> Self {
        let standings = moment.standings();
        let public = moment.seen_by(Viewer::Spectator);
        let rung = |rung: Rung| RungTold {
            from: rung.from,
            title: voice.say(&rung.title),
            reached: rung.from <= standings.of(Seat::new(0)).score,
        };
        let seat = |standing| SeatScore::of(voice, moment, &*public, standing);
        Self {
            over: moment.pending() == Pending::Over,
            seats: standings.iter().map(seat).collect(),
            ladder: moment.ladder().into_iter().map(rung).collect(),
            last_word: moment.last_word().map(|word| voice.say(&word)),
        }
    }
}

impl SeatScore {
    fn of(voice: &Voice, moment: &Moment, public: &dyn AnySight, standing: &Standing) -> Self {
        let part = |Part { source, points, counted, text, detail }: Part| PartTold {
            source,
            points,
            counted,
            text: voice.say(&text),
            detail,
        };
        let line = |line: &tabletop::Line| LineTold {
            source: line.source,
            text: voice.say(&moment.source(line.source)),
            points: line.points,
        };
        Self {
            seat: standing.seat,
            place: standing.place,
            score: standing.score,
            tie_breakers: standing.tie_breakers,
            breakdown: standing.breakdown.iter().map(line).collect(),
            parts: public.parts(standing.seat).into_iter().map(part).collect(),
        }
    }
}

impl Advice {
    pub(crate) fn of(voice: &Voice, question: &Question, advice: AnyAdvice) -> Self {
        let AnyAdvice { seat, simulations, confidence, options } = advice;
        let options = options.into_iter().map(|rated| RatedTold::of(voice, rated)).collect();
        Self { seat, bot: question.level, simulations, confidence: rounded(confidence), options }
    }
}

impl RatedTold {
    fn of(voice: &Voice, rated: Rated) -> Self {
        let Rated { notation, text, score, win_chance, simulations, doubt } = rated;
        let [score, win_chance, doubt] = [score, win_chance, doubt].map(rounded);
        Self { notation, text: voice.say(&text), score, win_chance, simulations, doubt }
    }
}

/// Four places are more than any search is sure of; what is not a number counts as zero, since JSON cannot write it.
fn rounded(number: f32) -> f64 {
    let number = f64::from(number);
    if number.is_finite() { (number * 1e4).round() / 1e4 } else { 0.0 }
}

impl Refused {
    pub(crate) fn of(fault: &Fault) -> Self {
        let reasons = fault.reasons();
        let left_out = reasons.len().saturating_sub(MOST_REASONS);
        Self {
            code: fault.code(),
            message: shortened(&fault.to_string(), MESSAGE_LENGTH),
            field: shortened(fault.field(), FIELD_LENGTH),
            reasons: reasons.iter().take(MOST_REASONS).cloned().collect(),
            reasons_left_out: (left_out > 0).then_some(left_out),
        }
    }
}

fn shortened(text: &str, most: usize) -> String {
    text.chars().take(most).collect()
}
