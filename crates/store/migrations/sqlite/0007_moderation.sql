-- Additive. Whom and what a host keeps away, and what players have reported.
CREATE TABLE bans (
    kind    TEXT NOT NULL CHECK (kind IN ('guest', 'address', 'table')),
    subject TEXT NOT NULL,
    until   INTEGER,
    reason  TEXT NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (kind, subject)
) STRICT, WITHOUT ROWID;

-- `about` is a guest's id and no reference: a report outlives the one it is about.
CREATE TABLE reports (
    table_id TEXT NOT NULL REFERENCES tables (id),
    reporter TEXT NOT NULL REFERENCES guests (id),
    at       INTEGER NOT NULL,
    seat     TEXT,
    about    TEXT,
    text     TEXT NOT NULL,
    PRIMARY KEY (table_id, reporter, at)
) STRICT, WITHOUT ROWID;
CREATE INDEX reports_by_time ON reports (at);
CREATE INDEX reports_by_reporter ON reports (reporter);
