//! Every row of one database into another, kind by kind, a page at a time.

use crate::sql::{BoxFuture, Result, Row, Sql, Value};

/// Rows read at once.
const PAGE: usize = 500;

/// One kind of row. The first columns are its key.
pub(crate) struct Kind {
    pub table: &'static str,
    keys: usize,
    pub columns: &'static [&'static str],
}

/// Every kind there is, each after those it speaks of.
pub(crate) const KINDS: [Kind; 14] = [
    Kind { table: "guests", keys: 1, columns: &["id", "name", "language", "created", "seen", "epoch"] },
    Kind { table: "components", keys: 1, columns: &["digest", "text"] },
    Kind {
        table: "tables",
        keys: 1,
        columns: &[
            "id",
            "created",
            "owner",
            "status",
            "public",
            "terms",
            "summary",
            "seed",
            PREVIOUS,
            "started",
            "ended",
            "updated",
            "length",
            "said",
            "due",
            "components",
        ],
    },
    Kind { table: "seats", keys: 2, columns: &["table_id", "seat", "kind", "guest", "entropy", "created"] },
    Kind { table: "journal", keys: 2, columns: &["table_id", "number", "line", "at", "once"] },
    Kind { table: "chat", keys: 2, columns: &["table_id", "number", "guest", "text", "at"] },
    Kind { table: "mutes", keys: 3, columns: &["table_id", "hearer", "speaker"] },
    Kind { table: "reports", keys: 3, columns: &["table_id", "reporter", "at", "seat", "about", "text"] },
    Kind { table: "bans", keys: 2, columns: &["kind", "subject", "until", "reason", "at"] },
    Kind { table: "device_links", keys: 1, columns: &["hash", "guest", "expires"] },
    Kind {
        table: "channels",
        keys: 1,
        columns: &[
            "id",
            "guest",
            "kind",
            "address",
            "public",
            "secret",
            "created",
            "confirmed",
            "hash",
            "expires",
        ],
    },
    Kind { table: "quiet_hours", keys: 1, columns: &["guest", "begins", "ends", "east"] },
    Kind { table: "notices", keys: 2, columns: &["channel", "table_id", "turn", "due", "tries"] },
    Kind { table: "server", keys: 1, columns: &["name", "value"] },
];

/// Tables speak of each other by it, so that it is told once all are there.
const PREVIOUS: &str = "previous";

/// Copies everything. Both sides stand still meanwhile: the callers have begun transactions.
pub(crate) async fn all(from: &dyn Sql, to: &dyn Sql) -> Result<()> {
    for kind in &KINDS {
        kind.each(from, |row| Box::pin(kind.write(to, row))).await?;
    }
    let tables = &KINDS[2];
    tables.each(from, |row| Box::pin(tables.write_previous(to, row))).await
}

/// Whether there is nothing at all.
pub(crate) async fn is_empty(sql: &dyn Sql) -> Result<bool> {
    for Kind { table, .. } in &KINDS {
        if !sql.query(&format!("SELECT 1 FROM {table} LIMIT 1"), &[]).await?.is_empty() {
            return Ok(false);
        }
    }
    Ok(true)
}

impl Kind {
    async fn each<'t>(
        &'t self,
        from: &dyn Sql,
        mut take: impl FnMut(Vec<Value>) -> BoxFuture<'t, Result<()>>,
    ) -> Result<()> {
        let mut last: Option<Vec<Value>> = None;
        loop {
            let rows = from.query(&self.page(last.is_some()), last.as_deref().unwrap_or_default()).await?;
            let count = rows.len();
            for row in rows.into_iter().map(Row::into_values) {
                last = Some(row[..self.keys].to_vec());
                take(row).await?;
            }
            if count < PAGE {
                return Ok(());
            }
        }
    }

    fn page(&self, goes_on: bool) -> String {
        let (columns, keys) = (self.columns.join(", "), self.columns[..self.keys].join(", "));
        let places = places(1..=self.keys);
        let after = if goes_on { format!("WHERE ({keys}) > ({places})") } else { String::new() };
        format!("SELECT {columns} FROM {} {after} ORDER BY {keys} LIMIT {PAGE}", self.table)
    }

    async fn write(&self, to: &dyn Sql, mut row: Vec<Value>) -> Result<()> {
        if let Some(previous) = self.previous() {
            row[previous] = Value::Null;
        }
        let (columns, places) = (self.columns.join(", "), places(1..=row.len()));
        let text = format!("INSERT INTO {} ({columns}) VALUES ({places})", self.table);
        to.execute(&text, &row).await.map(drop)
    }

    async fn write_previous(&self, to: &dyn Sql, row: Vec<Value>) -> Result<()> {
        let previous = self.previous().map(|place| row[place].clone());
        let Some(previous @ Value::Text(_)) = previous else { return Ok(()) };
        let text = "UPDATE tables SET previous = ?2 WHERE id = ?1";
        to.execute(text, &[row[0].clone(), previous]).await.map(drop)
    }

    fn previous(&self) -> Option<usize> {
        self.columns.iter().position(|column| *column == PREVIOUS)
    }
}

fn places(numbers: std::ops::RangeInclusive<usize>) -> String {
    numbers.map(|number| format!("?{number}")).collect::<Vec<_>>().join(", ")
}
