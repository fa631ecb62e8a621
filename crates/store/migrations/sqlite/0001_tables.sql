-- Guests have a name and nothing else: no e-mail, no address, no password.
CREATE TABLE guests (
    id       TEXT PRIMARY KEY,
    name     TEXT NOT NULL,
    language TEXT,
    created  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Only the hash of a token is kept: who reads this table can take no link.
CREATE TABLE device_links (
    hash    TEXT PRIMARY KEY,
    guest   TEXT NOT NULL REFERENCES guests (id),
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX device_links_by_expiry ON device_links (expires);
CREATE INDEX device_links_by_guest ON device_links (guest);

-- `length` is the next index of the journal, `said` that of the chat: a compare-and-set in one statement.
CREATE TABLE tables (
    id       TEXT PRIMARY KEY,
    created  INTEGER NOT NULL,
    owner    TEXT NOT NULL REFERENCES guests (id),
    status   TEXT NOT NULL CHECK (status IN ('open', 'running', 'over')),
    public   INTEGER NOT NULL CHECK (public IN (0, 1)),
    terms    TEXT NOT NULL,
    summary  TEXT NOT NULL,
    seed     TEXT,
    previous TEXT REFERENCES tables (id),
    started  INTEGER,
    ended    INTEGER,
    updated  INTEGER NOT NULL,
    length   INTEGER NOT NULL DEFAULT 0,
    said     INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_by_status ON tables (status);
CREATE INDEX tables_in_public ON tables (status, created DESC, id DESC) WHERE public = 1;
CREATE INDEX tables_by_owner ON tables (owner, created DESC, id DESC);
CREATE INDEX tables_by_previous ON tables (previous) WHERE previous IS NOT NULL;

-- A row for each seat; `created` is the table's, so that "my tables" is one walk along an index.
CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    kind     TEXT NOT NULL,
    guest    TEXT REFERENCES guests (id),
    entropy  TEXT,
    created  INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_by_guest ON seats (guest, created DESC, table_id DESC) WHERE guest IS NOT NULL;

CREATE TABLE journal (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    line     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    once     TEXT,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX journal_once ON journal (table_id, once) WHERE once IS NOT NULL;

CREATE TRIGGER journal_is_never_changed BEFORE UPDATE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is only ever appended to'); END;
CREATE TRIGGER journal_is_never_deleted BEFORE DELETE ON journal
BEGIN SELECT RAISE(ABORT, 'the journal is only ever appended to'); END;

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number   INTEGER NOT NULL,
    guest    TEXT NOT NULL REFERENCES guests (id),
    text     TEXT NOT NULL,
    at       INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE server (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;
