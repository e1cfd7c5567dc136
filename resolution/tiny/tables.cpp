// What simulations write down of Sealed Bids, each roll of the die and who was rewarded for it; and how scenarios
// compare it.

#include "resolution/comparison.h"
#include "resolution/fact_cells.h"
#include "resolution/game_tables.h"
#include "resolution/tiny/rules.h"

namespace resolution::simulated {

namespace {

OwnRows tiny_rows(const PlayedGame& played) {
    OwnRows own;
    std::vector<Row> turns;
    played.each({"die", "award", "no-award"}, [&](const Entry& entry) {
        if (entry.kind == "die") {
            turns.push_back({std::to_string(turns.size() + 1), cell(entry.fields, "value"), "", "", "0"});
        } else if (entry.kind == "award" && !turns.empty()) {
            turns.back()[2] = cell(entry.fields, "bid");
            turns.back()[3] = cell(entry.fields, "players");
            turns.back()[4] = "1";
        }
    });
    own.game = {std::to_string(turns.size())};
    own.tables = {std::move(turns)};
    return own;
}

}  // namespace

}  // namespace resolution::simulated

namespace resolution::tiny {

const simulated::GameTables& Rules::tables() {
    using Kind = simulated::Question::Kind;
    static const simulated::GameTables own{
        .game_columns = {"turns"},
        .tables = {{"turns", {"turn", "die", "bid", "winners", "awarded"}}},
        .questions =
            {
                {"die", "What the die showed", Kind::spread, "turns", "die"},
                {"awarded", "Turns in which somebody was right, by die", Kind::rate, "turns", "awarded", "die"},
            },
        .rows = simulated::tiny_rows,
    };
    return own;
}

ComparisonRules Rules::comparison() const {
    return {.lists = ListOrder::any, .in_order = {"order"}, .same_keys = true};
}

}  // namespace resolution::tiny
