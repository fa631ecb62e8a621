//! What one viewer sees, in words: the one place where a table asks its game for texts.

use crate::Refusal;
use crate::board::Board;
use crate::journal::TableVersion;
use crate::seats::{letter, seat_of};
use crate::table::{Running, Table};
use phrasebook::Voice;
use protocol::{
    Brings, Choice, ErrorCode, Happening, Knowledge, Ladder, Moment, Part, Pill, Points, Rung, Scene,
    Section, Standing, Status,
};
use referee::{StepCount, StepLine};
use shelf::{AnyMoment, AnySight};
use tabletop::{Pending, Seat, Standings, Viewer};

/// What the table adds to the game: whose knowledge is shown, and what its people did.
#[derive(Clone, Copy, Debug)]
struct Frame<'t> {
    /// Whose knowledge.
    viewer: Viewer,
    /// The language of the texts, with the names of the seats.
    voice: &'t Voice,
    version: TableVersion,
    /// Whether the viewer's person may act, and not a bot in their place.
    may_act: bool,
    /// The seats that resigned, which come last.
    resigned: &'t [bool],
}

impl Table {
    /// What a viewer sees now, once the game has begun.
    pub fn scene(&self, viewer: Viewer, voice: &Voice) -> Option<Scene> {
        let game = self.game.as_ref()?;
        let may_act = match viewer {
            Viewer::Seat(seat) => self.chair(seat).has_person() && self.status() != Status::Closed,
            Viewer::Spectator => false,
        };
        let resigned = self.resigned();
        let frame = Frame { viewer, voice, version: game.version(), may_act, resigned: &resigned };
        let scene = scene(&game.board, &frame);
        let can_undo = match viewer {
            Viewer::Seat(seat) => may_act && self.before(seat).is_some(),
            Viewer::Spectator => false,
        };
        let options = scene.options.into_iter().filter(|option| self.lesson_allows(&option.notation));
        let coach = self.coach(viewer, voice).filter(|_| may_act);
        Some(Scene { turn: self.turn().map(letter), options: options.collect(), can_undo, coach, ..scene })
    }

    /// What happened after the first `from` steps, as the viewer knows it.
    pub fn events(&self, viewer: Viewer, voice: &Voice, from: StepCount) -> Vec<Happening> {
        self.game.as_ref().map(|game| events(&game.board, viewer, voice, from)).unwrap_or_default()
    }

    /// An earlier moment of the game, as far as it is `known`, and with the whole table in words if those are wanted.
    pub fn moment(
        &self,
        step: StepCount,
        known: Knowledge,
        in_words: bool,
        voice: &Voice,
    ) -> Result<Moment, Refusal> {
        let game = self.game.as_ref().ok_or(ErrorCode::NotStarted)?;
        let then = game.board.at(step).map_err(|_| Refusal::Field("step"))?;
        let viewer = match known {
            Knowledge::Seat(letter) => {
                Viewer::Seat(seat_of(letter, self.chairs.len()).ok_or(Refusal::Field("as"))?)
            }
            Knowledge::Spectator | Knowledge::All => Viewer::Spectator,
        };
        let resigned = self.resigned();
        let frame = Frame { viewer, voice, version: game.version(), may_act: false, resigned: &resigned };
        let moment = moment(game, &then, &frame, known == Knowledge::All);
        let tableau = in_words.then(|| tableau(&*then, viewer, voice));
        Ok(Moment { tableau, ..moment })
    }

    fn resigned(&self) -> Vec<bool> {
        self.chairs.iter().map(|chair| chair.resigned).collect()
    }
}

fn scene(board: &Board, frame: &Frame<'_>) -> Scene {
    let own_turn = board.turn().is_some_and(|turn| frame.viewer.is(turn));
    let seen = board.seen_by(frame.viewer);
    Scene {
        version: frame.version.0,
        step: board.count().0 as u64,
        viewer: viewer_word(frame.viewer),
        view: seen.view(),
        asked: frame.voice.say(&seen.asked()),
        turn: board.turn().map(letter),
        options: if own_turn && frame.may_act { choices(board, frame.voice) } else { Vec::new() },
        can_undo: false,
        coach: None,
        standings: standings(&**board, &*seen, frame),
        ladder: ladder(&**board, frame.voice),
        over: board.is_over(),
        last_word: board.last_word().map(|word| frame.voice.say(&word)),
    }
}

fn events(board: &Board, viewer: Viewer, voice: &Voice, from: StepCount) -> Vec<Happening> {
    let steps = board.lines(from);
    let told = |happening: shelf::Happening| Happening {
        step: happening.step as u64,
        by: steps.get(happening.step - from.0 - 1).and_then(decider),
        event: happening.event,
        text: voice.say(&happening.text),
    };
    board.events(Some(viewer), from).into_iter().map(told).collect()
}

