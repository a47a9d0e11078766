-- A request about seats has one effect, however often it comes: what was carried out is kept with its
-- effect. Only the latest requests of each player at each table stay.
CREATE TABLE requests (
    key       INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    player    TEXT    NOT NULL,
    client_id TEXT    NOT NULL,
    UNIQUE (table_key, player, client_id)
) STRICT;

-- When a session was last used, to within an hour, and with which program. Sessions that are there
-- already count as used now.
ALTER TABLE sessions ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
ALTER TABLE sessions ADD COLUMN agent TEXT NOT NULL DEFAULT '';
UPDATE sessions SET used = unixepoch() * 1000;
CREATE INDEX sessions_by_player ON sessions (player);
CREATE INDEX sessions_by_use ON sessions (used);
