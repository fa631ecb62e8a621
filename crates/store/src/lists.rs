//! Lists of tables, each a walk along an index: newest first, or those that are due.

use crate::ids::{GuestId, TableId};
use crate::model::{Counts, Holdings, Moment, Page, Status, Table};
use crate::sql::{BoxFuture, Result, Sql, Value, values};
use crate::tables::{self, COLUMNS, SEATED};

/// Public tables of a status. `public = 1` is written out, for the index holds only those.
const IN_PUBLIC: &str = "SELECT id, created FROM tables WHERE public = 1 AND status = ?1 \
     AND (created, id) < (?2, ?3) ORDER BY created DESC, id DESC LIMIT ?4";

/// Running tables that someone should look at by a moment; the words are written out, for the index holds only those.
const DUE: &str = "SELECT id FROM tables WHERE status = 'running' AND due IS NOT NULL AND due <= ?1 \
     AND (due, id) > (?2, ?3) ORDER BY due, id LIMIT ?4";

/// Tables a guest owns or sits at: the newest of both kinds, without those that are both.
const OF_GUEST: &str = "SELECT id, created FROM (\
     SELECT * FROM (SELECT id, created FROM tables WHERE owner = ?1 \
     AND (status = ?5 OR ?5 IS NULL) \
     AND (created, id) < (?2, ?3) ORDER BY created DESC, id DESC LIMIT ?4) own \
     UNION \
     SELECT * FROM (SELECT DISTINCT s.table_id, s.created FROM seats s WHERE s.guest = ?1 \
     AND (?5 IS NULL OR EXISTS (SELECT 1 FROM tables t WHERE t.id = s.table_id AND t.status = ?5)) \
     AND (s.created, s.table_id) < (?2, ?3) ORDER BY s.created DESC, s.table_id DESC LIMIT ?4) seated\
     ) both_kinds ORDER BY created DESC, id DESC LIMIT ?4";

/// Tables that have begun and do not say with which components; the words are written out for the same reason.
const WITHOUT_COMPONENTS: &str =
    "SELECT id FROM tables WHERE components IS NULL AND status <> 'open' LIMIT ?1";

const REMATCH: &str = "SELECT id FROM tables WHERE previous = ?1 ORDER BY created DESC, id DESC LIMIT 1";

pub(crate) fn in_public<'a>(
    sql: &'a dyn Sql,
    (status, page): &'a (Status, Page),
) -> BoxFuture<'a, Result<Vec<Table>>> {
    Box::pin(async move {
        let [created, id, limit] = place(page);
        whole(sql, IN_PUBLIC, &[status.as_str().into(), created, id, limit]).await
    })
}

pub(crate) fn due<'a>(
    sql: &'a dyn Sql,
    (by, after, limit): &'a (Moment, Option<(Moment, TableId)>, u32),
) -> BoxFuture<'a, Result<Vec<Table>>> {
    Box::pin(async move {
        let (due, id) = match after {
            Some((due, id)) => (*due, id.as_str()),
            None => (Moment(i64::MIN), ""),
        };
        tables::read(sql.query(&due_with_seats(), values![*by, due, id, i64::from(*limit)]).await?)
    })
}

fn due_with_seats() -> String {
    format!("{COLUMNS} FROM ({DUE}) w JOIN tables t ON t.id = w.id {SEATED} ORDER BY t.due, t.id, s.seat")
}

pub(crate) fn of_guest<'a>(
    sql: &'a dyn Sql,
    (guest, status, page): &'a (GuestId, Option<Status>, Page),
) -> BoxFuture<'a, Result<Vec<Table>>> {
    Box::pin(async move {
        let [created, id, limit] = place(page);
        let status = status.map(Status::as_str).into();
        whole(sql, OF_GUEST, &[guest.as_str().into(), created, id, limit, status]).await
    })
}

/// Tables that have begun and do not say with which components, in any order.
pub(crate) fn without_components<'a>(sql: &'a dyn Sql, limit: &'a u32) -> BoxFuture<'a, Result<Vec<Table>>> {
    Box::pin(async move { whole(sql, WITHOUT_COMPONENTS, values![i64::from(*limit)]).await })
}

/// Everything is before the end of time.
fn place(page: &Page) -> [Value; 3] {
    let end = (Moment(i64::MAX), String::new());
    let (created, id) = page.after.as_ref().map_or(end, |(at, id)| (*at, id.to_string()));
    [created.into(), (&id).into(), i64::from(page.limit).into()]
}

/// The tables that `which` selects, with their seats, in one statement and so at one moment.
async fn whole(sql: &dyn Sql, which: &str, values: &[Value]) -> Result<Vec<Table>> {
    tables::read(sql.query(&with_seats(which), values).await?)
}

fn with_seats(which: &str) -> String {
    format!(
        "{COLUMNS} FROM ({which}) w JOIN tables t ON t.id = w.id {SEATED} \
         ORDER BY t.created DESC, t.id DESC, s.seat"
    )
}

/// Every list there is, for a test that none walks through all tables.
#[cfg(test)]
pub(crate) fn all() -> [String; 5] {
    let lists = [IN_PUBLIC, OF_GUEST, WITHOUT_COMPONENTS].map(with_seats);
    let [public, own, without] = lists;
    [public, own, without, due_with_seats(), REMATCH.to_owned()]
}

/// Counted each by its own, so that the one never hides the other; of open tables of others, all but one.
pub(crate) fn holdings<'a>(
    sql: &'a dyn Sql,
    (guest, but): &'a (GuestId, Option<TableId>),
) -> BoxFuture<'a, Result<Holdings>> {
    Box::pin(async move {
        let text = "SELECT (SELECT COUNT(*) FROM tables WHERE owner = ?1 AND status <> 'over'), \
             (SELECT COUNT(DISTINCT s.table_id) FROM seats s JOIN tables t ON t.id = s.table_id \
             WHERE s.guest = ?1 AND t.status = 'open' AND t.owner <> ?1 AND t.id <> ?2)";
        let but = but.as_ref().map_or("", TableId::as_str);
        let row = sql.query(text, values![guest.as_str(), but]).await?.pop();
        let Some(mut row) = row else { return Ok(Holdings::default()) };
        Ok(Holdings { tables: row.count()?, seats: row.count()? })
    })
}

/// The newest table that is the rematch of `previous`.
pub(crate) fn rematch_of<'a>(
    sql: &'a dyn Sql,
    previous: &'a TableId,
) -> BoxFuture<'a, Result<Option<TableId>>> {
    Box::pin(async move {
        let row = sql.query(REMATCH, values![previous.as_str()]).await?.into_iter().next();
        row.map(|mut row| row.text().map(TableId::kept)).transpose()
    })
}

pub(crate) fn counts<'a>(sql: &'a dyn Sql, (): &'a ()) -> BoxFuture<'a, Result<Counts>> {
    Box::pin(async move {
        let text = "SELECT 'guests', COUNT(*) FROM guests UNION ALL \
             SELECT status, COUNT(*) FROM tables GROUP BY status";
        let mut counts = Counts::default();
        for mut row in sql.query(text, &[]).await? {
            let what = row.text()?;
            let place = match Status::read(&what) {
                None => &mut counts.guests,
                Some(Status::Open) => &mut counts.open,
                Some(Status::Running) => &mut counts.running,
                Some(Status::Over) => &mut counts.over,
            };
            *place = row.count()?;
        }
        Ok(counts)
    })
}
