//! At the table: playing, taking back, asking a bot, talking.

use super::tables::ask;
use crate::app::App;
use crate::bots::NoThought;
use crate::guard::failure::{Json, Path, Refusal};
use crate::say;
use crate::table::command::Command;
use crate::table::state::State as Table;
use crate::who::Asker;
use axum::extract::State;
use axum::http::StatusCode;
use phrasebook::Voice;
use protocol::{
    Advice, AskAdvice, ChatLine, ErrorCode, Failure, Mute, Play, Played, Rated, Say, Status, Undo, limits,
};
use shelf::{AnyAdvice, Budget, Level, Question};
use std::sync::Arc;
use std::time::Duration;

/// How long a bot thinks about advice.
const ADVICE_TIME: Duration = Duration::from_millis(300);

pub(super) async fn play(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(play): Json<Play>,
) -> Result<Json<Played>, Refusal> {
    let guest = asker.person()?.id;
    check_play(&play).map_err(|failure| asker.refuse(failure))?;
    ask(&app, &asker, &id, |reply| Command::Play { guest, play, reply }).await
}

pub(super) async fn undo(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(undo): Json<Undo>,
) -> Result<Json<Played>, Refusal> {
    let guest = asker.person()?.id;
    check_key(&undo.key).map_err(|failure| asker.refuse(failure))?;
    ask(&app, &asker, &id, |reply| Command::Undo { guest, undo, reply }).await
}

pub(super) async fn chat(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(Say { text }): Json<Say>,
) -> Result<Json<ChatLine>, Refusal> {
    let person = asker.person()?;
    ask(&app, &asker, &id, |reply| Command::Say { person, text, reply }).await
}

pub(super) async fn mute(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(Mute { speaker, muted }): Json<Mute>,
) -> Result<StatusCode, Refusal> {
    let guest = asker.person()?.id;
    if speaker.is_empty() || speaker.len() > limits::KEY_BYTES {
        return Err(asker.refuse(say::bad_field("speaker")));
    }
    ask(&app, &asker, &id, |reply| Command::Mute { guest, speaker, muted, reply }).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Keys and notation within their bounds, before a table is asked.
pub fn check_play(play: &Play) -> Result<(), Failure> {
    check_key(&play.key)?;
    let fits = (1..=limits::ACTION_BYTES).contains(&play.action.len());
    let plain = !play.action.chars().any(char::is_control);
    if fits && plain { Ok(()) } else { Err(say::bad_field("action")) }
}

/// A key that can be kept.
pub fn check_key(key: &str) -> Result<(), Failure> {
    let fits = (1..=limits::KEY_BYTES).contains(&key.len()) && !key.chars().any(char::is_control);
    if fits { Ok(()) } else { Err(say::bad_field("key")) }
}

pub(super) async fn advice(
    State(app): State<Arc<App>>,
    asker: Asker,
    Path(id): Path<String>,
    Json(wish): Json<AskAdvice>,
) -> Result<Json<Advice>, Refusal> {
    let Json(table) = ask(&app, &asker, &id, |reply| Command::Whole { reply }).await?;
    may_ask(&table, asker.id().as_deref(), &wish).map_err(|failure| asker.refuse(failure))?;
    let seed = u64::from_le_bytes(app.environment.bytes());
    let budget = Some(Budget::Time(ADVICE_TIME));
    let thought = app.pool.think({
        let table = table.clone();
        move |latest| {
            let question = Question { level: Level::Sharp, budget, seed, latest: Some(latest) };
            advise(&table, wish.step, &question)
        }
    });
    let advised = thought.await.map_err(no_thought).and_then(|advised| advised);
    let voice = table.voice(asker.language);
    asker.answer(advised.map(|advice| written(table.version(), &advice, &voice)))
}

/// Nobody is advised against other people; and in play only whoever must decide.
fn may_ask(table: &Table, guest: Option<&str>, wish: &AskAdvice) -> Result<(), Failure> {
    if table.status() == Status::Open {
        return Err(say::failure(ErrorCode::NotStarted));
    }
    if !table.may_advise(guest) {
        return Err(say::failure(ErrorCode::NoAdvice));
    }
    match (table.turn(), wish.step) {
        (Some(_), Some(_)) => Err(say::bad_field("step")),
        (Some(turn), None) if guest.is_some_and(|guest| table.chair(turn).is_of(guest)) => Ok(()),
        (Some(_), None) => Err(say::failure(ErrorCode::NotYourTurn)),
        (None, Some(_)) => Ok(()),
        (None, None) => Err(say::failure(ErrorCode::Over)),
    }
}

fn advise(table: &Table, step: Option<u64>, question: &Question) -> Result<AnyAdvice, Failure> {
    let game = table.game.as_ref().ok_or_else(|| say::failure(ErrorCode::NotStarted))?;
    let Some(step) = step else {
        return game.board.advise(question).ok_or_else(|| say::failure(ErrorCode::Over));
    };
    let desk = game.board.at(usize::try_from(step).unwrap_or(usize::MAX));
    let desk = desk.map_err(|_| say::bad_field("step"))?;
    // At a moment of chance, or at the end, there is nothing to decide.
    desk.advise(question).map_err(|_| say::bad_field("step"))
}

fn no_thought(why: NoThought) -> Failure {
    say::failure(match why {
        NoThought::TooMany => ErrorCode::TooMany,
        NoThought::TooLong | NoThought::Broke => ErrorCode::Internal,
    })
}

fn written(version: u64, advice: &AnyAdvice, voice: &Voice) -> Advice {
    let rated = |rated: &shelf::Rated| Rated {
        notation: rated.notation.clone(),
        text: voice.say(&rated.text),
        score: rated.score.into(),
        win: rated.win_chance.into(),
        simulations: rated.simulations.into(),
    };
    Advice {
        version,
        simulations: advice.simulations.into(),
        sure: advice.confidence.into(),
        options: advice.options.iter().map(rated).collect(),
    }
}
