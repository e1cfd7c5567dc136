#pragma once

// The check of a sheet, for tests.

#include <algorithm>

#include "tests/unit/corporate/neo_tokyo.h"

namespace corporate_test {

inline json check_as(const Trial& trial, const std::string& author, Reader reader) {
    Dice dice(Seed{}, trial.before.turn, &trial.imposed);
    json checked = rules().check(trial.before, *trial.roster.find(author), trial.sheets, reader, dice);
    if (!reader.is_game_master()) {
        EXPECT_TRUE(dice.record().empty()) << "a check for a player draws nothing";
    }
    return checked;
}

inline json check(const Trial& trial, const std::string& author) {
    return check_as(trial, author, Reader::player(*trial.roster.find(author)));
}

inline json check_for_gm(const Trial& trial, const std::string& author) {
    return check_as(trial, author, Reader::game_master());
}

/// The order at that path; null if there is none.
inline json order_at(const json& checked, const std::string& path) {
    for (const json& order : checked["orders"]) {
        if (order["path"] == path) return order;
    }
    return nullptr;
}

inline std::vector<std::string> paths_of(const json& checked) {
    std::vector<std::string> paths;
    for (const json& order : checked["orders"]) paths.push_back(order["path"]);
    return paths;
}

inline json limit_of(const json& checked, const std::string& what) {
    for (const json& limit : checked["limits"]) {
        if (limit["what"] == what) return limit;
    }
    return nullptr;
}

/// All items of a list that have this kind.
inline json of_kind(const json& list, const std::string& kind) {
    json found = json::array();
    for (const json& one : list) {
        if (one["kind"] == kind) found.push_back(one);
    }
    return found;
}

inline json remarks(const json& checked, const std::string& kind) { return of_kind(checked["remarks"], kind); }

}  // namespace corporate_test
