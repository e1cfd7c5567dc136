PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE campaign (
    one           INTEGER PRIMARY KEY CHECK (one = 1),
    game          TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    campaign_name TEXT NOT NULL,
    campaign_text TEXT NOT NULL,
    players_name  TEXT NOT NULL,
    players_text  TEXT NOT NULL,
    seed          BLOB NOT NULL CHECK (length(seed) = 32),
    commitment    TEXT NOT NULL,
    created_at    TEXT NOT NULL
) STRICT;
INSERT INTO campaign VALUES(1,'sample',1,'sample.yaml',replace('game: sample\n','\n',char(10)),'players.yaml',replace('players: [anna, bruno]\n','\n',char(10)),X'000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f','cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6','2026-11-16T12:00:00Z');
CREATE TABLE player (
    n          INTEGER PRIMARY KEY,
    id         TEXT NOT NULL UNIQUE,
    name       TEXT NOT NULL,
    mail       TEXT NOT NULL,
    language   TEXT NOT NULL,
    token_hash TEXT
) STRICT;
INSERT INTO player VALUES(0,'anna','Anna','anna@example.org','en',NULL);
INSERT INTO player VALUES(1,'bruno','Bruno','bruno@example.org','fr',NULL);
CREATE TABLE turn (
    number        INTEGER PRIMARY KEY,
    game_turn     INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    resolved_at   TEXT NOT NULL
) STRICT;
INSERT INTO turn VALUES(0,0,1,'2026-11-16T12:00:00Z');
INSERT INTO turn VALUES(1,1,1,'2026-11-16T12:00:00Z');
INSERT INTO turn VALUES(2,2,1,'2026-11-16T12:00:00Z');
INSERT INTO turn VALUES(3,3,1,'2026-11-16T12:00:00Z');
CREATE TABLE sheet (
    id          INTEGER PRIMARY KEY,
    turn        INTEGER NOT NULL,
    player      INTEGER REFERENCES player (n),
    received_at TEXT NOT NULL,
    source      TEXT NOT NULL,
    digest      TEXT NOT NULL,
    status      TEXT NOT NULL CHECK (status IN ('received', 'counted', 'replaced', 'refused', 'late')),
    problems    TEXT NOT NULL CHECK (json_valid(problems)),
    raw         BLOB NOT NULL,
    CHECK (status <> 'counted' OR player IS NOT NULL)
) STRICT;
INSERT INTO sheet VALUES(1,1,0,'2026-11-16T12:00:00Z','anna.yaml','2739202acee30f6f4f4b9f259a6d39e49a58e2b660ac24ac3fae275b12e37b54','counted','[]',X'6269643a20310a');
INSERT INTO sheet VALUES(2,2,0,'2026-11-16T12:00:00Z','anna.yaml','dab75c5ccc588c874d017956eaeb83b5255f8e42580497c39aaae9dc00d9dc6b','counted','[]',X'6269643a20320a');
INSERT INTO sheet VALUES(3,3,0,'2026-11-16T12:00:00Z','anna.yaml','8cc259c29024f419e851a3046f225f91cfef4b34e85121c06b7c633b1e3adb92','counted','[]',X'6269643a20330a');
CREATE TABLE roll (
    turn    INTEGER NOT NULL REFERENCES turn (number),
    n       INTEGER NOT NULL,
    label   TEXT NOT NULL,
    range   TEXT NOT NULL,
    value   TEXT NOT NULL,
    imposed INTEGER NOT NULL,
    PRIMARY KEY (turn, n)
) STRICT, WITHOUT ROWID;
INSERT INTO roll VALUES(0,1,'die/0','6','4',0);
INSERT INTO roll VALUES(0,2,'first','["anna","bruno"]','"bruno"',1);
INSERT INTO roll VALUES(1,1,'die/1','6','4',0);
INSERT INTO roll VALUES(1,2,'first','["anna","bruno"]','"bruno"',1);
INSERT INTO roll VALUES(2,1,'die/2','6','4',0);
INSERT INTO roll VALUES(2,2,'first','["anna","bruno"]','"bruno"',1);
INSERT INTO roll VALUES(3,1,'die/3','6','4',0);
INSERT INTO roll VALUES(3,2,'first','["anna","bruno"]','"bruno"',1);
CREATE TABLE entry (
    turn     INTEGER NOT NULL REFERENCES turn (number),
    n        INTEGER NOT NULL,
    step     TEXT NOT NULL,
    audience TEXT NOT NULL,
    rule     TEXT NOT NULL,
    kind     TEXT NOT NULL,
    data     TEXT NOT NULL,
    PRIMARY KEY (turn, n)
) STRICT, WITHOUT ROWID;
INSERT INTO entry VALUES(0,1,'bids','"everyone"','TG-1','opened','{}');
INSERT INTO entry VALUES(0,2,'bids','["anna"]','TG-2','bid','{"amount":0}');
INSERT INTO entry VALUES(0,3,'die','"game-master"','TG-3','rolled','{}');
INSERT INTO entry VALUES(1,1,'bids','"everyone"','TG-1','opened','{}');
INSERT INTO entry VALUES(1,2,'bids','["anna"]','TG-2','bid','{"amount":1}');
INSERT INTO entry VALUES(1,3,'die','"game-master"','TG-3','rolled','{}');
INSERT INTO entry VALUES(2,1,'bids','"everyone"','TG-1','opened','{}');
INSERT INTO entry VALUES(2,2,'bids','["anna"]','TG-2','bid','{"amount":2}');
INSERT INTO entry VALUES(2,3,'die','"game-master"','TG-3','rolled','{}');
INSERT INTO entry VALUES(3,1,'bids','"everyone"','TG-1','opened','{}');
INSERT INTO entry VALUES(3,2,'bids','["anna"]','TG-2','bid','{"amount":3}');
INSERT INTO entry VALUES(3,3,'die','"game-master"','TG-3','rolled','{}');
CREATE TABLE ledger (
    turn    INTEGER NOT NULL REFERENCES turn (number),
    n       INTEGER NOT NULL,
    player  INTEGER NOT NULL REFERENCES player (n),
    amount  INTEGER NOT NULL,
    balance INTEGER NOT NULL,
    step    TEXT NOT NULL,
    reason  TEXT NOT NULL,
    detail  TEXT NOT NULL,
    rule    TEXT NOT NULL,
    PRIMARY KEY (turn, n)
) STRICT, WITHOUT ROWID;
INSERT INTO ledger VALUES(0,1,0,-3,7,'bids','bid','','TG-2');
INSERT INTO ledger VALUES(0,2,1,5,15,'die','won','pot','TG-3');
INSERT INTO ledger VALUES(1,1,0,-3,7,'bids','bid','','TG-2');
INSERT INTO ledger VALUES(1,2,1,5,15,'die','won','pot','TG-3');
INSERT INTO ledger VALUES(2,1,0,-3,7,'bids','bid','','TG-2');
INSERT INTO ledger VALUES(2,2,1,5,15,'die','won','pot','TG-3');
INSERT INTO ledger VALUES(3,1,0,-3,7,'bids','bid','','TG-2');
INSERT INTO ledger VALUES(3,2,1,5,15,'die','won','pot','TG-3');
CREATE TABLE snapshot (
    turn     INTEGER PRIMARY KEY REFERENCES turn (number),
    hash     TEXT NOT NULL,
    previous TEXT NOT NULL,
    state    TEXT NOT NULL
) STRICT;
INSERT INTO snapshot VALUES(0,'c2eac96b4e099e3873b924fb3a8b40c17d0aa674c368cf483c8f185ce24fbfaf','1affecb70ba713bc50a102524dbb538fc1be94a3fa3f2f3d4c6af78318b35d40','{"turn":0}');
INSERT INTO snapshot VALUES(1,'dd0532e899567128ed251db646abb9e076a5549512fbb6021fbbced0f0e5fed5','c2eac96b4e099e3873b924fb3a8b40c17d0aa674c368cf483c8f185ce24fbfaf','{"turn":1}');
INSERT INTO snapshot VALUES(2,'a4c1f818cac1fb5755124942dcb645be2b0d672ef5c8fb28dab097309e8a7bb2','dd0532e899567128ed251db646abb9e076a5549512fbb6021fbbced0f0e5fed5','{"turn":2}');
INSERT INTO snapshot VALUES(3,'651d3bbd9191ae3de6f1b0c4d09a6ad74c112271ee26056e725d2663a8d8a4d6','a4c1f818cac1fb5755124942dcb645be2b0d672ef5c8fb28dab097309e8a7bb2','{"turn":3}');
CREATE TABLE ruling (
    id         INTEGER PRIMARY KEY,
    turn       INTEGER NOT NULL,
    at         TEXT NOT NULL,
    kind       TEXT NOT NULL,
    reason     TEXT NOT NULL CHECK (reason <> ''),
    audience   TEXT NOT NULL CHECK (json_valid(audience)),
    data       TEXT NOT NULL CHECK (json_valid(data)),
    revoked_at TEXT
) STRICT;
INSERT INTO ruling VALUES(1,1,'2026-11-16T12:00:00Z','fine','late twice','"everyone"','{}',NULL);
INSERT INTO ruling VALUES(2,2,'2026-11-16T12:00:00Z','fine','late twice','"everyone"','{}',NULL);
INSERT INTO ruling VALUES(3,3,'2026-11-16T12:00:00Z','fine','late twice','"everyone"','{}',NULL);
CREATE TABLE message (
    id         INTEGER PRIMARY KEY,
    turn       INTEGER NOT NULL,
    player     INTEGER REFERENCES player (n),
    kind       TEXT NOT NULL,
    recipient  TEXT NOT NULL,
    subject    TEXT NOT NULL,
    message_id TEXT NOT NULL UNIQUE,
    status     TEXT NOT NULL CHECK (status IN ('queued', 'sending', 'sent', 'failed')),
    created_at TEXT NOT NULL,
    sent_at    TEXT,
    attempts   INTEGER NOT NULL DEFAULT 0,
    last_error TEXT,
    text_body  TEXT NOT NULL,
    html_body  TEXT
, in_reply_to TEXT, not_before TEXT, replaces TEXT CHECK (replaces IS NULL OR json_valid(replaces)), withdrawn_at TEXT) STRICT;
INSERT INTO message VALUES(1,0,0,'report','anna@example.org','Your turn','turn-0@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL,NULL,NULL);
INSERT INTO message VALUES(2,1,0,'report','anna@example.org','Your turn','turn-1@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL,NULL,NULL);
INSERT INTO message VALUES(3,2,0,'report','anna@example.org','Your turn','turn-2@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL,NULL,NULL);
INSERT INTO message VALUES(4,3,0,'report','anna@example.org','Your turn','turn-3@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL,NULL,NULL);
CREATE TABLE trail (
    n      INTEGER PRIMARY KEY,
    at     TEXT NOT NULL,
    action TEXT NOT NULL,
    detail TEXT NOT NULL CHECK (json_valid(detail))
) STRICT;
INSERT INTO trail VALUES(1,'2026-11-16T12:00:00Z','new','{"turn":0}');
INSERT INTO trail VALUES(2,'2026-11-16T12:00:00Z','import','{}');
INSERT INTO trail VALUES(3,'2026-11-16T12:00:00Z','rule','{}');
INSERT INTO trail VALUES(4,'2026-11-16T12:00:00Z','resolve','{"turn":1}');
INSERT INTO trail VALUES(5,'2026-11-16T12:00:00Z','import','{}');
INSERT INTO trail VALUES(6,'2026-11-16T12:00:00Z','rule','{}');
INSERT INTO trail VALUES(7,'2026-11-16T12:00:00Z','resolve','{"turn":2}');
INSERT INTO trail VALUES(8,'2026-11-16T12:00:00Z','import','{}');
INSERT INTO trail VALUES(9,'2026-11-16T12:00:00Z','rule','{}');
INSERT INTO trail VALUES(10,'2026-11-16T12:00:00Z','resolve','{"turn":3}');
CREATE TABLE mail (
    id          INTEGER PRIMARY KEY,
    key         TEXT NOT NULL UNIQUE,
    received_at TEXT NOT NULL,
    source      TEXT NOT NULL,
    sender      TEXT NOT NULL,
    subject     TEXT NOT NULL,
    status      TEXT NOT NULL CHECK (status IN ('taken', 'refused', 'aside', 'settled')),
    reason      TEXT NOT NULL,
    sheet       INTEGER REFERENCES sheet (id),
    raw         BLOB NOT NULL
) STRICT;
CREATE TABLE attachment (
    message INTEGER NOT NULL REFERENCES message (id),
    n       INTEGER NOT NULL,
    name    TEXT NOT NULL,
    type    TEXT NOT NULL,
    content BLOB NOT NULL,
    PRIMARY KEY (message, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE editorial (
    turn     INTEGER NOT NULL,
    language TEXT NOT NULL,
    text     TEXT NOT NULL CHECK (text <> ''),
    PRIMARY KEY (turn, language)
) STRICT, WITHOUT ROWID;
CREATE TABLE undone (
    id     INTEGER PRIMARY KEY,
    turn   INTEGER NOT NULL,
    digest TEXT NOT NULL,
    record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
CREATE TABLE link (
    seat       TEXT PRIMARY KEY,
    generation INTEGER NOT NULL CHECK (generation > 0),
    token_hash TEXT,
    made_at    TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sheet_by_turn ON sheet (turn, player);
CREATE INDEX ruling_by_turn ON ruling (turn);
CREATE INDEX mail_by_source ON mail (source);
CREATE INDEX mail_aside ON mail (id) WHERE status = 'aside';
CREATE INDEX undone_by_turn ON undone (turn);
COMMIT;
PRAGMA application_id=1196249165;
PRAGMA user_version=6;
