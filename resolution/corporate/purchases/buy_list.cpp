#include <algorithm>

#include "resolution/corporate/attitudes.h"
#include "resolution/corporate/facts/purchases.h"
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

namespace {

/// A corporate citizen's very first share belongs to its corporation, at a discount (CG-80).
bool is_first_share(const Turn& turn, PlayerIndex player) {
    const Player& who = turn.opening[player];
    const bool holds_some = std::any_of(who.shares.begin(), who.shares.end(), [](int shares) { return shares > 0; });
    return who.traits.has(Trait::corporate_citizen) && who.citizenship && !holds_some &&
           turn.of(player).bought.share_count == 0;
}

}  // namespace

MaybeRefused buy(Turn& turn, PlayerIndex player, const BuyShare& order, const std::string&) {
    Purchases& bought = turn.of(player).bought;
    if (!order.corporation.known) return Refusal{"unknown-corporation", "step 1"};
    const CorporationIndex corporation = *order.corporation.known;
    if (turn.opening[corporation].bankrupt) return Refusal{"bankrupt", "step 1"};
    if (bought.share_count >= effective_influence(turn.opening[player])) return Refusal{"influence", "CG-31"};
    const Figures& figures = turn.figures;
    const bool first = !turn.opening.ranking.empty() && turn.opening.ranking.front() == corporation;
    Money price = (first ? figures.share.price_first : figures.share.price) * turn.opening[corporation].assets;
    if (is_first_share(turn, player)) {
        if (turn.opening[player].citizenship != corporation) return Refusal{"first-share", "section 5"};
        price = figures.share.price * turn.opening[corporation].assets - figures.first_share_discount;
        price = std::max(price, Money{});
    }
    if (const MaybeRefused refusal = pay_for(turn, player, "share", turn.id(corporation), 1, price)) return refusal;
    ++bought.shares[corporation.value()];
    ++bought.share_count;
    return std::nullopt;
}

MaybeRefused buy(Turn& turn, PlayerIndex player, const BuyInfluence&, const std::string&) {
    const Player& who = turn.state[player];
    Purchases& bought = turn.of(player).bought;
    if (turn.is_launch() && turn.figures.launch.no_influence) return Refusal{"launch", "step 1"};
    if (bought.influence) return Refusal{"once-a-turn", "step 1"};
    const int level = turn.opening[player].influence + 1;
    if (level > who.honour) return Refusal{"honour-cap", "CG-31"};
    int discount = 0;
    bool above = false;
    who.traits.each([&](Trait trait) {
        const TraitFigures& data = turn.figures[trait];
        discount += data.influence_discount_percent;
        above = above || (data.influence_max && level > *data.influence_max && shows(who, trait));
    });
    if (above) return Refusal{"above-maximum", "section 5"};
    const Money price = (turn.figures.influence.price * level).percent(100 - discount);
    if (const MaybeRefused refusal = pay_for(turn, player, "influence", "", level, price)) return refusal;
    bought.influence = true;
    return std::nullopt;
}

namespace {

bool another_passed(const Turn& turn, const State& state, PlayerIndex player, const Agent& fixer) {
    for (const PlayerIndex other : players_of(state)) {
        if (other != player && turn.in_game(other) && fixer.loyalty_to(other) > turn.figures.loyalty.fixer_shared)
            return true;
    }
    return false;
}

/// CG-88: what was paid for this turn counts too.
bool is_kobun_elsewhere(const Turn& turn, PlayerIndex player, AgentIndex clan) {
    const int kobun = turn.figures.loyalty.kobun;
    for (const AgentIndex other : agents_of(turn.opening)) {
        const Agent& agent = turn.opening[other];
        if (other != clan && agent.kind == AgentKind::yakuza && agent.loyalty_to(player) >= kobun) return true;
    }
    const auto& paid = turn.of(player).bought.loyalties;
    return std::any_of(paid.begin(), paid.end(), [&](const BoughtLoyalty& other) {
        return other.agent != clan && other.level >= kobun && turn.state[other.agent].kind == AgentKind::yakuza;
    });
}

MaybeRefused why_not_loyal(const Turn& turn, PlayerIndex player, AgentIndex index, int level) {
    const Agent& agent = turn.opening[index];
    const Player& who = turn.state[player];
    if (agent.kind == AgentKind::agency) return Refusal{"agency", "step 1"};
    if (turn.state[index].state == AgentState::dead) return Refusal{"dead", "step 1"};
    const auto& paid = turn.of(player).bought.loyalties;
    if (std::any_of(paid.begin(), paid.end(), [&](const BoughtLoyalty& other) { return other.agent == index; })) {
        return Refusal{"once-a-turn", "step 1"};
    }
    if (level > turn.figures.loyalty.max) return Refusal{"above-maximum", "step 1"};
    if (level > loyalty_cap(turn.figures, who, agent)) return Refusal{"honour-cap", "CG-31"};
    if (is_enemy(turn.figures, turn.opening, index, Entity::of(player))) return Refusal{"enemy", "step 1"};
    if (agent.kind == AgentKind::fixer) {
        const bool above = level > turn.figures.loyalty.fixer_shared;
        return above && another_passed(turn, turn.opening, player, agent) ? MaybeRefused(Refusal{"taken", "step 1"})
                                                                          : std::nullopt;
    }
    if (level > clan_level_bar(turn.figures, who)) return Refusal{"barred", "section 5"};
    if (level >= turn.figures.loyalty.kobun && is_kobun_elsewhere(turn, player, index))
        return Refusal{"one-clan", "step 1"};
    return std::nullopt;
}

}  // namespace

