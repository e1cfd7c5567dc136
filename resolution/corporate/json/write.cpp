#include <nlohmann/json.hpp>

#include "resolution/corporate/evidence.h"
#include "resolution/corporate/json/state_json.h"
#include "resolution/corporate/names.h"

namespace resolution::corporate {

using nlohmann::json;
using orders::corporate::Names;

namespace {

/// Writes parts of one state; holds what they all need.
class Writer {
public:
    Writer(const Figures& figures, const State& state)
        : figures_(figures), state_(state), names_(name_lists(figures, state)) {}

    json whole() const {
        json out = {{"turn", state_.turn},       {"enrolment", json::array()},
                    {"players", json::object()}, {"corporations", json::object()},
                    {"ranking", json::array()},  {"agents", json::object()},
                    {"parties", json::object()}, {"effects", json::object()},
                    {"runs", json::object()},    {"auction", state_.auction},
                    {"publish_votes", nullptr},  {"past", json::array()},
                    {"contracts", json::array()}};
        for (const Player& player : state_.players) {
            out["enrolment"].push_back(player.id);
            out["players"][player.id] = of(player);
            out["effects"][player.id] = of(player.effects);
        }
        for (const CorporationIndex i : corporations_of(state_)) {
            const Corporation& corporation = state_[i];
            out["corporations"][figures_[i].id] = {{"assets", corporation.assets},
                                                   {"past_assets", corporation.past_assets},
                                                   {"crashes", corporation.crashes},
                                                   {"bankrupt", corporation.bankrupt}};
        }
        for (const CorporationIndex i : state_.ranking) out["ranking"].push_back(figures_[i].id);
        for (const AgentIndex i : agents_of(state_))
            out["agents"][state_[i].id] = of(state_[i], i.value() >= figures_.agents.size());
        for (const PartyIndex i : parties_of(state_)) out["parties"][figures_[i].id] = of(state_[i]);
        if (state_.publish_votes) out["publish_votes"] = {{"except_citizens_of", figures_[*state_.publish_votes].id}};
        for (const KnownRun& run : state_.runs) out["runs"][run.code] = of(run);
        for (const auto& past : state_.past) out["past"].push_back(of(*past));
        for (const Contract& contract : state_.contracts) out["contracts"].push_back(of(contract));
        return out;
    }

private:
    template <class I>
    json id_or_null(const std::optional<I>& index) const {
        return index ? json(names_.id(*index)) : json(nullptr);
    }

    json of(const Bonuses& bonus) const {
        json out = json::object();
        for (std::size_t i = 0; i < bonus.size(); ++i) out[std::string(orders::corporate::run_type_ids[i])] = bonus[i];
        return out;
    }

    json of(const PlayerSet& players) const {
        json out = json::array();
        for (const PlayerIndex player : players_of(state_)) {
            if (players.has(player)) out.push_back(state_[player].id);
        }
        return out;
    }

    json of(const Secret& secret) const {
        if (secret.shameful == 0 && !secret.is_public && !secret.hides) return secret.text;
        json out = {{"text", secret.text}, {"shameful", secret.shameful}, {"public", secret.is_public}};
        if (secret.hides) out["trait"] = id_of(*secret.hides);
        return out;
    }

    json of(const std::vector<Evidence>& list) const {
        json out = json::array();
        for (const Evidence& evidence : list) out.push_back(names_.id(evidence));
        return out;
    }

    json of(const Counters& counters) const {
        json out = {{"fixers_killed", counters.fixers_killed},
                    {"runs_suffered", counters.runs_suffered},
                    {"right_forecasts", counters.right_forecasts},
                    {"dragon_favours", counters.dragon_favours},
                    {"lone_buyer_points", counters.lone_buyer_points}};
        for (std::size_t i = 0; i < defence_types; ++i) {
            out[std::string(orders::corporate::run_type_ids[i])] = counters.successes[i];
        }
        return out;
    }

    json of(const Objectives& objectives) const {
        json ambitions = json::array();
        for (const Title title : objectives.ambitions) ambitions.push_back(id_of(title));
        return {{"ambitions", ambitions},
                {"home", id_or_null(objectives.home)},
                {"vendetta", id_or_null(objectives.vendetta)}};
    }

