#include "gm/store/turn_undo.h"

#include <SQLiteCpp/Exception.h>
#include <sqlite3.h>

namespace gm {

namespace {

std::vector<UndoneSheet> counted_sheets(Tables& tables, int turn) {
    std::vector<UndoneSheet> sheets;
    for (const SheetRow& row : tables.sheet.counted(turn)) sheets.push_back({{*row.player, row.digest}, row.id});
    return sheets;
}

UndoneTurn whole_record(Tables& tables, const TurnRow& turn) {
    const auto snapshot = tables.snapshot.of_turn(turn.number);
    if (!snapshot) throw SQLite::Exception("the turn to undo has no snapshot", SQLITE_CORRUPT);
    UndoneTurn record;
    record.turn = turn;
    record.snapshot = *snapshot;
    record.entries = tables.entry.of_turn(turn.number);
    record.rolls = tables.roll.of_turn(turn.number);
    record.ledger = tables.ledger.of_turn(turn.number);
    record.sheets = counted_sheets(tables, turn.number);
    record.rulings = tables.ruling.standing(turn.number);
    for (const MessageRow& message : tables.message.of_turn(turn.number)) {
        if (is_of_a_resolution(message)) record.messages.push_back(message.id);
    }
    return record;
}

}  // namespace

bool is_of_an_end(const NewMessage& message) { return message.kind == MessageKind::reveal; }

UndoneTurn take_back(Tables& tables, const TurnRow& turn, const std::string& reason, const std::string& at) {
    UndoneTurn undone = whole_record(tables, turn);
    undone.reason = reason;
    undone.at = at;
    tables.undone.add(undone);
    for (const UndoneSheet& sheet : undone.sheets) tables.sheet.set_status(sheet.sheet, SheetStatus::received);
    for (const MessageId message : undone.messages) tables.message.withdraw(message, at);
    tables.entry.remove(turn.number);
    tables.roll.remove(turn.number);
    tables.ledger.remove(turn.number);
    tables.snapshot.remove(turn.number);
    tables.turn.remove(turn.number);
    return undone;
}

UndoneTurn undo_resolution(Tables& tables, const TurnRow& turn, const std::string& reason, const std::string& at) {
    UndoneTurn undone = take_back(tables, turn, reason, at);
    tables.wording.set(turn.number, {});
    for (const MessageRow& message : tables.message.of_turn(turn.number + 1)) {
        if (is_of_an_end(message)) tables.message.withdraw(message.id, at);
    }
    // Among them may be a sheet for this very turn, which was closed when it came.
    tables.mail.put_aside_refused(
        turn.number + 1, "refused while turn " + std::to_string(turn.number) + " was closed; it is open again");
    return undone;
}

}  // namespace gm
