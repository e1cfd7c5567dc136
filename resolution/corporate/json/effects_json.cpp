#include "resolution/corporate/json/effects_json.h"

#include <nlohmann/json.hpp>

namespace resolution::corporate {

using nlohmann::json;

namespace {

json scope_to_json(const Figures& figures, const Scope& scope) {
    const Filter& filter = scope.filter;
    json out = {{"pick", id_of(scope.pick)},
                {"corporation", nullptr},
                {"count", scope.count},
                {"alignment", filter.alignment ? json(figures[*filter.alignment].id) : json(nullptr)},
                {"origin", nullptr},
                {"tier", nullptr}};
    if (scope.pick == Pick::one) out["corporation"] = figures[scope.corporation].id;
    if (filter.origin) out["origin"] = id_of(*filter.origin);
    if (filter.tier) out["tier"] = id_of(*filter.tier);
    return out;
}

/// Each thing that happens, with who or how much it is about.
void add_clause(const Figures& figures, const Clause& clause, json& out) {
    if (clause.assets)
        out.push_back({{"what", "assets"}, {"by", *clause.assets}, {"to", scope_to_json(figures, clause.to)}});
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