    json of(const Player& player) const {
        json out = {{"name", player.name},
                    {"money", player.money.amount},
                    {"honour", player.honour},
                    {"influence", player.influence},
                    {"party", id_or_null(player.party)},
                    {"political_points", player.political_points},
                    {"citizenship", id_or_null(player.citizenship)},
                    {"shares", json::object()},
                    {"traits", json::array()},
                    {"secrets", json::array()},
                    {"evidence", of(player.evidence)},
                    {"known", of(player.known)},
                    {"victory_points", player.victory_points},
                    {"in_game", player.in_game},
                    {"croc", nullptr},
                    {"counters", of(player.counters)},
                    {"objectives", of(player.objectives)},
                    {"money_before_payments", player.money_before_payments.amount}};
        for (const CorporationIndex i : corporations_of(state_))
            out["shares"][figures_[i].id] = player.shares[i.value()];
        player.traits.each([&](Trait trait) { out["traits"].push_back(id_of(trait)); });
        for (const Secret& secret : player.secrets) out["secrets"].push_back(of(secret));
        if (player.croc)
            out["croc"] = {{"name", player.croc->name}, {"bonus", of(player.croc->bonus)}, {"runs", player.croc->runs}};
        return out;
    }

    json of(const LastingEffects& effects) const {
        return {{"extra_votes", effects.extra_votes},
                {"dragon_defence_until", effects.dragon_defence_until},
                {"dragon_run_bonus", effects.dragon_run_bonus},
                {"extra_estimates", effects.extra_estimates},
                {"no_estimate", effects.no_estimate},
                {"no_network_until", effects.no_network_until},
                {"no_forecast_until", effects.no_forecast_until},
                {"bound_to_dragon", effects.bound_to_dragon},
                {"public_contract", effects.public_contract},
                {"grant", effects.grant},
                {"instinct_used", effects.instinct_used},
                {"favour_used", effects.favour_used},
                {"image_genius_used", effects.image_genius_used}};
    }

    json of(const std::vector<Attitude>& list) const {
        json out = json::array();
        for (const Attitude& attitude : list) out.push_back(id_of(attitude, names_));
        return out;
    }

    json of(const Agent& agent, bool newcomer) const {
        json out = {{"state", id_of(agent.state)},
                    {"captor", id_or_null(agent.captor)},
                    {"loyalty", json::object()},
                    {"allies", of(agent.allies)},
                    {"enemies", of(agent.enemies)},
                    {"secret_allies", of(agent.secret_allies)},
                    {"secret_enemies", of(agent.secret_enemies)}};
        for (const PlayerIndex player : players_of(state_))
            out["loyalty"][state_[player].id] = agent.loyalty_to(player);
        if (newcomer) {  // CG-72
            out["kind"] = id_of(agent.kind);
            out["name"] = agent.name;
            out["bonus"] = agent.bonus;
        }
        return out;
    }

    json of(const Party& party) const {
        return {{"chief", id_or_null(party.chief)},
                {"line", party.line ? json(id_of(*party.line)) : json(nullptr)},
                {"underground", party.underground}};
    }

    json of(const Contractor& contractor) const {
        switch (contractor.kind) {
            case Contractor::Kind::agent: return names_.id(contractor.agent);
            case Contractor::Kind::croc: return "croc:" + names_.id(contractor.owner);
            case Contractor::Kind::independents: break;
        }
        return "independents";
    }

    json of(const KnownRun& run) const {
        return {{"buyer", id_or_null(run.buyer)},
                {"agent", of(run.contractor)},
                {"type", id_of(run.type)},
                {"target", run.target},
                {"known_to", of(run.known_to)}};
    }

    json of(const PastTurn& past) const {
        json out = {{"turn", past.turn}, {"sheets", json::object()}, {"runs", json::array()}};
        for (const PlayerIndex player : players_of(state_)) {
            const auto& sheet = past.sheets[player.value()];
            if (sheet)
                out["sheets"][state_[player].id] = orders::corporate::write_sheet(*sheet, {past.turn, player, names_});
        }
        for (const RunDetails& run : past.runs) {
            out["runs"].push_back({{"buyer", names_.id(run.buyer)},
                                   {"number", run.number},
                                   {"agent", of(run.contractor)},
                                   {"type", id_of(run.type)},
                                   {"target", run.target},
                                   {"paid", run.paid.amount},
                                   {"percentage", run.percentage},
                                   {"outcome", id_of(run.outcome)}});
        }
        return out;
    }

    json of(const Contract& contract) const {
        json out = {{"id", contract.id},
                    {"parties", of(contract.parties)},
                    {"terms", contract.terms},
                    {"public", contract.is_public},
                    {"broken_by", of(contract.broken_by)},
                    {"transfers", json::array()}};
        for (const ContractTransfer& transfer : contract.transfers) {
            out["transfers"].push_back({{"from", names_.id(transfer.from)},
                                        {"to", names_.id(transfer.to)},
                                        {"amount", transfer.amount.amount},
                                        {"due", transfer.due},
                                        {"paid", transfer.paid.amount}});
        }
        return out;
    }

    const Figures& figures_;
    const State& state_;
    Names names_;
};

}  // namespace

json state_to_json(const Figures& figures, const State& state) { return Writer(figures, state).whole(); }

}  // namespace resolution::corporate
