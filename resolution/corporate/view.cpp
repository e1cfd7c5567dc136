// Section 7: what is public, and what only its owner may see. A list of what is shown,
// never of what is hidden: a figure that is added to the state stays secret until it is
// named here.

#include "resolution/corporate/view.h"

#include <nlohmann/json.hpp>

#include "resolution/corporate/json/effects_json.h"
#include "resolution/corporate/json/state_json.h"
#include "resolution/corporate/names.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

using nlohmann::json;
using orders::corporate::Names;

namespace {

class View {
public:
    View(const Figures& figures, const State& state, Reader reader)
        : figures_(figures), state_(state), reader_(reader), names_(name_lists(figures, state)) {}

    json whole() const {
        json out = {{"game", "corporate"},
                    {"turn", state_.turn},
                    {"turns", figures_.turns},
                    {"over", state_.turn > figures_.turns},
                    {"auction", state_.auction},
                    {"publish_votes", state_.publish_votes.has_value()},
                    {"you", nullptr},
                    {"order", json::array()},
                    {"ranking", json::array()},
                    {"players", json::object()},
                    {"corporations", json::object()},
                    {"agents", json::object()},
                    {"parties", json::object()},
                    {"contracts", json::array()}};
        for (const CorporationIndex i : state_.ranking) out["ranking"].push_back(figures_[i].id);
        for (const PlayerIndex i : players_of(state_)) {
            out["order"].push_back(state_[i].id);
            out["players"][state_[i].id] = standing(state_[i]);
        }
        for (const CorporationIndex i : corporations_of(state_)) out["corporations"][figures_[i].id] = of(i);
        for (const AgentIndex i : agents_of(state_)) out["agents"][state_[i].id] = of(state_[i]);
        for (const PartyIndex i : parties_of(state_)) out["parties"][figures_[i].id] = of(i);
        for (const Contract& contract : state_.contracts) {
            if (may_read(contract)) out["contracts"].push_back(of(contract));
        }
        if (const auto player = reader_.player()) out["you"] = own(*player);
        if (reader_.is_game_master()) out["state"] = state_to_json(figures_, state_);
        return out;
    }

private:
    template <class I>
    json id_or_null(const std::optional<I>& index) const {
        return index ? json(names_.id(*index)) : json(nullptr);
    }

    json shares_of(const Player& player) const {
        json out = json::object();
        for (const CorporationIndex i : corporations_of(state_)) {
            if (player.shares[i.value()] > 0) out[figures_[i].id] = player.shares[i.value()];
        }
        return out;
    }

    json standing(const Player& player) const {
        json published = json::array();
        for (const Secret& secret : player.secrets) {
            if (secret.is_public) published.push_back(secret.text);
        }
        return {{"name", player.name},
                {"in_game", player.in_game},
                {"honour", player.honour},
                {"influence", effective_influence(player)},
                {"party", id_or_null(player.party)},
                {"political_points", player.political_points},
                {"citizenship", id_or_null(player.citizenship)},
                {"shares", shares_of(player)},
                {"published_secrets", published}};
    }

    static std::string_view origin_of(const CorporationFigures& corporation) {
        if (corporation.japanocorp && corporation.gaijin) return "japanogaijin";
        return corporation.gaijin ? "gaijin" : "japanocorp";
    }

    json of(CorporationIndex i) const {
        const Corporation& corporation = state_[i];
        json defence = json::object();
        for (std::size_t type = 0; type < defence_types; ++type) {
            defence[std::string(orders::corporate::run_type_ids[type])] = figures_[i].defence[type];
        }
        const auto place = std::find(state_.ranking.begin(), state_.ranking.end(), i);
        return {{"assets", corporation.assets},
                {"past_assets", corporation.past_assets},
                {"crashes", corporation.crashes},
                {"bankrupt", corporation.bankrupt},
                {"place", place == state_.ranking.end() ? json(nullptr) : json(place - state_.ranking.begin() + 1)},
                {"alignment", id_or_null(figures_[i].alignment)},
                {"origin", origin_of(figures_[i])},
                {"tier", figures_[i].tier == Tier::AA ? "AA" : "AAA"},
                {"defence", defence},
                {"effects", effects_to_json(figures_, figures_[i])}};
    }

    json attitudes(const std::vector<Attitude>& list) const {
        json out = json::array();
        for (const Attitude& attitude : list) out.push_back(id_of(attitude, names_));
        return out;
    }

    json of(const Agent& agent) const {
        json bonus = json::object();
        for (std::size_t type = 0; type < bonus_types; ++type) {
            bonus[std::string(orders::corporate::run_type_ids[type])] = agent.bonus[type];
        }
        json out = {{"kind", id_of(agent.kind)},
                    {"state", id_of(agent.state)},
                    {"bonus", bonus},
                    {"allies", attitudes(agent.allies)},
                    {"enemies", attitudes(agent.enemies)},
                    {"kobun", json::array()},
                    {"oyabun", json::array()}};
        if (agent.kind == AgentKind::yakuza) {
            for (const PlayerIndex i : players_of(state_)) {
                const int level = agent.loyalty_to(i);
                if (level >= figures_.loyalty.oyabun) {
                    out["oyabun"].push_back(state_[i].id);
                } else if (level >= figures_.loyalty.kobun) {
                    out["kobun"].push_back(state_[i].id);
                }
            }
        }
        return out;
    }

