#pragma once

// The Neo-Tokyo campaign, and one turn of it, for tests.

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "resolution/corporate/rules.h"
#include "resolution/typed_game.h"

namespace corporate_test {

using namespace resolution;
using corporate::Rules;
using corporate::State;
using nlohmann::json;

/// A market that moves nobody who matters, and the dice for it.
inline const json calm = {{"yakashima", {{"assets", 20}}}, {"monobe", {{"assets", 3}}}};
inline const std::string calm_dice = "market/up: yakashima\nmarket/down: monobe\nwar/coin: heads\n";

inline std::string campaign_text() {
    std::ifstream file(std::string(GM_SOURCE_DIR) + "/campaigns/neo-tokyo/campaign.yaml");
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

inline orders::Document document(std::string text, const std::string& name = "test.yaml") {
    auto parsed = orders::parse_document(std::move(text), name);
    EXPECT_TRUE(parsed) << (parsed ? "" : orders::describe(parsed.problems()));
    return *parsed;
}

inline const Rules& rules() {
    static const Rules the = *Rules::from_campaign(document(campaign_text(), "campaign.yaml"));
    return the;
}

/// As the toolkit sees it: whatever it shows has gone through the door.
inline const TypedGame<Rules>& toolkit_game() {
    static const TypedGame<Rules> the(rules());
    return the;
}

/// A turn of some players from a patched plain state.
struct Trial {
    std::vector<std::string> ids;
    Roster roster = Roster::of(ids);
    State before;
    corporate::Sheets sheets = {};
    ImposedDice imposed = {};
    Record record = {};
    State after = {};

    Trial(std::vector<std::string> players, const json& patch, int turn = 3)
        : ids(std::move(players)), before(*rules().scenario(roster, turn, patch)) {
        sheets.resize(ids.size());
    }

    void order(const std::string& player, const std::string& yaml) {
        orders::Problems problems;
        const PlayerIndex author = *roster.find(player);
        sheets[author.value()] = rules().read(before, author, document(yaml), problems);
    }

    void dice(const std::string& yaml) {
        const orders::Document text = document(yaml);
        imposed = *ImposedDice::read(text, text.root);
    }

    json play() {
        Dice rolled(Seed{}, before.turn, &imposed);
        after = rules().resolve(before, sheets, rolled, record);
        return rules().to_json(after);
    }

    /// Data of the entries of that kind which this player may read.
    std::vector<json> told(const std::string& player, std::string_view kind) const {
        return told(Reader::player(*roster.find(player)), kind);
    }
    std::vector<json> told(Reader reader, std::string_view kind) const {
        std::vector<json> out;
        for (const json& entry : to_json(record.journal, roster, reader)) {
            if (entry["kind"] == kind) out.push_back(entry["data"]);
        }
        return out;
    }

    json refused(const std::string& player) const {
        return rules().scenario_results(roster, after, record.journal)["refused"][player];
    }
};

}  // namespace corporate_test
