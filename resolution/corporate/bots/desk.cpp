#include "resolution/corporate/bots/desk.h"

#include "resolution/corporate/attitudes.h"
#include "resolution/corporate/bots/bots.h"
#include "resolution/corporate/prices.h"
#include "resolution/corporate/rights.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

using namespace orders::corporate;

BotDesk::BotDesk(const Figures& figures, const Known<State>& known, Dice& dice)
    : figures_(figures), state_(*known), player_(known.player()), dice_(dice), left_(self().money) {}

int BotDesk::die(int sides) { return dice_.die("bot/" + self().id + "/orders/" + std::to_string(++drawn_), sides); }

bool BotDesk::spend(Money amount) {
    if (amount > left_) return false;
    left_ -= amount;
    return true;
}

std::vector<PlayerIndex> BotDesk::rivals() const {
    std::vector<PlayerIndex> out;
    for (const PlayerIndex other : players_of(state_)) {
        if (other != player_ && state_[other].in_game) out.push_back(other);
    }
    return out;
}

std::vector<AgentIndex> BotDesk::willing_agents() const {
    std::vector<AgentIndex> out;
    for (const AgentIndex agent : agents_of(state_)) {
        const Agent& who = state_[agent];
        const bool open = who.state == AgentState::free;
        const bool ours = who.kind != AgentKind::agency || (who.party == self().party && self().political_points > 0);
        const bool foe = std::any_of(who.enemies.begin(), who.enemies.end(), [&](const Attitude& attitude) {
            return covers(figures_, state_, attitude, Entity::of(player_));
        });
        if (open && ours && !foe) out.push_back(agent);
    }
    return out;
}

std::vector<AgentIndex> BotDesk::courted_agents() const {
    std::vector<AgentIndex> out;
    for (const AgentIndex agent : willing_agents()) {
        const Agent& who = state_[agent];
        if (who.kind == AgentKind::agency) continue;
        const int level = who.loyalty_to(player_) + 1;
        const int bar = who.kind == AgentKind::yakuza ? clan_level_bar(figures_, self()) : figures_.loyalty.max;
        if (level <= std::min({figures_.loyalty.max, loyalty_cap(figures_, self(), who), bar})) out.push_back(agent);
    }
    return out;
}

int BotDesk::votes() const { return votes_of(figures_, state_, player_, false); }

int BotDesk::influence() const { return effective_influence(figures(), self()); }

Money BotDesk::share_price(CorporationIndex corporation) const {
    return corporate::share_price(figures_, state_, corporation);
}

std::optional<CorporationIndex> BotDesk::favourite() const {
    std::optional<CorporationIndex> best;
    for (const CorporationIndex corporation : state_.ranking) {
        const int held = self().shares[corporation.value()];
        if (held > 0 && (!best || held > self().shares[best->value()])) best = corporation;
    }
    return best;
}

Named<CorporationIndex> named(CorporationIndex corporation) { return {corporation}; }

void BotDesk::buy_share(Sheet& sheet, CorporationIndex corporation) {
    if (spend(share_price(corporation))) sheet.buy.emplace_back(BuyShare{named(corporation)});
}

void BotDesk::buy_loyalty(Sheet& sheet, AgentIndex agent) {
    const int level = state_[agent].loyalty_to(player_) + 1;
    if (spend(loyalty_price(figures_, level))) sheet.buy.emplace_back(BuyLoyalty{{agent}});
}

void BotDesk::settle_rights(Sheet& sheet, CorporationIndex up, std::optional<CorporationIndex> down) {
    for (const AgentIndex agent : agents_of(state_)) {
        const Agent& captive = state_[agent];
        if (captive.state == AgentState::captured && captive.captor == player_) {
            sheet.captives.push_back({{agent}, chance(50) ? CaptiveFate::execute : CaptiveFate::turn});
        }
    }
    if (self().effects.grant > 0) sheet.grant.emplace_back(GrantOrder{named(up), self().effects.grant});
    if (self().effects.public_contract) {
        const bool take = down && chance(50);
        sheet.public_contract.emplace();
        (take ? sheet.public_contract->remove : sheet.public_contract->add) = named(take ? *down : up);
    }
    const bool may_guess = !self().effects.no_estimate;
    if (self().effects.bound_to_dragon || chance(25)) {
        sheet.dragon.emplace();
        const int others = static_cast<int>(rivals().size());
        if (may_guess) sheet.dragon->estimates.push_back(1 + die(std::max(1, others / 2)));
    }
    if (self().party) sheet.party_line = static_cast<Line>(die(static_cast<int>(line_ids.size())) - 1);
}

std::vector<std::string> bot_policies() { return {"sensible", "random"}; }

Sheet bot_sheet(std::string_view policy, const Figures& figures, const Known<State>& known, Dice& dice) {
    BotDesk desk(figures, known, dice);
    if (!desk.self().in_game || known->ranking.size() < 2) return {};
    return policy == "random" ? random_sheet(desk) : sensible_sheet(desk);
}

}  // namespace resolution::corporate
