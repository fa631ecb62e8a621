//! What is shown where a link to a table is shared: a title, a sentence and a picture, of what anyone with the link sees.
//!
//! Names stand there only if the table is public: people who are sent the link of a private table see them at the table,
//! but the programs that fetch previews keep what they fetch.

mod card;
mod letters;
mod picture;
mod tags;

pub use card::Card;
pub use tags::head;

use crate::app::App;
use crate::guard::failure::{Path, Query, Refusal};
use crate::hub;
use crate::routes::table_id;
use crate::who::{accepted, wished};
use axum::body::Bytes;
use axum::extract::State;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderMap, Uri};
use axum::response::IntoResponse;
use phrasebook::Language;
use protocol::{ErrorCode, Knowledge, Scene, Status, TableInfo};
use referee::StepCount;
use room::{Command, Table};
use serde::Deserialize;
use shelf::AnyGame;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};
use tabletop::Viewer;

/// Pictures that are kept: of the tables whose links are being shared just now.
const MOST_KEPT: usize = 48;

/// Pictures that were drawn, the latest last; equal cards have one picture.
#[derive(Debug, Default)]
pub struct Pictures(Mutex<VecDeque<(Card, Bytes)>>);

/// Which moment of a finished game is meant.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
pub struct Wish {
    /// After which step.
    pub step: Option<usize>,
}

/// The picture of a table.
pub async fn show(
    State(app): State<Arc<App>>,
    Path(file): Path<String>,
    Query(wish): Query<Wish>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<impl IntoResponse, Refusal> {
    let id = file.strip_suffix(".png").ok_or(ErrorCode::NotFound)?;
    let language = wished(&uri)?.unwrap_or_else(|| accepted(&headers));
    let card = card(&app, id, wish, language).await?;
    let keep = if card.is_final() { "public, max-age=86400" } else { "public, max-age=60" };
    let picture = app.pictures.of(&app, card).await?;
    Ok(([(CONTENT_TYPE, "image/png"), (CACHE_CONTROL, keep)], picture))
}

/// What is told of a table where its link is shared.
pub async fn card(app: &Arc<App>, id: &str, wish: Wish, language: Language) -> Result<Card, Refusal> {
    let id = table_id(id)?;
    let table: Arc<Table> = hub::ask(app, &id, Command::Whole).await?;
    let info: TableInfo = hub::ask(app, &id, Command::Info { guest: None }).await?;
    let step = wish.step.filter(|_| info.status == Status::Over);
    let cover = app.shelf.game(&info.terms.game).ok().and_then(AnyGame::cover);
    let scene = scene(app, table, step, language).await?;
    Ok(Card::of(&info, scene.as_ref(), step, cover, language))
}

/// The table as a spectator sees it, now or after a step.
async fn scene(
    app: &App,
    table: Arc<Table>,
    step: Option<usize>,
    language: Language,
) -> Result<Option<Scene>, Refusal> {
    let voice = table.voice(language);
    let Some(step) = step else { return Ok(table.scene(Viewer::Spectator, &voice)) };
    let seen = app.desks.think(move |_| table.moment(StepCount(step), Knowledge::Spectator, false, &voice));
    Ok(Some(seen.await.map_err(|_| ErrorCode::TooMany)??.scene))
}

impl Pictures {
    /// The picture of a card: drawn once, where replays are looked at, so that the work is bounded.
    async fn of(&self, app: &App, card: Card) -> Result<Bytes, Refusal> {
        if let Some(known) = self.find(&card) {
            return Ok(known);
        }
        let drawn = app.desks.think({
            let card = card.clone();
            move |_| picture::draw(&card)
        });
        let picture = Bytes::from(drawn.await.map_err(|_| ErrorCode::TooMany)?.ok_or(ErrorCode::Internal)?);
        self.keep(card, picture.clone());
        Ok(picture)
    }

    fn find(&self, card: &Card) -> Option<Bytes> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(known, _)| known == card).map(|(_, picture)| picture.clone())
    }

    fn keep(&self, card: Card, picture: Bytes) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() == MOST_KEPT {
            kept.pop_front();
        }
        kept.push_back((card, picture));
    }
}
