#include "gm/archive/dice_record.h"

#include <limits>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "gm/store/record.h"
#include "resolution/code_letters.h"

namespace gm::archive {

namespace {

using nlohmann::json;
using orders::Result;
using resolution::Roll;

constexpr const char* dice_format = "gm dice";
constexpr int dice_version = 1;

bool is_word(const Roll& roll) {
    return roll.among.empty() && std::holds_alternative<std::string>(roll.value.content());
}

bool all_text(const json& list) {
    return list.is_array() && std::ranges::all_of(list, [](const json& item) { return item.is_string(); });
}

/// Numbers, words and lists of words: what a draw can yield.
bool is_drawable(const json& value) { return value.is_number_integer() || value.is_string() || all_text(value); }

std::optional<Roll> roll_from(const json& source) {
    if (!source.is_object() || !source.value("label", json()).is_string() ||
        !source.value("imposed", json()).is_boolean() || !is_drawable(source.value("value", json())))
        return std::nullopt;
    Roll roll;
    roll.label = source["label"].get<std::string>();
    roll.imposed = source["imposed"].get<bool>();
    roll.value = resolution::value_from_json(source["value"]);
    if (const auto sides = source.find("sides"); sides != source.end()) {
        if (!sides->is_number_unsigned()) return std::nullopt;
        roll.range = sides->get<std::uint64_t>();
    } else if (const auto among = source.find("among"); among != source.end()) {
        if (!all_text(*among)) return std::nullopt;
        roll.among = among->get<std::vector<std::string>>();
        roll.range = roll.among.size();
    } else if (source.value("letters", json()) == resolution::code_letters) {
        roll.range = resolution::code_letters.size();
    } else {
        return std::nullopt;
    }
    return roll;
}

orders::Problem wrong(std::string what) {
    return orders::invalid(std::move(what), "is this the file that `gm reveal` wrote?");
}

Result<DiceOfTurn> turn_from(const json& source, std::size_t place) {
    if (!source.is_object() || !source.value("number", json()).is_number_integer() ||
        !source.value("turn", json()).is_number_integer() || !source.value("rolls", json()).is_array())
        return wrong(fmt::format("turns/{}: 'number', 'turn' and 'rolls' are needed", place));
    DiceOfTurn turn{source["number"].get<int>(), source["turn"].get<int>(), {}};
    for (const json& item : source["rolls"]) {
        auto roll = roll_from(item);
        if (!roll) return wrong(fmt::format("turns/{}/rolls/{}: this is no draw", place, turn.rolls.size() + 1));
        turn.rolls.push_back(*std::move(roll));
    }
    return turn;
}

}  // namespace

Result<DiceRecord> dice_of(const Store& store) {
    GM_TAKE(auto campaign, store.campaign());
    GM_TAKE(auto turns, store.turns());
    DiceRecord record{campaign.game, campaign.commitment, campaign.seed.hex(), {}};
    for (const TurnRow& turn : turns) {
        GM_TAKE(auto rows, store.rolls(turn.number));
        record.turns.push_back({turn.number, turn.game_turn, rolls_from(rows)});
    }
    return record;
}

json published_json(const Roll& roll) {
    json out = {{"label", roll.label}, {"value", to_json(roll.value)}, {"imposed", roll.imposed}};
    if (!roll.among.empty()) {
        out["among"] = roll.among;
    } else if (is_word(roll) && roll.range == resolution::code_letters.size()) {
        out["letters"] = resolution::code_letters;
    } else {
        out["sides"] = roll.range;
    }
    return out;
}

json to_json(const DiceRecord& record) {
    json turns = json::array();
    for (const DiceOfTurn& turn : record.turns) {
        json rolls = json::array();
        for (const Roll& roll : turn.rolls) rolls.push_back(published_json(roll));
        turns.push_back({{"number", turn.number}, {"turn", turn.game_turn}, {"rolls", std::move(rolls)}});
    }
    return {{"format", dice_format},           {"version", dice_version}, {"game", record.game},
            {"commitment", record.commitment}, {"seed", record.seed},     {"turns", std::move(turns)}};
}

Result<DiceRecord> dice_from_json(const std::string& text) {
    const json source = json::parse(text, nullptr, false);
    if (source.is_discarded()) return wrong("this is not JSON");
    if (!source.is_object() || source.value("format", json()) != dice_format) return wrong("this is no record of dice");
    if (source.value("version", json()) != dice_version) return wrong("this record is of a version gm does not know");
    for (const char* key : {"game", "commitment", "seed"}) {
        if (!source.value(key, json()).is_string()) return wrong(fmt::format("'{}' is missing", key));
    }
    if (!source.value("turns", json()).is_array()) return wrong("'turns' is missing");
    DiceRecord record{source["game"].get<std::string>(),
                      source["commitment"].get<std::string>(),
                      source["seed"].get<std::string>(),
                      {}};
    for (const json& item : source["turns"]) {
        GM_TAKE(auto turn, turn_from(item, record.turns.size() + 1));
        record.turns.push_back(std::move(turn));
    }
    return record;
}

}  // namespace gm::archive