MaybeRefused buy(Turn& turn, PlayerIndex player, const BuyLoyalty& order, const std::string& path) {
    if (!order.agent.known) return Refusal{"unknown-agent", "step 1"};
    const AgentIndex agent = *order.agent.known;
    const int level = turn.opening[agent].loyalty_to(player) + 1;
    if (const MaybeRefused refusal = why_not_loyal(turn, player, agent, level)) return refusal;
    const Money price = turn.figures.loyalty.price * level;
    if (const MaybeRefused refusal = pay_for(turn, player, "loyalty", turn.id(agent), level, price)) return refusal;
    turn.of(player).bought.loyalties.push_back({agent, level, price, path});
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

MaybeRefused buy(Turn& turn, PlayerIndex player, const BuyPoints& order, const std::string&) {
    const Player& who = turn.state[player];
    Purchases& bought = turn.of(player).bought;
    PartyIndex party;
    if (order.points < 1) return Refusal{"amount", "CG-36"};
    if (const MaybeRefused refusal = choose_party(turn, player, order, party)) return refusal;
    if (order.points > turn.figures.political_point.per_turn - bought.points) return Refusal{"per-turn", "CG-36"};
    if (barred_from_party(turn.figures, who, party)) return Refusal{"barred", "section 5"};
    const auto citizenship = turn.opening[player].citizenship;
    const auto alignment = citizenship ? turn.figures[*citizenship].alignment : std::nullopt;
    if (alignment && *alignment != party) return Refusal{"alignment", "step 1"};
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

MaybeRefused buy(Turn& turn, PlayerIndex player, const BuyCroc& order, const std::string&) {
    Purchases& bought = turn.of(player).bought;
    if (turn.opening[player].croc || bought.croc) return Refusal{"one-croc", "step 1"};
    if (!turn.opening[player].citizenship) return Refusal{"citizenship", "step 1"};
    if (order.name.empty()) return Refusal{"name", "step 1"};
    if (const MaybeRefused refusal = pay_for(turn, player, "croc", order.name, 1, turn.figures.croc.price))
        return refusal;
    bought.croc = order.name;
    return std::nullopt;
}

MaybeRefused buy(Turn& turn, PlayerIndex player, const BuyCrocBonus& order, const std::string&) {
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

MaybeRefused buy(Turn& turn, PlayerIndex player, const BuyCrocRun&, const std::string&) {
    Purchases& bought = turn.of(player).bought;
    const auto& croc = turn.opening[player].croc;
    if (!croc && !bought.croc) return Refusal{"no-croc", "CG-35"};
    const int now = (croc ? croc->runs : 1) + bought.croc_runs;
    if (now + 1 > turn.figures.croc.runs_max) return Refusal{"above-maximum", "CG-35"};
    if (const MaybeRefused refusal = pay_for(turn, player, "croc-run", "", 1, turn.figures.croc.run)) return refusal;
    ++bought.croc_runs;
    return std::nullopt;
}

MaybeRefused buy(Turn& turn, PlayerIndex player, const BuyWarHonour& order, const std::string&) {
    const Player& who = turn.state[player];
    Purchases& bought = turn.of(player).bought;
    if (order.points < 1) return Refusal{"amount", "step 1"};
    int most = 0;
    for (const AgentIndex clan : turn.clans()) {  // CG-39: kobun and oyabun at the opening
        const Agent& agent = turn.opening[clan];
        if (agent.state != AgentState::war) continue;
        const int level = agent.loyalty_to(player);
        if (level >= turn.figures.loyalty.kobun) most = std::max(most, turn.figures.war_honour.kobun);
        if (level >= turn.figures.loyalty.oyabun) most = std::max(most, turn.figures.war_honour.oyabun);
    }
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
            return std::visit([&](const auto& what) { return buy(turn, player, what, place.path); }, order);
        });
    }
}

}  // namespace resolution::corporate
