-- Times are milliseconds since 1970.

CREATE TABLE players (
    id      TEXT    NOT NULL PRIMARY KEY,
    name    TEXT    NOT NULL,
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- A secret is kept as its hash: what stands here opens nothing.
CREATE TABLE sessions (
    secret  BLOB    NOT NULL PRIMARY KEY,
    player  TEXT    NOT NULL REFERENCES players (id),
    created INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    key     INTEGER NOT NULL PRIMARY KEY,
    id      TEXT    NOT NULL UNIQUE,
    stage   TEXT    NOT NULL CHECK (stage IN ('gathering', 'playing', 'over', 'closed')),
    public  INTEGER NOT NULL,
    -- What the host knows besides the match.
    meta    TEXT    NOT NULL,
    -- What the match started from, with its seed; nothing before the start.
    opening TEXT,
    -- How the match ended; nothing before the end.
    result  TEXT,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT;

CREATE INDEX tables_in_lobby ON tables (changed)
    WHERE public = 1 AND stage IN ('gathering', 'playing');

CREATE TABLE table_players (
    player    TEXT    NOT NULL REFERENCES players (id),
    table_key INTEGER NOT NULL REFERENCES tables (key),
    PRIMARY KEY (player, table_key)
) STRICT, WITHOUT ROWID;

-- The logs of all matches, one after the other as they come: a commit of many entries then writes few
-- pages. Inserting the next version is the compare-and-set.
CREATE TABLE events (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    version   INTEGER NOT NULL,
    payload   TEXT    NOT NULL,
    player    TEXT,
    client_id TEXT,
    at        INTEGER NOT NULL,
    UNIQUE (table_key, version)
) STRICT;

-- A command has one effect, however often it comes.
CREATE UNIQUE INDEX events_by_client ON events (table_key, player, client_id)
    WHERE client_id IS NOT NULL;

CREATE TABLE chat (
    table_key INTEGER NOT NULL REFERENCES tables (key),
    number    INTEGER NOT NULL,
    player    TEXT    NOT NULL REFERENCES players (id),
    client_id TEXT    NOT NULL,
    name      TEXT    NOT NULL,
    text      TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (table_key, number),
    UNIQUE (table_key, player, client_id)
) STRICT, WITHOUT ROWID;

CREATE TABLE replays (
    id      TEXT    NOT NULL PRIMARY KEY,
    file    TEXT    NOT NULL,
    created INTEGER NOT NULL
) STRICT;
