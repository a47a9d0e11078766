-- Lines for different people are shown as one talk, in the order in which they were said. Neither
-- their numbers tell it, which are counted per circle, nor the clock: two lines can have the same
-- millisecond, and clocks are put back.
CREATE TABLE chat_in_order (
    key       INTEGER PRIMARY KEY,
    table_key INTEGER NOT NULL REFERENCES tables (key),
    -- The seats that a line is for, as a JSON list; empty if it is for everybody.
    partners  TEXT    NOT NULL,
    number    INTEGER NOT NULL,
    player    TEXT    NOT NULL REFERENCES players (id),
    client_id TEXT    NOT NULL,
    name      TEXT    NOT NULL,
    text      TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    UNIQUE (table_key, partners, number),
    UNIQUE (table_key, player, client_id)
) STRICT;

INSERT INTO chat_in_order (table_key, partners, number, player, client_id, name, text, at)
    SELECT table_key, partners, number, player, client_id, name, text, at FROM chat
    ORDER BY table_key, at, partners, number;

DROP TABLE chat;

ALTER TABLE chat_in_order RENAME TO chat;
