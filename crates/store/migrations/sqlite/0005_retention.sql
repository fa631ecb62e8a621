-- When a guest was last seen, to the day; those of before count from now.
ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE guests SET seen = unixepoch() * 1000;
CREATE INDEX guests_by_sight ON guests (seen);

-- A game that is purged goes with its journal; every other journal still only grows.
CREATE TABLE purges (
    table_id TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;
DROP TRIGGER journal_is_never_deleted;
CREATE TRIGGER journal_is_never_deleted BEFORE DELETE ON journal
WHEN NOT EXISTS (SELECT 1 FROM purges WHERE table_id = OLD.table_id)
BEGIN SELECT RAISE(ABORT, 'the journal is only ever appended to'); END;

CREATE INDEX tables_by_end ON tables (ended) WHERE status = 'over';
CREATE INDEX tables_unfinished ON tables (owner) WHERE status <> 'over';
CREATE INDEX chat_by_time ON chat (at);
CREATE INDEX chat_by_guest ON chat (guest);
