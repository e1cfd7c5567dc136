// The sensible bot: keeps within its means, votes for what it owns, protects itself and
// attacks whoever leads.

#include "resolution/corporate/bots/desk.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

using namespace orders::corporate;

namespace {

/// What it wants to rise: what it holds most of, or else one it could afford.
CorporationIndex champion(Desk& desk) {
    if (const auto held = desk.favourite()) return *held;
    std::vector<CorporationIndex> affordable;
    for (const CorporationIndex corporation : desk.ranking()) {
        if (desk.share_price(corporation) <= desk.left()) affordable.push_back(corporation);
    }
    return desk.any_of(affordable).value_or(desk.ranking().back());
}

/// What stands in its way: the best placed one that is not its own.
CorporationIndex obstacle(const Desk& desk, CorporationIndex champion) {
    for (const CorporationIndex corporation : desk.ranking()) {
        if (corporation != champion && desk.self().shares[corporation.value()] == 0) return corporation;
    }
    return desk.ranking().front() == champion ? desk.ranking().back() : desk.ranking().front();
}

/// Whoever holds most shares of the first corporation, as everybody can see.
std::optional<PlayerIndex> leader(const Desk& desk) {
    std::optional<PlayerIndex> best;
    const CorporationIndex first = desk.ranking().front();
    for (const PlayerIndex rival : desk.rivals()) {
        const int held = desk.state()[rival].shares[first.value()];
        if (held > 0 && (!best || held > desk.state()[*best].shares[first.value()])) best = rival;
    }
    return best;
}

void vote(Desk& desk, Sheet& sheet, CorporationIndex up, CorporationIndex down) {
    for (int i = 0; i < desk.votes(); ++i) sheet.votes.emplace_back(VoteOrder{named(up), named(down)});
    const bool may_forecast = desk.influence() > 0 && desk.self().effects.no_forecast_until < desk.state().turn;
    if (sheet.votes.empty() || !may_forecast) return;
    const auto place = std::find(desk.ranking().begin(), desk.ranking().end(), up) - desk.ranking().begin();
    sheet.forecasts.emplace_back(ForecastOrder{named(up), place + 1});
}

/// The agent with the best bonus for that type among those who would work for it.
AgentChoice best_agent(const Desk& desk, RunType type) {
    std::optional<AgentIndex> best;
    const auto bonus = [&](AgentIndex agent) {
        const auto kind = type == RunType::assassination ? RunType::protection : type;
        return desk.state()[agent].bonus[static_cast<std::size_t>(kind)] +
               10 * desk.state()[agent].loyalty_to(desk.player());
    };
    for (const AgentIndex agent : desk.willing_agents()) {
        if (!best || bonus(agent) > bonus(*best)) best = agent;
    }
    if (!best) return Independents{};
    return Named<AgentIndex>{*best};
}

void order_run(Desk& desk, Sheet& sheet, RunType type, Entity target, int units, int& networks) {
    RunOrder order;
    order.type = type;
    order.target = target;
    order.agent = best_agent(desk, type);
    order.invest = desk.figures().run.unit * units;
    order.network = networks > 0;
    if (!desk.spend(order.invest)) return;
    if (order.network) --networks;
    sheet.runs.emplace_back(std::move(order));
}

void run(Desk& desk, Sheet& sheet, CorporationIndex rival_corporation) {
    if (desk.self().honour <= desk.figures().honour.pariah) return;
    int networks = desk.self().effects.no_network_until < desk.state().turn ? desk.influence() : 0;
    const Money reserve = desk.figures().run.unit * 4;
    if (desk.left() < reserve) return;
    order_run(desk, sheet, RunType::sabotage, Entity::of(rival_corporation), 3, networks);
    if (!desk.launch()) order_run(desk, sheet, RunType::protection, Entity::of(desk.player()), 2, networks);
    const auto ahead = leader(desk);
    if (ahead && desk.left() > reserve * 3) order_run(desk, sheet, RunType::scandal, Entity::of(*ahead), 2, networks);
}

}  // namespace

Sheet sensible_sheet(Desk& desk) {
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
    if (const auto agent = desk.any_of(desk.courted_agents()); agent && desk.chance(60))
        desk.buy_loyalty(sheet, *agent);
    run(desk, sheet, down);
    desk.settle_rights(sheet, up, down);
    if (desk.state().auction > 0 && desk.left() > Money{}) sheet.auction = desk.left().percent(25);
    const auto alignment = desk.figures()[up].alignment;
    const bool opposed = desk.self().party && alignment && desk.self().party != alignment;
    if (!desk.self().citizenship && desk.favourite() == up && !opposed) sheet.citizenship = CitizenshipOrder{named(up)};
    return sheet;
}

}  // namespace resolution::corporate
