//! What is told to a host: plain values, without seeds and without keys.

use super::{AdminError, Told};
use crate::app::App;
use serde_json::{Value, json};
use store::{Ban, Channel, Guest, GuestId, Moment, Page, Report, Seat, Subject, Table};

/// Tables read at once.
const PAGE: u32 = 500;

pub(super) const fn kind(subject: &Subject) -> &'static str {
    match subject {
        Subject::Guest(_) => "guest",
        Subject::Address(_) => "address",
        Subject::Table(_) => "table",
    }
}

pub(super) fn ban(ban: &Ban) -> Value {
    let word = match &ban.subject {
        Subject::Guest(guest) => guest.to_string(),
        Subject::Address(address) => address.clone(),
        Subject::Table(table) => table.to_string(),
    };
    let until = ban.until.map(date);
    json!({ kind(&ban.subject): word, "since": date(ban.at), "until": until, "reason": ban.reason })
}

pub(super) fn guest(guest: &Guest) -> Value {
    let Guest { id, name, language, created, .. } = guest;
    json!({ "guest": id.as_str(), "name": name, "language": language, "created": date(*created) })
}

pub(super) async fn reports(app: &App, most: u32) -> Result<Told, AdminError> {
    Ok(app.store.reports(most).await?.iter().map(report).collect())
}

fn report(report: &Report) -> Value {
    json!({
        "at": date(report.at),
        "table": report.table.as_str(),
        "reporter": report.reporter.as_str(),
        "seat": report.seat,
        "about": report.about.as_ref().map(GuestId::as_str),
        "text": report.text,
    })
}

/// Who sits there, from where they were last seen, and what was said.
pub(super) async fn of_table(app: &App, table: &Table) -> Result<Value, AdminError> {
    let said = app.store.chat(&table.id, 0).await?;
    let said = said.iter().map(|said| {
        json!({ "at": date(said.at), "guest": said.guest.as_str(), "name": said.name, "text": said.text })
    });
    let seat = |seat: &Seat| {
        let guest = seat.holder.guest.as_ref().map(GuestId::as_str);
        let address = guest.and_then(|guest| app.homes.of(guest)).map(|address| address.to_string());
        json!({ "kind": seat.holder.kind, "guest": guest, "name": seat.name, "address": address })
    };
    Ok(json!({
        "table": table.id.as_str(),
        "status": table.status.as_str(),
        "public": table.public,
        "owner": table.owner.as_str(),
        "created": date(table.created),
        "updated": date(table.updated),
        "closed": app.bans.closes(&table.id),
        "seats": table.seats.iter().map(seat).collect::<Value>(),
        "said": said.collect::<Value>(),
    }))
}

/// Everything that is kept of a guest, for the guest.
pub(super) async fn of_guest(app: &App, id: &GuestId) -> Result<Value, AdminError> {
    let kept = app.store.everything_of(id).await?;
    let said = kept
        .said
        .iter()
        .map(|(table, said)| json!({ "table": table.as_str(), "at": date(said.at), "text": said.text }));
    let mutes =
        kept.mutes.iter().map(|(table, speaker)| json!({ "table": table.as_str(), "speaker": speaker }));
    let bans = app.store.bans().await?;
    let own = bans.iter().filter(|ban| matches!(&ban.subject, Subject::Guest(guest) if guest == id));
    Ok(json!({
        "guest": guest(&kept.guest),
        "seen": date(kept.seen),
        "tables": tables(app, id).await?,
        "said": said.collect::<Value>(),
        "mutes": mutes.collect::<Value>(),
        "reports": kept.reports.iter().map(report).collect::<Value>(),
        "bans": own.map(ban).collect::<Value>(),
        "channels": kept.channels.iter().map(channel).collect::<Value>(),
        "quiet_hours": kept.quiet.map(|quiet| {
            json!({ "begins": quiet.begins, "ends": quiet.ends, "minutes_east": quiet.east })
        }),
    }))
}

/// Where a guest is told of their turns, without the keys.
fn channel(channel: &Channel) -> Value {
    json!({
        "kind": channel.contact.kind(),
        "address": channel.contact.address(),
        "created": date(channel.created),
        "confirmed": channel.confirmed.map(date),
    })
}

/// Every table of a guest with the seats they hold; what others are called is theirs.
async fn tables(app: &App, id: &GuestId) -> Result<Value, AdminError> {
    let mut told = Vec::new();
    let mut page = Page::first(PAGE);
    loop {
        let found = app.store.tables_of(id, None, page).await?;
        told.extend(found.iter().map(|table| table_of(table, id)));
        match found.last().filter(|_| found.len() == PAGE as usize) {
            Some(last) => page = Page::after(last, PAGE),
            None => return Ok(told.into()),
        }
    }
}

fn table_of(table: &Table, id: &GuestId) -> Value {
    let own = table.seats.iter().filter(|seat| seat.holder.guest.as_ref() == Some(id));
    json!({
        "table": table.id.as_str(),
        "owner": table.owner == *id,
        "status": table.status.as_str(),
        "terms": serde_json::from_str::<Value>(&table.terms).ok().map(|mut laid| laid["terms"].take()),
        "created": date(table.created),
        "started": table.started.map(date),
        "ended": table.ended.map(date),
        "seats": own.map(|seat| json!({ "kind": seat.holder.kind, "entropy": seat.entropy })).collect::<Value>(),
    })
}

/// As people and programs read it.
fn date(moment: Moment) -> String {
    super::date::written(moment.0)
}
