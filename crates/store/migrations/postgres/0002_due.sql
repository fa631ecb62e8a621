-- When someone should look at a running table though nobody asks for it. Tables of before are looked at once.
ALTER TABLE tables ADD COLUMN due BIGINT;
UPDATE tables SET due = 0 WHERE status = 'running';
CREATE INDEX tables_by_due ON tables (due, id) WHERE status = 'running' AND due IS NOT NULL;
