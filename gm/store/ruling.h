#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "gm/store/query.h"

namespace gm {

enum class RulingId : std::int64_t {};

/// As people name it: `gm rule revoke 3`.
inline std::string to_text(RulingId id) { return std::to_string(static_cast<std::int64_t>(id)); }

/// What the game master decided, and why. It belongs to the resolution it takes
/// part in, and can be revoked until then.
struct NewRuling {
    int turn = 0;
    std::string at;
    std::string kind;
    std::string reason;    ///< never empty
    std::string audience;  ///< JSON, as in the journal
    std::string data;      ///< JSON
};

struct RulingRow : NewRuling {
    RulingId id{};
    std::optional<std::string> revoked_at;
};

class RulingTable {
public:
    explicit RulingTable(SQLite::Database& database);
    RulingId add(const NewRuling& ruling);
    void revoke(RulingId id, const std::string& at);
    std::optional<RulingRow> get(RulingId id);
    std::vector<RulingRow> of_turn(int turn);   ///< the revoked ones too
    std::vector<RulingRow> standing(int turn);  ///< those that count
    std::vector<RulingRow> all();

private:
    Query insert_;
    Query update_;
    Query select_;
    Query select_turn_;
    Query select_standing_;
    Query select_all_;
};

}  // namespace gm
