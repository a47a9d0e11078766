-- When the file of a match was last looked at. Those that are there already count as looked at now.
ALTER TABLE replays ADD COLUMN used INTEGER NOT NULL DEFAULT 0;
UPDATE replays SET used = unixepoch() * 1000;
CREATE INDEX replays_by_use ON replays (used);

-- What is found when nobody needs it any more, and what belongs to it.
CREATE INDEX tables_by_stage ON tables (stage, changed);
CREATE INDEX table_players_by_table ON table_players (table_key);
CREATE INDEX chat_by_player ON chat (player);

-- Who may not come in: a player by id, or everybody from a network.
CREATE TABLE bans (
    kind    TEXT    NOT NULL CHECK (kind IN ('player', 'network')),
    who     TEXT    NOT NULL,
    reason  TEXT    NOT NULL,
    created INTEGER NOT NULL,
    PRIMARY KEY (kind, who)
) STRICT, WITHOUT ROWID;
