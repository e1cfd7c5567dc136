// How what a reader may know is shown: the known state, and what follows from it by the figures.

#include "resolution/corporate/view.h"

#include <nlohmann/json.hpp>

#include "resolution/corporate/attitudes.h"
#include "resolution/corporate/evidence.h"
#include "resolution/corporate/exhibits.h"
#include "resolution/corporate/json/effects_json.h"
#include "resolution/corporate/json/state_json.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

using nlohmann::json;

namespace {

/// Some parts of a map as they are.
json picked(const json& from, std::initializer_list<const char*> keys) {
    json out = json::object();
    for (const char* key : keys) out[key] = from.at(key);
    return out;
}

class View {
public:
    View(const Figures& figures, const Known<State>& known)
        : figures_(figures),
          state_(*known),
          reader_(known.reader()),
          known_(state_to_json(figures, state_)),
          ids_{figures, state_} {}

    json whole() const {
        json out = picked(known_, {"turn", "auction", "ranking", "corporations", "parties", "contracts"});
        out.update({{"game", "corporate"},
                    {"turns", figures_.turns},
                    {"over", state_.turn > figures_.turns},
                    {"publish_votes", state_.publish_votes.has_value()},
                    {"you", nullptr},
                    {"order", known_.at("enrolment")},
                    {"players", json::object()},
                    {"agents", json::object()}});
        for (const Player& player : state_.players) out["players"][player.id] = standing(player);
        for (const CorporationIndex i : corporations_of(state_)) out["corporations"][figures_[i].id].update(more_of(i));
        for (const Agent& agent : state_.agents) out["agents"][agent.id] = of(agent);
        const auto power = party_in_power(figures_, state_.ranking);
        for (const PartyIndex i : parties_of(state_)) out["parties"][figures_[i].id]["in_power"] = power == i;
        for (json& contract : out["contracts"]) contract.erase("public");
        for (json& contract : out["contracts"]) contract.emplace("signed", 0);
        if (const auto player = reader_.player()) out["you"] = own(*player);
        if (reader_.is_game_master()) out["state"] = known_;
        return out;
    }

private:
    json standing(const Player& player) const {
        const json& known = known_.at("players").at(player.id);
        json out = picked(known, {"name", "in_game", "honour", "party", "political_points", "citizenship"});
        json shares = json::object();
        for (const auto& [corporation, held] : known.at("shares").items()) {
            if (held > 0) shares[corporation] = held;
        }
        json published = json::array();
        for (const Secret& secret : player.secrets) {
            if (secret.is_public) published.push_back(secret.text);
        }
        json open = json::array();
        player.traits.each([&](Trait trait) {
            if (is_public(figures_, player, trait)) open.push_back(id_of(trait));
        });
        out.update({{"influence", influence_of(player)},
                    {"shares", shares},
                    {"published_secrets", published},
                    {"open_traits", open}});
        return out;
    }

    /// Of others only what works is known; what holds it down may be their own affair.
    int influence_of(const Player& player) const {
        const bool all_known = reader_.is_game_master() || (reader_.player() && &player == &state_[*reader_.player()]);
        return all_known ? effective_influence(figures_, player) : player.influence;
    }

    json more_of(CorporationIndex i) const {
        const CorporationFigures& corporation = figures_[i];
        const auto place = std::find(state_.ranking.begin(), state_.ranking.end(), i);
        return {{"place", place == state_.ranking.end() ? json(nullptr) : json(place - state_.ranking.begin() + 1)},
                {"alignment", corporation.alignment ? json(figures_[*corporation.alignment].id) : json(nullptr)},
                {"origin", id_of(corporation.origin)},
                {"tier", id_of(corporation.tier)},
                {"defence", by_run_type(corporation.defence)},
                {"effects", effects_to_json(figures_, corporation)}};
    }

    template <std::size_t types>
    static json by_run_type(const std::array<int, types>& numbers) {
        json out = json::object();
        for (std::size_t type = 0; type < types; ++type) {
            out[std::string(orders::corporate::run_type_ids[type])] = numbers[type];
        }
        return out;
    }