fn moment(game: &Running, then: &shelf::Moment, frame: &Frame<'_>, all: bool) -> Moment {
    let (step, seen) = (then.count().0, then.seen_by(frame.viewer));
    let over = then.pending() == Pending::Over;
    let scene = Scene {
        version: frame.version.0,
        step: step as u64,
        viewer: if all { "all".into() } else { viewer_word(frame.viewer) },
        view: seen.view(),
        asked: frame.voice.say(&seen.asked()),
        turn: turn(then.pending()),
        options: Vec::new(),
        can_undo: false,
        coach: None,
        standings: standings(&**then, &*seen, frame),
        ladder: ladder(&**then, frame.voice),
        over,
        last_word: then.last_word().map(|word| frame.voice.say(&word)),
    };
    let before = StepCount(step.saturating_sub(1));
    let events = events(&game.board, frame.viewer, frame.voice, before);
    let events = events.into_iter().filter(|event| event.step == step as u64).collect();
    Moment { scene, events, position: then.position().filter(|_| all), tableau: None }
}

/// Whose knowledge, as clients name it.
fn viewer_word(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "spectator".into(),
    }
}

/// Places as the rules give them, except that those who resigned come after everyone else.
fn places(standings: &Standings, resigned: &[bool]) -> Vec<u32> {
    let gave_up = |seat: Seat| resigned.get(seat.index()).copied().unwrap_or(false);
    let key = |standing: &tabletop::Standing| (gave_up(standing.seat), standing.place);
    let ahead = |own: (bool, u8)| standings.iter().filter(|other| key(other) < own).count();
    standings.iter().map(|standing| 1 + ahead(key(standing)) as u32).collect()
}

fn standings(moment: &dyn AnyMoment, seen: &dyn AnySight, frame: &Frame<'_>) -> Vec<Standing> {
    let standings = moment.standings();
    let over = moment.pending() == Pending::Over;
    let places = places(&standings, if over { frame.resigned } else { &[] });
    let points = |line: &tabletop::Line| Points {
        source: line.source.into(),
        text: frame.voice.say(&moment.source(line.source)),
        points: line.points,
    };
    let written = |(standing, place): (&tabletop::Standing, u32)| Standing {
        seat: letter(standing.seat),
        place,
        score: standing.score,
        sources: standing.breakdown.iter().map(points).collect(),
        parts: seen.parts(standing.seat).into_iter().map(|part| told(part, frame.voice)).collect(),
    };
    standings.iter().zip(places).map(written).collect()
}

fn told(part: shelf::Part, voice: &Voice) -> Part {
    let shelf::Part { source, points, counted, text, detail } = part;
    Part { source: source.into(), points, counted, text: voice.say(&text), detail }
}

/// The ranks of a game for one, with what its score is enough for.
fn ladder(moment: &dyn AnyMoment, voice: &Voice) -> Option<Ladder> {
    let rungs = moment.ladder();
    if rungs.is_empty() {
        return None;
    }
    let score = moment.standings().of(Seat::new(0)).score;
    let rung = |rung: &shelf::Rung| Rung {
        from: rung.from,
        title: voice.say(&rung.title),
        reached: rung.from <= score,
    };
    let next = voice.say(&shelf::next_rank(&rungs, score));
    Some(Ladder { rungs: rungs.iter().map(rung).collect(), next })
}

fn choices(board: &Board, voice: &Voice) -> Vec<Choice> {
    let choice = |(choice, brings): (shelf::Choice, Option<tabletop::Brings>)| Choice {
        notation: choice.notation,
        text: voice.say(&choice.text),
        touches: choice.touches,
        brings: brings.map(|brings| brought(brings, voice)),
    };
    board.options().into_iter().zip(board.brings()).map(choice).collect()
}

fn brought(brings: tabletop::Brings, voice: &Voice) -> Brings {
    let pill = |pill: tabletop::Pill| Pill {
        kind: pill.kind.into(),
        amount: pill.amount,
        seat: pill.seat.map(letter),
        chance: pill.by_chance,
        of: pill.of,
        at: pill.at,
        text: pill.text.map(|text| voice.say(&text)),
    };
    Brings {
        text: voice.say(&brings.phrase),
        later: brings.later.map(|later| voice.say(&later)),
        pills: brings.pills.into_iter().map(pill).collect(),
    }
}

fn turn(pending: Pending) -> Option<char> {
    match pending {
        Pending::Decision(seat) => Some(letter(seat)),
        Pending::Chance | Pending::Over => None,
    }
}

/// Who decided a step; nobody for chance.
fn decider(step: &StepLine) -> Option<char> {
    step.seat.map(letter)
}

/// Everything a viewer sees, in words.
pub fn tableau(moment: &dyn AnyMoment, viewer: Viewer, voice: &Voice) -> Vec<Section> {
    let said = |section: tabletop::Section| Section {
        title: voice.say(&section.title),
        lines: section.lines.iter().map(|line| voice.say(line)).collect(),
    };
    moment.seen_by(viewer).tableau().into_iter().map(said).collect()
}
