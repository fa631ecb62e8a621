//! What hosts do: ban guests and addresses, close tables, read reports, and give out or delete what is kept of a guest.

use crate::error::{Missing, StoreError};
use crate::ids::{GuestId, TableId};
use crate::model::{Ban, Guest, Kept, Moment, Purged, Report, Said, Subject};
use crate::sql::{BoxFuture, Result, Row, Sql, values};
use crate::{channels, guests, retention};

pub(crate) fn bans<'a>(sql: &'a dyn Sql, (): &'a ()) -> BoxFuture<'a, Result<Vec<Ban>>> {
    Box::pin(async move {
        let text = "SELECT kind, subject, until, reason, at FROM bans ORDER BY at, kind, subject";
        let rows = sql.query(text, &[]).await?;
        Ok(rows.into_iter().map(read_ban).collect::<Result<Vec<_>>>()?.into_iter().flatten().collect())
    })
}

/// A kind that a later version knows is left alone.
fn read_ban(mut row: Row) -> Result<Option<Ban>> {
    let (kind, subject) = (row.text()?, row.text()?);
    let subject = match kind.as_str() {
        "guest" => Subject::Guest(GuestId::kept(subject)),
        "table" => Subject::Table(TableId::kept(subject)),
        "address" => Subject::Address(subject),
        _ => return Ok(None),
    };
    let (until, reason) = (row.maybe_moment()?, row.text()?);
    Ok(Some(Ban { subject, until, reason, at: row.moment()? }))
}

impl Subject {
    const fn kind(&self) -> &'static str {
        match self {
            Self::Guest(_) => "guest",
            Self::Address(_) => "address",
            Self::Table(_) => "table",
        }
    }

    fn word(&self) -> &str {
        match self {
            Self::Guest(guest) => guest.as_str(),
            Self::Address(address) => address,
            Self::Table(table) => table.as_str(),
        }
    }
}

/// The last word about someone holds; bans that are over are swept out here.
pub(crate) fn ban<'a>(sql: &'a dyn Sql, ban: &'a Ban) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move {
        sql.execute("DELETE FROM bans WHERE until <= ?1", values![ban.at]).await?;
        let text = "INSERT INTO bans (kind, subject, until, reason, at) VALUES (?1, ?2, ?3, ?4, ?5) \
             ON CONFLICT (kind, subject) DO UPDATE SET until = excluded.until, reason = excluded.reason, at = excluded.at";
        let values = values![ban.subject.kind(), ban.subject.word(), ban.until, &ban.reason, ban.at];
        sql.execute(text, values).await.map(drop)
    })
}

/// False where there was no ban.
pub(crate) fn unban<'a>(sql: &'a dyn Sql, subject: &'a Subject) -> BoxFuture<'a, Result<bool>> {
    Box::pin(async move {
        let text = "DELETE FROM bans WHERE kind = ?1 AND subject = ?2";
        Ok(sql.execute(text, values![subject.kind(), subject.word()]).await? > 0)
    })
}

pub(crate) fn report<'a>(sql: &'a dyn Sql, report: &'a Report) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move {
        let text = "INSERT INTO reports (table_id, reporter, at, seat, about, text) VALUES (?1, ?2, ?3, ?4, ?5, ?6) \
             ON CONFLICT DO NOTHING";
        let values = values![
            report.table.as_str(),
            report.reporter.as_str(),
            report.at,
            report.seat.as_ref(),
            report.about.as_ref().map(GuestId::as_str),
            &report.text,
        ];
        sql.execute(text, values).await.map(drop)
    })
}

/// The newest.
pub(crate) fn reports<'a>(sql: &'a dyn Sql, most: &'a u32) -> BoxFuture<'a, Result<Vec<Report>>> {
    Box::pin(async move {
        let text = "SELECT table_id, reporter, at, seat, about, text FROM reports ORDER BY at DESC LIMIT ?1";
        sql.query(text, values![i64::from(*most)]).await?.into_iter().map(read_report).collect()
    })
}

fn read_report(mut row: Row) -> Result<Report> {
    Ok(Report {
        table: TableId::kept(row.text()?),
        reporter: GuestId::kept(row.text()?),
        at: row.moment()?,
        seat: row.maybe_text()?,
        about: row.maybe_text()?.map(GuestId::kept),
        text: row.text()?,
    })
}

/// Deletes what was reported up to a moment; tells how many that were.
pub(crate) fn clear_reports<'a>(sql: &'a dyn Sql, until: &'a Moment) -> BoxFuture<'a, Result<u64>> {
    Box::pin(async move { sql.execute("DELETE FROM reports WHERE at <= ?1", values![*until]).await })
}

