//! The journal: a log whose index is the version of its table, and which only grows.

use crate::error::{Missing, StoreError};
use crate::ids::{GuestId, TableId};
use crate::model::{Append, Entry, Moment, Status};
use crate::sql::{BoxFuture, Result, Row, Sql, Value, values};
use crate::tables;

/// The most lines written by one statement: both databases limit the number of values.
const LINES_AT_ONCE: usize = 100;

/// Compares and sets in one statement: the version must be the next one and the key new.
const ADVANCE: &str = "UPDATE tables SET length = length + ?3, updated = ?4, \
     status = COALESCE(?5, status), summary = COALESCE(?6, summary), due = ?8, owner = COALESCE(?9, owner), \
     ended = CASE WHEN ?5 IS NULL THEN ended WHEN ?5 = 'over' THEN ?4 END \
     WHERE id = ?1 AND length = ?2 \
     AND NOT EXISTS (SELECT 1 FROM journal WHERE table_id = ?1 AND once = ?7)";

/// Appends, and returns the next index.
pub(crate) fn append<'a>(sql: &'a dyn Sql, append: &'a Append) -> BoxFuture<'a, Result<u64>> {
    Box::pin(async move {
        if append.lines.is_empty() && append.key.is_some() {
            return Err(StoreError::KeyWithoutLine);
        }
        let values = values![
            append.table.as_str(),
            append.from as i64,
            append.lines.len() as i64,
            append.at,
            append.change.status.map(Status::as_str),
            append.change.summary.as_ref(),
            append.key.as_ref(),
            append.change.due,
            append.change.owner.as_ref().map(GuestId::as_str),
        ];
        if sql.execute(ADVANCE, values).await? == 0 {
            return Err(why_not(sql, append).await?);
        }
        if let Some(seating) = &append.change.seating {
            tables::must_be_open(sql, &append.table).await?;
            tables::must_be_seated(sql, &append.table, seating, append.from).await?;
        }
        write_lines(sql, append).await?;
        tables::set_seats(sql, &append.table, &append.change.seats).await?;
        Ok(append.from + append.lines.len() as u64)
    })
}

/// The key is asked about first: a request that is repeated after others have moved is not a conflict.
async fn why_not(sql: &dyn Sql, append: &Append) -> Result<StoreError> {
    let text = "SELECT t.length, j.number FROM tables t \
         LEFT JOIN journal j ON j.table_id = t.id AND j.once = ?2 WHERE t.id = ?1";
    let rows = sql.query(text, values![append.table.as_str(), append.key.as_ref()]).await?;
    let Some(mut row) = rows.into_iter().next() else { return Ok(StoreError::NotFound(Missing::Table)) };
    let next = row.count()?;
    let repeated = row.maybe_int()?;
    Ok(repeated.map_or(StoreError::Conflict { next }, |index| StoreError::Repeated { index: index as u64 }))
}

async fn write_lines(sql: &dyn Sql, append: &Append) -> Result<()> {
    for (chunk, lines) in append.lines.chunks(LINES_AT_ONCE).enumerate() {
        let first = append.from + (chunk * LINES_AT_ONCE) as u64;
        let mut values: Vec<Value> = values![append.table.as_str(), append.at].to_vec();
        for (number, line) in (first..).zip(lines) {
            // The key stands beside the first line only, so that it is unique.
            let once = append.key.as_ref().filter(|_| number == append.from);
            values.extend_from_slice(values![number as i64, line, once]);
        }
        sql.execute(&insert(lines.len()), &values).await?;
    }
    Ok(())
}

fn insert(lines: usize) -> String {
    let row = |i: usize| format!("(?1, ?{}, ?{}, ?2, ?{})", 3 * i + 3, 3 * i + 4, 3 * i + 5);
    let rows: Vec<String> = (0..lines).map(row).collect();
    format!("INSERT INTO journal (table_id, number, line, at, once) VALUES {}", rows.join(", "))
}

/// The lines from an index on; none for a table that has none, or that is not there.
pub(crate) fn list<'a>(
    sql: &'a dyn Sql,
    (table, from): &'a (TableId, u64),
) -> BoxFuture<'a, Result<Vec<Entry>>> {
    Box::pin(async move {
        let text = "SELECT number, line, at, once FROM journal \
             WHERE table_id = ?1 AND number >= ?2 ORDER BY number";
        let from = i64::try_from(*from).unwrap_or(i64::MAX);
        let rows = sql.query(text, values![table.as_str(), from]).await?;
        rows.into_iter().map(read).collect()
    })
}

fn read(mut row: Row) -> Result<Entry> {
    let (index, line, at) = (row.count()?, row.text()?, Moment(row.int()?));
    Ok(Entry { index, line, at, key: row.maybe_text()? })
}