    json of(const Agent& agent) const {
        json out = picked(known_.at("agents").at(agent.id), {"state", "allies", "enemies"});
        out.update({{"kind", id_of(agent.kind)},
                    {"bonus", by_run_type(agent.bonus)},
                    {"kobun", json::array()},
                    {"oyabun", json::array()}});
        if (agent.kind != AgentKind::yakuza) return out;
        for (const PlayerIndex i : players_of(state_)) {
            const int level = agent.loyalty_to(i);
            if (level < figures_.loyalty.kobun || !state_[i].in_game) continue;  // CG-64
            out[level >= figures_.loyalty.oyabun ? "oyabun" : "kobun"].push_back(state_[i].id);
        }
        return out;
    }

    json own(PlayerIndex reader) const {
        const Player& player = state_[reader];
        const json& known = known_.at("players").at(player.id);
        json out = standing(player);
        out.update(picked(known, {"money", "victory_points", "traits", "evidence", "known", "croc"}));
        out.update({{"id", player.id},
                    {"influence_bought", player.influence},
                    {"secrets", json::array()},
                    {"loyalties", json::array()},
                    {"captives", json::array()},
                    {"runs", json::array()},
                    {"exhibits", exhibits(player)},
                    {"rights", rights(reader)}});
        for (const Secret& secret : player.secrets) {
            out["secrets"].push_back(
                {{"text", secret.text}, {"shameful", secret.shameful}, {"public", secret.is_public}});
        }
        for (const AgentIndex agent : agents_of(state_)) add_dealings(out, reader, agent);
        for (const KnownRun& run : state_.runs)
            out["runs"].push_back({{"code", run.code}, {"type", id_of(run.type)}, {"target", run.target}});
        return out;
    }

    /// What it has learnt, as it may cite it, and what that says, as it was when learnt (CG-100).
    json exhibits(const Player& player) const {
        json out = json::array();
        std::vector<Evidence> learnt = player.known;
        for (const Evidence& evidence : player.evidence) {
            if (std::find(learnt.begin(), learnt.end(), evidence) == learnt.end()) learnt.push_back(evidence);
        }
        for (const Evidence& evidence : learnt) {
            json one = to_json(quoted(ids_, evidence));
            one.update({{"piece", piece_of(player, evidence)}, {"held", holds(player, evidence)}});
            out.push_back(std::move(one));
        }
        return out;
    }

    /// A captive is known to its captor; an agent's secret attitudes to those it informs.
    void add_dealings(json& out, PlayerIndex reader, AgentIndex index) const {
        const Agent& agent = state_[index];
        if (agent.captor == reader) out["captives"].push_back(agent.id);
        const int level = agent.loyalty_to(reader);
        if (level == 0) return;
        json dealing = {{"agent", agent.id},
                        {"level", level},
                        {"names_allies", level >= figures_.loyalty.kobun},
                        {"gives_leave", level >= figures_.loyalty.oyabun}};
        if (level >= figures_.loyalty.informed) {
            dealing["secret_enemies"] = known_.at("agents").at(agent.id).at("secret_enemies");
            dealing["secret_allies"] = to_json(attitude_ids(ids_, secret_allies_of(state_, index)));
            dealing["named_allies"] = to_json(attitude_ids(ids_, agent.named_allies[reader.value()]));
        }
        out["loyalties"].push_back(std::move(dealing));
    }

    /// Rights and duties of the coming turn.
    json rights(PlayerIndex reader) const {
        const Player& player = state_[reader];
        const LastingEffects& effects = player.effects;
        const int turn = state_.turn;
        const auto power = party_in_power(figures_, state_.ranking);
        return {{"extra_votes", effects.extra_votes},
                {"chief_vote", power && state_[*power].chief == reader},
                {"dragon_defence", effects.dragon_defence_until >= turn},
                {"dragon_run_bonus", effects.dragon_run_bonus},
                {"extra_estimates", effects.extra_estimates},
                {"no_estimate", effects.no_estimate},
                {"no_network", effects.no_network_until >= turn},
                {"no_forecast", effects.no_forecast_until >= turn},
                {"bound_to_dragon", effects.bound_to_dragon},
                {"public_contract", effects.public_contract},
                {"grant", effects.grant},
                {"instinct", player.traits.has(Trait::old_hand) && !effects.instinct_used},
                {"favour", player.traits.has(Trait::old_hand) && !effects.favour_used}};
    }

    const Figures& figures_;
    const State& state_;
    Reader reader_;
    json known_;
    Identities ids_;
};

}  // namespace

json state_view(const Figures& figures, const Known<State>& known) { return View(figures, known).whole(); }

}  // namespace resolution::corporate
