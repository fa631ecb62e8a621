//! What the server keeps for itself: the keys that sign its cookies and its messages, and whether all is well.

use crate::error::{Cause, StoreError};
use crate::sql::{BoxFuture, Result, Row, Sql, values};

/// Keeps `fresh` if there is no key yet; of two servers that start at once, both get the first one's.
pub(crate) fn signing_key<'a>(sql: &'a dyn Sql, fresh: &'a [u8; 32]) -> BoxFuture<'a, Result<[u8; 32]>> {
    Box::pin(kept_key(sql, "signing_key", fresh))
}

/// The same for the key by which devices know messages of this server.
pub(crate) fn push_key<'a>(sql: &'a dyn Sql, fresh: &'a [u8; 32]) -> BoxFuture<'a, Result<[u8; 32]>> {
    Box::pin(kept_key(sql, "push_key", fresh))
}

async fn kept_key(sql: &dyn Sql, name: &str, fresh: &[u8; 32]) -> Result<[u8; 32]> {
    let kept = "SELECT value FROM server WHERE name = ?1";
    let mut rows = sql.query(kept, values![name]).await?;
    if rows.is_empty() {
        let text = "INSERT INTO server (name, value) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        sql.execute(text, values![name, fresh.as_slice()]).await?;
        rows = sql.query(kept, values![name]).await?;
    }
    rows.pop().map(read_key).transpose()?.ok_or_else(no_key)
}

fn read_key(mut row: Row) -> Result<[u8; 32]> {
    row.bytes()?.try_into().map_err(|_| no_key())
}

fn no_key() -> StoreError {
    StoreError::Corrupt(Cause::new("a key has not 32 bytes"))
}

pub(crate) fn former_key<'a>(sql: &'a dyn Sql, (): &'a ()) -> BoxFuture<'a, Result<Option<[u8; 32]>>> {
    Box::pin(async move {
        let text = "SELECT value FROM server WHERE name = 'former_signing_key'";
        sql.query(text, &[]).await?.pop().map(read_key).transpose()
    })
}

/// One former key is good, and none before it.
pub(crate) fn change_key<'a>(
    sql: &'a dyn Sql,
    (fresh, forget): &'a ([u8; 32], bool),
) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move {
        sql.execute("DELETE FROM server WHERE name = 'former_signing_key'", &[]).await?;
        let last = if *forget {
            "DELETE FROM server WHERE name = 'signing_key'"
        } else {
            "UPDATE server SET name = 'former_signing_key' WHERE name = 'signing_key'"
        };
        sql.execute(last, &[]).await?;
        let text = "INSERT INTO server (name, value) VALUES ('signing_key', ?1)";
        sql.execute(text, values![fresh.as_slice()]).await.map(drop)
    })
}

/// Room that must be left for a database to count as one that can be written.
const ROOM: usize = 16 * 1024;

/// Writes something that means nothing, and takes it away again but for a trace: only this shows that writing works and
/// that there is room.
pub(crate) fn ping<'a>(sql: &'a dyn Sql, sign: &'a [u8; 8]) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move {
        let text = "INSERT INTO server (name, value) VALUES ('sign of life', ?1) \
             ON CONFLICT (name) DO UPDATE SET value = excluded.value";
        sql.execute(text, values![sign.repeat(ROOM / sign.len()).as_slice()]).await?;
        sql.execute(text, values![sign.as_slice()]).await.map(drop)
    })
}

pub(crate) fn limit_pages<'a>(sql: &'a dyn Sql, pages: &'a u32) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move { sql.query(&format!("PRAGMA max_page_count = {pages}"), &[]).await.map(drop) })
}
