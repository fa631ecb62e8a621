//! What is said at a table.

use crate::error::{Missing, StoreError};
use crate::ids::{GuestId, TableId};
use crate::model::{Moment, Said};
use crate::sql::{BoxFuture, Result, Row, Sql, values};

/// Something to be said.
pub(crate) struct Say {
    pub table: TableId,
    pub guest: GuestId,
    pub text: String,
    pub at: Moment,
}

/// Counting on the table's row gives each saying its own index, however many speak at once.
pub(crate) fn say<'a>(sql: &'a dyn Sql, say: &'a Say) -> BoxFuture<'a, Result<u64>> {
    Box::pin(async move {
        let table = say.table.as_str();
        let text = "UPDATE tables SET said = said + 1 WHERE id = ?1 RETURNING said - 1";
        let row = sql.query(text, values![table]).await?.into_iter().next();
        let index = row.ok_or(StoreError::NotFound(Missing::Table))?.count()?;
        let text = "INSERT INTO chat (table_id, number, guest, text, at) VALUES (?1, ?2, ?3, ?4, ?5)";
        sql.execute(text, values![table, index as i64, say.guest.as_str(), &say.text, say.at]).await?;
        Ok(index)
    })
}

/// What was said from an index on.
pub(crate) fn list<'a>(
    sql: &'a dyn Sql,
    (table, from): &'a (TableId, u64),
) -> BoxFuture<'a, Result<Vec<Said>>> {
    Box::pin(async move {
        let text = "SELECT c.number, c.guest, g.name, c.text, c.at FROM chat c JOIN guests g ON g.id = c.guest \
             WHERE c.table_id = ?1 AND c.number >= ?2 ORDER BY c.number";
        let from = i64::try_from(*from).unwrap_or(i64::MAX);
        let rows = sql.query(text, values![table.as_str(), from]).await?;
        rows.into_iter().map(read).collect()
    })
}

fn read(mut row: Row) -> Result<Said> {
    Ok(Said {
        index: row.count()?,
        guest: GuestId::kept(row.text()?),
        name: row.text()?,
        text: row.text()?,
        at: row.moment()?,
    })
}
