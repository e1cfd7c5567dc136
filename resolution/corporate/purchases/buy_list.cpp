#include <algorithm>

#include "resolution/corporate/attitudes.h"
#include "resolution/corporate/facts/purchases.h"
#include "resolution/corporate/prices.h"
#include "resolution/corporate/purchases/purchases.h"
#include "resolution/corporate/standing.h"
#include "resolution/corporate/take_orders.h"

namespace resolution::corporate {

using namespace orders::corporate;

MaybeRefused pay_for(Turn& turn, PlayerIndex player, std::string_view what, std::string_view detail, int quantity,
                     Money price) {
    if (!can_pay(turn, player, price)) return Refusal{"no-money", "CG-14"};
    move_money(turn, player, -price, what, detail, "step 1");
    turn.tell(player, "step 1", Bought{what, detail, quantity, price});
    return std::nullopt;
}

MaybeRefused buy(Turn& turn, PlayerIndex player, const BuyShare& order, const OrderPlace&) {
    Purchases& bought = turn.of(player).bought;
    if (!order.corporation.known) return Refusal{"unknown-corporation", "step 1"};
    const CorporationIndex corporation = *order.corporation.known;
    if (turn.opening[corporation].bankrupt) return Refusal{"bankrupt", "step 1"};
    if (bought.share_count >= effective_influence(turn.figures, turn.opening[player]))
        return Refusal{"influence", "CG-31"};
    const Player& who = turn.opening[player];
    const bool at_home = owes_first_share(who) && bought.share_count == 0;  // CG-80
    if (at_home && who.citizenship != corporation) return Refusal{"first-share", "section 5"};
    const Money price = at_home ? first_share_price(turn.figures, turn.opening, corporation)
                                : share_price(turn.figures, turn.opening, corporation);
    if (const MaybeRefused refusal = pay_for(turn, player, "share", turn.id(corporation), 1, price)) return refusal;
    ++bought.shares[corporation.value()];
    ++bought.share_count;
    return std::nullopt;
}

MaybeRefused buy(Turn& turn, PlayerIndex player, const BuyInfluence&, const OrderPlace&) {
    const Player& who = turn.state[player];
    Purchases& bought = turn.of(player).bought;
    if (bought.influence) return Refusal{"once-a-turn", "step 1"};
    const int level = turn.opening[player].influence + 1;
    if (const MaybeRefused refusal = why_no_influence(turn.figures, turn.opening.turn, who, level)) return refusal;
    const Money price = influence_price(turn.figures, who, level);
    if (const MaybeRefused refusal = pay_for(turn, player, "influence", "", level, price)) return refusal;
    bought.influence = true;
    return std::nullopt;
}

namespace {

/// CG-88: "one clan only" counts what was paid for this turn.
bool paid_to_be_kobun_elsewhere(const Turn& turn, const std::vector<BoughtLoyalty>& paid, AgentIndex clan) {
    return std::any_of(paid.begin(), paid.end(), [&](const BoughtLoyalty& other) {
        return other.agent != clan && other.level >= turn.figures.loyalty.kobun &&
               turn.state[other.agent].kind == AgentKind::yakuza;
    });
}

MaybeRefused why_not_loyal(const Turn& turn, PlayerIndex player, AgentIndex index, int level) {
    const auto& paid = turn.of(player).bought.loyalties;
    if (std::any_of(paid.begin(), paid.end(), [&](const BoughtLoyalty& other) { return other.agent == index; }))
        return Refusal{"once-a-turn", "step 1"};
    if (const MaybeRefused refusal =
            why_not_loyal(turn.figures, turn.opening, turn.state, player, index, level, Eyes::rules))
        return refusal;
    const bool clan = turn.opening[index].kind == AgentKind::yakuza;
    if (clan && level >= turn.figures.loyalty.kobun && paid_to_be_kobun_elsewhere(turn, paid, index))
        return Refusal{"one-clan", "step 1"};
    return std::nullopt;
}

}  // namespace

MaybeRefused buy(Turn& turn, PlayerIndex player, const BuyLoyalty& order, const OrderPlace& place) {
    if (!order.agent.known) return Refusal{"unknown-agent", "step 1"};
    const AgentIndex agent = *order.agent.known;
    const int level = turn.opening[agent].loyalty_to(player) + 1;
    if (const MaybeRefused refusal = why_not_loyal(turn, player, agent, level)) {
        const bool enemy = is_enemy(turn.figures, turn.opening, agent, Entity::of(player));
        if (*refusal == agent_declines) {
            turn.of(player).bought.declined.push_back(place);
            turn.tell_game_master("CG-104",
                                  LoyaltyDeclined{turn.id(player), turn.id(agent), enemy ? "buyer-is-enemy" : "taken"});
        }
        return refusal;
    }
    const Money price = loyalty_price(turn.figures, level);
    if (!can_pay(turn, player, price)) return Refusal{"no-money", "CG-14"};
    move_money(turn, player, -price, "loyalty", turn.id(agent), "step 1");
    turn.of(player).bought.loyalties.push_back({agent, level, price, place});  // told once rivals are settled
    return std::nullopt;
}

namespace {

/// The party for which points are asked: the one already chosen, or the one named.
MaybeRefused choose_party(const Turn& turn, PlayerIndex player, const BuyPoints& order, PartyIndex& party) {
    const auto chosen = turn.state[player].party ? turn.state[player].party : turn.of(player).bought.points_party;
    if (order.party && !order.party->known) return Refusal{"unknown-party", "step 1"};
    if (!order.party && !chosen) return Refusal{"which-party", "step 1"};
    party = order.party ? *order.party->known : *chosen;
    if (chosen && *chosen != party) return Refusal{"other-party", "step 1"};
    return std::nullopt;
}

}  // namespace

MaybeRefused buy(Turn& turn, PlayerIndex player, const BuyPoints& order, const OrderPlace&) {
    const Player& who = turn.state[player];
    Purchases& bought = turn.of(player).bought;
    PartyIndex party;
    if (order.points < 1) return Refusal{"amount", "CG-36"};
    if (const MaybeRefused refusal = choose_party(turn, player, order, party)) return refusal;
    if (order.points > turn.figures.political_point.per_turn - bought.points) return Refusal{"per-turn", "CG-36"};
    if (const MaybeRefused refusal = why_not_party(turn.figures, turn.opening[player], who, party)) return refusal;
    const int points = static_cast<int>(order.points);
    if (who.political_points + bought.points + points > points_cap(turn.figures, who, party)) {
        return Refusal{"honour-cap", "CG-31"};
    }
    const Money price = turn.figures.political_point.price * points;
    if (const MaybeRefused refusal = pay_for(turn, player, "political-points", turn.id(party), points, price))
        return refusal;
    bought.points += points;
    bought.points_party = party;
    return std::nullopt;
}

MaybeRefused buy(Turn& turn, PlayerIndex player, const BuyCroc& order, const OrderPlace&) {
    Purchases& bought = turn.of(player).bought;
    if (turn.opening[player].croc || bought.croc) return Refusal{"one-croc", "step 1"};
    if (!turn.opening[player].citizenship) return Refusal{"citizenship", "step 1"};
    if (order.name.empty()) return Refusal{"name", "step 1"};
    if (const MaybeRefused refusal = pay_for(turn, player, "croc", order.name, 1, turn.figures.croc.price))
        return refusal;
    bought.croc = order.name;
    return std::nullopt;
}

MaybeRefused buy(Turn& turn, PlayerIndex player, const BuyCrocBonus& order, const OrderPlace&) {
    Purchases& bought = turn.of(player).bought;
    const auto& croc = turn.opening[player].croc;
    if (!croc && !bought.croc) return Refusal{"no-croc", "CG-35"};
    const std::size_t place = bonus_place(order.type);
    const int step = turn.figures.croc.bonus_step;
    const int now = (croc ? croc->bonus[place] : 0) + bought.croc_bonus[place];
    if (now + step > turn.figures.croc.bonus_max) return Refusal{"above-maximum", "CG-35"};
    if (const MaybeRefused refusal =
            pay_for(turn, player, "croc-bonus", id_of(order.type), step, turn.figures.croc.bonus))
        return refusal;
    bought.croc_bonus[place] += step;
    return std::nullopt;
}

MaybeRefused buy(Turn& turn, PlayerIndex player, const BuyCrocRun&, const OrderPlace&) {
    Purchases& bought = turn.of(player).bought;
    const auto& croc = turn.opening[player].croc;
    if (!croc && !bought.croc) return Refusal{"no-croc", "CG-35"};
    const int now = (croc ? croc->runs : 1) + bought.croc_runs;
    if (now + 1 > turn.figures.croc.runs_max) return Refusal{"above-maximum", "CG-35"};
    if (const MaybeRefused refusal = pay_for(turn, player, "croc-run", "", 1, turn.figures.croc.run)) return refusal;
    ++bought.croc_runs;
    return std::nullopt;
}

MaybeRefused buy(Turn& turn, PlayerIndex player, const BuyWarHonour& order, const OrderPlace&) {
    const Player& who = turn.state[player];
    Purchases& bought = turn.of(player).bought;
    if (order.points < 1) return Refusal{"amount", "step 1"};
    const int most = war_honour_limit(turn.figures, turn.opening, player);
    if (most == 0) return Refusal{"no-war", "step 1"};
    if (order.points > most - bought.war_honour) return Refusal{"per-turn", "step 1"};
    const int points = static_cast<int>(order.points);
    if (who.honour > honour_bounds(turn.figures, who).high - points) return Refusal{"above-maximum", "CG-34"};
    const Money price = turn.figures.war_honour.price * points;
    if (const MaybeRefused refusal = pay_for(turn, player, "war-honour", "", points, price)) return refusal;
    bought.war_honour += points;
    change_honour(turn, player, points, "war", "step 1");
    return std::nullopt;
}

void go_through_buy_lists(Turn& turn) {
    for (const PlayerIndex player : players_of(turn.state)) {
        const Sheet* sheet = turn.sheet(player);
        if (sheet == nullptr) continue;
        take_orders(turn, player, "buy", sheet->buy, [&](const BuyOrder& order, const OrderPlace& place) {
            return std::visit([&](const auto& what) { return buy(turn, player, what, place); }, order);
        });
    }
}

}  // namespace resolution::corporate
