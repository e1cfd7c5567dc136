#include "resolution/corporate/outlook/parts.h"
#include "resolution/corporate/rights.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

using nlohmann::json;
using orders::corporate::run_type_ids;

namespace {

/// By type, the ablest agent who may say yes, as far as the player knows; independents if there is none better.
json ablest(const Vantage& from, const json& agents) {
    json out = json::object();
    for (std::size_t type = 0; type < run_type_ids.size(); ++type) {
        const std::string bonus(run_type_ids[bonus_place(static_cast<RunType>(type))]);
        int best = from.figures.run.independents;
        json& who = out[std::string(run_type_ids[type])] = "independents";
        for (const json& agent : agents) {
            const bool willing = agent.at("available") && agent.at("leave_of").empty();
            const int points = agent.at("bonus").at(bonus);
            if (!willing || points <= best) continue;
            best = points;
            who = agent.at("id");
        }
    }
    return out;
}

json codes_of(const Vantage& from) {
    json codes = json::array();
    for (const KnownRun& run : from.state.runs) codes.push_back(run.code);
    return codes;
}

/// Fixers that may be killed.
json fixers_of(const Vantage& from) {
    json out = json::array();
    for (const Agent& agent : from.state.agents) {
        if (agent.kind == AgentKind::fixer && agent.state != AgentState::dead) out.push_back(agent.id);
    }
    return out;
}

json safe_types(const Vantage& from) {
    json out = json::array();
    if (!from.launch()) return out;
    for (const RunType type : from.figures.launch.players_safe_from) out.push_back(id_of(type));
    return out;
}

}  // namespace

json runs_outlook(const Vantage& from, const json& agents) {
    const auto& figures = from.figures.run;
    const Player& self = from.self();
    const bool pariah = self.honour <= from.figures.honour.pariah;
    return {{"why", pariah ? json("pariah") : json(nullptr)},
            {"unit", figures.unit.amount},
            {"unit_bonus", figures.unit_bonus},
            {"minimum", figures.minimum.amount},
            {"network", {{"uses", network_runs_of(from.figures, from.state, from.player)}, {"bonus", figures.network}}},
            {"awakened", self.traits.has(Trait::awakened) ? figures.awakened : 0},
            {"dragon", self.effects.dragon_run_bonus ? figures.dragon : 0},
            {"favour", self.traits.has(Trait::old_hand) && !self.effects.favour_used},
            {"independents", figures.independents},
            {"croc", self.croc && self.citizenship ? json(self.croc->runs) : json(0)},
            {"deposit_percent", figures.deposit_percent},
            {"refund_percent", figures.refund_percent},
            {"always_fails_from", figures.always_fails_from},
            {"players_safe_from", safe_types(from)},
            {"codes", codes_of(from)},
            {"fixers", fixers_of(from)},
            {"ablest", ablest(from, agents)}};
}

}  // namespace resolution::corporate
