//! What is not kept for ever: games long over, tables nobody began, talk of long ago, guests who never came back.

use crate::error::{Missing, StoreError};
use crate::ids::{GuestId, TableId};
use crate::model::{Keep, Moment};
use crate::sql::{BoxFuture, Result, Sql, values};
use crate::{channels, notices, tables};

/// What is found or deleted at once, so that nobody waits long behind it.
const AT_ONCE: i64 = 200;

const GAMES: &str = "SELECT id FROM tables WHERE status = 'over' AND ended < ?1 LIMIT ?2";

/// Nobody but one guest had to do with them.
const SOLO: &str = "SELECT id FROM tables WHERE status = 'over' AND ended < ?1 \
     AND (SELECT COUNT(DISTINCT guest) FROM seats WHERE table_id = tables.id AND guest IS NOT NULL) < 2 LIMIT ?2";

const OPEN: &str = "SELECT id FROM tables WHERE status = 'open' AND updated < ?1 LIMIT ?2";

/// They own nothing, sit nowhere, are quoted nowhere and have reported nothing.
const GUESTS: &str = "SELECT id FROM guests WHERE seen < ?1 \
     AND NOT EXISTS (SELECT 1 FROM tables WHERE owner = guests.id) \
     AND NOT EXISTS (SELECT 1 FROM seats WHERE guest = guests.id) \
     AND NOT EXISTS (SELECT 1 FROM chat WHERE guest = guests.id) \
     AND NOT EXISTS (SELECT 1 FROM reports WHERE reporter = guests.id) LIMIT ?2";

const TALK: &str = "DELETE FROM chat WHERE (table_id, number) IN \
     (SELECT table_id, number FROM chat WHERE at < ?1 LIMIT ?2)";

/// Tables that need not be kept any longer, some at a time.
pub(crate) fn tables<'a>(sql: &'a dyn Sql, keep: &'a Keep) -> BoxFuture<'a, Result<Vec<TableId>>> {
    Box::pin(async move {
        let mut found = Vec::new();
        for (text, before) in [(GAMES, keep.games), (SOLO, keep.solo), (OPEN, keep.open)] {
            for mut row in older(sql, text, before).await? {
                found.push(TableId::kept(row.text()?));
            }
        }
        found.sort();
        found.dedup();
        Ok(found)
    })
}

/// Deletes talk and guests that need not be kept any longer, some at a time; tells how many that were.
pub(crate) fn forget<'a>(sql: &'a dyn Sql, keep: &'a Keep) -> BoxFuture<'a, Result<u64>> {
    Box::pin(async move {
        let mut gone = notices::tidy(sql, keep.now).await?;
        if let Some(before) = keep.chat {
            gone += sql.execute(TALK, values![before, AT_ONCE]).await?;
        }
        for mut row in older(sql, GUESTS, keep.guests).await? {
            let guest = row.text()?;
            for text in ["DELETE FROM device_links WHERE guest = ?1", "DELETE FROM mutes WHERE hearer = ?1"] {
                sql.execute(text, values![&guest]).await?;
            }
            channels::forget(sql, &guest).await?;
            gone += sql.execute("DELETE FROM guests WHERE id = ?1", values![&guest]).await?;
        }
        Ok(gone)
    })
}

async fn older(sql: &dyn Sql, text: &str, before: Option<Moment>) -> Result<Vec<crate::sql::Row>> {
    match before {
        Some(before) => sql.query(text, values![before, AT_ONCE]).await,
        None => Ok(Vec::new()),
    }
}

/// Deletes a table with all that is written about it.
pub(crate) fn purge<'a>(sql: &'a dyn Sql, table: &'a TableId) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move {
        let steps = [
            "INSERT INTO purges (table_id) VALUES (?1)",
            "DELETE FROM chat WHERE table_id = ?1",
            "DELETE FROM mutes WHERE table_id = ?1",
            "DELETE FROM notices WHERE table_id = ?1",
            "DELETE FROM reports WHERE table_id = ?1",
            "DELETE FROM bans WHERE kind = 'table' AND subject = ?1",
            "DELETE FROM seats WHERE table_id = ?1",
            "DELETE FROM journal WHERE table_id = ?1",
            "DELETE FROM purges WHERE table_id = ?1",
            "UPDATE tables SET previous = NULL WHERE previous = ?1",
        ];
        for text in steps {
            sql.execute(text, values![table.as_str()]).await?;
        }
        match sql.execute("DELETE FROM tables WHERE id = ?1", values![table.as_str()]).await? {
            0 => Err(StoreError::NotFound(Missing::Table)),
            _ => Ok(()),
        }
    })
}

/// Deletes a table whose game has not begun.
pub(crate) fn discard<'a>(sql: &'a dyn Sql, table: &'a TableId) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move {
        // The row is held first, so that nobody starts the game in between.
        sql.execute("UPDATE tables SET updated = updated WHERE id = ?1", values![table.as_str()]).await?;
        tables::must_be_open(sql, table).await?;
        purge(sql, table).await
    })
}

/// Takes note of the day a guest was last seen.
pub(crate) fn seen<'a>(sql: &'a dyn Sql, (guest, at): &'a (GuestId, Moment)) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move {
        let text = "UPDATE guests SET seen = ?2 WHERE id = ?1 AND seen < ?2";
        sql.execute(text, values![guest.as_str(), *at]).await.map(drop)
    })
}

/// Every search there is, for a test that none walks through all tables.
#[cfg(test)]
pub(crate) fn all() -> [&'static str; 2] {
    [GAMES, GUESTS]
}
