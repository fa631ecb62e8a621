//! Who does not want to hear whom, at one table.

use crate::ids::{GuestId, TableId};
use crate::model::{Mute, OldMutes};
use crate::sql::{BoxFuture, Result, Row, Sql, values};

const ADD: &str = "INSERT INTO mutes (table_id, hearer, speaker) VALUES (?1, ?2, ?3) ON CONFLICT DO NOTHING";

/// Twice is once, either way.
pub(crate) fn set<'a>(sql: &'a dyn Sql, mute: &'a Mute) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move {
        let remove = "DELETE FROM mutes WHERE table_id = ?1 AND hearer = ?2 AND speaker = ?3";
        let text = if mute.muted { ADD } else { remove };
        sql.execute(text, values![mute.table.as_str(), mute.hearer.as_str(), &mute.speaker]).await.map(drop)
    })
}

pub(crate) fn list<'a>(
    sql: &'a dyn Sql,
    table: &'a TableId,
) -> BoxFuture<'a, Result<Vec<(GuestId, String)>>> {
    Box::pin(async move {
        let text = "SELECT hearer, speaker FROM mutes WHERE table_id = ?1 ORDER BY hearer, speaker";
        let read = |mut row: Row| Ok((GuestId::kept(row.text()?), row.text()?));
        sql.query(text, values![table.as_str()]).await?.into_iter().map(read).collect()
    })
}

/// Takes over the mutes that stood among the words for lists, if those are still the same.
pub(crate) fn adopt<'a>(sql: &'a dyn Sql, old: &'a OldMutes) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move {
        let text = "UPDATE tables SET summary = ?3 WHERE id = ?1 AND summary = ?2";
        let table = old.table.as_str();
        if sql.execute(text, values![table, &old.summary, &old.without]).await? == 0 {
            return Ok(());
        }
        for (hearer, speaker) in &old.pairs {
            sql.execute(ADD, values![table, hearer.as_str(), speaker]).await?;
        }
        Ok(())
    })
}