    json of(PartyIndex i) const {
        const Party& party = state_[i];
        return {{"chief", id_or_null(party.chief)},
                {"line", party.line ? json(id_of(*party.line)) : json(nullptr)},
                {"underground", party.underground},
                {"in_power", party_in_power(figures_, state_.ranking) == i}};
    }

    bool may_read(const Contract& contract) const {
        if (contract.is_public || reader_.is_game_master()) return true;
        return reader_.player() && contract.parties.has(*reader_.player());
    }

    json of(const Contract& contract) const {
        json parties = json::array();
        for (const PlayerIndex i : players_of(state_)) {
            if (contract.parties.has(i)) parties.push_back(state_[i].id);
        }
        json transfers = json::array();
        for (const ContractTransfer& transfer : contract.transfers) {
            transfers.push_back({{"from", names_.id(transfer.from)},
                                 {"to", names_.id(transfer.to)},
                                 {"amount", transfer.amount.amount},
                                 {"due", transfer.due},
                                 {"paid", transfer.paid.amount}});
        }
        return {{"id", contract.id}, {"parties", parties}, {"terms", contract.terms}, {"transfers", transfers}};
    }

    json own(PlayerIndex reader) const {
        const Player& player = state_[reader];
        json out = standing(player);
        out.update({{"id", player.id},
                    {"money", player.money.amount},
                    {"influence_bought", player.influence},
                    {"victory_points", player.victory_points},
                    {"traits", json::array()},
                    {"secrets", json::array()},
                    {"evidence", json::array()},
                    {"known", json::array()},
                    {"loyalties", json::array()},
                    {"captives", json::array()},
                    {"runs", json::array()},
                    {"croc", nullptr},
                    {"rights", rights(player)}});
        player.traits.each([&](Trait trait) { out["traits"].push_back(id_of(trait)); });
        for (const Secret& secret : player.secrets) {
            out["secrets"].push_back(
                {{"text", secret.text}, {"shameful", secret.shameful}, {"public", secret.is_public}});
        }
        for (const Evidence& evidence : player.evidence) out["evidence"].push_back(names_.id(evidence));
        for (const Evidence& evidence : player.known) out["known"].push_back(names_.id(evidence));
        for (const AgentIndex i : agents_of(state_)) add_dealings(out, reader, state_[i]);
        for (const KnownRun& run : runs_by_code()) {
            if (run.known_to.has(reader))
                out["runs"].push_back({{"code", run.code}, {"type", id_of(run.type)}, {"target", run.target}});
        }
        if (player.croc) {
            json bonus = json::object();
            for (std::size_t type = 0; type < bonus_types; ++type) {
                bonus[std::string(orders::corporate::run_type_ids[type])] = player.croc->bonus[type];
            }
            out["croc"] = {{"name", player.croc->name}, {"runs", player.croc->runs}, {"bonus", bonus}};
        }
        return out;
    }

    /// By code: in the order they were met, the invented one would always come last (CG-23).
    std::vector<KnownRun> runs_by_code() const {
        std::vector<KnownRun> runs = state_.runs;
        std::sort(runs.begin(), runs.end(), [](const KnownRun& a, const KnownRun& b) { return a.code < b.code; });
        for (KnownRun& run : runs) {
            if (run.target.starts_with("run:")) run.target.clear();  // a code that not all of them know
        }
        return runs;
    }

    /// A captive is known to its captor; an agent's secret attitudes to those it informs.
    void add_dealings(json& out, PlayerIndex reader, const Agent& agent) const {
        if (agent.captor == reader) out["captives"].push_back(agent.id);
        const int level = agent.loyalty_to(reader);
        if (level == 0) return;
        json dealing = {{"agent", agent.id},
                        {"level", level},
                        {"names_allies", level >= figures_.loyalty.kobun},
                        {"gives_leave", level >= figures_.loyalty.oyabun}};
        if (level >= figures_.loyalty.informed) {
            dealing["secret_allies"] = attitudes(agent.secret_allies);
            dealing["secret_enemies"] = attitudes(agent.secret_enemies);
        }
        out["loyalties"].push_back(std::move(dealing));
    }

    /// Rights and duties of the coming turn. Not here: whether an image genius was saved
    /// already, which its owner cannot know of an information run.
    json rights(const Player& player) const {
        const LastingEffects& effects = player.effects;
        const int turn = state_.turn;
        const auto power = party_in_power(figures_, state_.ranking);
        const bool leads = power && state_[*power].chief && state_[*state_[*power].chief].id == player.id;
        return {{"extra_votes", effects.extra_votes},
                {"chief_vote", leads},
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
    Names names_;
};

}  // namespace

json state_view(const Figures& figures, const State& state, Reader reader) {
    return View(figures, state, reader).whole();
}

}  // namespace resolution::corporate
