#include "resolution/corporate/prices.h"

#include <algorithm>

#include "resolution/corporate/attitudes.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

Money share_price(const Figures& figures, const State& opening, CorporationIndex corporation) {
    const bool first = !opening.ranking.empty() && opening.ranking.front() == corporation;
    return (first ? figures.share.price_first : figures.share.price) * opening[corporation].assets;
}

bool owes_first_share(const Player& player) {
    const bool holds_some =
        std::any_of(player.shares.begin(), player.shares.end(), [](int shares) { return shares > 0; });
    return player.traits.has(Trait::corporate_citizen) && player.citizenship && !holds_some;
}

Money first_share_price(const Figures& figures, const State& opening, CorporationIndex home) {
    const Money price = figures.share.price * opening[home].assets - figures.first_share_discount;
    return std::max(price, Money{});
}

Money influence_price(const Figures& figures, const Player& player, int level) {
    int discount = 0;
    player.traits.each([&](Trait trait) { discount += figures[trait].influence_discount_percent; });
    return (figures.influence.price * level).percent(100 - discount);
}

namespace {

bool another_passed(const Figures& figures, const State& opening, const State& present, PlayerIndex player,
                    const Agent& fixer) {
    for (const PlayerIndex other : players_of(opening)) {
        if (other != player && present[other].in_game && fixer.loyalty_to(other) > figures.loyalty.fixer_shared)
            return true;
    }
    return false;
}

bool is_kobun_elsewhere(const Figures& figures, const State& opening, PlayerIndex player, AgentIndex clan) {
    for (const AgentIndex other : agents_of(opening)) {
        const Agent& agent = opening[other];
        const bool kobun = agent.kind == AgentKind::yakuza && agent.loyalty_to(player) >= figures.loyalty.kobun;
        if (other != clan && kobun) return true;
    }
    return false;
}

}  // namespace

MaybeRefused why_no_influence(const Figures& figures, int turn, const Player& player, int level) {
    if (figures.is_launch(turn) && figures.launch.no_influence) return Refusal{"launch", "step 1"};
    if (level > influence_cap(figures, player))
        return influence_bar(figures, player) ? Refusal{"above-maximum", "CG-108"} : Refusal{"honour-cap", "CG-31"};
    return std::nullopt;
}

MaybeRefused why_not_loyal(const Figures& figures, const State& opening, const State& present, PlayerIndex player,
                           AgentIndex index, int level, Eyes eyes) {
    const Agent& agent = opening[index];
    const Player& who = present[player];
    if (agent.kind == AgentKind::agency) return Refusal{"agency", "step 1"};
    if (present[index].state == AgentState::dead) return Refusal{"dead", "step 1"};
    if (level > figures.loyalty.max) return Refusal{"above-maximum", "step 1"};
    if (level > loyalty_cap(figures, who, agent)) return Refusal{"honour-cap", "CG-31"};
    const bool enemy = eyes == Eyes::rules ? is_enemy(figures, opening, index, Entity::of(player))
                                           : is_known_enemy(figures, opening, index, player);
    if (enemy) return agent_declines;
    if (agent.kind == AgentKind::fixer) {
        // Whom else a fixer serves is its secret.
        const bool above = eyes == Eyes::rules && level > figures.loyalty.fixer_shared;
        return above && another_passed(figures, opening, present, player, agent) ? MaybeRefused(agent_declines)
                                                                                 : std::nullopt;
    }
    if (level > clan_level_bar(figures, who)) return Refusal{"barred", "section 5"};
    if (level >= figures.loyalty.kobun && is_kobun_elsewhere(figures, opening, player, index))
        return Refusal{"one-clan", "step 1"};
    return std::nullopt;
}

MaybeRefused why_not_party(const Figures& figures, const Player& opening, const Player& present, PartyIndex party) {
    if (barred_from_party(figures, present, party)) return Refusal{"barred", "section 5"};
    const auto alignment = opening.citizenship ? figures[*opening.citizenship].alignment : std::nullopt;
    if (alignment && *alignment != party) return Refusal{"alignment", "step 1"};
    return std::nullopt;
}

Money begging_price(const Figures& figures, const Player& player) {
    Money price = figures.honour.beg;
    player.traits.each([&](Trait trait) { price = figures[trait].honour_beg.value_or(price); });
    return price;
}

Money honour_price(const Figures& figures, const Player& player) {
    Money price = figures.honour.buy;
    player.traits.each([&](Trait trait) { price = figures[trait].honour_buy.value_or(price); });
    return price;
}

MaybeRefused why_no_begging(const Figures& figures, int turn, const Player& player) {
    if (figures.is_launch(turn) && figures.launch.no_begging) return Refusal{"launch", "step 1"};
    bool barred = false;
    player.traits.each([&](Trait trait) { barred = barred || (figures[trait].no_begging && shows(player, trait)); });
    if (barred) return Refusal{"no-begging", "section 5"};
    if (player.honour < 1) return Refusal{"honour-floor", "step 1"};  // CG-106: the last point may go
    return std::nullopt;
}

Money speculation_gain(const Figures& figures, const Player& player) {
    Money each = figures.speculation;
    player.traits.each([&](Trait trait) { each = figures[trait].speculation.value_or(each); });
    return each;
}

int war_honour_limit(const Figures& figures, const State& opening, PlayerIndex player) {
    int most = 0;
    for (const Agent& agent : opening.agents) {
        if (agent.kind != AgentKind::yakuza || agent.state != AgentState::war) continue;
        const int level = agent.loyalty_to(player);
        if (level >= figures.loyalty.kobun) most = std::max(most, figures.war_honour.kobun);
        if (level >= figures.loyalty.oyabun) most = std::max(most, figures.war_honour.oyabun);
    }
    return most;
}

namespace {

/// A loyalist keeps to the corporation where it started, unless that one crashed (CG-91: it may have none).
bool is_disloyal(const State& opening, const State& present, PlayerIndex player, CorporationIndex corporation) {
    const Player& who = present[player];
    if (!who.traits.has(Trait::loyalist)) return false;
    const auto home = who.objectives.home ? who.objectives.home : opening[player].citizenship;
    return home && *home != corporation && !present[*home].bankrupt;
}

}  // namespace

MaybeRefused why_not_citizen(const Figures& figures, const State& opening, const State& present, PlayerIndex player,
                             std::optional<PartyIndex> party, CorporationIndex corporation) {
    if (present[corporation].bankrupt) return Refusal{"bankrupt", "CG-68"};
    if (opening[player].shares[corporation.value()] < 1) return Refusal{"no-share", "CG-68"};
    const auto alignment = figures[corporation].alignment;
    if (party && alignment && *party != *alignment) return Refusal{"alignment", "step 10"};
    if (is_disloyal(opening, present, player, corporation)) return Refusal{"loyalist", "section 5"};
    return std::nullopt;
}

}  // namespace resolution::corporate
