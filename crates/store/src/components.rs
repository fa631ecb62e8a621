//! What is printed on the components of games that have begun: each text once, under its digest.

use crate::error::{Missing, StoreError};
use crate::ids::TableId;
use crate::model::Components;
use crate::sql::{BoxFuture, Result, Sql, values};

/// Keeps a text unless it is there.
pub(crate) async fn keep(sql: &dyn Sql, components: &Components) -> Result<()> {
    let text = "INSERT INTO components (digest, text) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
    sql.execute(text, values![&components.digest, &components.text]).await.map(drop)
}

pub(crate) fn get<'a>(sql: &'a dyn Sql, digest: &'a String) -> BoxFuture<'a, Result<Components>> {
    Box::pin(async move {
        let rows = sql.query("SELECT text FROM components WHERE digest = ?1", values![digest]).await?;
        let mut row = rows.into_iter().next().ok_or(StoreError::NotFound(Missing::Components))?;
        Ok(Components { digest: digest.clone(), text: row.text()? })
    })
}

pub(crate) fn adopt<'a>(
    sql: &'a dyn Sql,
    (table, found): &'a (TableId, Components),
) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move {
        keep(sql, found).await?;
        let text =
            "UPDATE tables SET components = ?2 WHERE id = ?1 AND components IS NULL AND status <> 'open'";
        sql.execute(text, values![table.as_str(), &found.digest]).await.map(drop)
    })
}
