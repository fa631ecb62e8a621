-- When a guest was last seen, to the day; those of before count from now.
ALTER TABLE guests ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
UPDATE guests SET seen = (extract(epoch FROM now()) * 1000)::bigint;
CREATE INDEX guests_by_sight ON guests (seen);

-- A game that is purged goes with its journal; every other journal still only grows.
CREATE TABLE purges (
    table_id TEXT PRIMARY KEY
);
CREATE OR REPLACE FUNCTION journal_refuses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'DELETE' AND EXISTS (SELECT 1 FROM purges WHERE table_id = OLD.table_id) THEN
        RETURN OLD;
    END IF;
    RAISE EXCEPTION 'the journal is only ever appended to';
END $$;

CREATE INDEX tables_by_end ON tables (ended) WHERE status = 'over';
CREATE INDEX tables_unfinished ON tables (owner) WHERE status <> 'over';
CREATE INDEX chat_by_time ON chat (at);
CREATE INDEX chat_by_guest ON chat (guest);
