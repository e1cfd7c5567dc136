#include "resolution/corporate/json/effects_json.h"

#include <array>

#include <nlohmann/json.hpp>

namespace resolution::corporate {

using nlohmann::json;

namespace {

constexpr std::array<std::string_view, 10> picks{"self",    "one",    "all",     "first",  "last",
                                                 "highest", "lowest", "nearest", "random", "every"};

json scope_to_json(const Figures& figures, const Scope& scope) {
    const Filter& filter = scope.filter;
    json out = {{"pick", picks.at(static_cast<std::size_t>(scope.pick))},
                {"corporation", nullptr},
                {"count", scope.count},
                {"alignment", filter.alignment ? json(figures[*filter.alignment].id) : json(nullptr)},
                {"origin", nullptr},
                {"tier", nullptr}};
    if (scope.pick == Scope::Pick::one) out["corporation"] = figures[scope.corporation].id;
    if (filter.origin) out["origin"] = *filter.origin == Origin::gaijin ? "gaijin" : "japanocorp";
    if (filter.tier) out["tier"] = *filter.tier == Tier::AA ? "AA" : "AAA";
    return out;
}

/// Each thing that happens, with who or how much it is about.
void add_clause(const Figures& figures, const Clause& clause, json& out) {
    if (clause.change)
        out.push_back(
            {{"what", "assets"}, {"by", clause.change->assets}, {"to", scope_to_json(figures, clause.change->to)}});
    if (clause.set_assets) out.push_back({{"what", "saved"}, {"assets", *clause.set_assets}});
    if (clause.citizens_honour) out.push_back({{"what", "honour"}, {"by", *clause.citizens_honour}});
    if (clause.clear_points) out.push_back({{"what", "clear-points"}, {"whom", figures[*clause.clear_points].id}});
    if (clause.war_next_turn) out.push_back({{"what", "war-next-turn"}});
    if (clause.auction) out.push_back({{"what", "auction"}, {"assets", *clause.auction}});
    if (clause.close_agency) out.push_back({{"what", "close-agency"}, {"whom", figures[*clause.close_agency].id}});
    if (clause.publish_votes) out.push_back({{"what", "publish-votes"}, {"whom", figures[*clause.publish_votes].id}});
}

json clauses_to_json(const Figures& figures, const Clauses& clauses) {
    json out = json::array();
    for (const Clause& clause : clauses) add_clause(figures, clause, out);
    return out;
}

}  // namespace

json effects_to_json(const Figures& figures, const CorporationFigures& corporation) {
    const auto& second = corporation.second_crash;
    return {{"first", clauses_to_json(figures, corporation.first)},
            {"last", clauses_to_json(figures, corporation.last)},
            {"crash", clauses_to_json(figures, corporation.crash)},
            {"second_crash", second ? clauses_to_json(figures, *second) : json(nullptr)}};
}

}  // namespace resolution::corporate
