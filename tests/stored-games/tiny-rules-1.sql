PRAGMA application_id = 1196249165;
PRAGMA user_version = 3;
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
INSERT INTO "campaign" VALUES(1,'tiny',1,'campaigns/tiny/campaign.yaml','# Sealed Bids: a game of a few minutes that shows the whole toolkit at work.
game: tiny
turns: 5
faces: 6            # of the die
coins: 10           # a player''s purse at the start
lucky_coins: 2      # found when the die shows one''s secret lucky number
windfall: 1         # coins found each turn by one drawn player
players: {least: 2, most: 8}
','campaigns/tiny/players.yaml','# Four invented players for Sealed Bids.
players:
  ada:  {name: Ada Moreau, mail: ada@example.org, language: en}
  bo:   {name: Bo Lindqvist, mail: bo@example.org, language: en}
  chie: {name: Chie Nakano, mail: chie@example.org, language: fr}
  dede: {name: Dédé Lambert, mail: dede@example.org, language: fr}
',X'0000000000000000000000000000000000000000000000000000000000000007','81639ff08795a955c421772f370b1806c73f198b7f77dec544dec80dbed25dd9','2026-11-16T10:25:30Z');
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
INSERT INTO "entry" VALUES(0,1,'setup','["ada"]','setup','welcome','{"coins":10,"lucky":3}');
INSERT INTO "entry" VALUES(0,2,'setup','["bo"]','setup','welcome','{"coins":10,"lucky":2}');
INSERT INTO "entry" VALUES(0,3,'setup','["chie"]','setup','welcome','{"coins":10,"lucky":3}');
INSERT INTO "entry" VALUES(0,4,'setup','["dede"]','setup','welcome','{"coins":10,"lucky":2}');
INSERT INTO "entry" VALUES(1,1,'die','"everyone"','step 2','die','{"value":1}');
INSERT INTO "entry" VALUES(1,2,'bids','["ada"]','step 3','bid','{"bid":4,"right":false,"stake":8}');
INSERT INTO "entry" VALUES(1,3,'bids','["bo"]','step 3','bid','{"bid":3,"right":false,"stake":2}');
INSERT INTO "entry" VALUES(1,4,'bids','["chie"]','step 3','bid','{"bid":6,"right":false,"stake":5}');
INSERT INTO "entry" VALUES(1,5,'bids','["dede"]','step 3','bid','{"bid":2,"right":false,"stake":2}');
INSERT INTO "entry" VALUES(1,6,'award','"everyone"','step 4','no-award','{}');
INSERT INTO "entry" VALUES(1,7,'luck','["bo"]','TG-5','windfall','{"coins":1}');
INSERT INTO "entry" VALUES(2,1,'die','"everyone"','step 2','die','{"value":3}');
INSERT INTO "entry" VALUES(2,2,'bids','["ada"]','step 3','bid','{"bid":6,"right":false,"stake":1}');
INSERT INTO "entry" VALUES(2,3,'bids','["bo"]','step 3','bid','{"bid":3,"right":true,"stake":5}');
INSERT INTO "entry" VALUES(2,4,'bids','["chie"]','step 3','bid','{"bid":1,"right":true,"stake":4}');
INSERT INTO "entry" VALUES(2,5,'bids','["dede"]','step 3','bid','{"bid":1,"right":true,"stake":1}');
INSERT INTO "entry" VALUES(2,6,'award','"everyone"','step 4','award','{"bid":3,"players":["bo"]}');
INSERT INTO "entry" VALUES(2,7,'luck','["ada"]','step 5','luck','{"coins":2,"lucky":3}');
INSERT INTO "entry" VALUES(2,8,'luck','["chie"]','step 5','luck','{"coins":2,"lucky":3}');
INSERT INTO "entry" VALUES(2,9,'luck','["bo"]','TG-5','windfall','{"coins":1}');
INSERT INTO "entry" VALUES(3,1,'die','"everyone"','step 2','die','{"value":1}');
INSERT INTO "entry" VALUES(3,2,'bids','["ada"]','step 3','bid','{"bid":2,"right":false,"stake":2}');
INSERT INTO "entry" VALUES(3,3,'bids','["bo"]','step 3','bid','{"bid":2,"right":false,"stake":3}');
INSERT INTO "entry" VALUES(3,4,'bids','["chie"]','step 3','bid','{"bid":4,"right":false,"stake":0}');
INSERT INTO "entry" VALUES(3,5,'bids','["dede"]','step 3','bid','{"bid":2,"right":false,"stake":4}');
INSERT INTO "entry" VALUES(3,6,'award','"everyone"','step 4','no-award','{}');
INSERT INTO "entry" VALUES(3,7,'luck','["chie"]','TG-5','windfall','{"coins":1}');
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
INSERT INTO "ledger" VALUES(0,1,0,10,10,'setup','start','','setup');
INSERT INTO "ledger" VALUES(0,2,1,10,10,'setup','start','','setup');
INSERT INTO "ledger" VALUES(0,3,2,10,10,'setup','start','','setup');
INSERT INTO "ledger" VALUES(0,4,3,10,10,'setup','start','','setup');
INSERT INTO "ledger" VALUES(1,1,0,-8,2,'bids','stake-lost','','step 3');
INSERT INTO "ledger" VALUES(1,2,1,-2,8,'bids','stake-lost','','step 3');
INSERT INTO "ledger" VALUES(1,3,2,-5,5,'bids','stake-lost','','step 3');
INSERT INTO "ledger" VALUES(1,4,3,-2,8,'bids','stake-lost','','step 3');
INSERT INTO "ledger" VALUES(1,5,1,1,9,'luck','windfall','','TG-5');
INSERT INTO "ledger" VALUES(2,1,0,-1,1,'bids','stake-lost','','step 3');
INSERT INTO "ledger" VALUES(2,2,1,5,14,'bids','stake-won','','step 3');
INSERT INTO "ledger" VALUES(2,3,2,4,9,'bids','stake-won','','step 3');
INSERT INTO "ledger" VALUES(2,4,3,1,9,'bids','stake-won','','step 3');
INSERT INTO "ledger" VALUES(2,5,0,2,3,'luck','luck','','step 5');
INSERT INTO "ledger" VALUES(2,6,2,2,11,'luck','luck','','step 5');
INSERT INTO "ledger" VALUES(2,7,1,1,15,'luck','windfall','','TG-5');
INSERT INTO "ledger" VALUES(3,1,0,-2,1,'bids','stake-lost','','step 3');
INSERT INTO "ledger" VALUES(3,2,1,-3,12,'bids','stake-lost','','step 3');
INSERT INTO "ledger" VALUES(3,3,3,-4,5,'bids','stake-lost','','step 3');
INSERT INTO "ledger" VALUES(3,4,2,1,12,'luck','windfall','','TG-5');
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
, in_reply_to TEXT, not_before TEXT) STRICT;
INSERT INTO "message" VALUES(1,0,0,'report','ada@example.org','Sealed Bids, turn 0: your report','<81639ff08795a955.t0.report.ada@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(2,0,0,'bulletin','ada@example.org','Sealed Bids, turn 0: the bulletin','<81639ff08795a955.t0.bulletin.ada@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(3,0,1,'report','bo@example.org','Sealed Bids, turn 0: your report','<81639ff08795a955.t0.report.bo@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(4,0,1,'bulletin','bo@example.org','Sealed Bids, turn 0: the bulletin','<81639ff08795a955.t0.bulletin.bo@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(5,0,2,'report','chie@example.org','Mises scellées, tour 0 : votre rapport','<81639ff08795a955.t0.report.chie@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(6,0,2,'bulletin','chie@example.org','Mises scellées, tour 0 : le bulletin','<81639ff08795a955.t0.bulletin.chie@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(7,0,3,'report','dede@example.org','Mises scellées, tour 0 : votre rapport','<81639ff08795a955.t0.report.dede@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(8,0,3,'bulletin','dede@example.org','Mises scellées, tour 0 : le bulletin','<81639ff08795a955.t0.bulletin.dede@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(9,1,0,'receipt','ada@example.org','Turn 1: your sheet no. 1 is in','<81639ff08795a955.t1.receipt.ada.1@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(10,1,1,'receipt','bo@example.org','Turn 1: your sheet no. 1 is in','<81639ff08795a955.t1.receipt.bo.1@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(11,1,2,'receipt','chie@example.org','Tour 1 : votre feuille n° 1 est arrivée','<81639ff08795a955.t1.receipt.chie.1@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(12,1,3,'receipt','dede@example.org','Tour 1 : votre feuille n° 1 est arrivée','<81639ff08795a955.t1.receipt.dede.1@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(13,1,0,'report','ada@example.org','Sealed Bids, turn 1: your report','<81639ff08795a955.t1.report.ada@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(14,1,0,'bulletin','ada@example.org','Sealed Bids, turn 1: the bulletin','<81639ff08795a955.t1.bulletin.ada@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(15,1,1,'report','bo@example.org','Sealed Bids, turn 1: your report','<81639ff08795a955.t1.report.bo@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(16,1,1,'bulletin','bo@example.org','Sealed Bids, turn 1: the bulletin','<81639ff08795a955.t1.bulletin.bo@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(17,1,2,'report','chie@example.org','Mises scellées, tour 1 : votre rapport','<81639ff08795a955.t1.report.chie@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(18,1,2,'bulletin','chie@example.org','Mises scellées, tour 1 : le bulletin','<81639ff08795a955.t1.bulletin.chie@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(19,1,3,'report','dede@example.org','Mises scellées, tour 1 : votre rapport','<81639ff08795a955.t1.report.dede@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(20,1,3,'bulletin','dede@example.org','Mises scellées, tour 1 : le bulletin','<81639ff08795a955.t1.bulletin.dede@gm.invalid>','queued','2026-11-16T10:25:30Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(21,2,0,'receipt','ada@example.org','Turn 2: your sheet no. 1 is in','<81639ff08795a955.t2.receipt.ada.1@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(22,2,1,'receipt','bo@example.org','Turn 2: your sheet no. 1 is in','<81639ff08795a955.t2.receipt.bo.1@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(23,2,2,'receipt','chie@example.org','Tour 2 : votre feuille n° 1 est arrivée','<81639ff08795a955.t2.receipt.chie.1@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(24,2,3,'receipt','dede@example.org','Tour 2 : votre feuille n° 1 est arrivée','<81639ff08795a955.t2.receipt.dede.1@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(25,2,0,'report','ada@example.org','Sealed Bids, turn 2: your report','<81639ff08795a955.t2.report.ada@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(26,2,0,'bulletin','ada@example.org','Sealed Bids, turn 2: the bulletin','<81639ff08795a955.t2.bulletin.ada@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(27,2,1,'report','bo@example.org','Sealed Bids, turn 2: your report','<81639ff08795a955.t2.report.bo@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(28,2,1,'bulletin','bo@example.org','Sealed Bids, turn 2: the bulletin','<81639ff08795a955.t2.bulletin.bo@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(29,2,2,'report','chie@example.org','Mises scellées, tour 2 : votre rapport','<81639ff08795a955.t2.report.chie@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(30,2,2,'bulletin','chie@example.org','Mises scellées, tour 2 : le bulletin','<81639ff08795a955.t2.bulletin.chie@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(31,2,3,'report','dede@example.org','Mises scellées, tour 2 : votre rapport','<81639ff08795a955.t2.report.dede@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(32,2,3,'bulletin','dede@example.org','Mises scellées, tour 2 : le bulletin','<81639ff08795a955.t2.bulletin.dede@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(33,3,0,'receipt','ada@example.org','Turn 3: your sheet no. 1 is in','<81639ff08795a955.t3.receipt.ada.1@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(34,3,1,'receipt','bo@example.org','Turn 3: your sheet no. 1 is in','<81639ff08795a955.t3.receipt.bo.1@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(35,3,2,'receipt','chie@example.org','Tour 3 : votre feuille n° 1 est arrivée','<81639ff08795a955.t3.receipt.chie.1@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(36,3,3,'receipt','dede@example.org','Tour 3 : votre feuille n° 1 est arrivée','<81639ff08795a955.t3.receipt.dede.1@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(37,3,0,'report','ada@example.org','Sealed Bids, turn 3: your report','<81639ff08795a955.t3.report.ada@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(38,3,0,'bulletin','ada@example.org','Sealed Bids, turn 3: the bulletin','<81639ff08795a955.t3.bulletin.ada@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(39,3,1,'report','bo@example.org','Sealed Bids, turn 3: your report','<81639ff08795a955.t3.report.bo@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(40,3,1,'bulletin','bo@example.org','Sealed Bids, turn 3: the bulletin','<81639ff08795a955.t3.bulletin.bo@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(41,3,2,'report','chie@example.org','Mises scellées, tour 3 : votre rapport','<81639ff08795a955.t3.report.chie@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(42,3,2,'bulletin','chie@example.org','Mises scellées, tour 3 : le bulletin','<81639ff08795a955.t3.bulletin.chie@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(43,3,3,'report','dede@example.org','Mises scellées, tour 3 : votre rapport','<81639ff08795a955.t3.report.dede@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
INSERT INTO "message" VALUES(44,3,3,'bulletin','dede@example.org','Mises scellées, tour 3 : le bulletin','<81639ff08795a955.t3.bulletin.dede@gm.invalid>','queued','2026-11-16T10:25:31Z',NULL,0,NULL,'(left out)',NULL,NULL,NULL);
CREATE TABLE player (
    n          INTEGER PRIMARY KEY,
    id         TEXT NOT NULL UNIQUE,
    name       TEXT NOT NULL,
    mail       TEXT NOT NULL,
    language   TEXT NOT NULL,
    token_hash TEXT
) STRICT;
INSERT INTO "player" VALUES(0,'ada','Ada Moreau','ada@example.org','en',NULL);
INSERT INTO "player" VALUES(1,'bo','Bo Lindqvist','bo@example.org','en',NULL);
INSERT INTO "player" VALUES(2,'chie','Chie Nakano','chie@example.org','fr',NULL);
INSERT INTO "player" VALUES(3,'dede','Dédé Lambert','dede@example.org','fr',NULL);
CREATE TABLE roll (
    turn    INTEGER NOT NULL REFERENCES turn (number),
    n       INTEGER NOT NULL,
    label   TEXT NOT NULL,
    range   TEXT NOT NULL,
    value   TEXT NOT NULL,
    imposed INTEGER NOT NULL,
    PRIMARY KEY (turn, n)
) STRICT, WITHOUT ROWID;
INSERT INTO "roll" VALUES(0,1,'setup/lucky/ada','6','3',0);
INSERT INTO "roll" VALUES(0,2,'setup/lucky/bo','6','2',0);
INSERT INTO "roll" VALUES(0,3,'setup/lucky/chie','6','3',0);
INSERT INTO "roll" VALUES(0,4,'setup/lucky/dede','6','2',0);
INSERT INTO "roll" VALUES(1,1,'die','6','1',0);
INSERT INTO "roll" VALUES(1,2,'windfall','["ada","bo","chie","dede"]','"bo"',0);
INSERT INTO "roll" VALUES(2,1,'die','6','3',0);
INSERT INTO "roll" VALUES(2,2,'windfall','["ada","bo","chie","dede"]','"bo"',0);
INSERT INTO "roll" VALUES(3,1,'die','6','1',0);
INSERT INTO "roll" VALUES(3,2,'windfall','["ada","bo","chie","dede"]','"chie"',0);
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
INSERT INTO "sheet" VALUES(1,1,0,'2026-11-16T10:25:30Z','s/ada.yaml','4ac1a728f5b931b252cbd903be9c1e535dbee6ac3d0040af3901bc0727869977','counted','[]',X'7475726E3A20310A706C617965723A206164610A6269643A20340A7374616B653A20380A');
INSERT INTO "sheet" VALUES(2,1,1,'2026-11-16T10:25:30Z','s/bo.yaml','aa64200b08b8c57f74cd0b535404645a0e11b20835f197e0da8999476ee2bb38','counted','[]',X'7475726E3A20310A706C617965723A20626F0A6269643A20330A7374616B653A20320A');
INSERT INTO "sheet" VALUES(3,1,2,'2026-11-16T10:25:30Z','s/chie.yaml','2385d8f99b6b18b08138149396c98305ed182cb98457138f6d2cb88b2e55ba09','counted','[]',X'7475726E3A20310A706C617965723A20636869650A6269643A20360A7374616B653A20350A');
INSERT INTO "sheet" VALUES(4,1,3,'2026-11-16T10:25:30Z','s/dede.yaml','e7b7d4c737e74aafeeb3e512123df1223dfbb0a55c3a093710438458ab753b00','counted','[]',X'7475726E3A20310A706C617965723A20646564650A6269643A20320A7374616B653A20320A');
INSERT INTO "sheet" VALUES(5,2,0,'2026-11-16T10:25:31Z','s/ada.yaml','27d349b5c91a1ac984dc37a8129bb8f5746d773e3668c89ed89a4b9f3af81c77','counted','[]',X'7475726E3A20320A706C617965723A206164610A6269643A20360A7374616B653A20310A');
INSERT INTO "sheet" VALUES(6,2,1,'2026-11-16T10:25:31Z','s/bo.yaml','870a2a18993acade1c8af4c8c1e2adc13148f730b1ba2b7abbd145d736c6a7e6','counted','[]',X'7475726E3A20320A706C617965723A20626F0A6269643A20330A7374616B653A20350A');
INSERT INTO "sheet" VALUES(7,2,2,'2026-11-16T10:25:31Z','s/chie.yaml','0a41e0948c13c8682e873c4e2378baf8a28cb584ce326f34996b0a5b08abe4ac','counted','[]',X'7475726E3A20320A706C617965723A20636869650A6269643A20310A7374616B653A20340A');
INSERT INTO "sheet" VALUES(8,2,3,'2026-11-16T10:25:31Z','s/dede.yaml','59254699354e0b6856db2cb312cb5222f342beebc66dbf47195a4e75aeeb656c','counted','[]',X'7475726E3A20320A706C617965723A20646564650A6269643A20310A7374616B653A20310A');
INSERT INTO "sheet" VALUES(9,3,0,'2026-11-16T10:25:31Z','s/ada.yaml','3f81798df210da178fcf37fda776af4374becb476b95e887f6cf7f9d5ae9c857','counted','[]',X'7475726E3A20330A706C617965723A206164610A6269643A20320A7374616B653A20320A');
INSERT INTO "sheet" VALUES(10,3,1,'2026-11-16T10:25:31Z','s/bo.yaml','25a06e160caa858396f1e2620c5067c2c379848583d27ae1196c30cd60f58c27','counted','[]',X'7475726E3A20330A706C617965723A20626F0A6269643A20320A7374616B653A20330A');
INSERT INTO "sheet" VALUES(11,3,2,'2026-11-16T10:25:31Z','s/chie.yaml','e4c469c5ecaa6aadad7a910e29a59608c6376c92be821e7b4485ac4a0b7ba16b','counted','[]',X'7475726E3A20330A706C617965723A20636869650A6269643A20340A');
INSERT INTO "sheet" VALUES(12,3,3,'2026-11-16T10:25:31Z','s/dede.yaml','bc3d9f8b07efc112e66fc1c47aef3e6add8cea4362f064c95fce0c2c1937c796','counted','[]',X'7475726E3A20330A706C617965723A20646564650A6269643A20320A7374616B653A20340A');
CREATE TABLE snapshot (
    turn     INTEGER PRIMARY KEY REFERENCES turn (number),
    hash     TEXT NOT NULL,
    previous TEXT NOT NULL,
    state    TEXT NOT NULL
) STRICT;
INSERT INTO "snapshot" VALUES(0,'e69ecc2548c5cc5c1f47c682f2ad3176d0e1add5581fd590debeae3e726f7294','ce5135c403acfd84eecd4ef4748b39e58aff051ed95c18e22fb89d846c076553','{"order":["ada","bo","chie","dede"],"players":{"ada":{"coins":10,"lucky":3,"points":0},"bo":{"coins":10,"lucky":2,"points":0},"chie":{"coins":10,"lucky":3,"points":0},"dede":{"coins":10,"lucky":2,"points":0}},"turn":1}');
INSERT INTO "snapshot" VALUES(1,'cee114741eef71bcea8c273269dfd583511e1997b88d1f53f8706d94628b5535','e69ecc2548c5cc5c1f47c682f2ad3176d0e1add5581fd590debeae3e726f7294','{"order":["ada","bo","chie","dede"],"players":{"ada":{"coins":2,"lucky":3,"points":0},"bo":{"coins":9,"lucky":2,"points":0},"chie":{"coins":5,"lucky":3,"points":0},"dede":{"coins":8,"lucky":2,"points":0}},"turn":2}');
INSERT INTO "snapshot" VALUES(2,'469951bdf40d4cbd71700b39cd08e653ca512a346a6183985f45549c0535d641','cee114741eef71bcea8c273269dfd583511e1997b88d1f53f8706d94628b5535','{"order":["ada","bo","chie","dede"],"players":{"ada":{"coins":3,"lucky":3,"points":0},"bo":{"coins":15,"lucky":2,"points":3},"chie":{"coins":11,"lucky":3,"points":0},"dede":{"coins":9,"lucky":2,"points":0}},"turn":3}');
INSERT INTO "snapshot" VALUES(3,'b18b38eb9b8d6bf94c4366236c2227ac20bc93abe6d8529719ef07b0962ab355','469951bdf40d4cbd71700b39cd08e653ca512a346a6183985f45549c0535d641','{"order":["ada","bo","chie","dede"],"players":{"ada":{"coins":1,"lucky":3,"points":0},"bo":{"coins":12,"lucky":2,"points":3},"chie":{"coins":12,"lucky":3,"points":0},"dede":{"coins":5,"lucky":2,"points":0}},"turn":4}');
CREATE TABLE trail (
    n      INTEGER PRIMARY KEY,
    at     TEXT NOT NULL,
    action TEXT NOT NULL,
    detail TEXT NOT NULL CHECK (json_valid(detail))
) STRICT;
INSERT INTO "trail" VALUES(1,'2026-11-16T10:25:30Z','new','{"game":"tiny","players":4}');
INSERT INTO "trail" VALUES(2,'2026-11-16T10:25:30Z','import','{"digest":"4ac1a728f5b931b252cbd903be9c1e535dbee6ac3d0040af3901bc0727869977","number":1,"player":"ada","source":"s/ada.yaml","status":"received"}');
INSERT INTO "trail" VALUES(3,'2026-11-16T10:25:30Z','import','{"digest":"aa64200b08b8c57f74cd0b535404645a0e11b20835f197e0da8999476ee2bb38","number":1,"player":"bo","source":"s/bo.yaml","status":"received"}');
INSERT INTO "trail" VALUES(4,'2026-11-16T10:25:30Z','import','{"digest":"2385d8f99b6b18b08138149396c98305ed182cb98457138f6d2cb88b2e55ba09","number":1,"player":"chie","source":"s/chie.yaml","status":"received"}');
INSERT INTO "trail" VALUES(5,'2026-11-16T10:25:30Z','import','{"digest":"e7b7d4c737e74aafeeb3e512123df1223dfbb0a55c3a093710438458ab753b00","number":1,"player":"dede","source":"s/dede.yaml","status":"received"}');
INSERT INTO "trail" VALUES(6,'2026-11-16T10:25:30Z','resolve','{"sheets":4,"silent":[],"turn":1}');
INSERT INTO "trail" VALUES(7,'2026-11-16T10:25:31Z','import','{"digest":"27d349b5c91a1ac984dc37a8129bb8f5746d773e3668c89ed89a4b9f3af81c77","number":1,"player":"ada","source":"s/ada.yaml","status":"received"}');
INSERT INTO "trail" VALUES(8,'2026-11-16T10:25:31Z','import','{"digest":"870a2a18993acade1c8af4c8c1e2adc13148f730b1ba2b7abbd145d736c6a7e6","number":1,"player":"bo","source":"s/bo.yaml","status":"received"}');
INSERT INTO "trail" VALUES(9,'2026-11-16T10:25:31Z','import','{"digest":"0a41e0948c13c8682e873c4e2378baf8a28cb584ce326f34996b0a5b08abe4ac","number":1,"player":"chie","source":"s/chie.yaml","status":"received"}');
INSERT INTO "trail" VALUES(10,'2026-11-16T10:25:31Z','import','{"digest":"59254699354e0b6856db2cb312cb5222f342beebc66dbf47195a4e75aeeb656c","number":1,"player":"dede","source":"s/dede.yaml","status":"received"}');
INSERT INTO "trail" VALUES(11,'2026-11-16T10:25:31Z','resolve','{"sheets":4,"silent":[],"turn":2}');
INSERT INTO "trail" VALUES(12,'2026-11-16T10:25:31Z','import','{"digest":"3f81798df210da178fcf37fda776af4374becb476b95e887f6cf7f9d5ae9c857","number":1,"player":"ada","source":"s/ada.yaml","status":"received"}');
INSERT INTO "trail" VALUES(13,'2026-11-16T10:25:31Z','import','{"digest":"25a06e160caa858396f1e2620c5067c2c379848583d27ae1196c30cd60f58c27","number":1,"player":"bo","source":"s/bo.yaml","status":"received"}');
INSERT INTO "trail" VALUES(14,'2026-11-16T10:25:31Z','import','{"digest":"e4c469c5ecaa6aadad7a910e29a59608c6376c92be821e7b4485ac4a0b7ba16b","number":1,"player":"chie","source":"s/chie.yaml","status":"received"}');
INSERT INTO "trail" VALUES(15,'2026-11-16T10:25:31Z','import','{"digest":"bc3d9f8b07efc112e66fc1c47aef3e6add8cea4362f064c95fce0c2c1937c796","number":1,"player":"dede","source":"s/dede.yaml","status":"received"}');
INSERT INTO "trail" VALUES(16,'2026-11-16T10:25:31Z','resolve','{"sheets":4,"silent":[],"turn":3}');
CREATE TABLE turn (
    number        INTEGER PRIMARY KEY,
    game_turn     INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    resolved_at   TEXT NOT NULL
) STRICT;
INSERT INTO "turn" VALUES(0,0,1,'2026-11-16T10:25:30Z');
INSERT INTO "turn" VALUES(1,1,1,'2026-11-16T10:25:30Z');
INSERT INTO "turn" VALUES(2,2,1,'2026-11-16T10:25:31Z');
INSERT INTO "turn" VALUES(3,3,1,'2026-11-16T10:25:31Z');
CREATE INDEX sheet_by_turn ON sheet (turn, player);
CREATE INDEX ruling_by_turn ON ruling (turn);
CREATE INDEX mail_by_source ON mail (source);
CREATE INDEX mail_aside ON mail (id) WHERE status = 'aside';
COMMIT;
