//! Where guests want to hear that it is their turn: opened, confirmed, closed.

use crate::channel::{Channel, Contact, OpenChannel, Quiet};
use crate::error::{Cause, StoreError};
use crate::ids::{self, GuestId, LinkToken};
use crate::model::Moment;
use crate::server;
use crate::sql::{BoxFuture, Result, Row, Sql, values};
use crate::store::Store;

pub(crate) const COLUMNS: &str =
    "c.id, c.guest, c.kind, c.address, c.public, c.secret, c.created, c.confirmed";

/// Where guests hear of their turns.
impl Store {
    /// The key by which devices know that a message is from this server: `fresh` if there is none yet, the same ever after.
    pub async fn push_key(&self, fresh: [u8; 32]) -> Result<[u8; 32]> {
        self.write("", fresh, server::push_key).await
    }

    /// The channels of a guest, oldest first, also those that are not confirmed.
    pub async fn channels(&self, guest: &GuestId) -> Result<Vec<Channel>> {
        self.read(guest.clone(), list).await
    }

    /// Opens a channel, or changes the one there is: a channel that is confirmed stays so. A device belongs to the last guest
    /// who said so.
    pub async fn open_channel(&self, open: OpenChannel) -> Result<Channel> {
        self.write(open.guest.clone().as_str(), (ids::letters::<26>(), open), self::open).await
    }

    /// The channel that waits for this token.
    pub async fn channel_to_confirm(&self, token: &LinkToken, at: Moment) -> Result<Option<Channel>> {
        self.read((token.clone(), at), awaiting).await
    }

    /// Confirms the channel that waits for this token, once; none if it was confirmed, has expired, or never was.
    pub async fn confirm_channel(&self, token: &LinkToken, at: Moment) -> Result<Option<Channel>> {
        self.write(token.expose(), (token.clone(), at), confirm).await
    }

    /// A channel by its id.
    pub async fn channel(&self, id: &str) -> Result<Option<Channel>> {
        self.read((id.to_owned(),), get).await
    }

    /// Closes a channel; false where there is none.
    pub async fn close_channel(&self, id: &str) -> Result<bool> {
        self.write(id, (id.to_owned(),), close).await
    }

    /// When a guest wants to hear nothing.
    pub async fn quiet_hours(&self, guest: &GuestId) -> Result<Option<Quiet>> {
        self.read(guest.clone(), quiet_of).await
    }

    /// Takes note of when a guest wants to hear nothing; nothing for never.
    pub async fn set_quiet_hours(&self, guest: &GuestId, quiet: Option<Quiet>) -> Result<()> {
        self.write(guest.as_str(), (guest.clone(), quiet), set_quiet).await
    }
}

fn list<'a>(sql: &'a dyn Sql, guest: &'a GuestId) -> BoxFuture<'a, Result<Vec<Channel>>> {
    Box::pin(of_guest(sql, guest))
}

pub(crate) async fn of_guest(sql: &dyn Sql, guest: &GuestId) -> Result<Vec<Channel>> {
    let text = format!("SELECT {COLUMNS} FROM channels c WHERE c.guest = ?1 ORDER BY c.created, c.id");
    sql.query(&text, values![guest.as_str()]).await?.into_iter().map(|mut row| read(&mut row)).collect()
}

pub(crate) fn read(row: &mut Row) -> Result<Channel> {
    let (id, guest, kind) = (row.text()?, GuestId::kept(row.text()?), row.text()?);
    let (address, public, secret) = (row.text()?, row.text()?, row.text()?);
    let contact = match kind.as_str() {
        "mail" => Contact::Mail { address },
        "push" => Contact::Push { endpoint: address, public, secret },
        _ => return Err(StoreError::Corrupt(Cause::new("an unknown kind of channel"))),
    };
    Ok(Channel { id, guest, contact, created: row.moment()?, confirmed: row.maybe_moment()? })
}

const ADD: &str = "INSERT INTO channels (id, guest, kind, address, public, secret, created, confirmed, hash, expires) \
     VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10) \
     ON CONFLICT (guest, kind, address) DO UPDATE SET public = excluded.public, secret = excluded.secret, \
     hash = CASE WHEN channels.confirmed IS NULL THEN excluded.hash END, \
     expires = CASE WHEN channels.confirmed IS NULL THEN excluded.expires END";

