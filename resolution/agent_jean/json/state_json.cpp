// What of a state's JSON its description cannot say (section 11): cards of the pile, sheets that stand, what fits.

#include "resolution/agent_jean/json/state_json.h"

#include <algorithm>

#include "orders/described/sheet.h"
#include "resolution/agent_jean/asked.h"
#include "resolution/agent_jean/match.h"
#include "resolution/agent_jean/trick.h"
#include "resolution/described/json.h"
#include "resolution/node_json.h"

namespace resolution {

using nlohmann::json;

namespace described {

using agent_jean::AgentIndex;
using agent_jean::PileCard;
using agent_jean::PlanIndex;

std::string PileCardKind::word(const void* value, const Names& names) const {
    const PileCard card = *static_cast<const PileCard*>(value);
    return card.is_plan() ? names.of<PlanIndex>().ids[card.plan().value()]
                          : names.of<AgentIndex>().ids[card.power().value()];
}

bool PileCardKind::find(std::string_view word, const Names& names, void* to) const {
    PileCard& card = *static_cast<PileCard*>(to);
    if (const auto plan = names.of<PlanIndex>().find(word)) return card = PlanIndex(*plan), true;
    if (const auto power = names.of<AgentIndex>().find(word)) return card = AgentIndex(*power), true;
    return false;
}

}  // namespace described

namespace agent_jean {

orders::agent_jean::SheetContext sheet_context(const State& state, const Figures& figures, PlayerIndex author) {
    orders::agent_jean::SheetContext context{figures.deck, figures.agent_names, figures.accomplice_names, {}, author};
    for (const Player& player : state.players) context.players.push_back({player.id, player.name});
    context.round = std::max(state.round, 1);  // AJ-32
    context.half = figures.half_of(std::max(state.turn, 1));
    context.turns = figures.turns;
    context.rules_a_list = figures.rules_a_list;
    context.bot_seat = state[author].bot.has_value();
    context.over = state.phase == Phase::over;
    context.drafting = state.phase == Phase::agents;
    context.leading = state.phase == Phase::power;
    context.passing = state.phase == Phase::pass;
    context.may_lead = may_lead(state, figures, author);
    context.may_pass = state.settings.accomplices;
    return context;
}

void SheetsKind::read(const described::Source& from, void* to, described::Bounds) const {
    State& state = *static_cast<State*>(to);
    if (!from.map() || !from.reading().clean()) return;  // a sheet names what else there is
    const auto& ids = from.names().of<PlayerIndex>().ids;
    from.unknown_keys(ids);
    for (std::size_t i = 0; i < state.count(); ++i) {
        const auto sheet = from.find(ids[i]);
        if (!sheet || sheet->is_null()) continue;
        orders::Problems problems;
        const auto context = sheet_context(state, from.names().game<Figures>(), PlayerIndex(i));
        state.players[i].sheet = orders::agent_jean::read_sheet({"", "", json_node(*sheet->json())}, context, problems);
        for (const orders::Problem& problem : problems) sheet->wrong(problem.what, problem.advice);
    }
}

json SheetsKind::write(const void* value, const described::Names& names, const described::Look& look) const {
    const State& state = *static_cast<const State*>(value);
    json out = json::object();
    for (std::size_t i = 0; i < state.count(); ++i) {
        const Player& player = state.players[i];
        if (!player.sheet || !look.at(PlayerIndex(i)).sees(described::owner)) continue;
        const auto context = sheet_context(state, names.game<Figures>(), PlayerIndex(i));
        out[player.id] = node_json(orders::described::to_node(*player.sheet, context));
    }
    return out;
}

void SheetsKind::reset(void* state) const {
    for (Player& player : static_cast<State*>(state)->players) player.sheet.reset();
}

void SheetsKind::hide(void* value, const described::Look& look) const {
    State& state = *static_cast<State*>(value);
    for (std::size_t i = 0; i < state.count(); ++i) {
        if (!look.at(PlayerIndex(i)).sees(described::owner)) state.players[i].sheet.reset();
    }
}

void State::fits(State& state, const described::Source& from) {
    const Figures& figures = from.names().game<Figures>();
    if (state.count() > figures.most_players) from.find("seats")->wrong("too many players");
    if (state.turn > figures.turns)
        from.find("turn")->wrong("must be between 0 and " + std::to_string(figures.turns) + ", not " +
                                 std::to_string(state.turn));
    const std::string& first = state.settings.first_leader;
    if (first != "random" && !from.names().of<PlayerIndex>().find(first))
        from.find("settings")->find("first_leader")->unknown("player", first, from.names().of<PlayerIndex>().ids);
    if (state.table.size() > state.count()) from.find("table")->wrong("more cards than players");
}

json worked_out(const State& state, const Figures& figures) {
    json order = json::array();
    json owing = json::array();
    if (state.phase == Phase::play && state.settings.pace != Pace::half) {
        for (const PlayerIndex player : PlayOrder(state, figures)) order.push_back(state[player].id);
    }
    for (const PlayerIndex player : asked(state, figures).list()) owing.push_back(state[player].id);
    return {{"order", std::move(order)}, {"asked", std::move(owing)}};
}

orders::Problems impossible_in(const State& state, const Figures& figures) {
    orders::Problems problems;
    const auto wrong = [&](const std::string& path, const std::string& what) {
        problems.push_back(orders::invalid(what));
        problems.back().path = path;
    };
    Cards seen;
    const auto see = [&](Cards cards, const std::string& path) {
        for (const Card card : cards& seen) wrong(path, figures.deck.code(card) + " stands elsewhere too");
        seen.add(cards);
    };
    Few<PlanIndex> plans;
    const auto see_plan = [&](PlanIndex plan, const std::string& path) {
        if (plans.has(plan)) wrong(path, figures.plan(plan).id + " stands elsewhere too");
        plans.add(plan);
    };
    for (const Card card : state.table) see(card, "table");
    see(state.discard, "discard");
    for (const Player& player : state.players) {
        see(player.hand.face_up(), "hands/" + player.id);
        see(player.reserve.face_up(), "reserves/" + player.id);
        see(player.won.cards, "won/" + player.id + "/cards");
        for (const PlanIndex plan : player.won.plans.list()) see_plan(plan, "won/" + player.id + "/plans");
    }
    for (const PileCard card : state.pile) {
        if (card.is_plan()) see_plan(card.plan(), "pile");
    }
    if (state.phase == Phase::agents || state.phase == Phase::over) return problems;
    if (state.turn < 1) wrong("turn", "turns count from 1");
    const bool any_plan = !plans.empty() && std::any_of(state.pile.begin(), state.pile.end(),
                                                        [](PileCard card) { return card.is_plan(); });
    if (!any_plan) wrong("pile", "there is no plan in it");
    const bool plan_on_top = !state.pile.empty() && state.pile.back().is_plan();
    const bool half = state.settings.pace == Pace::half;
    if (any_plan && state.phase != Phase::power && !half && !plan_on_top)
        wrong("pile", "in this phase a plan is on top");
    if (state.phase == Phase::power && plan_on_top) wrong("pile", "in phase power Henry's card is on top");
    return problems;
}

}  // namespace agent_jean

}  // namespace resolution
