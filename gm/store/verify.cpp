#include "gm/store/verify.h"

#include <fmt/format.h>

#include "gm/store/chain.h"
#include "gm/store/turn_writer.h"
#include "resolution/seed.h"

namespace gm {

namespace {

using orders::Problems;

void check_file(SQLite::Database& database, Problems& problems) {
    const auto words = Query(database, "PRAGMA integrity_check").all([](const Row& row) { return row.text(0); });
    for (const std::string& word : words) {
        if (word != "ok") problems.push_back(orders::invalid("the database is damaged: " + word));
    }
    const auto tables = Query(database, "PRAGMA foreign_key_check").all([](const Row& row) { return row.text(0); });
    for (const std::string& table : tables) {
        problems.push_back(orders::invalid(fmt::format("a row of the table {} points nowhere", table)));
    }
}

void check_seed(Tables& tables, Problems& problems) {
    const CampaignRow campaign = tables.campaign.get();
    if (campaign.seed.commitment() != campaign.commitment) {
        problems.push_back(orders::invalid("the seed is not the one whose hash was published"));
    }
}

void check_sheets(Tables& tables, int turn, Problems& problems) {
    for (const SheetRow& sheet : tables.sheet.of_turn(turn)) {
        if (resolution::digest(sheet.raw) != sheet.digest) {
            problems.push_back(orders::invalid(
                fmt::format("turn {}: the sheet from {} was changed after it was received", turn, sheet.source)));
        }
    }
}

void check_turn(Tables& tables, const TurnRow& turn, Problems& problems) {
    const auto snapshot = tables.snapshot.of_turn(turn.number);
    if (!snapshot) {
        problems.push_back(orders::invalid(fmt::format("turn {}: its snapshot is missing", turn.number)));
        return;
    }
    const auto entries = tables.entry.of_turn(turn.number);
    const auto rolls = tables.roll.of_turn(turn.number);
    const auto ledger = tables.ledger.of_turn(turn.number);
    const auto sheets = tables.sheet.counted_digests(turn.number);
    const auto rulings = tables.ruling.standing(turn.number);
    const std::string hash = chain_hash({snapshot->previous, turn.number, turn.game_turn, turn.rules_version,
                                         snapshot->state, entries, rolls, ledger, sheets, rulings});
    if (hash != snapshot->hash) {
        problems.push_back(orders::invalid(
            fmt::format("turn {}: what is stored gives the hash {}, not {}", turn.number, hash, snapshot->hash)));
    }
}

void check_link(Tables& tables, int turn, Problems& problems) {
    const auto snapshot = tables.snapshot.of_turn(turn);
    const bool has_before = turn == 0 || tables.snapshot.hash(turn - 1);
    if (!has_before || (snapshot && snapshot->previous != hash_before(tables, turn))) {
        const std::string before = turn == 0 ? "the game's files" : fmt::format("turn {}", turn - 1);
        problems.push_back(orders::invalid(fmt::format("turn {}: does not follow from {}", turn, before)));
    }
}

/// A resolution that was undone: what is kept of it gives its hash, and it followed from a turn that was there.
void check_undone(Tables& tables, const UndoneRow& row, Problems& problems) {
    const auto wrong = [&](const std::string& what) {
        problems.push_back(orders::invalid(fmt::format("turn {}, as it was before it was undone: {}", row.turn, what)));
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

}  // namespace

Problems find_changes(SQLite::Database& database, Tables& tables) {
    Problems problems;
    check_file(database, problems);
    check_seed(tables, problems);
    int expected = 0;
    for (const TurnRow& turn : tables.turn.all()) {
        if (turn.number != expected++) {
            problems.push_back(orders::invalid(fmt::format("turn {}: is missing", expected - 1)));
            expected = turn.number + 1;
        }
        check_turn(tables, turn, problems);
        check_link(tables, turn.number, problems);
        check_sheets(tables, turn.number, problems);
    }
    // Those that wait: for the coming turn, and after an undo for the one that follows it too.
    for (int turn = expected; turn <= tables.sheet.last_turn(); ++turn) check_sheets(tables, turn, problems);
    for (const UndoneRow& row : tables.undone.all()) check_undone(tables, row, problems);
    return problems;
}

}  // namespace gm
