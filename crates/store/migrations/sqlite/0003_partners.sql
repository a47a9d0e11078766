-- Lines for some seats alone are numbered on their own: a gap in the numbers of the others would tell
-- that something was said.
CREATE TABLE chat_by_circle (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    -- The seats that a line is for, as a JSON list; empty if it is for everybody.
    partners  TEXT    NOT NULL,
    number    INTEGER NOT NULL,
    player    TEXT    NOT NULL REFERENCES players (id),
    client_id TEXT    NOT NULL,
    name      TEXT    NOT NULL,
    text      TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (table_key, partners, number),
    UNIQUE (table_key, player, client_id)
) STRICT, WITHOUT ROWID;

INSERT INTO chat_by_circle (table_key, partners, number, player, client_id, name, text, at)
    SELECT table_key, '', number, player, client_id, name, text, at FROM chat;

DROP TABLE chat;

ALTER TABLE chat_by_circle RENAME TO chat;
