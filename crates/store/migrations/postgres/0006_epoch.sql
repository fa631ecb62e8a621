-- Cookies of an earlier epoch than their guest's are good no more.
ALTER TABLE guests ADD COLUMN epoch BIGINT NOT NULL DEFAULT 0;
