--@ 1-
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
--@ 1-1
) STRICT;
INSERT INTO message VALUES(1,0,0,'report','anna@example.org','Your turn','turn-0@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL);
INSERT INTO message VALUES(2,1,0,'report','anna@example.org','Your turn','turn-1@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL);
INSERT INTO message VALUES(3,2,0,'report','anna@example.org','Your turn','turn-2@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL);
INSERT INTO message VALUES(4,3,0,'report','anna@example.org','Your turn','turn-3@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL);
--@ 2-2
, in_reply_to TEXT) STRICT;
INSERT INTO message VALUES(1,0,0,'report','anna@example.org','Your turn','turn-0@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL);
INSERT INTO message VALUES(2,1,0,'report','anna@example.org','Your turn','turn-1@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL);
INSERT INTO message VALUES(3,2,0,'report','anna@example.org','Your turn','turn-2@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL);
INSERT INTO message VALUES(4,3,0,'report','anna@example.org','Your turn','turn-3@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL);
--@ 3-3
, in_reply_to TEXT, not_before TEXT) STRICT;
INSERT INTO message VALUES(1,0,0,'report','anna@example.org','Your turn','turn-0@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL);
INSERT INTO message VALUES(2,1,0,'report','anna@example.org','Your turn','turn-1@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL);
INSERT INTO message VALUES(3,2,0,'report','anna@example.org','Your turn','turn-2@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL);
INSERT INTO message VALUES(4,3,0,'report','anna@example.org','Your turn','turn-3@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL);
--@ 4-4
, in_reply_to TEXT, not_before TEXT, replaces TEXT CHECK (replaces IS NULL OR json_valid(replaces))) STRICT;
INSERT INTO message VALUES(1,0,0,'report','anna@example.org','Your turn','turn-0@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL,NULL);
INSERT INTO message VALUES(2,1,0,'report','anna@example.org','Your turn','turn-1@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL,NULL);
INSERT INTO message VALUES(3,2,0,'report','anna@example.org','Your turn','turn-2@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL,NULL);
INSERT INTO message VALUES(4,3,0,'report','anna@example.org','Your turn','turn-3@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL,NULL);
--@ 5-7
, in_reply_to TEXT, not_before TEXT, replaces TEXT CHECK (replaces IS NULL OR json_valid(replaces)), withdrawn_at TEXT) STRICT;
INSERT INTO message VALUES(1,0,0,'report','anna@example.org','Your turn','turn-0@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL,NULL,NULL);
INSERT INTO message VALUES(2,1,0,'report','anna@example.org','Your turn','turn-1@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL,NULL,NULL);
INSERT INTO message VALUES(3,2,0,'report','anna@example.org','Your turn','turn-2@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL,NULL,NULL);
INSERT INTO message VALUES(4,3,0,'report','anna@example.org','Your turn','turn-3@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL,NULL,NULL);
--@ 8-
, in_reply_to TEXT, not_before TEXT, replaces TEXT CHECK (replaces IS NULL OR json_valid(replaces)), withdrawn_at TEXT, sheet_number INTEGER, attempt INTEGER, ruling INTEGER REFERENCES ruling (id)) STRICT;
INSERT INTO message VALUES(1,0,0,'report','anna@example.org','Your turn','turn-0@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO message VALUES(2,1,0,'report','anna@example.org','Your turn','turn-1@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO message VALUES(3,2,0,'report','anna@example.org','Your turn','turn-2@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO message VALUES(4,3,0,'report','anna@example.org','Your turn','turn-3@example.org','queued','2026-11-16T12:00:00Z',NULL,0,NULL,'You won.',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
--@ 1-
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
--@ 2-
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
--@ 4-
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
--@ 5-
CREATE TABLE undone (
    id     INTEGER PRIMARY KEY,
    turn   INTEGER NOT NULL,
    digest TEXT NOT NULL,
    record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
--@ 6-
CREATE TABLE link (
    seat       TEXT PRIMARY KEY,
    generation INTEGER NOT NULL CHECK (generation > 0),
    token_hash TEXT,
    made_at    TEXT NOT NULL
) STRICT, WITHOUT ROWID;
--@ 7-
CREATE TABLE chronicle (
    n      INTEGER PRIMARY KEY,
    kind   TEXT NOT NULL,
    key    TEXT NOT NULL,
    turn   INTEGER,
    words  TEXT NOT NULL,
    digest TEXT,
    found  TEXT,
    hash   TEXT NOT NULL
) STRICT;
INSERT INTO chronicle VALUES(1,'campaign','[1]',NULL,'what the game began with (campaign, players file, seed)','e2193970820854e65e95d083a04103f81b02088ce15d6e44d9330d66fbbfe501',NULL,'affd44d6bca70490b06c03277219f51ce60ef966bc1dfd9e5bc41281196dd917');
INSERT INTO chronicle VALUES(2,'player','[0]',NULL,'player anna (Anna)','eede2299f137adbe06fcbc26b218bb57fbe61290ff5ab5d1b0885e10b7a1397e',NULL,'13e76d3a4aab62070e14c46a04608faa3da00cc612573c94838af8780718579e');
INSERT INTO chronicle VALUES(3,'player','[1]',NULL,'player bruno (Bruno)','9cd867c3df3f8645f8a3aa045c5e1e4ef8c29dabee60fd20ea29ea2765324bd9',NULL,'03b521b33c85e21151d537e0214799912759bac0b09ab263cc8f0a26b502b34c');
INSERT INTO chronicle VALUES(4,'turn','[0]',0,'the note of when and by which rules it was resolved (2026-11-16T12:00:00Z)','91574a1dbed53337318b1ba2be06aa44fb65a5da191839216965c3787c3fa804',NULL,'f288e36feb033f22e20d54e3ef268eb7c5fafd450360d44a849df0db06d5e5f8');
INSERT INTO chronicle VALUES(5,'message','[1]',0,'mail 1 to anna@example.org (report)','fa4355d63071b37598023668a5319f7186f748f1d167da703cc5f85c8daff304',NULL,'2ae076eb5c1086b22f2c9e90d05c0a01deb5f4c54e8a94512ec775bdf50af6fa');
INSERT INTO chronicle VALUES(6,'trail','[1]',NULL,'line 1 of the trail (new, 2026-11-16T12:00:00Z)','5f9a51cad097823e49835745619d6d4f224b8e882dd4e50778af0eb6770a99c0',NULL,'469759204d2bd7c39af247f839d65ad35797477fb275cbd22f3e2d56ffc2ee56');
INSERT INTO chronicle VALUES(7,'sheet','[1]',1,'sheet 1 of anna (2026-11-16T12:00:00Z)','591446e16a0ee2ed67a6bfa37fb006f6508cb3b364f6f9d8ae8d05d34aa4d0dc',NULL,'1b61a1af83b5777f41ecbaab734f9f243231a0e148ed3ac26e86c6e81931859b');
INSERT INTO chronicle VALUES(8,'trail','[2]',NULL,'line 2 of the trail (import, 2026-11-16T12:00:00Z)','2160abcfe407775a862ac7823408f2eea2a347bb99c7094623d8f1a5b24aa310',NULL,'86d9ab2fda1e2c74228781731158a6f8e9012c587635b287cd38c5359833cb37');
INSERT INTO chronicle VALUES(9,'ruling','[1]',1,'ruling 1 (fine, 2026-11-16T12:00:00Z)','3c82407331772339b4c8486aa626a738b358ff1b74d4acc951d92e36d9c2c01a',NULL,'99eeab551f9cbe8571e37c80cff4943513e30e260c18f400a6a65f39b5dc370e');
INSERT INTO chronicle VALUES(10,'trail','[3]',NULL,'line 3 of the trail (rule, 2026-11-16T12:00:00Z)','78a405e344bcb22f4181da18d5d6062e3b5b20f48531bb342f96e549a122de4f',NULL,'9b16325edcd60f63d4ad8bdcfe9c0b0bcee25d364d5514ecbb53aae7411b1615');
INSERT INTO chronicle VALUES(11,'turn','[1]',1,'the note of when and by which rules it was resolved (2026-11-16T12:00:00Z)','11df163d00556d42cea35b07314139655e93c73ac31cc58177d3fe28676eb96c',NULL,'5d12ce26ab972dee6b41a2f10c017f25869c8ad061e692b61fa99b693eef8ffb');
INSERT INTO chronicle VALUES(12,'sheet','[1]',1,'sheet 1 of anna (2026-11-16T12:00:00Z)','e3b361ebdbc7f7f38a76c5bc74161a90e24d82340d1a4c04c5590933cf2c8983','591446e16a0ee2ed67a6bfa37fb006f6508cb3b364f6f9d8ae8d05d34aa4d0dc','7bd2752a1e7ff0dea6e6952a72ca50560bad241ecdc1711639e2f5e8cfee3da1');
INSERT INTO chronicle VALUES(13,'message','[2]',1,'mail 2 to anna@example.org (report)','40e3f415fb88207216455e3d98ad2937c693eb7a4f79af5be5000fe42deb4b36',NULL,'6e1c61738d18e0a1fdb6e80091b0f34a08bf65a552f0922e52d26e9ef5539f2f');
INSERT INTO chronicle VALUES(14,'trail','[4]',NULL,'line 4 of the trail (resolve, 2026-11-16T12:00:00Z)','70a0f7afcc0db7887954135dbbb5350f804d2ce2a93a39725f41de24794e6696',NULL,'fa386b556cedfabb8f939e1a45589189e98e2883b08c610cf6d5fa8759b4db1e');
INSERT INTO chronicle VALUES(15,'sheet','[2]',2,'sheet 2 of anna (2026-11-16T12:00:00Z)','cab387dfe8394ff67f9d3ecefc0a9a2992b7e4256ecef6520b19dac3a072bada',NULL,'9f100b463f5ed2598f68410b327b7b5975fea9aba0d5fef8dacc5a3c355e8830');
INSERT INTO chronicle VALUES(16,'trail','[5]',NULL,'line 5 of the trail (import, 2026-11-16T12:00:00Z)','5ef9aadf761c5df546ba8ba29b999e07afdc3a35978570b41c7ccc5b0dc9d65e',NULL,'e8ae33680610a17edc1e2fb3786bdc742b0d286d48e4e40e74880eeb34e63d52');
INSERT INTO chronicle VALUES(17,'ruling','[2]',2,'ruling 2 (fine, 2026-11-16T12:00:00Z)','1cfd4e4a961ebe713908e5e7a716404a6badd2ae5fd14f2c75ea3e8ad8b34d13',NULL,'3bacb0b3d138781e690092cd9c55cb26722a1b38e1d417da4cd3593b2200a8fc');
INSERT INTO chronicle VALUES(18,'trail','[6]',NULL,'line 6 of the trail (rule, 2026-11-16T12:00:00Z)','a1b934cd66a7f97122b59a9493705e6cd08563b345a5987d80f13da1512d080c',NULL,'68f4e6048a004702ff05ba799695e79fbb81211b301d57fde5fdf21e2b448212');
INSERT INTO chronicle VALUES(19,'turn','[2]',2,'the note of when and by which rules it was resolved (2026-11-16T12:00:00Z)','68866bf3beb3d4dc5adc3b5b17fc2924cc5631fa40fb628e79c7eef0fe4ae1c3',NULL,'442b2032d809c7a225d578840ca75d81f2d03f0ab9e107446dd7a97b205099b2');
INSERT INTO chronicle VALUES(20,'sheet','[2]',2,'sheet 2 of anna (2026-11-16T12:00:00Z)','b043f1ea2e977710be48f482d7b87ca7aa0a319e5e716fc5e32f2b935f0dbb95','cab387dfe8394ff67f9d3ecefc0a9a2992b7e4256ecef6520b19dac3a072bada','7fde88b58b7f553aabeb6219c9e09daabcb8daf426fb955afb257290b96a334c');
INSERT INTO chronicle VALUES(21,'message','[3]',2,'mail 3 to anna@example.org (report)','799759f6839f78a77d2f02bc96c1389c206beca82827e5a5d3c9758c19d6e9d5',NULL,'e564e63f108ead5cec2658e91cc4b2ae8ee43b064f14611672066c24f1eba6f1');
INSERT INTO chronicle VALUES(22,'trail','[7]',NULL,'line 7 of the trail (resolve, 2026-11-16T12:00:00Z)','a59312858506c3a349d52c8dff02821d146d13dfb23b2aed5279545936900e63',NULL,'1121a2fd97e7b0d9557839161b2d5766db716b2b7c905786edb8b83adc0456df');
INSERT INTO chronicle VALUES(23,'sheet','[3]',3,'sheet 3 of anna (2026-11-16T12:00:00Z)','7dae4832550c26c8532e02bf932af19f211b3d08c7386417a1ec114c9a76f6db',NULL,'e5a88ec401abefee87b063c397037a9d7ca40a6e5496c42ffbdc16f78216f08d');
INSERT INTO chronicle VALUES(24,'trail','[8]',NULL,'line 8 of the trail (import, 2026-11-16T12:00:00Z)','dcd996283117e791102707161f37483166485e8bca545b5d0b803108ab8183c5',NULL,'7f4d5ae17f93d7498279e65f3410cb3becde19bf55b43b62697369cc0356f073');
INSERT INTO chronicle VALUES(25,'ruling','[3]',3,'ruling 3 (fine, 2026-11-16T12:00:00Z)','3626e6aebdafdcacbea3fa609b929b4f57cde62b33516e20d4a59d35f848cd45',NULL,'153847d26b95dda822602f0e3de6507b444a07216eb3e0c7400b16ba9a8785d3');
INSERT INTO chronicle VALUES(26,'trail','[9]',NULL,'line 9 of the trail (rule, 2026-11-16T12:00:00Z)','7dfa067ac6358bb5a5c3e0e85be6abc55cf98e22ec16fdfd9d5a4c12e6f1e7bd',NULL,'e02ccddccff5b8ae5095bf321dbb0dba5cc9f342fa75b23469f6d64944f66196');
INSERT INTO chronicle VALUES(27,'turn','[3]',3,'the note of when and by which rules it was resolved (2026-11-16T12:00:00Z)','4776e51610fefe73f1bcfb72f04b305ea36244e39bbb198aa5ff63d5c62849c4',NULL,'bbafcd6198e95983d58d2e8f9cc228c5e9b008da035754f9c850ee9179fa1c14');
INSERT INTO chronicle VALUES(28,'sheet','[3]',3,'sheet 3 of anna (2026-11-16T12:00:00Z)','28a004abad39e518ccbca6ca89080b098928b5d246ead5b3f38b7860e6f5cb74','7dae4832550c26c8532e02bf932af19f211b3d08c7386417a1ec114c9a76f6db','b50f5c7bad7434e8e97560a23a6961a60168db802dc07b4a5f210f116921a472');
INSERT INTO chronicle VALUES(29,'message','[4]',3,'mail 4 to anna@example.org (report)','24ec8ba41bdff651fbda493b561169c094623446ce4d94c7a3923d6691c9fdf5',NULL,'3d6ff83f1085ed45ce30736766643c6bee7a6b32a4226788e1b46f81267a5ef6');
INSERT INTO chronicle VALUES(30,'trail','[10]',NULL,'line 10 of the trail (resolve, 2026-11-16T12:00:00Z)','479d18e7b01a5425df525ef33e447f549556c05012dd15c69b3d4df6ad1208d9',NULL,'4a7e1728f790bef4e8a097721c5635046cf18774072d1e746a0d9d59d0c137f3');
--@ 9-
CREATE TABLE wording (
    turn     INTEGER NOT NULL,
    key      TEXT NOT NULL,
    language TEXT NOT NULL,
    text     TEXT NOT NULL CHECK (text <> ''),
    PRIMARY KEY (turn, key, language)
) STRICT, WITHOUT ROWID;
--@ 1-
CREATE INDEX sheet_by_turn ON sheet (turn, player);
CREATE INDEX ruling_by_turn ON ruling (turn);
--@ 2-
CREATE INDEX mail_by_source ON mail (source);
CREATE INDEX mail_aside ON mail (id) WHERE status = 'aside';
--@ 5-
CREATE INDEX undone_by_turn ON undone (turn);
--@ 1-
COMMIT;
PRAGMA application_id=1196249165;
--@ 1-1
PRAGMA user_version=1;
--@ 2-2
PRAGMA user_version=2;
--@ 3-3
PRAGMA user_version=3;
--@ 4-4
PRAGMA user_version=4;
--@ 5-5
PRAGMA user_version=5;
--@ 6-6
PRAGMA user_version=6;
--@ 7-7
PRAGMA user_version=7;
--@ 8-8
PRAGMA user_version=8;
--@ 9-
PRAGMA user_version=9;
