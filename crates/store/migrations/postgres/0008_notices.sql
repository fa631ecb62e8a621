-- Additive. Where guests want to hear that it is their turn, and what is still to be sent there.
CREATE TABLE channels (
    id        TEXT NOT NULL PRIMARY KEY,
    guest     TEXT NOT NULL REFERENCES guests (id),
    kind      TEXT NOT NULL CHECK (kind IN ('mail', 'push')),
    address   TEXT NOT NULL,
    public    TEXT NOT NULL,
    secret    TEXT NOT NULL,
    created   BIGINT NOT NULL,
    confirmed BIGINT,
    hash      TEXT UNIQUE,
    expires   BIGINT,
    UNIQUE (guest, kind, address)
);
CREATE INDEX channels_by_address ON channels (address);
CREATE INDEX channels_by_expiry ON channels (expires) WHERE expires IS NOT NULL;

CREATE TABLE quiet_hours (
    guest  TEXT NOT NULL PRIMARY KEY REFERENCES guests (id),
    begins BIGINT NOT NULL,
    ends   BIGINT NOT NULL,
    east   BIGINT NOT NULL
);

-- One for each channel and table: the last turn it was about. Without `due` it has been dealt with.
CREATE TABLE notices (
    channel  TEXT NOT NULL REFERENCES channels (id),
    table_id TEXT NOT NULL REFERENCES tables (id),
    turn     BIGINT NOT NULL,
    due      BIGINT,
    tries    BIGINT NOT NULL,
    PRIMARY KEY (channel, table_id)
);
CREATE INDEX notices_by_due ON notices (due) WHERE due IS NOT NULL;
CREATE INDEX notices_by_table ON notices (table_id);
