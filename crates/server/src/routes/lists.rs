//! Lists of tables: one's own, those to join, those to watch; each in parts that a cursor leads through.

use crate::app::App;
use crate::guard::failure::{Json, Query, Refusal};
use crate::say;
use crate::who::Asker;
use axum::extract::State;
use protocol::{List, More, Status, TableLine};
use room::{Chair, Holder, Laid, Summary, title};
use serde::Deserialize;
use shelf::Shelf;
use std::cmp::Reverse;
use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use store::{GuestId, Moment, Page, StoreError, Table, TableId};

/// Tables in one part of a list.
const LISTED: u32 = 100;

/// What a list is asked with.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct After {
    /// Where it goes on.
    pub after: Option<String>,
}

/// Which list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// The guest's own tables.
    Mine,
    /// Public tables with an open seat.
    Open,
    /// Public tables in play.
    Running,
}

/// Where a list goes on: after which table. Clients pass it back as it is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cursor {
    pub list: Which,
    after: (Moment, TableId),
}

/// The text is not one of our cursors.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadCursor;

pub(super) async fn list(
    State(app): State<Arc<App>>,
    asker: Asker,
    Query(After { after }): Query<After>,
) -> Result<Json<List>, Refusal> {
    lists(&app, &asker, after.as_deref()).await.map(Json)
}

/// The tables a guest can come to: the first part of every list, or the next part of one.
pub async fn lists(app: &App, asker: &Asker, after: Option<&str>) -> Result<List, Refusal> {
    let cursor = after.map(str::parse::<Cursor>).transpose().map_err(|_| room::Refusal::Field("after"))?;
    let listed = parts(app, asker.guest.as_ref().map(|guest| &guest.id), cursor.as_ref()).await;
    Ok(listed.map_err(|error| say::store(&error))?)
}

async fn parts(app: &App, guest: Option<&GuestId>, cursor: Option<&Cursor>) -> Result<List, StoreError> {
    let line = |table: &Table| {
        let listed = !app.bans.closes(&table.id);
        listed.then(|| line(&app.shelf, table, guest.map(GuestId::as_str))).flatten()
    };
    let (mine, more_mine) = part(app, guest, Which::Mine, cursor).await?;
    let (open, more_open) = part(app, guest, Which::Open, cursor).await?;
    let (running, more_running) = part(app, guest, Which::Running, cursor).await?;
    let mut mine: Vec<TableLine> = mine.iter().filter_map(line).collect();
    mine.sort_by_key(|line| (!line.your_turn, has_ended(line), Reverse(line.changed)));
    let has_seat = |line: &TableLine| line.names.iter().any(Option::is_none);
    Ok(List {
        mine,
        open: open.iter().filter_map(line).filter(has_seat).collect(),
        running: running.iter().filter_map(line).collect(),
        more: More { mine: more_mine, open: more_open, running: more_running },
    })
}

/// A part of a list, and where it goes on; nothing of a list that was not asked for.
async fn part(
    app: &App,
    guest: Option<&GuestId>,
    list: Which,
    cursor: Option<&Cursor>,
) -> Result<(Vec<Table>, Option<String>), StoreError> {
    if cursor.is_some_and(|cursor| cursor.list != list) {
        return Ok((Vec::new(), None));
    }
    let page = Page { after: cursor.map(|cursor| cursor.after.clone()), limit: LISTED };
    let mut tables = match (list, guest) {
        (Which::Mine, None) => Vec::new(),
        (Which::Mine, Some(guest)) => app.store.tables_of(guest, None, page).await?,
        (Which::Open, _) => app.store.public_tables(store::Status::Open, page).await?,
        (Which::Running, _) => app.store.public_tables(store::Status::Running, page).await?,
    };
    let full = tables.len() == LISTED as usize;
    let more = tables.last().filter(|_| full).map(|last| Cursor::after(list, last).to_string());
    if let (Which::Mine, Some(guest), None, true) = (list, guest, cursor, full) {
        // A game that has been going on for long must not be lost behind many that are over.
        let going_on = app.store.tables_of(guest, Some(store::Status::Running), Page::first(LISTED)).await?;
        let new = going_on.into_iter().filter(|table| tables.iter().all(|known| known.id != table.id));
        let new: Vec<Table> = new.collect();
        tables.extend(new);
    }
    Ok((tables, more))
}

