#pragma once

// Parts of a stored state, one file each.

#include <cstdint>
#include <span>

#include "orders/corporate/names.h"
#include "resolution/corporate/figures.h"
#include "resolution/corporate/json/reader.h"
#include "resolution/corporate/state.h"

namespace resolution::corporate {

// No stored figure is larger.
constexpr std::int64_t largest_count = 1'000'000;
constexpr std::int64_t largest_money = 1'000'000'000'000'000;

struct StateReading {
    JsonReader& reader;
    const Figures& figures;
    const orders::corporate::Names& names;

    std::optional<std::size_t> word(const nlohmann::json& json, const std::string& path, std::string_view what,
                                    std::span<const std::string_view> choices) const;
    std::optional<CorporationIndex> corporation(const nlohmann::json& json, const std::string& path) const;
    std::optional<PartyIndex> party(const nlohmann::json& json, const std::string& path) const;
    std::optional<PlayerIndex> player(const nlohmann::json& json, const std::string& path) const;
    std::optional<PlayerIndex> player(const nlohmann::json& object, const char* key, const std::string& path) const;
    PlayerSet players(const nlohmann::json& object, const char* key, const std::string& path) const;
    Contractor contractor(const nlohmann::json& object, const char* key, const std::string& path) const;
    Bonuses bonuses(const nlohmann::json& json, const std::string& path) const;
};

std::vector<std::string> player_ids(const State& state);

void read_players(const StateReading& reading, const nlohmann::json& root, State& state);
void read_effects(const StateReading& reading, const nlohmann::json& root, State& state);
/// Fixers that are not in the data (CG-72), before anything can name them.
void add_newcomers(JsonReader& reader, const Figures& figures, const nlohmann::json& root, State& state);
void read_agents(const StateReading& reading, const nlohmann::json& root, State& state);
/// Known runs, past turns, contracts.
void read_record(const StateReading& reading, const nlohmann::json& root, State& state);

}  // namespace resolution::corporate
