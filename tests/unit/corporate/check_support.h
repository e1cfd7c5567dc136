#pragma once

// The check of a sheet, for tests.

#include <algorithm>

#include "tests/unit/corporate/neo_tokyo.h"

namespace corporate_test {

inline Check check_as(const Trial& trial, const std::string& author, Reader reader) {
    Dice dice(Seed{}, trial.before.turn, &trial.imposed);
    resolution::Sheets sheets(trial.sheets.size());
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        if (trial.sheets[i]) sheets[i] = SheetOrders{*trial.sheets[i]};
    }
    auto checked = toolkit_game().check({trial.before}, *trial.roster.find(author), sheets, reader, dice);
    if (!reader.is_game_master()) {
        EXPECT_TRUE(dice.record().empty()) << "a check for a player draws nothing";
    }
    return checked.value();
}

inline Check check(const Trial& trial, const std::string& author) {
    return check_as(trial, author, Reader::player(*trial.roster.find(author)));
}

inline Check check_for_gm(const Trial& trial, const std::string& author) {
    return check_as(trial, author, Reader::game_master());
}

/// The order at that path; one without a path if there is none.
inline CheckedOrder order_at(const Check& checked, const std::string& path) {
    for (const CheckedOrder& order : checked.orders) {
        if (order.path == path) return order;
    }
    return {};
}

/// Why it is refused; empty if it is not.
inline std::string_view reason(const CheckedOrder& order) {
    return order.refusal ? order.refusal->reason : std::string_view{};
}

/// A field of the game's own; null if there is none.
inline json own(const CheckedOrder& order, const std::string& field) {
    return to_json(order.more).value(field, json(nullptr));
}

inline std::vector<std::string> paths_of(const Check& checked) {
    std::vector<std::string> paths;
    for (const CheckedOrder& order : checked.orders) paths.push_back(order.path);
    return paths;
}

/// As templates get them.
inline json limits(const Check& checked, const std::string& what) {
    json found = json::array();
    for (const CheckLimit& limit : checked.limits) {
        if (limit.what == what) found.push_back(to_json(limit));
    }
    return found;
}

inline json remarks(const CheckRemarks& all, const std::string& kind) {
    json found = json::array();
    for (const CheckRemark& one : all) {
        if (one.kind == kind) found.push_back(to_json(one));
    }
    return found;
}
inline json remarks(const Check& checked, const std::string& kind) { return remarks(checked.remarks, kind); }

}  // namespace corporate_test
