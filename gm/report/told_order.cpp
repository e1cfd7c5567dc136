#include "gm/report/told_order.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace gm {

using nlohmann::json;

namespace {

/// By kind, as the step lists them, then by what the fact says; of kinds that it does not list, as they happened.
void put_in_told_order(std::vector<json*>& entries, std::span<const std::string_view> kinds) {
    const auto place = [&](const json& entry) {
        return std::ranges::find(kinds, entry.at("kind").get_ref<const std::string&>()) - kinds.begin();
    };
    const auto before = [&](const json& one, const json& other) {
        if (place(one) != place(other)) return place(one) < place(other);
        if (one.at("kind") != other.at("kind")) return one.at("kind") < other.at("kind");
        return place(one) < std::ssize(kinds) && one.at("data") < other.at("data");
    };
    std::vector<json> sorted;
    for (json* entry : entries) sorted.push_back(std::move(*entry));
    std::ranges::stable_sort(sorted, before);
    for (std::size_t i = 0; i < entries.size(); ++i) *entries[i] = std::move(sorted[i]);
}

}  // namespace

void put_in_told_order(json& entries, std::span<const resolution::Step> steps, resolution::Reader reader) {
    if (reader.is_game_master()) return;
    for (const resolution::Step& step : steps) {
        if (step.told_by_kind.empty()) continue;
        std::vector<json*> its_own;
        for (json& entry : entries) {
            if (entry.at("step") == step.id) its_own.push_back(&entry);
        }
        put_in_told_order(its_own, step.told_by_kind);
    }
}

}  // namespace gm
