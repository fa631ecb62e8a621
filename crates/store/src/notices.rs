//! What is to be said to guests who are not there: at most once for each turn and channel.

use crate::channel::Notice;
use crate::channels::{self, COLUMNS};
use crate::ids::{GuestId, TableId};
use crate::model::Moment;
use crate::sql::{BoxFuture, Result, Row, Sql, values};
use crate::store::Store;

/// What is swept out at once.
const AT_ONCE: i64 = 200;

/// What is said to guests.
impl Store {
    /// A table waits for a guest: says so on each of their confirmed channels from `due` on, unless this turn, or a later one,
    /// was announced before. Tells on how many channels it will be said.
    pub async fn announce(&self, guest: &GuestId, table: &TableId, turn: u64, due: Moment) -> Result<u64> {
        self.write(table.as_str(), (guest.clone(), table.clone(), turn, due), announce).await
    }

    /// What is to be said by now, the oldest first.
    pub async fn due_notices(&self, by: Moment, most: u32) -> Result<Vec<Notice>> {
        self.read((by, most), due).await
    }

    /// Takes something that is to be said out of the list, before it is said: false where another was faster, or it is
    /// another turn by now. Whatever happens afterwards, nobody else takes it.
    pub async fn take_notice(&self, notice: &Notice) -> Result<bool> {
        self.write(notice.table.as_str(), notice.clone(), take).await
    }

    /// Puts something back into the list, to be tried again later, unless it is another turn by now.
    pub async fn retry_notice(&self, notice: &Notice, due: Moment, tries: u32) -> Result<()> {
        self.write(notice.table.as_str(), (notice.clone(), due, tries), retry).await
    }

    /// How much is still to be said.
    pub async fn waiting_notices(&self) -> Result<u64> {
        self.read((), waiting).await
    }
}

fn announce<'a>(
    sql: &'a dyn Sql,
    (guest, table, turn, due): &'a (GuestId, TableId, u64, Moment),
) -> BoxFuture<'a, Result<u64>> {
    Box::pin(async move {
        let text = "INSERT INTO notices (channel, table_id, turn, due, tries) \
             SELECT id, ?2, ?3, ?4, 0 FROM channels WHERE guest = ?1 AND confirmed IS NOT NULL \
             ON CONFLICT (channel, table_id) DO UPDATE SET turn = excluded.turn, due = excluded.due, tries = 0 \
             WHERE notices.turn < excluded.turn";
        sql.execute(text, values![guest.as_str(), table.as_str(), *turn as i64, *due]).await
    })
}

fn due<'a>(sql: &'a dyn Sql, (by, most): &'a (Moment, u32)) -> BoxFuture<'a, Result<Vec<Notice>>> {
    Box::pin(async move {
        let text = format!(
            "SELECT {COLUMNS}, n.table_id, n.turn, n.tries FROM notices n JOIN channels c ON c.id = n.channel \
             WHERE n.due <= ?1 ORDER BY n.due LIMIT ?2"
        );
        sql.query(&text, values![*by, i64::from(*most)]).await?.into_iter().map(read).collect()
    })
}

fn read(mut row: Row) -> Result<Notice> {
    Ok(Notice {
        channel: channels::read(&mut row)?,
        table: TableId::kept(row.text()?),
        turn: row.count()?,
        tries: row.count()? as u32,
    })
}

fn take<'a>(sql: &'a dyn Sql, notice: &'a Notice) -> BoxFuture<'a, Result<bool>> {
    Box::pin(async move {
        let text = "UPDATE notices SET due = NULL \
             WHERE channel = ?1 AND table_id = ?2 AND turn = ?3 AND due IS NOT NULL";
        let values = values![&notice.channel.id, notice.table.as_str(), notice.turn as i64];
        Ok(sql.execute(text, values).await? > 0)
    })
}

fn retry<'a>(sql: &'a dyn Sql, (notice, due, tries): &'a (Notice, Moment, u32)) -> BoxFuture<'a, Result<()>> {
    Box::pin(async move {
        let text = "UPDATE notices SET due = ?4, tries = ?5 \
             WHERE channel = ?1 AND table_id = ?2 AND turn = ?3";
        let (channel, turn) = (&notice.channel.id, notice.turn as i64);
        let values = values![channel, notice.table.as_str(), turn, *due, i64::from(*tries)];
        sql.execute(text, values).await.map(drop)
    })
}

fn waiting<'a>(sql: &'a dyn Sql, (): &'a ()) -> BoxFuture<'a, Result<u64>> {
    Box::pin(async move {
        let rows = sql.query("SELECT COUNT(*) FROM notices WHERE due IS NOT NULL", &[]).await?;
        rows.into_iter().next().map_or(Ok(0), |mut row| row.count())
    })
}

/// Sweeps out, some at a time: addresses nobody confirmed in time, and what was said of games that are over.
pub(crate) async fn tidy(sql: &dyn Sql, now: Option<Moment>) -> Result<u64> {
    let Some(now) = now else { return Ok(0) };
    let text = "SELECT id FROM channels WHERE expires <= ?1 LIMIT ?2";
    let gone = channels::close_all(sql, text, values![now, AT_ONCE]).await?;
    let text = "DELETE FROM notices WHERE (channel, table_id) IN \
         (SELECT n.channel, n.table_id FROM notices n JOIN tables t ON t.id = n.table_id \
          WHERE t.status = 'over' LIMIT ?1)";
    Ok(gone + sql.execute(text, values![AT_ONCE]).await?)
}
