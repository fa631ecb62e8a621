//! What can be played here.

use super::tables::ask;
use crate::app::App;
use crate::guard::failure::{Json, Path, Query, Refusal};
use crate::who::Asker;
use axum::extract::State;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use phrasebook::Voice;
use protocol::{EditionInfo, ErrorCode, GameInfo, LessonInfo, LevelInfo, Rules};
use room::{Command, Table};
use serde::Deserialize;
use serde_json::Value;
use shelf::{AnyGame, Lesson, Order};
use std::sync::Arc;
use tabletop::Phrase;

/// Bots from the weakest to the strongest, with what is said of each.
pub const LEVELS: [(&str, &str); 4] = [
    ("calm", "server-level-calm"),
    ("keen", "server-level-keen"),
    ("sharp", "server-level-sharp"),
    ("deep", "server-level-deep"),
];

#[derive(Deserialize)]
pub(super) struct Edition {
    edition: Option<String>,
}

pub(super) async fn games(State(app): State<Arc<App>>, asker: Asker) -> Json<Vec<GameInfo>> {
    Json(app.shelf.games().iter().map(|game| info(*game, &app.shelf.voice(asker.language))).collect())
}

/// Which table's components.
#[derive(Deserialize)]
pub(super) struct Laid {
    edition: Option<String>,
    players: Option<usize>,
}

pub(super) async fn components(
    State(app): State<Arc<App>>,
    _: Asker,
    Path(game): Path<String>,
    Query(Laid { edition, players }): Query<Laid>,
) -> Result<Json<Value>, Refusal> {
    let game = app.shelf.game(&game).map_err(|_| ErrorCode::NotFound)?;
    if players.is_some_and(|players| !game.players(edition.as_deref()).contains(&players)) {
        return Err(room::Refusal::Field("players").into());
    }
    let components = game.printed(&Order { edition, players, ..Order::default() });
    Ok(Json(components.map_err(|_| room::Refusal::Field("edition"))?))
}

pub(super) async fn components_of_table(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
) -> Result<Json<Value>, Refusal> {
    let Json(table) = ask::<Arc<Table>>(&app, &id, Command::Whole).await?;
    Ok(Json(table.printed(&app.shelf).ok_or(ErrorCode::Internal)?))
}

pub(super) async fn rules(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(game): Path<String>,
    Query(Edition { edition }): Query<Edition>,
) -> Result<Json<Rules>, Refusal> {
    Ok(Json(crate::rules::told(&app.shelf, &game, edition, asker.language)?))
}

pub(super) async fn openapi() -> impl IntoResponse {
    ([(CONTENT_TYPE, "application/json")], protocol::OPENAPI)
}

fn info(game: &dyn AnyGame, voice: &Voice) -> GameInfo {
    let language = voice.language;
    let edition = |name: Option<&str>| {
        let players = game.players(name);
        EditionInfo {
            name: name.map(Into::into),
            fewest: *players.start() as u32,
            most: *players.end() as u32,
        }
    };
    let editions = match game.editions() {
        [] => vec![edition(None)],
        names => names.iter().map(|name| edition(Some(name))).collect(),
    };
    let level = |(level, id): &(&str, &'static str)| LevelInfo {
        level: (*level).into(),
        text: phrasebook::render(language, &Phrase::new(id)),
    };
    GameInfo {
        name: game.name().into(),
        title: game.title().into(),
        editions,
        levels: LEVELS.iter().map(level).collect(),
        lessons: game.lessons().iter().map(|lesson| taught(game, lesson, voice)).collect(),
    }
}

fn taught(game: &dyn AnyGame, lesson: &Lesson, voice: &Voice) -> LessonInfo {
    let id = lesson.title(game.rulebook().letters());
    LessonInfo {
        name: lesson.name.clone(),
        title: voice.book.lesson(voice.language, &id, lesson.edition.as_deref()).unwrap_or_default(),
        edition: lesson.edition.clone(),
        players: lesson.players as u32,
    }
}
