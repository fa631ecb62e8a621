//! At the table: playing, undo, asking a bot, chatting.

use super::tables::ask;
use crate::app::App;
use crate::bots::NoThought;
use crate::guard::failure::{Json, Path, Query, Refusal};
use crate::who::Asker;
use axum::extract::State;
use axum::http::StatusCode;
use phrasebook::Voice;
use protocol::{
    Advice, AskAdvice, ChatLine, ErrorCode, Mute, Play, Played, Rated, Say, Status, Undo, Why, limits,
};
use referee::StepCount;
use room::{Command, Table, TableVersion, Tried};
use serde::Deserialize;
use shelf::{AnyAdvice, Budget, Level, Question};
use std::sync::Arc;
use std::time::Duration;

/// How long a bot thinks about advice.
const ADVICE_TIME: Duration = Duration::from_millis(300);
/// No action touches more components.
const MOST_TOUCHES: usize = 4;

pub(super) async fn play(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(play): Json<Play>,
) -> Result<Json<Played>, Refusal> {
    let guest = asker.person()?.id;
    check_play(&play)?;
    ask(&app, &id, Command::Play { guest, play }).await
}

pub(super) async fn undo(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(undo): Json<Undo>,
) -> Result<Json<Played>, Refusal> {
    let guest = asker.person()?.id;
    check_key(&undo.key)?;
    ask(&app, &id, Command::Undo { guest, undo }).await
}

pub(super) async fn chat(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(Say { text }): Json<Say>,
) -> Result<Json<ChatLine>, Refusal> {
    let person = asker.person()?;
    ask(&app, &id, Command::Say { person, text }).await
}

pub(super) async fn mute(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(Mute { speaker, muted }): Json<Mute>,
) -> Result<StatusCode, Refusal> {
    let guest = asker.person()?.id;
    if speaker.is_empty() || speaker.len() > limits::KEY_BYTES {
        return Err(room::Refusal::Field("speaker").into());
    }
    let Json(()) = ask(&app, &id, Command::Mute { guest, speaker, muted }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Keys and notation within their bounds, before a table is asked.
pub fn check_play(play: &Play) -> Result<(), room::Refusal> {
    check_key(&play.key)?;
    check_text("action", &play.action, limits::ACTION_BYTES)
}

fn check_text(field: &'static str, text: &str, most: usize) -> Result<(), room::Refusal> {
    let fits = (1..=most).contains(&text.len()) && !text.chars().any(char::is_control);
    if fits { Ok(()) } else { Err(room::Refusal::Field(field)) }
}

/// A key that can be kept.
pub fn check_key(key: &str) -> Result<(), room::Refusal> {
    check_text("key", key, limits::KEY_BYTES)
}

/// What someone who asks why has tried.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct AskWhy {
    action: Option<String>,
    touched: Option<String>,
}

pub(super) async fn why(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Query(wish): Query<AskWhy>,
) -> Result<Json<Why>, Refusal> {
    let (guest, tried) = (asker.person()?.id, tried(wish)?);
    let Json(table) = ask::<Arc<Table>>(&app, &id, Command::Whole).await?;
    Ok(Json(table.why(&guest, &tried, &table.voice(asker.language))?))
}

fn tried(wish: AskWhy) -> Result<Tried, room::Refusal> {
    match wish {
        AskWhy { action: None, touched: None } => Ok(Tried::All),
        AskWhy { action: Some(action), touched: None } => {
            check_text("action", &action, limits::ACTION_BYTES)?;
            Ok(Tried::Action(action))
        }
        AskWhy { action: None, touched: Some(touched) } => {
            check_text("touched", &touched, MOST_TOUCHES * limits::ACTION_BYTES)?;
            Ok(Tried::Touched(touched.split(',').map(str::to_owned).collect()))
        }
        AskWhy { action: Some(_), touched: Some(_) } => Err(room::Refusal::Field("touched")),
    }
}

pub(super) async fn advice(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(wish): Json<AskAdvice>,
) -> Result<Json<Advice>, Refusal> {
    let Json(table) = ask::<Arc<Table>>(&app, &id, Command::Whole).await?;
    may_ask(&table, asker.id().as_deref(), &wish)?;
    let seed = u64::from_le_bytes(app.environment.bytes());
    let budget = Some(Budget::Time(ADVICE_TIME));
    let errand = app.errand(&asker.id().unwrap_or_default(), Level::Calm);
    let thought = app.pool.think_for(errand, {
        let table = table.clone();
        move |latest| {
            let question = Question { level: Level::Sharp, budget, seed, deadline: Some(latest) };
            advise(&table, wish.step, &question)
        }
    });
    let advice = thought.await.map_err(no_thought)??;
    Ok(Json(written(table.version(), &advice, &table.voice(asker.language))))
}

/// Nobody gets advice against other people; and during play only the player who must decide does.
fn may_ask(table: &Table, guest: Option<&str>, wish: &AskAdvice) -> Result<(), room::Refusal> {
    if table.status() == Status::Open {
        return Err(ErrorCode::NotStarted.into());
    }
    if !table.may_advise(guest) {
        return Err(ErrorCode::NoAdvice.into());
    }
    if table.status() == Status::Closed {
        return Err(ErrorCode::Closed.into());
    }
    match (table.turn(), wish.step) {
        (Some(_), Some(_)) => Err(room::Refusal::Field("step")),
        (Some(turn), None) if guest.is_some_and(|guest| table.chair(turn).is_of(guest)) => Ok(()),
        (Some(_), None) => Err(ErrorCode::NotYourTurn.into()),
        (None, Some(_)) => Ok(()),
        (None, None) => Err(ErrorCode::Over.into()),
    }
}

fn advise(table: &Table, step: Option<u64>, question: &Question) -> Result<AnyAdvice, room::Refusal> {
    let game = table.game.as_ref().ok_or(ErrorCode::NotStarted)?;
    let Some(step) = step else {
        return Ok(game.board.advise(question).ok_or(ErrorCode::Over)?);
    };
    let wrong = room::Refusal::Field("step");
    let then = game.board.at(StepCount(usize::try_from(step).unwrap_or(usize::MAX)));
    // At a moment of chance, or at the end, there is nothing to decide.
    then.ok().and_then(|then| then.advise(question)).ok_or(wrong)
}

fn no_thought(why: NoThought) -> ErrorCode {
    match why {
        NoThought::TooMany => ErrorCode::TooMany,
        NoThought::TooLong | NoThought::Broke => ErrorCode::Internal,
    }
}

fn written(version: TableVersion, advice: &AnyAdvice, voice: &Voice) -> Advice {
    let rated = |rated: &shelf::Rated| Rated {
        notation: rated.notation.clone(),
        text: voice.say(&rated.text),
        score: rated.score.into(),
        win: rated.win_chance.into(),
        simulations: rated.simulations.into(),
    };
    Advice {
        version: version.0,
        simulations: advice.simulations.into(),
        sure: advice.confidence.into(),
        options: advice.options.iter().map(rated).collect(),
    }
}
