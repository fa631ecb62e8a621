-- Cookies of an earlier epoch than their guest's are good no more.
ALTER TABLE guests ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
