#include "gm/store/migrations.h"

#include <algorithm>
#include <array>
#include <string>

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include "gm/store/chronicler.h"
#include "gm/store/older_message_ids.h"

namespace gm {

namespace {

// Never edit a script that a released gm has run: add a step, and a dump of the
// version it leaves behind to tests/unit/store/versions.sql.
//
// Why so: STRICT, so that a wrong type is an error where it is made; WITHOUT ROWID
// where rows are always read by turn, so that a turn lies together and costs one
// tree; what may be long comes last in its row, so that looking for a row need not
// read it; a sheet, a ruling and a message may name a turn that is still to be
// resolved, so their turn is no foreign key. No row that has an id is ever removed,
// so ids grow; the rows of a turn are, when it is undone. Every table has a primary
// key: the second chain knows its rows by it.
constexpr const char* first_schema = R"sql(
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

CREATE TABLE player (
    n          INTEGER PRIMARY KEY,
    id         TEXT NOT NULL UNIQUE,
    name       TEXT NOT NULL,
    mail       TEXT NOT NULL,
    language   TEXT NOT NULL,
    token_hash TEXT
) STRICT;

CREATE TABLE turn (
    number        INTEGER PRIMARY KEY,
    game_turn     INTEGER NOT NULL,
    rules_version INTEGER NOT NULL,
    resolved_at   TEXT NOT NULL
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
CREATE INDEX sheet_by_turn ON sheet (turn, player);

CREATE TABLE roll (
    turn    INTEGER NOT NULL REFERENCES turn (number),
    n       INTEGER NOT NULL,
    label   TEXT NOT NULL,
    range   TEXT NOT NULL,
    value   TEXT NOT NULL,
    imposed INTEGER NOT NULL,
    PRIMARY KEY (turn, n)
) STRICT, WITHOUT ROWID;

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

CREATE TABLE snapshot (
    turn     INTEGER PRIMARY KEY REFERENCES turn (number),
    hash     TEXT NOT NULL,
    previous TEXT NOT NULL,
    state    TEXT NOT NULL
) STRICT;

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
CREATE INDEX ruling_by_turn ON ruling (turn);

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
) STRICT;

CREATE TABLE trail (
    n      INTEGER PRIMARY KEY,
    at     TEXT NOT NULL,
    action TEXT NOT NULL,
    detail TEXT NOT NULL CHECK (json_valid(detail))
) STRICT;
)sql";

// Mails that came in, each once, with what became of them; and what an answer answers.
constexpr const char* incoming_mail = R"sql(
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
CREATE INDEX mail_by_source ON mail (source);
CREATE INDEX mail_aside ON mail (id) WHERE status = 'aside';

ALTER TABLE message ADD COLUMN in_reply_to TEXT;
)sql";

// When a mail that could not leave is tried again.
constexpr const char* retries = R"sql(
ALTER TABLE message ADD COLUMN not_before TEXT;
UPDATE message SET not_before = created_at WHERE status = 'failed';
)sql";

// Files that go along with a mail; what the mails of a turn that was resolved again take the place of; and the game
// master's own words, which may outlive the resolution they were written for.
constexpr const char* attachments = R"sql(
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

ALTER TABLE message ADD COLUMN replaces TEXT CHECK (replaces IS NULL OR json_valid(replaces));
)sql";

// Resolutions that were taken back, each as one text with its digest; and mails that never leave for it.
constexpr const char* undone_turns = R"sql(
CREATE TABLE undone (
    id     INTEGER PRIMARY KEY,
    turn   INTEGER NOT NULL,
    digest TEXT NOT NULL,
    record TEXT NOT NULL CHECK (json_valid(record))
) STRICT;
CREATE INDEX undone_by_turn ON undone (turn);

ALTER TABLE message ADD COLUMN withdrawn_at TEXT;
)sql";

// Private links to the web site: what their tokens hash to.
constexpr const char* web_links = R"sql(
CREATE TABLE link (
    seat       TEXT PRIMARY KEY,
    generation INTEGER NOT NULL CHECK (generation > 0),
    token_hash TEXT,
    made_at    TEXT NOT NULL
) STRICT, WITHOUT ROWID;
)sql";

// The second chain. A later step that changes rows outside play must add to it what it did, or they look tampered with.
constexpr const char* second_chain = R"sql(
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
)sql";

// Which of several a mail is; until then Message-IDs alone told.
constexpr const char* message_numbers = R"sql(
ALTER TABLE message ADD COLUMN sheet_number INTEGER;
ALTER TABLE message ADD COLUMN attempt INTEGER;
ALTER TABLE message ADD COLUMN ruling INTEGER REFERENCES ruling (id);
)sql";

// The game master's words for single facts, until the mails that tell them leave.
constexpr const char* wordings = R"sql(
CREATE TABLE wording (
    turn     INTEGER NOT NULL,
    key      TEXT NOT NULL,
    language TEXT NOT NULL,
    text     TEXT NOT NULL CHECK (text <> ''),
    PRIMARY KEY (turn, key, language)
) STRICT, WITHOUT ROWID;
)sql";

constexpr std::array all_migrations{
    Migration{1, first_schema},
    Migration{2, incoming_mail},
    Migration{3, retries},
    Migration{4, attachments},
    Migration{5, undone_turns},
    Migration{6, web_links},
    Migration{7, second_chain, take_over_rows},
    Migration{8, message_numbers, read_older_message_ids},
    Migration{9, wordings},
};

/// Foreign keys are checked at the end instead: a step may have to rebuild a table
/// that others point to. The switch has no effect inside a transaction, hence out here.
class ForeignKeysOff {
public:
    explicit ForeignKeysOff(SQLite::Database& database) : database_(database) {
        database_.exec("PRAGMA foreign_keys = OFF");
    }
    ForeignKeysOff(const ForeignKeysOff&) = delete;
    ForeignKeysOff& operator=(const ForeignKeysOff&) = delete;
    ~ForeignKeysOff() { database_.tryExec("PRAGMA foreign_keys = ON"); }

private:
    SQLite::Database& database_;
};

}  // namespace

std::span<const Migration> migrations() { return all_migrations; }

std::span<const Migration> migrations_up_to(int version) {
    const auto wanted =
        std::ranges::count_if(all_migrations, [&](const Migration& step) { return step.version <= version; });
    return migrations().first(static_cast<std::size_t>(wanted));
}

int current_version() { return all_migrations.back().version; }

int version_of(SQLite::Database& database) { return database.execAndGet("PRAGMA user_version").getInt(); }

void migrate(SQLite::Database& database, std::span<const Migration> steps) {
    if (version_of(database) >= steps.back().version) return;
    const ForeignKeysOff relaxed(database);
    SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
    const int version = version_of(database);  // again: another gm may have been faster
    for (const Migration& step : steps) {
        if (step.version <= version) continue;
        database.exec(step.script);
        if (step.then != nullptr) step.then(database);
        database.exec("PRAGMA user_version = " + std::to_string(step.version));
    }
    SQLite::Statement broken(database, "PRAGMA foreign_key_check");
    if (broken.executeStep()) throw SQLite::Exception("a row of an older version points nowhere", SQLITE_CORRUPT);
    transaction.commit();
}

}  // namespace gm
