// Bots: each sees what a player in its seat sees (section 10).

#include <algorithm>

#include "resolution/agent_jean/decisions.h"

namespace resolution::agent_jean {

namespace {

constexpr std::int64_t certain = 1'000'000;  // a probability, in millionths
constexpr std::int64_t thousandths = 1000;   // of a point

/// What a plan nobody has won is worth on average, beside the contested one (AJ-40).
std::int64_t mean_of_other_plans(const Situation& seen) {
    std::int64_t sum = 0;
    std::int64_t count = 0;
    for (std::size_t i = 0; i < seen.figures.plans.size(); ++i) {
        const PlanIndex plan(i);
        if (seen.won_plans.has(plan) || seen.plan == plan) continue;
        sum += seen.figures.plan(plan).value;
        ++count;
    }
    return count == 0 ? 0 : thousandths * sum / count;
}

/// All that the worth of a card needs and that does not depend on the card.
struct Prospect {
    std::int64_t plan_worth = 0;
    std::int64_t yellow_cost = 0;
    std::int64_t green_cost = 0;
    Cards unseen;
    int chances = 0;  ///< how many cards of others may still beat mine
    bool burn = false;
    bool yellow_discarded = false;
};

Prospect prospect_of(const Situation& seen) {
    const Figures& figures = seen.figures;
    const BonusAndMalus& points = figures.scoring[seen.order.size()];
    Prospect out;
    out.plan_worth = seen.plan ? thousandths * figures.plan(*seen.plan).value : 0;
    if (seen.gets_bottom_plan) out.plan_worth += mean_of_other_plans(seen);
    out.yellow_cost = figures.smart.yellow_cost_per_malus_point * points.malus;
    out.green_cost = figures.smart.green_cost_per_bonus_point * points.bonus;
    out.unseen = figures.deck.all().without(seen.hand | seen.played);
    const auto after_me = static_cast<int>(seen.order.size() - seen.order.place_of(seen.player)) - 1;
    out.chances = after_me * std::min(seen.hand.size(), figures.smart.cards_considered_per_opponent);
    out.burn = figures.turn_rules(seen.accomplice).burn;
    out.yellow_discarded = seen.discards_colour;
    return out;
}

/// How likely the card is to win, in millionths.
std::int64_t chance_to_win(const Situation& seen, Card card, const Prospect& prospect) {
    if (!seen.trick.wins(card)) return 0;
    Trick after = seen.trick;
    after.play(card);
    const std::int64_t unseen = prospect.unseen.size();
    const std::int64_t better = (prospect.unseen & after.winning()).size();
    std::int64_t chance = certain;
    for (int i = 0; i < prospect.chances && unseen > 0; ++i) chance = chance * (unseen - better) / unseen;
    return chance;
}

std::int64_t cost_of_card(const Situation& seen, Card card) {
    const SmartFigures& smart = seen.figures.smart;
    const std::int64_t value = seen.figures.deck.value(card);
    if (seen.hand.size() == 1) return 0;
    if (seen.figures.deck.colour(card) == Colour::purple)
        return smart.card_cost_purple_base + smart.card_cost_purple_per_value * value;
    return smart.card_cost_other_per_value * value;
}

std::int64_t worth(const Situation& seen, Card card, const Prospect& prospect) {
    const Deck& deck = seen.figures.deck;
    const Cards trick = seen.trick.cards() | card;
    const Colour colour = deck.colour(card);
    const std::int64_t yellows =
        prospect.burn || prospect.yellow_discarded ? 0 : (trick & deck.of(Colour::yellow)).size();
    const std::int64_t greens = prospect.burn ? 0 : (trick & deck.of(Colour::green)).size();
    const std::int64_t given_away = colour == Colour::yellow  ? prospect.yellow_cost
                                    : colour == Colour::green ? prospect.green_cost
                                                              : 0;
    const std::int64_t dump = prospect.burn ? 0 : seen.figures.smart.dump_percent * given_away / 100;
    const std::int64_t chance = chance_to_win(seen, card, prospect);
    return chance * (prospect.plan_worth - yellows * prospect.yellow_cost - greens * prospect.green_cost) +
           (certain - chance) * dump - certain * cost_of_card(seen, card);
}

}  // namespace

std::int64_t smart_worth(const Situation& seen, Card card) { return worth(seen, card, prospect_of(seen)); }

Card smart_play(const Situation& seen) {
    const Prospect prospect = prospect_of(seen);
    Card best = seen.hand.lowest();
    std::optional<std::int64_t> most;
    for (const Card card : seen.hand) {
        const std::int64_t here = worth(seen, card, prospect);
        if (most && here <= *most) continue;
        most = here;
        best = card;
    }
    return best;
}

Situation::Situation(const Figures& campaign, const State& state, PlayerIndex seat, const PlayOrder& play_order,
                     const Trick& on_table)
    : figures(campaign),
      order(play_order),
      trick(on_table),
      player(seat),
      hand(state[seat].hand.face_up()),
      turn(state.turn),
      plan(contested_plan(state)),
      accomplice(accomplice_of(state, campaign)),
      played(state.discard),
      gets_bottom_plan(active_player(state, campaign, Effect::bottom_plan_if_win) == seat),
      discards_colour(active_player(state, campaign, Effect::discard_colour_if_win) == seat) {
    for (const Player& one : state.players) {
        won_plans.add(one.won.plans);
        played.add(one.won.cards);
    }
    for (const Card card : state.table) played.add(card);
}

std::string Bot::label(const char* phase, int turn) const {
    return "bot/" + id_ + "/" + phase + "/" + std::to_string(turn);
}

Card Bot::any_card(const char* phase) const {
    return dice_.one_of(label(phase, turn_), hand_.list(), [&](Card card) { return figures_.deck.code(card); });
}

AgentIndex Bot::agent(const std::vector<AgentIndex>& free) const {
    if (policy_ == Policy::random)
        return dice_.one_of(label("agents", 0), free, [&](AgentIndex agent) { return figures_.agent(agent).id; });
    for (const AgentIndex wish : figures_.smart.agent_preference) {
        if (std::find(free.begin(), free.end(), wish) != free.end()) return wish;
    }
    return free.front();
}

PlayerIndex Bot::leader(const std::vector<std::string>& seats) const {
    if (policy_ == Policy::random) {
        std::vector<PlayerIndex> all;
        for (std::size_t i = 0; i < seats.size(); ++i) all.emplace_back(i);
        return dice_.one_of(label("power", turn_), all, [&](PlayerIndex player) { return seats[player.value()]; });
    }
    const Cards purple = hand_ & figures_.deck.of(Colour::purple);
    const bool strong =
        !purple.empty() && figures_.deck.value(purple.highest()) >= figures_.smart.henry_leads_with_purple_at_least;
    return strong ? player_ : PlayerIndex((player_.value() + 1) % seats.size());
}

Card Bot::pass() const {
    if (policy_ == Policy::random) return any_card("pass");
    for (const Colour colour : {Colour::yellow, Colour::green}) {
        const Cards of_it = hand_ & figures_.deck.of(colour);
        if (!of_it.empty()) return of_it.lowest();
    }
    return hand_.lowest();
}

}  // namespace resolution::agent_jean
