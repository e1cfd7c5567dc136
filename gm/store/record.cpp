#include "gm/store/record.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace gm {

using nlohmann::json;

namespace {

/// An audience that is not understood leaves the game master only: no leak by accident.
bool includes(const json& audience, const resolution::Roster& roster, resolution::Reader reader) {
    if (reader.is_game_master() || audience == "everyone") return true;
    const auto player = reader.player();
    if (!player || !audience.is_array()) return false;
    return std::ranges::find(audience, json(roster.id(*player))) != audience.end();
}

}  // namespace

std::vector<EntryRow> rows_of(const resolution::Journal& journal, const resolution::Roster& roster) {
    std::vector<EntryRow> rows;
    rows.reserve(journal.entries().size());
    for (const resolution::Entry& entry : journal.entries()) {
        const json whole = to_json(entry, roster);
        rows.push_back({std::string(entry.step), whole.at("audience").dump(), entry.rule, std::string(entry.kind),
                        whole.at("data").dump()});
    }
    return rows;
}

std::vector<RollRow> rows_of(const std::vector<resolution::Roll>& rolls) {
    std::vector<RollRow> rows;
    rows.reserve(rolls.size());
    for (const resolution::Roll& roll : rolls) {
        const json range = roll.among.empty() ? json(roll.range) : json(roll.among);
        rows.push_back({roll.label, range.dump(), to_json(roll.value).dump(), roll.imposed});
    }
    return rows;
}

std::vector<LedgerRow> rows_of(const resolution::Ledger& ledger) {
    std::vector<LedgerRow> rows;
    rows.reserve(ledger.size());
    for (const resolution::Movement& movement : ledger) {
        rows.push_back({movement.player, movement.amount.amount, movement.balance.amount, std::string(movement.step),
                        movement.reason, movement.detail, movement.rule});
    }
    return rows;
}

std::vector<resolution::Roll> rolls_from(std::span<const RollRow> rows) {
    std::vector<resolution::Roll> rolls;
    rolls.reserve(rows.size());
    for (const RollRow& row : rows) {
        resolution::Roll roll;
        roll.label = row.label;
        const json range = json::parse(row.range);
        if (range.is_array()) {
            roll.among = range.get<std::vector<std::string>>();
            roll.range = roll.among.size();
        } else {
            roll.range = range.get<std::uint64_t>();
        }
        roll.value = resolution::value_from_json(json::parse(row.value));
        roll.imposed = row.imposed;
        rolls.push_back(std::move(roll));
    }
    return rolls;
}

json journal_json(std::span<const EntryRow> rows, const resolution::Roster& roster, resolution::Reader reader) {
    json out = json::array();
    for (const EntryRow& row : rows) {
        json audience = json::parse(row.audience);
        if (!includes(audience, roster, reader)) continue;
        out.push_back({{"step", row.step},
                       {"audience", std::move(audience)},
                       {"rule", row.rule},
                       {"kind", row.kind},
                       {"data", json::parse(row.data)}});
        if (!reader.is_game_master()) out.back().erase("audience");
    }
    return out;
}

}  // namespace gm
