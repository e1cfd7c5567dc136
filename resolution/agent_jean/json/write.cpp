// A state as JSON: ids as keys, cards by their codes (section 11).

#include <algorithm>

#include <nlohmann/json.hpp>

#include "resolution/agent_jean/asked.h"
#include "resolution/agent_jean/json/state_json.h"
#include "resolution/agent_jean/match.h"
#include "resolution/agent_jean/trick.h"

namespace resolution::agent_jean {

using nlohmann::json;

namespace {

class Writer {
public:
    Writer(const State& state, const Figures& figures) : state_(state), figures_(figures) {}

    json write() const {
        json out = {{"settings", settings()},
                    {"round", state_.round},
                    {"turn", state_.turn},
                    {"phase", id_of(state_.phase)},
                    {"leader", state_.phase == Phase::agents ? json(nullptr) : json(id(state_.leader))},
                    {"turn_winners", ids(state_.turn_winners)},
                    {"pile", pile()},
                    {"active", ids(state_.active)},
                    {"table", codes(state_.table)},
                    {"discard", codes(state_.discard.list())},
                    {"winners", ids(state_.winners)}};
        players(out);
        return out;
    }

    /// Follows from the rest: not stored, so that a ruling on one figure changes no other.
    json worked_out() const { return {{"order", order()}, {"asked", asked_ids()}}; }

private:
    json settings() const {
        const Settings& from = state_.settings;
        return {{"pace", pace_ids[static_cast<std::size_t>(from.pace)]},
                {"powers", from.powers},
                {"accomplices", from.accomplices},
                {"first_leader", from.first_leader},
                {"agent_choice", agent_choice_ids[static_cast<std::size_t>(from.agent_choice)]},
                {"max_rounds", from.max_rounds},
                {"silent_bot", silent_bot_ids[from.silent_bot ? static_cast<std::size_t>(*from.silent_bot) + 1 : 0]}};
    }

    /// What belongs to one player stands under its id.
    void players(json& out) const {
        for (const char* key : {"seats", "heard"}) out[key] = json::array();
        for (const char* key : {"names", "bots", "agents", "hands", "reserves", "won", "medals", "scores", "sheets"})
            out[key] = json::object();
        for (std::size_t i = 0; i < state_.count(); ++i) {
            const Player& player = state_.players[i];
            out["seats"].push_back(player.id);
            if (player.name != player.id) out["names"][player.id] = player.name;
            if (player.heard) out["heard"].push_back(player.id);
            out["bots"][player.id] =
                player.bot ? json(policy_ids[static_cast<std::size_t>(*player.bot)]) : json(nullptr);
            out["agents"][player.id] = player.agent ? json(id(*player.agent)) : json(nullptr);
            out["hands"][player.id] = codes(player.hand.list());
            out["reserves"][player.id] = codes(player.reserve.list());
            out["won"][player.id] = {{"plans", ids(player.won.plans.all())},
                                     {"cards", codes(player.won.cards.list())},
                                     {"powers", ids(player.won.powers.all())}};
            out["medals"][player.id] = player.medals;
            out["scores"][player.id] = player.scores;
            if (player.sheet)
                out["sheets"][player.id] = sheet_json(*player.sheet, sheet_context(state_, figures_, PlayerIndex(i)));
        }
    }

    const std::string& id(PlayerIndex player) const { return state_[player].id; }
    const std::string& id(AgentIndex agent) const { return figures_.agent(agent).id; }
    const std::string& id(PlanIndex plan) const { return figures_.plan(plan).id; }

    template <class Kind>
    json ids(const std::vector<Kind>& list) const {
        json out = json::array();
        for (const Kind one : list) out.push_back(id(one));
        return out;
    }

    json codes(const std::vector<Card>& cards) const {
        json out = json::array();
        for (const Card card : cards) out.push_back(figures_.deck.code(card));
        return out;
    }

    json pile() const {
        json out = json::array();
        std::for_each(state_.pile.rbegin(), state_.pile.rend(),
                      [&](PileCard card) { out.push_back(card.is_plan() ? id(card.plan()) : id(card.power())); });
        return out;
    }

    json order() const {
        if (state_.phase != Phase::play || state_.settings.pace == Pace::half) return json::array();
        const PlayOrder order(state_, figures_);
        return ids(std::vector<PlayerIndex>(order.begin(), order.end()));
    }

    json asked_ids() const {
        const PlayerSet set = asked(state_, figures_);
        json out = json::array();
        for (std::size_t i = 0; i < state_.count(); ++i) {
            if (set.has(PlayerIndex(i))) out.push_back(state_.players[i].id);
        }
        return out;
    }

    const State& state_;
    const Figures& figures_;
};

}  // namespace

orders::agent_jean::SheetContext sheet_context(const State& state, const Figures& figures, PlayerIndex author) {
    orders::agent_jean::SheetContext context{figures.deck, figures.agent_names, figures.accomplice_ids, {}, author};
    for (const Player& player : state.players) context.players.push_back({player.id, player.name});
    context.drafting = state.phase == Phase::agents;
    context.round = std::max(state.round, 1);  // AJ-32
    context.half = figures.half_of(std::max(state.turn, 1));
    context.turns = figures.turns;
    context.rules_a_list = figures.rules_a_list;
    context.bot_seat = state[author].bot.has_value();
    context.over = state.phase == Phase::over;
    return context;
}

json state_json(const State& state, const Figures& figures) { return Writer(state, figures).write(); }

json worked_out(const State& state, const Figures& figures) { return Writer(state, figures).worked_out(); }

}  // namespace resolution::agent_jean
