//! Guests, and the one-time links with which they bring their name to another device.

use crate::error::{Missing, StoreError};
use crate::ids::{GuestId, LinkToken};
use crate::model::{Guest, Moment};
use crate::sql::{BoxFuture, Result, Row, Sql, values};

pub(crate) fn create<'a>(sql: &'a dyn Sql, guest: &'a Guest) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move {
        let values = values![guest.id.as_str(), &guest.name, guest.language.as_ref(), guest.created];
        sql.execute(
            "INSERT INTO guests (id, name, language, created, seen) VALUES (?1, ?2, ?3, ?4, ?4)",
            values,
        )
        .await
        .map(drop)
    })
}

pub(crate) fn get<'a>(sql: &'a dyn Sql, id: &'a GuestId) -> BoxFuture<'a, Result<Guest>> {
    Box::pin(async move {
        let text = "SELECT id, name, language, created, epoch FROM guests WHERE id = ?1";
        let row = sql.query(text, values![id.as_str()]).await?.into_iter().next();
        row.ok_or(StoreError::NotFound(Missing::Guest)).and_then(read)
    })
}

pub(crate) fn read(mut row: Row) -> Result<Guest> {
    Ok(Guest {
        id: GuestId::kept(row.text()?),
        name: row.text()?,
        language: row.maybe_text()?,
        created: row.moment()?,
        epoch: row.count()?,
    })
}

pub(crate) fn rename<'a>(sql: &'a dyn Sql, (id, name): &'a (GuestId, String)) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move {
        let values = values![id.as_str(), name];
        one(sql.execute("UPDATE guests SET name = ?2 WHERE id = ?1", values).await?)
    })
}

pub(crate) fn set_language<'a>(
    sql: &'a dyn Sql,
    (id, language): &'a (GuestId, Option<String>),
) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move {
        let values = values![id.as_str(), language.as_ref()];
        one(sql.execute("UPDATE guests SET language = ?2 WHERE id = ?1", values).await?)
    })
}

/// A new epoch: what was signed in an earlier one is good no more.
pub(crate) fn revoke<'a>(sql: &'a dyn Sql, id: &'a GuestId) -> BoxFuture<'a, Result<u64>> {
    Box::pin(async move {
        let text = "UPDATE guests SET epoch = epoch + 1 WHERE id = ?1 RETURNING epoch";
        let row = sql.query(text, values![id.as_str()]).await?.pop();
        row.ok_or(StoreError::NotFound(Missing::Guest))?.count()
    })
}

fn one(touched: u64) -> Result<()> {
    if touched == 1 { Ok(()) } else { Err(StoreError::NotFound(Missing::Guest)) }
}

/// A link to be made: whose, its token, when it expires, and what time it is now.
pub(crate) struct NewLink {
    pub guest: GuestId,
    pub token: LinkToken,
    pub expires: Moment,
    pub at: Moment,
}

/// Links nobody took are swept out here, so that nothing else needs to.
pub(crate) fn make_link<'a>(sql: &'a dyn Sql, link: &'a NewLink) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move {
        sql.execute("DELETE FROM device_links WHERE expires <= ?1", values![link.at]).await?;
        let text = "INSERT INTO device_links (hash, guest, expires) VALUES (?1, ?2, ?3)";
        let hash = link.token.hash();
        sql.execute(text, values![&hash, link.guest.as_str(), link.expires]).await.map(drop)
    })
}

/// Deleting is taking: of two who try at once, one gets the row.
pub(crate) fn take_link<'a>(
    sql: &'a dyn Sql,
    (token, at): &'a (LinkToken, Moment),
) -> BoxFuture<'a, Result<Option<GuestId>>> {
    Box::pin(async move {
        let text = "DELETE FROM device_links WHERE hash = ?1 RETURNING guest, expires";
        let Some(mut row) = sql.query(text, values![&token.hash()]).await?.into_iter().next() else {
            return Ok(None);
        };
        let guest = GuestId::kept(row.text()?);
        Ok((row.moment()? > *at).then_some(guest))
    })
}
