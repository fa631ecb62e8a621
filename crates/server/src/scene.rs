//! What one viewer sees, in words: the one place where the server asks the games for texts.

use crate::table::board::Board;
use crate::table::seats::letter;
use phrasebook::Voice;
use protocol::{Choice, Happening, Moment, Points, Scene, Standing};
use serde_json::Value;
use shelf::AnyDesk;
use tabletop::{Pending, Phrase, Seat, Standings, Viewer};

/// What the table adds to the game: whose knowledge is shown, and what its people did.
#[derive(Clone, Copy, Debug)]
pub struct Frame<'t> {
    /// Whose knowledge.
    pub viewer: Viewer,
    /// The language of the texts, with the names of the seats.
    pub voice: &'t Voice,
    /// The version of the table.
    pub version: u64,
    /// Whether the viewer's person may act, and not a bot in their place.
    pub may_act: bool,
    /// The seats that gave up, which come last.
    pub resigned: &'t [bool],
}

/// The scene of a game in play.
pub fn scene(board: &Board, frame: &Frame<'_>) -> Scene {
    let own_turn = board.turn().is_some_and(|turn| frame.viewer.is(turn));
    let can_undo = match frame.viewer {
        Viewer::Seat(seat) => frame.may_act && board.can_undo(seat),
        Viewer::Spectator => false,
    };
    Scene {
        version: frame.version,
        step: board.steps() as u64,
        viewer: viewer_word(frame.viewer),
        view: value(&board.view(frame.viewer)),
        asked: frame.voice.say(&board.asked(frame.viewer)),
        turn: board.turn().map(letter),
        options: if own_turn && frame.may_act { choices(board, frame.voice) } else { Vec::new() },
        can_undo,
        standings: standings(&board.standings(), board.is_over(), frame, &|source| board.source(source)),
        over: board.is_over(),
        last_word: board.last_word().map(|word| frame.voice.say(&word)),
    }
}

/// What happened after the first `from` steps, as the viewer knows it.
pub fn events(board: &Board, viewer: Viewer, voice: &Voice, from: usize) -> Vec<Happening> {
    let deciders = deciders(&board.step_lines(from));
    let told = |happening: shelf::Happening| Happening {
        step: happening.step as u64,
        by: deciders.get(happening.step - from - 1).copied().flatten(),
        event: value(&happening.event),
        text: voice.say(&happening.text),
    };
    board.events(viewer, from).into_iter().map(told).collect()
}

/// An earlier moment of a game.
pub fn moment(board: &Board, desk: &dyn AnyDesk, frame: &Frame<'_>, all: bool) -> Moment {
    let step = desk.steps();
    let over = desk.pending() == Pending::Over;
    let scene = Scene {
        version: frame.version,
        step: step as u64,
        viewer: if all { "all".into() } else { viewer_word(frame.viewer) },
        view: value(&desk.view(frame.viewer)),
        asked: frame.voice.say(&desk.asked(frame.viewer)),
        turn: turn(desk.pending()),
        options: Vec::new(),
        can_undo: false,
        standings: standings(&desk.standings(), over, frame, &|source| desk.source(source)),
        over,
        last_word: desk.last_word().map(|word| frame.voice.say(&word)),
    };
    let before = step.saturating_sub(1);
    let events = events(board, frame.viewer, frame.voice, before);
    let events = events.into_iter().filter(|event| event.step == step as u64).collect();
    Moment { scene, events, position: all.then(|| value(&desk.position())), tableau: None }
}

/// Whose knowledge, as clients name it.
pub fn viewer_word(viewer: Viewer) -> String {
    match viewer {
        Viewer::Seat(seat) => seat.to_string(),
        Viewer::Spectator => "spectator".into(),
    }
}

/// Places as the rules give them, except that whoever gave up comes after everybody who did not.
pub fn places(standings: &Standings, resigned: &[bool]) -> Vec<u32> {
    let gave_up = |seat: Seat| resigned.get(seat.index()).copied().unwrap_or(false);
    let key = |standing: &tabletop::Standing| (gave_up(standing.seat), standing.place);
    let ahead = |own: (bool, u8)| standings.iter().filter(|other| key(other) < own).count();
    standings.iter().map(|standing| 1 + ahead(key(standing)) as u32).collect()
}

fn standings(
    standings: &Standings,
    over: bool,
    frame: &Frame<'_>,
    source: &dyn Fn(&str) -> Phrase,
) -> Vec<Standing> {
    let places = places(standings, if over { frame.resigned } else { &[] });
    let points = |line: &tabletop::Line| Points {
        source: line.source.into(),
        text: frame.voice.say(&source(line.source)),
        points: line.points,
    };
    let written = |(standing, place): (&tabletop::Standing, u32)| Standing {
        seat: letter(standing.seat),
        place,
        score: standing.score,
        sources: standing.breakdown.iter().map(points).collect(),
    };
    standings.iter().zip(places).map(written).collect()
}

fn choices(board: &Board, voice: &Voice) -> Vec<Choice> {
    let choice = |choice: shelf::Choice| Choice {
        notation: choice.notation,
        text: voice.say(&choice.text),
        touches: choice.touches,
    };
    board.options().into_iter().map(choice).collect()
}

fn turn(pending: Pending) -> Option<char> {
    match pending {
        Pending::Decision(seat) => Some(letter(seat)),
        Pending::Chance | Pending::Over => None,
    }
}

/// Who decided each of some steps; nobody for chance.
fn deciders(lines: &[String]) -> Vec<Option<char>> {
    lines.iter().map(|line| line.chars().next().filter(|first| *first != '*')).collect()
}

fn value(of: &impl serde::Serialize) -> Value {
    serde_json::to_value(of).unwrap_or_default()
}
