-- Who does not hear whom, each pair a row of its own: a mute rewrites nothing else, and no move rewrites the mutes.
CREATE TABLE mutes (
    table_id TEXT NOT NULL REFERENCES tables (id),
    hearer   TEXT NOT NULL REFERENCES guests (id),
    speaker  TEXT NOT NULL,
    PRIMARY KEY (table_id, hearer, speaker)
);
CREATE INDEX mutes_by_hearer ON mutes (hearer);