fn open<'a>(sql: &'a dyn Sql, (id, open): &'a (String, OpenChannel)) -> BoxFuture<'a, Result<Channel>> {
    Box::pin(async move {
        let OpenChannel { guest, contact, proof, most, at } = open;
        if matches!(contact, Contact::Push { .. }) {
            let text = "SELECT id FROM channels WHERE kind = 'push' AND address = ?1 AND guest <> ?2";
            close_all(sql, text, values![contact.address(), guest.as_str()]).await?;
        }
        let (public, secret) = match contact {
            Contact::Mail { .. } => ("", ""),
            Contact::Push { public, secret, .. } => (public.as_str(), secret.as_str()),
        };
        let values = values![
            id.as_str(),
            guest.as_str(),
            contact.kind(),
            contact.address(),
            public,
            secret,
            *at,
            proof.is_none().then_some(*at),
            proof.as_ref().map(|(token, _)| token.hash()).as_ref(),
            proof.as_ref().map(|(_, expires)| *expires),
        ];
        sql.execute(ADD, values).await?;
        let mut all = of_guest(sql, guest).await?;
        all.retain(|channel| channel.contact.kind() == contact.kind());
        let own = all.iter().position(|channel| channel.contact.address() == contact.address());
        let own = all.remove(own.ok_or(StoreError::NotFound(crate::Missing::Guest))?);
        for old in all.iter().take((all.len() + 1).saturating_sub(*most as usize)) {
            remove(sql, &old.id).await?;
        }
        Ok(own)
    })
}

fn awaiting<'a>(
    sql: &'a dyn Sql,
    (token, at): &'a (LinkToken, Moment),
) -> BoxFuture<'a, Result<Option<Channel>>> {
    Box::pin(async move {
        let text = format!("SELECT {COLUMNS} FROM channels c WHERE c.hash = ?1 AND c.expires > ?2");
        sql.query(&text, values![&token.hash(), *at]).await?.pop().map(|mut row| read(&mut row)).transpose()
    })
}

/// Of two who confirm at once, one does.
fn confirm<'a>(
    sql: &'a dyn Sql,
    (token, at): &'a (LinkToken, Moment),
) -> BoxFuture<'a, Result<Option<Channel>>> {
    Box::pin(async move {
        let text = "UPDATE channels SET confirmed = ?2, hash = NULL, expires = NULL \
             WHERE hash = ?1 AND expires > ?2 RETURNING id";
        match sql.query(text, values![&token.hash(), *at]).await?.pop() {
            Some(mut row) => find(sql, &row.text()?).await,
            None => Ok(None),
        }
    })
}

fn get<'a>(sql: &'a dyn Sql, (id,): &'a (String,)) -> BoxFuture<'a, Result<Option<Channel>>> {
    Box::pin(find(sql, id))
}

async fn find(sql: &dyn Sql, id: &str) -> Result<Option<Channel>> {
    let text = format!("SELECT {COLUMNS} FROM channels c WHERE c.id = ?1");
    sql.query(&text, values![id]).await?.pop().map(|mut row| read(&mut row)).transpose()
}

fn close<'a>(sql: &'a dyn Sql, (id,): &'a (String,)) -> BoxFuture<'a, Result<bool>> {
    Box::pin(remove(sql, id))
}

async fn remove(sql: &dyn Sql, id: &str) -> Result<bool> {
    sql.execute("DELETE FROM notices WHERE channel = ?1", values![id]).await?;
    Ok(sql.execute("DELETE FROM channels WHERE id = ?1", values![id]).await? > 0)
}

/// Closes the channels that a search finds; tells how many.
pub(crate) async fn close_all(sql: &dyn Sql, search: &str, values: &[crate::sql::Value]) -> Result<u64> {
    let found = sql.query(search, values).await?;
    let count = found.len() as u64;
    for mut row in found {
        remove(sql, &row.text()?).await?;
    }
    Ok(count)
}

/// Everything of a guest who is gone.
pub(crate) async fn forget(sql: &dyn Sql, guest: &str) -> Result<()> {
    close_all(sql, "SELECT id FROM channels WHERE guest = ?1", values![guest]).await?;
    sql.execute("DELETE FROM quiet_hours WHERE guest = ?1", values![guest]).await.map(drop)
}

fn quiet_of<'a>(sql: &'a dyn Sql, guest: &'a GuestId) -> BoxFuture<'a, Result<Option<Quiet>>> {
    Box::pin(quiet(sql, guest))
}

pub(crate) async fn quiet(sql: &dyn Sql, guest: &GuestId) -> Result<Option<Quiet>> {
    let text = "SELECT begins, ends, east FROM quiet_hours WHERE guest = ?1";
    let row = sql.query(text, values![guest.as_str()]).await?.pop();
    let read = |mut row: Row| {
        Ok(Quiet { begins: row.count()? as u32, ends: row.count()? as u32, east: row.int()? as i32 })
    };
    row.map(read).transpose()
}

fn set_quiet<'a>(
    sql: &'a dyn Sql,
    (guest, quiet): &'a (GuestId, Option<Quiet>),
) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move {
        let guest = guest.as_str();
        let Some(quiet) = quiet else {
            return sql.execute("DELETE FROM quiet_hours WHERE guest = ?1", values![guest]).await.map(drop);
        };
        let text = "INSERT INTO quiet_hours (guest, begins, ends, east) VALUES (?1, ?2, ?3, ?4) \
             ON CONFLICT (guest) DO UPDATE SET begins = excluded.begins, ends = excluded.ends, east = excluded.east";
        let values = values![guest, i64::from(quiet.begins), i64::from(quiet.ends), i64::from(quiet.east)];
        sql.execute(text, values).await.map(drop)
    })
}
