//! A table from being set up to being played: its seats and its seed.

use crate::components;
use crate::error::{Cause, Missing, StoreError};
use crate::ids::{GuestId, Seed, TableId};
use crate::model::*;
use crate::sql::{BoxFuture, Result, Row, Sql, Value, values};

/// A table with its seats, one row for each seat; to be followed by what follows `FROM`.
pub(crate) const COLUMNS: &str = "SELECT t.id, t.created, t.owner, t.status, t.public, t.terms, t.summary, \
     t.previous, t.started, t.ended, t.updated, t.length, t.due, t.components, s.seat, s.kind, s.guest, g.name, s.entropy";

/// How the seats and the names of those who hold them are found.
pub(crate) const SEATED: &str = "LEFT JOIN seats s ON s.table_id = t.id LEFT JOIN guests g ON g.id = s.guest";

pub(crate) fn create<'a>(
    sql: &'a dyn Sql,
    (id, new): &'a (TableId, NewTable),
) -> BoxFuture<'a, Result<Table>> {
    Box::pin(async move {
        let text = "INSERT INTO tables (id, created, owner, status, public, terms, summary, previous, updated, \
             seed) VALUES (?1, ?2, ?3, 'open', ?4, ?5, ?6, ?7, ?2, ?8)";
        let previous = new.previous.as_ref().map(TableId::as_str);
        let values = values![
            id.as_str(),
            new.at,
            new.owner.as_str(),
            i64::from(new.public),
            &new.terms,
            &new.summary,
            previous,
            new.seed.as_ref().map(Seed::expose)
        ];
        sql.execute(text, values).await?;
        for (number, holder) in new.seats.iter().enumerate() {
            let text = "INSERT INTO seats (table_id, seat, kind, guest, created) VALUES (?1, ?2, ?3, ?4, ?5)";
            let guest = holder.guest.as_ref().map(GuestId::as_str);
            sql.execute(text, values![id.as_str(), number as i64, &holder.kind, guest, new.at]).await?;
        }
        get(sql, id).await
    })
}

pub(crate) fn get<'a>(sql: &'a dyn Sql, id: &'a TableId) -> BoxFuture<'a, Result<Table>> {
    Box::pin(async move {
        let text = format!("{COLUMNS} FROM tables t {SEATED} WHERE t.id = ?1 ORDER BY s.seat");
        let rows = sql.query(&text, values![id.as_str()]).await?;
        read(rows)?.pop().ok_or(StoreError::NotFound(Missing::Table))
    })
}

/// Gathers rows of one table after the other, each with its seats in order.
pub(crate) fn read(rows: Vec<Row>) -> Result<Vec<Table>> {
    let mut tables: Vec<Table> = Vec::new();
    for mut row in rows {
        let table = read_table(&mut row)?;
        if tables.last().is_none_or(|last| last.id != table.id) {
            tables.push(table);
        }
        if let (Some(seat), Some(table)) = (read_seat(&mut row)?, tables.last_mut()) {
            table.seats.push(seat);
        }
    }
    Ok(tables)
}

fn read_table(row: &mut Row) -> Result<Table> {
    Ok(Table {
        id: TableId::kept(row.text()?),
        created: row.moment()?,
        owner: GuestId::kept(row.text()?),
        status: read_status(row)?,
        public: row.int()? != 0,
        terms: row.text()?,
        summary: row.text()?,
        seats: Vec::new(),
        previous: row.maybe_text()?.map(TableId::kept),
        started: row.maybe_moment()?,
        ended: row.maybe_moment()?,
        updated: row.moment()?,
        length: row.count()?,
        due: row.maybe_moment()?,
        components: row.maybe_text()?,
    })
}

fn read_status(row: &mut Row) -> Result<Status> {
    Status::read(&row.text()?).ok_or_else(|| StoreError::Corrupt(Cause::new("an unknown status")))
}

/// None for a table that has no seats at all.
fn read_seat(row: &mut Row) -> Result<Option<Seat>> {
    if row.maybe_int()?.is_none() {
        return Ok(None);
    }
    let kind = row.text()?;
    let guest = row.maybe_text()?.map(GuestId::kept);
    Ok(Some(Seat { holder: Holder { kind, guest }, name: row.maybe_text()?, entropy: row.maybe_text()? }))
}