const fn has_ended(line: &TableLine) -> bool {
    matches!(line.status, Status::Over | Status::Closed)
}

fn line(shelf: &Shelf, table: &Table, guest: Option<&str>) -> Option<TableLine> {
    let laid: Laid = serde_json::from_str(&table.terms).ok()?;
    let summary = Summary::read(&table.summary);
    let holder = |seat: &store::Seat| Chair::read(&seat.holder.kind, None, seat.name.as_deref());
    let turn = summary.turn.and_then(|turn| table.seats.get((turn as usize).checked_sub('A' as usize)?));
    let waits_for = turn.and_then(|seat| seat.holder.guest.as_ref()).map(GuestId::as_str);
    Some(TableLine {
        id: table.id.to_string(),
        title: title(shelf, &laid.terms.game),
        terms: laid.terms,
        status: match table.status {
            store::Status::Open => Status::Open,
            store::Status::Running => Status::Running,
            store::Status::Over if summary.closed => Status::Closed,
            store::Status::Over => Status::Over,
        },
        names: table.seats.iter().map(|seat| holder(seat)?.name()).collect(),
        bots: letters(table, |seat| matches!(holder(seat), Some(Chair { holder: Holder::Bot(_), .. }))),
        yours: letters(table, |seat| {
            guest.is_some() && seat.holder.guest.as_ref().map(GuestId::as_str) == guest
        }),
        turn: summary.turn,
        your_turn: summary.person && guest.is_some() && waits_for == guest,
        scores: summary.scores,
        changed: table.updated.0 as u64 / 1000,
    })
}

/// The letters of the seats of which something is true.
fn letters(table: &Table, is: impl Fn(&store::Seat) -> bool) -> Vec<char> {
    ('A'..).zip(&table.seats).filter(|(_, seat)| is(seat)).map(|(letter, _)| letter).collect()
}

impl Which {
    const ALL: [Self; 3] = [Self::Mine, Self::Open, Self::Running];

    const fn word(self) -> &'static str {
        match self {
            Self::Mine => "mine",
            Self::Open => "open",
            Self::Running => "running",
        }
    }
}

impl Cursor {
    fn after(list: Which, table: &Table) -> Self {
        Self { list, after: (table.created, table.id.clone()) }
    }
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (created, id) = &self.after;
        write!(f, "{}-{}-{id}", self.list.word(), created.0)
    }
}

impl FromStr for Cursor {
    type Err = BadCursor;

    fn from_str(text: &str) -> Result<Self, BadCursor> {
        let mut parts = text.splitn(3, '-');
        let word = parts.next().ok_or(BadCursor)?;
        let list = Which::ALL.into_iter().find(|list| list.word() == word).ok_or(BadCursor)?;
        let created = parts.next().and_then(|created| created.parse().ok());
        let id = parts.next().and_then(|id| id.parse().ok());
        Ok(Self { list, after: (Moment(created.ok_or(BadCursor)?), id.ok_or(BadCursor)?) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cursor_is_read_back_as_it_is_written_and_nothing_else_is_one() {
        let id = TableId::random();
        for list in Which::ALL {
            let cursor = Cursor { list, after: (Moment(1_700_000_000_000), id.clone()) };
            assert_eq!(cursor.to_string().parse(), Ok(cursor));
        }
        for text in ["", "mine", "mine-1", "mine-x-t1", "mine-1-", "all-1-t1", "mine-1-t 1"] {
            assert_eq!(text.parse::<Cursor>(), Err(BadCursor), "{text}");
        }
    }
}
