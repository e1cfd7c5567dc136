#include "gm/store/turn_writer.h"

#include <algorithm>

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

#include "gm/store/chain.h"
#include "gm/store/failure.h"

namespace gm {

std::string hash_before(Tables& tables, int number) {
    if (number == 0) {
        const CampaignRow row = tables.campaign.get();
        return chain_origin(row.game, row.campaign.text, row.players.text, row.commitment);
    }
    auto hash = tables.snapshot.hash(number - 1);
    if (!hash) throw SQLite::Exception("the turn before has no snapshot", SQLITE_CORRUPT);
    return *std::move(hash);
}

namespace {

/// Of several sheets of a player one counts, unless the game joins them. (A unique index would say so, too, but
/// makes SQLite change a sheet's status the long way round.)
std::vector<CountedSheet> counted_sheets(Tables& tables, const TurnRecord& record) {
    auto sheets = tables.sheet.counted_digests(record.turn.number);
    if (record.sheets_join) return sheets;
    const auto same_player = [](const CountedSheet& a, const CountedSheet& b) { return a.player == b.player; };
    if (std::ranges::adjacent_find(sheets, same_player) != sheets.end()) {
        throw StoreRefusal("two sheets of one player cannot count in one turn");
    }
    return sheets;
}

}  // namespace

std::string write_turn(Tables& tables, const TurnRecord& record) {
    const int number = record.turn.number;
    tables.turn.add(record.turn);
    tables.entry.add(number, record.entries);
    tables.roll.add(number, record.rolls);
    tables.ledger.add(number, record.ledger);
    for (const SheetVerdict& verdict : record.sheets) tables.sheet.set_status(verdict.sheet, verdict.status);
    for (const NewMessage& message : record.messages) tables.message.add(message);
    for (const MessageId message : record.standing) tables.message.let_stand(message);

    const std::string previous = hash_before(tables, number);
    // Sheets and rulings are read back, so that the hash covers what is in the file.
    const auto sheets = counted_sheets(tables, record);
    const auto rulings = tables.ruling.standing(number);
    std::string hash = chain_hash({previous, number, record.turn.game_turn, record.turn.rules_version, record.state,
                                   record.entries, record.rolls, record.ledger, sheets, rulings});
    tables.snapshot.add(number, {record.state, hash, previous});
    tables.trail.add(record.trail);
    return hash;
}

}  // namespace gm
