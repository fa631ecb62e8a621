-- What was printed on the components of games that have begun, each text once, so that they go on with it whatever is shipped later.
CREATE TABLE components (
    digest TEXT PRIMARY KEY,
    text   TEXT NOT NULL
);

-- The digest of what a table is played with, from its start on. Tables of before are told theirs by the server, which alone can read their terms.
ALTER TABLE tables ADD COLUMN components TEXT REFERENCES components (digest);
CREATE INDEX tables_without_components ON tables (id) WHERE components IS NULL AND status <> 'open';
