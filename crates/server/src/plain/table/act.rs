//! What a table's forms ask for: the same commands that everyone else sends.

use super::show_with;
use crate::app::App;
use crate::guard::address::ClientAddress;
use crate::guard::failure::{Path, Refusal};
use crate::hub;
use crate::plain::address::{Address, Look, simple};
use crate::plain::reader::Reader;
use crate::plain::sent::Sent;
use crate::routes::{check_key, check_play, table_id, take_report};
use axum::extract::{Query, State};
use axum::response::Response;
use base16ct::lower;
use protocol::{ChatLine, Play, Played, Report, Sit, Start, Status, TableInfo, Undo};
use room::{Command, Person};
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
    /// The reason.
    pub why: Refusal,
    /// The words that were not said.
    pub unsaid: String,
}

pub async fn act(
    State(app): State<Arc<App>>,
    reader: Reader,
    from: ClientAddress,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    Sent(wish): Sent<Wish>,
) -> Response {
    let unsaid = wish.as_ref().map(|wish| wish.text.clone()).unwrap_or_default();
    let done = match wish {
        Ok(wish) => carry_out(&app, (&reader, from), &id, &look, wish).await,
        Err(refusal) => Err(refusal),
    };
    match done {
        Ok(next) => reader.send_to(&next),
        Err(why) => show_with(&app, &reader, &id, &look, Some(Refused { why, unsaid })).await,
    }
}

/// Does what is wished for; gives the page to look at then.
async fn carry_out(
    app: &Arc<App>,
    (reader, from): (&Reader, ClientAddress),
    id: &str,
    look: &Look,
    wish: Wish,
) -> Result<String, Refusal> {
    let table = table_id(id)?;
    let person = reader.asker.person()?;
    let address = Address { id, language: reader.wished, look };
    if wish.what == "rematch" {
        let laid: String = hub::ask(app, &table, Command::Rematch { person, luck: app.luck() }).await?;
        return Ok(Address { id: &laid, language: reader.wished, look: &Look::default() }.here());
    }
    if wish.what == "close" {
        return close(app, &table, person.id, reader, &address).await;
    }
    if wish.what == "report" {
        let report = Report { seat: wish.seat, text: wish.text };
        take_report(app, &reader.asker, from, id, &report).await?;
        return Ok(address.after_report());
    }
    match wish.what.as_str() {
        "play" | "undo" | "say" => at_play(app, &table, person, wish).await?,
        _ => at_the_table(app, &table, person, look, &wish).await?,
    }
    Ok(address.here())
}

/// A table that had not begun is gone, and its reader goes back to the lobby.
async fn close(
    app: &Arc<App>,
    table: &TableId,
    guest: String,
    reader: &Reader,
    address: &Address<'_>,
) -> Result<String, Refusal> {
    let before: TableInfo = hub::ask(app, table, Command::Info { guest: Some(guest.clone()) }).await?;
    hub::ask::<()>(app, table, Command::Close { guest }).await?;
    Ok(if before.status == Status::Open { simple("/text", reader.wished) } else { address.here() })
}

async fn at_play(app: &Arc<App>, table: &TableId, person: Person, wish: Wish) -> Result<(), Refusal> {
    let guest = person.id.clone();
    let at_version = wish.at_version.unwrap_or_default();
    match wish.what.as_str() {
        "play" => {
            let play = Play { key: key(&wish.key, &wish.action), at_version, action: wish.action };
            check_play(&play)?;
            hub::ask::<Played>(app, table, Command::Play { guest, play }).await?;
        }
        "undo" => {
            let undo = Undo { key: key(&wish.key, "undo"), at_version };
            check_key(&undo.key)?;
            hub::ask::<Played>(app, table, Command::Undo { guest, undo }).await?;
        }
        _ => drop(hub::ask::<ChatLine>(app, table, Command::Say { person, text: wish.text }).await?),
    }
    Ok(())
}

async fn at_the_table(
    app: &Arc<App>,
    table: &TableId,
    person: Person,
    look: &Look,
    wish: &Wish,
) -> Result<(), Refusal> {
    let guest = person.id.clone();
    let invite = look.invitation().map(str::to_owned);
    let sit = Sit { seat: wish.seat, invite };
    let start = Start::default();
    let seat = wish.seat.ok_or(room::Refusal::Field("seat"));
    let command = match wish.what.as_str() {
        "sit" => Command::Sit { person, sit },
        "start" => Command::Start { guest, start },
        "leave" => Command::Leave { guest },
        "resign" => Command::Resign { guest },
        "skip-lesson" => Command::SkipLesson { guest },
        "take-back" => Command::TakeBack { guest },
        "stand-in" => Command::StandIn { guest, seat: seat? },
        "remove" => Command::Remove { guest, seat: seat? },
        "hand-over" => Command::HandOver { guest, seat: seat? },
        _ => return Err(room::Refusal::Field("do").into()),
    };
    hub::ask::<TableInfo>(app, table, command).await?;
    Ok(())
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
