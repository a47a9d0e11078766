-- Nothing is written as often as the logs of matches, so they have one index only. Inserting the next
-- version is the compare-and-set: whoever appends it has read everything before it, and so knows every
-- command that was carried out. Without references one statement can write many entries and take
-- all of them back, if one does not fit, without keeping a copy of every page that it touches.
CREATE TABLE lean_events (
    table_key INTEGER NOT NULL,
    version   INTEGER NOT NULL,
    payload   TEXT    NOT NULL,
    player    TEXT,
    client_id TEXT,
    at        INTEGER NOT NULL,
    UNIQUE (table_key, version)
) STRICT;

INSERT INTO lean_events (table_key, version, payload, player, client_id, at)
    SELECT table_key, version, payload, player, client_id, at FROM events ORDER BY rowid;

DROP TABLE events;

ALTER TABLE lean_events RENAME TO events;
