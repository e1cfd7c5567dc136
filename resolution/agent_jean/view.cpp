// What a reader is shown of what it may know.

#include <algorithm>

#include "resolution/agent_jean/asked.h"
#include "resolution/agent_jean/card_json.h"
#include "resolution/agent_jean/match.h"
#include "resolution/agent_jean/rules.h"

namespace resolution::agent_jean {

using nlohmann::json;

Fields card_fields(Card card, const Deck& deck) {
    return {{"card", deck.code(card)}, {"colour", id_of(deck.colour(card))}, {"value", deck.value(card)}};
}

json card_json(Card card, const Deck& deck) { return resolution::to_json(card_fields(card, deck)); }

json by_colour(Cards cards, const Deck& deck) {
    json out = json::array();
    for (const Colour colour : orders::agent_jean::all_colours) {
        const Cards of_it = cards & deck.of(colour);
        json list = json::array();
        for (const Card card : of_it) list.push_back(card_json(card, deck));
        out.push_back({{"colour", id_of(colour)}, {"count", of_it.size()}, {"cards", std::move(list)}});
    }
    return out;
}

namespace {

class View {
public:
    View(const Known<State>& known, const Figures& figures, const described::Names& names)
        : state_(*known),
          figures_(figures),
          reader_(known.reader()),
          known_(described::to_json(state_, names, reader_)) {}

    json write() const {
        json out = {{"game", Rules::id},
                    {"turns", figures_.turns},
                    {"half", figures_.half_of(std::max(state_.turn, 1))},
                    {"over", state_.phase == Phase::over},
                    {"medals_to_win", figures_.medals_to_win},
                    {"pile", pile()},
                    {"active", active()},
                    {"order", order()},
                    {"table", table()},
                    {"you", nullptr}};
        for (const char* as_it_is : {"round", "turn", "phase", "leader", "turn_winners", "winners", "seats"})
            out[as_it_is] = known_[as_it_is];
        for (const char* setting : {"pace", "powers", "accomplices"}) out[setting] = known_["settings"][setting];
        players(out);
        return out;
    }

private:
    /// Its size and its top card: all that is seen of it (AJ-8).
    json pile() const {
        json out = {
            {"size", state_.pile.size()}, {"top", nullptr}, {"kind", "none"}, {"value", 0}, {"accomplice", "none"}};
        if (state_.pile.empty()) return out;
        const PileCard top = state_.pile.back();
        out["kind"] = top.is_plan() ? "plan" : "power";
        out["top"] = top.is_plan() ? figures_.plan(top.plan()).id : figures_.agent(top.power()).id;
        if (top.is_plan()) out["value"] = figures_.plan(top.plan()).value;
        if (const auto helper = accomplice_of(state_, figures_))
            out["accomplice"] = figures_.accomplice_names[helper->value()].id;
        return out;
    }

    json active() const {
        json out = json::array();
        for (const AgentIndex agent : state_.active) {
            const auto player = state_.player_of(agent);
            out.push_back(
                {{"agent", figures_.agent(agent).id}, {"player", player ? json(state_[*player].id) : json()}});
        }
        return out;
    }

    bool order_is_known() const {
        return (state_.phase == Phase::play || state_.phase == Phase::pass) && state_.settings.pace != Pace::half;
    }

    json order() const {
        if (!order_is_known()) return json::array();
        json out = json::array();
        for (const PlayerIndex player : PlayOrder(state_, figures_)) out.push_back(state_[player].id);
        return out;
    }

    json table() const {
        json out = json::array();
        if (state_.table.empty()) return out;
        const PlayOrder order(state_, figures_);
        const Trick trick(figures_.deck, turn_rules(state_, figures_), state_.table);
        for (std::size_t i = 0; i < state_.table.size(); ++i) {
            json played = card_json(state_.table[i], figures_.deck);
            played["player"] = state_[order[i]].id;
            played["best"] = i == trick.best_place();
            out.push_back(std::move(played));
        }
        return out;
    }

    void players(json& out) const {
        out["players"] = json::object();
        for (std::size_t i = 0; i < state_.count(); ++i) {
            const PlayerIndex index(i);
            const Player& player = state_.players[i];
            json& shown = out["players"][player.id] = {{"agent", known_["agents"][player.id]},
                                                       {"bot", player.bot.has_value()},
                                                       {"medals", player.medals},
                                                       {"scores", player.scores},
                                                       {"points", total(player)},
                                                       {"cards", player.hand.count()}};
            if (reader_.is_game_master()) shown["own"] = own(index);
            if (reader_.player() == index) out["you"] = own(index);
        }
    }

    json own(PlayerIndex index) const {
        const Player& player = state_[index];
        json plans = json::array();
        for (const PlanIndex plan : player.won.plans.list())
            plans.push_back({{"plan", figures_.plan(plan).id}, {"value", figures_.plan(plan).value}});
        return {{"id", player.id},
                {"agent", known_["agents"][player.id]},
                {"asked", asked(state_, figures_).has(index)},
                {"rules_stand", player.sheet && player.sheet->has_rules()},
                {"auto", player.sheet && player.sheet->automatic},
                {"hand", by_colour(player.hand.face_up(), figures_.deck)},
                {"cards", player.hand.count()},
                {"reserve", player.reserve.count()},
                {"won",
                 {{"plans", std::move(plans)},
                  {"points", value_of(player.won.plans, figures_)},
                  {"powers", known_["won"][player.id]["powers"]},
                  {"cards", by_colour(player.won.cards, figures_.deck)},
                  {"count", player.won.cards.size()}}}};
    }

    const State& state_;
    const Figures& figures_;
    Reader reader_;
    json known_;
};

}  // namespace

json Rules::view(const Known<State>& known) const { return View(known, figures_, names(*known)).write(); }

}  // namespace resolution::agent_jean