/// Guests by their name, which several may have; a walk through all of them, for people who wait for it.
pub(crate) fn named<'a>(sql: &'a dyn Sql, name: &'a String) -> BoxFuture<'a, Result<Vec<Guest>>> {
    Box::pin(async move {
        let text = "SELECT id, name, language, created, epoch FROM guests WHERE lower(name) = lower(?1) \
             ORDER BY seen DESC LIMIT 100";
        sql.query(text, values![name]).await?.into_iter().map(guests::read).collect()
    })
}

/// Everything that is kept of a guest besides their tables.
pub(crate) fn kept<'a>(sql: &'a dyn Sql, id: &'a GuestId) -> BoxFuture<'a, Result<Kept>> {
    Box::pin(async move {
        let guest = guests::get(sql, id).await?;
        let mut seen = sql.query("SELECT seen FROM guests WHERE id = ?1", values![id.as_str()]).await?;
        let seen = seen.pop().ok_or(StoreError::NotFound(Missing::Guest))?.moment()?;
        let text =
            "SELECT table_id, number, text, at FROM chat WHERE guest = ?1 ORDER BY at, table_id, number";
        let rows = sql.query(text, values![id.as_str()]).await?;
        let said = rows.into_iter().map(|row| read_said(row, &guest)).collect::<Result<_>>()?;
        let text = "SELECT table_id, speaker FROM mutes WHERE hearer = ?1 ORDER BY table_id, speaker";
        let pair = |mut row: Row| Ok((TableId::kept(row.text()?), row.text()?));
        let mutes =
            sql.query(text, values![id.as_str()]).await?.into_iter().map(pair).collect::<Result<_>>()?;
        let text =
            "SELECT table_id, reporter, at, seat, about, text FROM reports WHERE reporter = ?1 ORDER BY at";
        let rows = sql.query(text, values![id.as_str()]).await?;
        let reports = rows.into_iter().map(read_report).collect::<Result<_>>()?;
        let (channels, quiet) = (channels::of_guest(sql, id).await?, channels::quiet(sql, id).await?);
        Ok(Kept { guest, seen, said, mutes, reports, channels, quiet })
    })
}

fn read_said(mut row: Row, guest: &Guest) -> Result<(TableId, Said)> {
    let table = TableId::kept(row.text()?);
    let (index, text) = (row.count()?, row.text()?);
    Ok((table, Said { index, guest: guest.id.clone(), name: guest.name.clone(), text, at: row.moment()? }))
}

/// What is deleted of a guest, whatever else stays; `?1` is the guest.
const WORDS: [&str; 6] = [
    "DELETE FROM chat WHERE guest = ?1",
    "DELETE FROM device_links WHERE guest = ?1",
    "DELETE FROM mutes WHERE hearer = ?1",
    "DELETE FROM reports WHERE reporter = ?1",
    "UPDATE reports SET about = NULL WHERE about = ?1",
    "UPDATE seats SET kind = 'open', guest = NULL, entropy = NULL WHERE guest = ?1 \
     AND EXISTS (SELECT 1 FROM tables t WHERE t.id = table_id AND t.status = 'open')",
];

/// Tables with which nobody else has to do.
const ALONE: &str = "SELECT id FROM tables WHERE owner = ?1 \
     AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND guest IS NOT NULL AND guest <> ?1)";

/// What stays belongs to others as well: their games, in which the guest is someone without a name from now on.
pub(crate) fn purge<'a>(
    sql: &'a dyn Sql,
    (id, stranger): &'a (GuestId, String),
) -> BoxFuture<'a, Result<Purged>> {
    Box::pin(async move {
        let guest = values![id.as_str()];
        guests::get(sql, id).await?;
        for text in WORDS {
            sql.execute(text, guest).await?;
        }
        channels::forget(sql, id.as_str()).await?;
        let alone = sql.query(ALONE, guest).await?.into_iter();
        let alone = alone.map(|mut row| row.text().map(TableId::kept)).collect::<Result<Vec<_>>>()?;
        for table in &alone {
            retention::purge(sql, table).await?;
        }
        let text = "UPDATE seats SET kind = 'hot-seat ' || ?2 WHERE guest = ?1 AND kind LIKE 'hot-seat %'";
        sql.execute(text, values![id.as_str(), stranger]).await?;
        let text = "SELECT id FROM tables WHERE owner = ?1 UNION SELECT table_id FROM seats WHERE guest = ?1";
        let shared = sql.query(text, guest).await?.len() as u64;
        if shared == 0 {
            sql.execute("DELETE FROM guests WHERE id = ?1", guest).await?;
        } else {
            let text = "UPDATE guests SET name = ?2, language = NULL, epoch = epoch + 1 WHERE id = ?1";
            sql.execute(text, values![id.as_str(), stranger]).await?;
        }
        Ok(Purged { tables: alone, shared })
    })
}