pub(crate) fn start<'a>(sql: &'a dyn Sql, start: &'a Start) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move {
        components::keep(sql, &start.components).await?;
        let text = "UPDATE tables SET status = 'running', seed = ?2, started = ?3, updated = ?3, \
             summary = COALESCE(?4, summary), due = ?5, components = ?6 WHERE id = ?1 AND status = 'open'";
        let table = start.table.as_str();
        let (seed, digest) = (start.seed.expose(), &start.components.digest);
        let values = values![table, seed, start.at, start.summary.as_ref(), start.due, digest];
        if sql.execute(text, values).await? == 0 {
            return Err(why_not(sql, &start.table).await?);
        }
        if let Some(seating) = &start.seating {
            must_be_seated(sql, &start.table, seating, 0).await?;
        }
        for (seat, entropy) in start.entropy.iter().enumerate() {
            let text = "UPDATE seats SET entropy = ?3 WHERE table_id = ?1 AND seat = ?2";
            if sql.execute(text, values![table, seat as i64, entropy.as_ref()]).await? == 0 {
                return Err(StoreError::NotFound(Missing::Seat));
            }
        }
        Ok(())
    })
}

/// Looks at a table at another moment than was said, if it has not changed since.
pub(crate) fn postpone<'a>(
    sql: &'a dyn Sql,
    (id, length, due): &'a (TableId, u64, Option<Moment>),
) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move {
        let text = "UPDATE tables SET due = ?3 WHERE id = ?1 AND length = ?2";
        sql.execute(text, values![id.as_str(), *length as i64, *due]).await.map(drop)
    })
}

/// Why a table was not found in the status it was looked for.
async fn why_not(sql: &dyn Sql, id: &TableId) -> Result<StoreError> {
    let rows = sql.query("SELECT status FROM tables WHERE id = ?1", values![id.as_str()]).await?;
    match rows.into_iter().next() {
        Some(mut row) => Ok(StoreError::WrongStatus { status: read_status(&mut row)? }),
        None => Ok(StoreError::NotFound(Missing::Table)),
    }
}

pub(crate) fn seed<'a>(sql: &'a dyn Sql, id: &'a TableId) -> BoxFuture<'a, Result<Option<Seed>>> {
    Box::pin(async move {
        let rows = sql.query("SELECT seed FROM tables WHERE id = ?1", values![id.as_str()]).await?;
        let row = rows.into_iter().next();
        Ok(row.ok_or(StoreError::NotFound(Missing::Table))?.maybe_text()?.map(Seed::new))
    })
}

/// For a change of seats, which a game that has begun does not know.
pub(crate) async fn must_be_open(sql: &dyn Sql, table: &TableId) -> Result<()> {
    match why_not(sql, table).await? {
        StoreError::WrongStatus { status: Status::Open } => Ok(()),
        other => Err(other),
    }
}

/// The row of the table is changed before this is asked, so that nobody sits down in between.
pub(crate) async fn must_be_seated(
    sql: &dyn Sql,
    table: &TableId,
    believed: &[Holder],
    next: u64,
) -> Result<()> {
    let text = "SELECT kind, guest FROM seats WHERE table_id = ?1 ORDER BY seat";
    let read = |mut row: Row| Ok(Holder { kind: row.text()?, guest: row.maybe_text()?.map(GuestId::kept) });
    let rows = sql.query(text, values![table.as_str()]).await?;
    let seated = rows.into_iter().map(read).collect::<Result<Vec<Holder>>>()?;
    if seated == believed { Ok(()) } else { Err(StoreError::Conflict { next }) }
}

/// Gives seats to those an append names, no matter who held them.
pub(crate) async fn set_seats(sql: &dyn Sql, table: &TableId, seats: &[(usize, Holder)]) -> Result<()> {
    for (seat, holder) in seats {
        let text = "UPDATE seats SET kind = ?3, guest = ?4 WHERE table_id = ?1 AND seat = ?2";
        let guest = holder.guest.as_ref().map(GuestId::as_str);
        let values: &[Value] = values![table.as_str(), *seat as i64, &holder.kind, guest];
        if sql.execute(text, values).await? == 0 {
            return Err(StoreError::NotFound(Missing::Seat));
        }
    }
    Ok(())
}
