#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gm/store/entry.h"
#include "gm/store/ledger.h"
#include "gm/store/message.h"
#include "gm/store/roll.h"
#include "gm/store/ruling.h"
#include "gm/store/sheet.h"
#include "gm/store/snapshot.h"
#include "gm/store/turn.h"

namespace gm {

/// A sheet that counted in a resolution that was undone.
struct UndoneSheet : CountedSheet {
    SheetId sheet{};
};

/// A resolution that the game master took back: all that it had left, when it was undone and why.
struct UndoneTurn {
    TurnRow turn;
    SnapshotRow snapshot;
    std::vector<EntryRow> entries;
    std::vector<RollRow> rolls;
    std::vector<LedgerRow> ledger;
    std::vector<UndoneSheet> sheets;  ///< in order of enrolment
    std::vector<RulingRow> rulings;   ///< those that stood
    std::vector<MessageId> messages;  ///< its mails
    std::string at;
    std::string reason;  ///< may be empty
};

/// As it is kept: one text, always the same for the same record.
std::string to_record(const UndoneTurn& undone);
/// Nothing: this text was never written by `to_record`.
std::optional<UndoneTurn> from_record(const std::string& record);

/// The turn's hash, computed anew from what is kept of it.
std::string chain_hash(const UndoneTurn& undone);

struct UndoneRow {
    int turn = 0;
    std::string digest;  ///< of the record
    std::string record;
};

class UndoneTable {
public:
    explicit UndoneTable(SQLite::Database& database);
    void add(const UndoneTurn& undone);
    std::vector<UndoneRow> all();              ///< in the order undone
    std::vector<UndoneRow> of_turn(int turn);  ///< in the order undone
    int count(int turn);

private:
    Query insert_;
    Query select_all_;
    Query select_turn_;
    Query count_;
};

}  // namespace gm
