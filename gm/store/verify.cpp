#include "gm/store/verify.h"

#include <fmt/format.h>
#include <sqlite3.h>

#include "gm/store/chain.h"
#include "gm/store/chronicle_check.h"
#include "gm/store/turn_writer.h"
#include "resolution/seed.h"

namespace gm {

namespace {

using Changes = std::vector<StoredChange>;

template <class... Words>
void note(Changes& changes, std::optional<int> turn, fmt::format_string<Words...> what, Words&&... said) {
    changes.push_back(stored_change(turn, fmt::format(what, std::forward<Words>(said)...)));
}

void check_file(SQLite::Database& database, Changes& changes) {
    const auto words = Query(database, "PRAGMA integrity_check").all([](const Row& row) { return row.text(0); });
    for (const std::string& word : words) {
        if (word != "ok") note(changes, {}, "the database is damaged: {}", word);
    }
    const auto tables = Query(database, "PRAGMA foreign_key_check").all([](const Row& row) { return row.text(0); });
    for (const std::string& table : tables) note(changes, {}, "a row of the table {} points nowhere", table);
}

void check_game(Tables& tables, const std::vector<TurnRow>& turns, Changes& changes) {
    const CampaignRow campaign = tables.campaign.get();
    if (campaign.seed.commitment() != campaign.commitment) {
        note(changes, {}, "the seed is not the one whose hash was published");
    }
    if (!turns.empty() && turns.front().number == 0 && turns.front().rules_version != campaign.rules_version) {
        note(changes, {}, "the game says that it began under rules {}, its setup that it was rules {}",
             campaign.rules_version, turns.front().rules_version);
    }
}

/// Rows count from 1 without a gap, and a draw was imposed or was not: no hash says so.
void check_numbers(SQLite::Database& database, Changes& changes) {
    for (const char* table : {"roll", "entry", "ledger"}) {
        Query gaps(database,
                   fmt::format("SELECT turn FROM {} GROUP BY turn HAVING min(n) <> 1 OR max(n) <> count(*)", table));
        for (const int turn : gaps.all([](const Row& row) { return row.number(0); })) {
            note(changes, turn, "rows of the table {} are not numbered from 1 on", table);
        }
    }
    Query flags(database, "SELECT turn, label FROM roll WHERE imposed NOT IN (0, 1)");
    const auto odd = flags.all([](const Row& row) { return std::pair(row.number(0), row.text(1)); });
    for (const auto& [turn, label] : odd) note(changes, turn, "the roll '{}' is neither imposed nor not", label);
}

void check_sheets(Tables& tables, int turn, Changes& changes) {
    for (const SheetRow& sheet : tables.sheet.of_turn(turn)) {
        if (resolution::digest(sheet.raw) != sheet.digest) {
            note(changes, turn, "the sheet from {} was changed after it was received", sheet.source);
        }
    }
}

void check_turn(Tables& tables, const TurnRow& turn, Changes& changes) {
    const auto snapshot = tables.snapshot.of_turn(turn.number);
    if (!snapshot) return note(changes, turn.number, "its snapshot is missing");
    const auto entries = tables.entry.of_turn(turn.number);
    const auto rolls = tables.roll.of_turn(turn.number);
    const auto ledger = tables.ledger.of_turn(turn.number);
    const auto sheets = tables.sheet.counted_digests(turn.number);
    const auto rulings = tables.ruling.standing(turn.number);
    const std::string hash = chain_hash({snapshot->previous, turn.number, turn.game_turn, turn.rules_version,
                                         snapshot->state, entries, rolls, ledger, sheets, rulings});
    if (hash != snapshot->hash) {
        note(changes, turn.number, "what is stored gives the hash {}, not {}", hash, snapshot->hash);
    }
    const bool has_before = turn.number == 0 || tables.snapshot.hash(turn.number - 1);
    if (!has_before || snapshot->previous != hash_before(tables, turn.number)) {
        const std::string before = turn.number == 0 ? "the game's files" : fmt::format("turn {}", turn.number - 1);
        note(changes, turn.number, "does not follow from {}", before);
    }
}

/// A resolution that was undone: what is kept of it gives its hash, and it followed from a turn that was there.
void check_undone(Tables& tables, const UndoneRow& row, Changes& changes) {
    const auto wrong = [&](const std::string& what) {
        note(changes, row.turn, "as it was before it was undone: {}", what);
    };
    if (resolution::digest(row.record) != row.digest) return wrong("its record was changed afterwards");
    const auto undone = from_record(row.record);
    if (!undone || undone->turn.number != row.turn) return wrong("its record cannot be read");
    if (chain_hash(*undone) != undone->snapshot.hash) return wrong("what is kept of it does not give its hash");
    const std::string& previous = undone->snapshot.previous;
    bool follows = tables.snapshot.hash(row.turn - 1) == previous;
    for (const UndoneRow& before : tables.undone.of_turn(row.turn - 1)) {
        const auto known = from_record(before.record);
        follows = follows || (known && known->snapshot.hash == previous);
    }
    if (!follows) wrong(fmt::format("it does not follow from turn {}", row.turn - 1));
}

/// As many undos were noted in the trail as records of them are kept.
void check_undos(SQLite::Database& database, Changes& changes) {
    Query uneven(database,
                 "WITH noted AS (SELECT json_extract(detail, '$.turn') AS turn FROM trail WHERE action = 'undo'),"
                 " turns AS (SELECT turn FROM noted UNION SELECT turn FROM undone)"
                 " SELECT turn FROM turns WHERE (SELECT count(*) FROM noted WHERE noted.turn IS turns.turn)"
                 " <> (SELECT count(*) FROM undone WHERE undone.turn IS turns.turn)");
    for (const int turn : uneven.all([](const Row& row) { return row.number(0); })) {
        note(changes, turn, "the resolutions that were undone are not those of which the trail tells");
    }
}

/// Ids name files: none may lead elsewhere.
void check_players(Tables& tables, Changes& changes) {
    for (const PlayerRow& player : tables.player.all()) {
        if (!is_player_id(player.id)) note(changes, {}, "a player has the id '{}', which is none", player.id);
    }
}

void check_play(SQLite::Database& database, Tables& tables, Changes& changes) {
    const std::vector<TurnRow> turns = tables.turn.all();
    check_game(tables, turns, changes);
    check_numbers(database, changes);
    check_players(tables, changes);
    int expected = 0;
    for (const TurnRow& turn : turns) {
        if (turn.number != expected) note(changes, expected, "is missing");
        expected = turn.number + 1;
        check_turn(tables, turn, changes);
        check_sheets(tables, turn.number, changes);
    }
    // Those that wait: for the coming turn, and after an undo for the one that follows it too.
    for (int turn = expected; turn <= tables.sheet.last_turn(); ++turn) check_sheets(tables, turn, changes);
    for (const UndoneRow& row : tables.undone.all()) check_undone(tables, row, changes);
    check_undos(database, changes);
}

}  // namespace

std::vector<StoredChange> find_changes(SQLite::Database& database, Tables& tables) {
    Changes changes;
    check_file(database, changes);
    try {
        check_play(database, tables, changes);
    } catch (const SQLite::Exception& error) {
        if ((error.getErrorCode() & 0xff) != SQLITE_CORRUPT) throw;
        note(changes, {}, "the database is damaged: {}", error.what());  // the second chain may know in which row
    }
    for (StoredChange& change : chronicle_changes(database, tables.chronicle.all())) changes.push_back(change);
    return changes;
}

}  // namespace gm
