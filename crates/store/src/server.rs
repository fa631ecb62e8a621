//! What the server keeps for itself: the key that signs its cookies, and whether all is well.

use crate::error::{Cause, StoreError};
use crate::sql::{BoxFuture, Result, Sql, values};

/// Keeps `fresh` if there is no key yet; of two servers that start at once, both get the first one's.
pub(crate) fn signing_key<'a>(sql: &'a dyn Sql, fresh: &'a [u8; 32]) -> BoxFuture<'a, Result<[u8; 32]>> {
    Box::pin(async move {
        let kept = "SELECT value FROM server WHERE name = 'signing_key'";
        let mut rows = sql.query(kept, &[]).await?;
        if rows.is_empty() {
            let text = "INSERT INTO server (name, value) VALUES ('signing_key', ?1) ON CONFLICT DO NOTHING";
            sql.execute(text, values![fresh.as_slice()]).await?;
            rows = sql.query(kept, &[]).await?;
        }
        let bytes = rows.pop().map(|mut row| row.bytes()).transpose()?;
        let key = bytes.and_then(|bytes| bytes.try_into().ok());
        key.ok_or_else(|| StoreError::Corrupt(Cause::new("the signing key does not have 32 bytes")))
    })
}

pub(crate) fn ping<'a>(sql: &'a dyn Sql, (): &'a ()) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move { sql.query("SELECT 1", &[]).await.map(drop) })
}

pub(crate) fn limit_pages<'a>(sql: &'a dyn Sql, pages: &'a u32) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move { sql.query(&format!("PRAGMA max_page_count = {pages}"), &[]).await.map(drop) })
}
