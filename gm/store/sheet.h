#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gm/store/query.h"

namespace gm {

enum class SheetId : std::int64_t {};

enum class SheetStatus {
    received,  ///< waits for its turn to be resolved
    counted,   ///< its turn was resolved with it
    replaced,  ///< a later one of the same player took its place
    refused,   ///< nothing could be made of it
    late,      ///< came after the deadline; the game master may accept it
};

std::string_view to_text(SheetStatus status);

/// An order sheet as it came in; every version is kept.
struct NewSheet {
    int turn = 0;                               ///< the resolution it is meant for
    std::optional<orders::PlayerIndex> player;  ///< none: nobody knows who sent it
    std::string received_at;
    std::string source;  ///< where from: a file's name, a mail's id ...
    std::string raw;     ///< its bytes, whatever they are
    SheetStatus status = SheetStatus::received;
    std::string problems = "[]";  ///< JSON
    bool beside_others = false;   ///< of this player, which go on waiting: it takes nobody's place
};

struct SheetRow : NewSheet {
    SheetId id{};
    std::string digest;  ///< of the raw bytes
};

/// A sheet that was counted, as the hash chain sees it.
struct CountedSheet {
    orders::PlayerIndex player;
    std::string digest;
};

class SheetTable {
public:
    explicit SheetTable(SQLite::Database& database);
    SheetId add(const NewSheet& sheet);
    void set_status(SheetId id, SheetStatus status);
    /// What this player sent for this turn until then and still waits, late or not, is replaced.
    void replace_waiting(int turn, orders::PlayerIndex player, const std::string& up_to);
    std::optional<SheetRow> get(SheetId id);
    std::vector<SheetRow> of_turn(int turn);  ///< in the order received
    std::vector<SheetRow> counted(int turn);  ///< in order of enrolment, those of one player as they came
    std::vector<CountedSheet> counted_digests(int turn);
    int last_turn();  ///< the furthest that any sheet is meant for; 0 if there is none

private:
    Query insert_;
    Query update_status_;
    Query update_waiting_;
    Query select_one_;
    Query select_turn_;
    Query select_counted_;
    Query select_digests_;
    Query select_last_;
};

}  // namespace gm
