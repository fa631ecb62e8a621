//! Replay: finished games by their links, and earlier moments of a game in play.

use super::tables::ask;
use crate::app::App;
use crate::guard::failure::{Json, Path, Query, Refusal};
use crate::say;
use crate::scene::{self, Frame};
use crate::table::board::{Board, order};
use crate::table::command::Command;
use crate::table::publish::scene_of;
use crate::table::seats::seat_of;
use crate::table::state::{Running, State as Table};
use crate::who::Asker;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::IntoResponse;
use phrasebook::Voice;
use protocol::{ErrorCode, Failure, Knowledge, Moment, RecordInfo, Section, Status};
use serde::Deserialize;
use shelf::Dealing;
use std::sync::Arc;
use tabletop::Viewer;

#[derive(Deserialize)]
pub(super) struct As {
    #[serde(rename = "as")]
    knowledge: Option<String>,
    tableau: Option<String>,
}

impl As {
    fn wants_tableau(&self) -> bool {
        self.tableau.as_deref() == Some("yes")
    }
}

pub(super) async fn record(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<Json<RecordInfo>, Refusal> {
    let table = finished(&app, &asker, &id).await?;
    let Json(info) = ask(&app, &asker, &id, |reply| Command::Info { guest: asker.id(), reply }).await?;
    let voice = table.voice(asker.language);
    let told = app.desks.think(move |_| {
        let game = table.game.as_ref()?;
        Some(RecordInfo {
            table: info,
            steps: game.board.steps() as u64,
            scene: scene_of(&table, game, Viewer::Spectator, &voice),
            scores: scores(&table, &game.board)?,
            events: scene::events(&game.board, Viewer::Spectator, &voice, 0),
        })
    });
    let told = told.await.map_err(|_| say::failure(ErrorCode::TooMany));
    asker.answer(told.and_then(|told| told.ok_or_else(|| say::failure(ErrorCode::Internal))))
}

pub(super) async fn file(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
) -> Result<impl IntoResponse, Refusal> {
    let table = finished(&app, &asker, &id).await?;
    let game = table.game.as_ref().ok_or_else(|| asker.refuse(say::failure(ErrorCode::NotFound)))?;
    let text = game.board.record().text().to_owned();
    let name = format!("attachment; filename=\"{}-{}.lagoon\"", table.laid.terms.game, table.id);
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, name)], text))
}

pub(super) async fn moment_of_record(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path((id, step)): Path<(String, usize)>,
    Query(wish): Query<As>,
) -> Result<Json<Moment>, Refusal> {
    let table = finished(&app, &asker, &id).await?;
    moment(&app, &asker, table, step, wish).await
}

pub(super) async fn moment_of_table(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path((id, step)): Path<(String, usize)>,
    Query(wish): Query<As>,
) -> Result<Json<Moment>, Refusal> {
    let Json(table) = ask(&app, &asker, &id, |reply| Command::Whole { reply }).await?;
    moment(&app, &asker, table, step, wish).await
}

/// A finished game; one in play is not there for those who read records.
pub(super) async fn finished(app: &Arc<App>, asker: &Asker, id: &str) -> Result<Arc<Table>, Refusal> {
    let Json(table) = ask(app, asker, id, |reply| Command::Whole { reply }).await?;
    match table.status() {
        Status::Over => Ok(table),
        Status::Open | Status::Running => Err(asker.refuse(say::failure(ErrorCode::NotFound))),
    }
}

async fn moment(
    app: &App,
    asker: &Asker,
    table: Arc<Table>,
    step: usize,
    wish: As,
) -> Result<Json<Moment>, Refusal> {
    let known = known(&table, asker.id().as_deref(), wish.knowledge.as_deref())
        .map_err(|failure| asker.refuse(failure))?;
    let voice = table.voice(asker.language);
    let shown = app.desks.think(move |_| show(&table, step, known, wish.wants_tableau(), &voice));
    let shown = shown.await.map_err(|_| say::failure(ErrorCode::TooMany));
    asker.answer(shown.and_then(|shown| shown))
}

/// Whose knowledge may be shown: in play one's own or a spectator's, afterwards anybody's.
fn known(table: &Table, guest: Option<&str>, asked: Option<&str>) -> Result<Knowledge, Failure> {
    let over = table.status() == Status::Over;
    let read = match asked {
        None if over => Some(Knowledge::Spectator),
        None => Some(match table.viewer(guest, None) {
            Viewer::Seat(seat) => Knowledge::Seat(crate::table::seats::letter(seat)),
            Viewer::Spectator => Knowledge::Spectator,
        }),
        Some("spectator") => Some(Knowledge::Spectator),
        Some("all") => Some(Knowledge::All),
        Some(letter) => letter.parse().ok().map(Knowledge::Seat),
    };
    let known = read.ok_or_else(|| say::bad_field("as"))?;
    let may = match known {
        Knowledge::Spectator => true,
        Knowledge::All => over,
        Knowledge::Seat(letter) => {
            let seat = seat_of(letter, table.chairs.len()).ok_or_else(|| say::bad_field("as"))?;
            over || guest.is_some_and(|guest| table.chair(seat).is_of(guest))
        }
    };
    if may { Ok(known) } else { Err(say::failure(ErrorCode::NotYours)) }
}

fn show(table: &Table, step: usize, known: Knowledge, words: bool, voice: &Voice) -> Result<Moment, Failure> {
    let game = table.game.as_ref().ok_or_else(|| say::failure(ErrorCode::NotStarted))?;
    let desk = game.board.at(step).map_err(|_| say::bad_field("step"))?;
    let viewer = match known {
        Knowledge::Seat(letter) => {
            let seat = seat_of(letter, table.chairs.len()).ok_or_else(|| say::bad_field("as"))?;
            Viewer::Seat(seat)
        }
        Knowledge::Spectator | Knowledge::All => Viewer::Spectator,
    };
    let resigned: Vec<bool> = table.chairs.iter().map(|chair| chair.resigned).collect();
    let frame = Frame { viewer, voice, version: version_of(game), may_act: false, resigned: &resigned };
    let moment = scene::moment(&game.board, &*desk, &frame, known == Knowledge::All);
    let tableau = words.then(|| desk.tableau(viewer).iter().map(|section| said(section, voice)).collect());
    Ok(Moment { tableau, ..moment })
}

fn said(section: &tabletop::Section, voice: &Voice) -> Section {
    let lines = section.lines.iter().map(|line| voice.say(line)).collect();
    Section { title: voice.say(&section.title), lines }
}

fn version_of(game: &Running) -> u64 {
    game.version()
}

/// The seats' scores after every step.
fn scores(table: &Table, board: &Board) -> Option<Vec<Vec<i32>>> {
    let order = order(&table.laid.terms, table.chairs.len());
    let mut desk = shelf::game(&table.laid.terms.game).ok()?.desk(&order, Dealing::ByHand).ok()?;
    let mut scores = Vec::with_capacity(board.steps());
    for line in board.step_lines(0) {
        match line.split_once(' ')? {
            ("*", outcome) => desk.deal(outcome).ok()?,
            (_, action) => desk.act(action).ok()?,
        };
        scores.push(desk.standings().iter().map(|standing| standing.score).collect());
    }
    Some(scores)
}
