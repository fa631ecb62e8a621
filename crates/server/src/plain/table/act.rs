//! What a table's forms ask for: the same commands that everybody else sends.

use super::show_with;
use crate::app::App;
use crate::guard::failure::Path;
use crate::hub;
use crate::plain::address::{Address, Look};
use crate::plain::reader::Reader;
use crate::plain::sent::Sent;
use crate::routes::{check_key, check_play};
use crate::say;
use crate::table::command::{Command, Person};
use axum::extract::{Query, State};
use axum::response::Response;
use base16ct::lower;
use protocol::{ErrorCode, Failure, Play, Sit, Start, Undo};
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::sync::Arc;
use store::TableId;

/// Everything the forms of a table can send.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Wish {
    /// What is to be done.
    #[serde(rename = "do")]
    what: String,
    /// Names this try.
    #[serde(default)]
    key: String,
    /// The version of the page the form stood on.
    at_version: Option<u64>,
    /// The notation of the option.
    #[serde(default)]
    action: String,
    /// The letter of a seat.
    seat: Option<char>,
    /// Words for the others.
    #[serde(default)]
    text: String,
}

/// A form that was refused: why, and what its reader had written.
#[derive(Debug)]
pub struct Refused {
    /// Why.
    pub failure: Failure,
    /// The words that were not said.
    pub unsaid: String,
}

pub async fn act(
    State(app): State<Arc<App>>,
    reader: Reader,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    Sent(wish): Sent<Wish>,
) -> Response {
    let unsaid = wish.as_ref().map(|wish| wish.text.clone()).unwrap_or_default();
    let done = match wish {
        Ok(wish) => carry_out(&app, &reader, &id, &look, wish).await,
        Err(failure) => Err(failure),
    };
    match done {
        Ok(next) => reader.send_to(&next),
        Err(failure) => {
            let failure = say::in_language(failure, reader.asker.language);
            show_with(&app, &reader, &id, &look, Some(Refused { failure, unsaid })).await
        }
    }
}

/// Does what is wished for; gives the page to look at then.
async fn carry_out(
    app: &Arc<App>,
    reader: &Reader,
    id: &str,
    look: &Look,
    wish: Wish,
) -> Result<String, Failure> {
    let table: TableId = id.parse().map_err(|_| say::failure(ErrorCode::NotFound))?;
    let person = reader.asker.person()?;
    let address = Address { id, language: reader.wished, look };
    if wish.what == "rematch" {
        let laid = hub::ask(app, &table, |reply| Command::Rematch { person, reply }).await?;
        return Ok(Address { id: &laid, language: reader.wished, look: &Look::default() }.here());
    }
    match wish.what.as_str() {
        "play" | "undo" | "say" => at_play(app, &table, person, wish).await?,
        _ => at_the_table(app, &table, person, look, &wish).await?,
    }
    Ok(address.here())
}

async fn at_play(app: &Arc<App>, table: &TableId, person: Person, wish: Wish) -> Result<(), Failure> {
    let guest = person.id.clone();
    let at_version = wish.at_version.unwrap_or_default();
    match wish.what.as_str() {
        "play" => {
            let play = Play { key: key(&wish.key, &wish.action), at_version, action: wish.action };
            check_play(&play)?;
            hub::ask(app, table, |reply| Command::Play { guest, play, reply }).await.map(drop)
        }
        "undo" => {
            let undo = Undo { key: key(&wish.key, "undo"), at_version };
            check_key(&undo.key)?;
            hub::ask(app, table, |reply| Command::Undo { guest, undo, reply }).await.map(drop)
        }
        _ => hub::ask(app, table, |reply| Command::Say { person, text: wish.text, reply }).await.map(drop),
    }
}

async fn at_the_table(
    app: &Arc<App>,
    table: &TableId,
    person: Person,
    look: &Look,
    wish: &Wish,
) -> Result<(), Failure> {
    let guest = person.id.clone();
    let invite = look.invitation().map(str::to_owned);
    let sit = Sit { seat: wish.seat, invite, entropy: None };
    let start = Start::default();
    let done = match wish.what.as_str() {
        "sit" => hub::ask(app, table, |reply| Command::Sit { person, sit, reply }).await,
        "start" => hub::ask(app, table, |reply| Command::Start { guest, start, reply }).await,
        "leave" => hub::ask(app, table, |reply| Command::Leave { guest, reply }).await,
        "resign" => hub::ask(app, table, |reply| Command::Resign { guest, reply }).await,
        "take-back" => hub::ask(app, table, |reply| Command::TakeBack { guest, reply }).await,
        _ => return Err(say::bad_field("do")),
    };
    done.map(drop)
}

/// One page has one key and many buttons: the same button twice is one try, another button another.
fn key(page: &str, button: &str) -> String {
    let digest = Sha256::digest(format!("{page}\n{button}"));
    lower::encode_string(&digest[..16])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_button_of_the_same_page_is_one_try() {
        assert_eq!(key("page", "take red"), key("page", "take red"));
        assert_ne!(key("page", "take red"), key("page", "take blue"));
        assert_ne!(key("page", "take red"), key("other", "take red"));
    }
}
