// The sensible bot: keeps within its means, votes for what it owns, protects itself and
// attacks whoever leads.

#include "resolution/corporate/attitudes.h"
#include "resolution/corporate/bots/desk.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

using namespace orders::corporate;

namespace {

/// What it wants to rise: what it holds most of, or else one it could afford.
CorporationIndex champion(BotDesk& desk) {
    if (const auto held = desk.favourite()) return *held;
    std::vector<CorporationIndex> affordable;
    for (const CorporationIndex corporation : desk.ranking()) {
        if (desk.share_price(corporation) <= desk.left()) affordable.push_back(corporation);
    }
    return desk.any_of(affordable).value_or(desk.ranking().back());
}

/// What stands in its way: the best placed one that is not its own.
CorporationIndex obstacle(const BotDesk& desk, CorporationIndex champion) {
    for (const CorporationIndex corporation : desk.ranking()) {
        if (corporation != champion && desk.self().shares[corporation.value()] == 0) return corporation;
    }
    return desk.ranking().front() == champion ? desk.ranking().back() : desk.ranking().front();
}

/// Whoever holds most shares of the first corporation, as everybody can see.
std::optional<PlayerIndex> leader(const BotDesk& desk) {
    std::optional<PlayerIndex> best;
    const CorporationIndex first = desk.ranking().front();
    for (const PlayerIndex rival : desk.rivals()) {
        const int held = desk.state()[rival].shares[first.value()];
        if (held > 0 && (!best || held > desk.state()[*best].shares[first.value()])) best = rival;
    }
    return best;
}

void vote(BotDesk& desk, Sheet& sheet, CorporationIndex up, CorporationIndex down) {
    for (int i = 0; i < desk.votes(); ++i) sheet.votes.emplace_back(VoteOrder{named(up), named(down)});
    const bool may_forecast = desk.influence() > 0 && desk.self().effects.no_forecast_until < desk.state().turn;
    if (sheet.votes.empty() || !may_forecast) return;
    const auto place = std::find(desk.ranking().begin(), desk.ranking().end(), up) - desk.ranking().begin();
    sheet.forecasts.emplace_back(ForecastOrder{named(up), place + 1});
}

// How this bot weighs things: its character, not figures of the game.
constexpr int level_weight = 10;  ///< a level of loyalty counts as so many points of bonus
constexpr int attack_units = 3;   ///< of money in a run against what stands in its way
constexpr int other_units = 2;
constexpr int reserve_units = 4;  ///< kept before it thinks of runs at all
constexpr int courting_percent = 60;
constexpr int auction_percent = 25;

/// Would this agent, as far as everybody knows, take a run against that target?
bool spares(const BotDesk& desk, AgentIndex agent, Entity target) {
    const Agent& who = desk.state()[agent];
    return std::any_of(who.allies.begin(), who.allies.end(), [&](const Attitude& attitude) {
        return covers(desk.figures(), desk.state(), attitude, target);
    });
}

/// Somebody good at that type who may well say yes. Everybody asks the best one, and a
/// fixer serves one only: so it draws among the better half.
AgentChoice willing_agent(BotDesk& desk, const Sheet& sheet, RunType type, Entity target) {
    const auto bonus = [&](AgentIndex agent) {
        const auto& who = desk.state()[agent];
        return who.bonus[static_cast<std::size_t>(type)] + level_weight * who.loyalty_to(desk.player());
    };
    std::vector<AgentIndex> willing;
    for (const AgentIndex agent : desk.willing_agents()) {
        const bool asked = std::any_of(sheet.runs.begin(), sheet.runs.end(), [&](const std::optional<RunOrder>& run) {
            return run && run->agent == AgentChoice(Named<AgentIndex>{agent});
        });
        const bool hostile = type != RunType::protection;
        if (!asked && bonus(agent) > 0 && !(hostile && spares(desk, agent, target))) willing.push_back(agent);
    }
    std::stable_sort(willing.begin(), willing.end(), [&](AgentIndex a, AgentIndex b) { return bonus(a) > bonus(b); });
    willing.resize((willing.size() + 1) / 2);
    const auto chosen = desk.any_of(willing);
    if (!chosen) return Independents{};
    return Named<AgentIndex>{chosen};
}

void order_run(BotDesk& desk, Sheet& sheet, RunType type, Entity target, int units, int& networks) {
    RunOrder order;
    order.type = type;
    order.target = target;
    order.agent = willing_agent(desk, sheet, type, target);
    order.invest = desk.figures().run.unit * units;
    order.network = networks > 0;
    if (!desk.spend(order.invest)) return;
    if (order.network) --networks;
    sheet.runs.emplace_back(std::move(order));
}

void run(BotDesk& desk, Sheet& sheet, CorporationIndex rival_corporation) {
    if (desk.self().honour <= desk.figures().honour.pariah) return;
    int networks = desk.self().effects.no_network_until < desk.state().turn ? desk.influence() : 0;
    const Money reserve = desk.figures().run.unit * reserve_units;
    if (desk.left() < reserve) return;
    order_run(desk, sheet, RunType::sabotage, Entity::of(rival_corporation), attack_units, networks);
    if (!desk.launch()) order_run(desk, sheet, RunType::protection, Entity::of(desk.player()), other_units, networks);
    const auto ahead = leader(desk);
    if (ahead && desk.left() > reserve * 3) {
        order_run(desk, sheet, RunType::scandal, Entity::of(*ahead), other_units, networks);
    }
}

}  // namespace

Sheet sensible_sheet(BotDesk& desk) {
    Sheet sheet;
    const CorporationIndex up = champion(desk);
    const CorporationIndex down = obstacle(desk, up);
    vote(desk, sheet, up, down);
    for (int i = 0; i < desk.influence(); ++i) desk.buy_share(sheet, up);
    const int level = desk.self().influence + 1;
    const Money price = desk.figures().influence.price * level;
    if (!desk.launch() && level <= desk.self().honour && desk.left() > price * 2 && desk.spend(price)) {
        sheet.buy.emplace_back(BuyInfluence{});
    }
    if (const auto agent = desk.any_of(desk.courted_agents()); agent && desk.chance(courting_percent))
        desk.buy_loyalty(sheet, *agent);
    run(desk, sheet, down);
    desk.settle_rights(sheet, up, down);
    if (desk.state().auction > 0 && desk.left() > Money{}) sheet.auction = desk.left().percent(auction_percent);
    const auto alignment = desk.figures()[up].alignment;
    const bool opposed = desk.self().party && alignment && desk.self().party != alignment;
    if (!desk.self().citizenship && desk.favourite() == up && !opposed) sheet.citizenship = CitizenshipOrder{named(up)};
    return sheet;
}

}  // namespace resolution::corporate
