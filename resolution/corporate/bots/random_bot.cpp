// The random bot: whatever has a fair chance of being legal, within its means.

#include "resolution/corporate/bots/desk.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

using namespace orders::corporate;

namespace {

void vote(BotDesk& desk, Sheet& sheet) {
    for (int i = 0; i < desk.votes(); ++i) {
        const auto up = desk.any_of(desk.ranking());
        const auto down = desk.any_of(desk.ranking());
        if (up != down) sheet.votes.emplace_back(VoteOrder{named(*up), named(*down)});
    }
    if (sheet.votes.empty() || desk.influence() < 1 || !desk.chance(70)) return;
    const int places = static_cast<int>(desk.ranking().size());
    sheet.forecasts.emplace_back(ForecastOrder{sheet.votes.front()->up, desk.die(places)});
}

void buy_points(BotDesk& desk, Sheet& sheet) {
    std::vector<PartyIndex> parties;
    for (const PartyIndex party : parties_of(desk.state())) {
        const auto home = desk.self().citizenship;
        const bool opposed = home && desk.figures()[*home].alignment && desk.figures()[*home].alignment != party;
        const bool other = desk.self().party && desk.self().party != party;
        const bool room = desk.self().political_points < points_cap(desk.figures(), desk.self(), party);
        if (!opposed && !other && room && !barred_from_party(desk.figures(), desk.self(), party))
            parties.push_back(party);
    }
    const auto party = desk.any_of(parties);
    if (!party || !desk.spend(desk.figures().political_point.price)) return;
    sheet.buy.emplace_back(BuyPoints{1, Named<PartyIndex>{party}});
}

void buy(BotDesk& desk, Sheet& sheet) {
    for (int i = 0; i < desk.influence(); ++i) {
        if (desk.chance(50)) desk.buy_share(sheet, *desk.any_of(desk.ranking()));
    }
    if (desk.chance(50)) {
        if (const auto agent = desk.any_of(desk.courted_agents())) desk.buy_loyalty(sheet, *agent);
    }
    if (desk.chance(30)) buy_points(desk, sheet);
    const int level = desk.self().influence + 1;
    if (!desk.launch() && level <= desk.self().honour && desk.chance(20) &&
        desk.spend(desk.figures().influence.price * level)) {
        sheet.buy.emplace_back(BuyInfluence{});
    }
    if (desk.self().citizenship && !desk.self().croc && desk.chance(20) && desk.spend(desk.figures().croc.price)) {
        sheet.buy.emplace_back(BuyCroc{"CROC of " + desk.self().id});
    }
    if (!desk.launch() && desk.self().honour > 2 && desk.chance(10)) sheet.honour = HonourOrder{1, std::nullopt};
}

std::optional<RunTarget> target_of(BotDesk& desk, RunOrder& run) {
    const bool safe = desk.launch() && (run.type == RunType::sabotage || run.type == RunType::datasteal);
    const auto rival = desk.any_of(desk.rivals());
    if (run.type == RunType::assassination) {
        std::vector<AgentIndex> fixers;
        for (const AgentIndex agent : agents_of(desk.state())) {
            const Agent& who = desk.state()[agent];
            if (who.kind == AgentKind::fixer && who.state != AgentState::dead) fixers.push_back(agent);
        }
        const auto fixer = desk.any_of(fixers);
        return fixer ? std::optional<RunTarget>(Entity::of(*fixer)) : std::nullopt;
    }
    if (run.type == RunType::protection && desk.chance(50)) return RunTarget(Entity::of(desk.player()));
    if (run.type != RunType::scandal && (safe || !rival || desk.chance(50))) {
        const CorporationIndex corporation = *desk.any_of(desk.ranking());
        if (run.type == RunType::datasteal) {
            const auto benefit = desk.any_of(desk.ranking());
            if (*benefit == corporation) return std::nullopt;
            run.benefit = named(*benefit);
        }
        return RunTarget(Entity::of(corporation));
    }
    if (run.type == RunType::scandal && desk.chance(30)) {
        run.line = static_cast<Line>(desk.die(3) - 1);
        return RunTarget(Entity::of(
            PartyIndex{static_cast<std::size_t>(desk.die(static_cast<int>(desk.state().parties.size()))) - 1}));
    }
    return rival ? std::optional<RunTarget>(Entity::of(*rival)) : std::nullopt;
}

void run(BotDesk& desk, Sheet& sheet) {
    if (desk.self().honour <= desk.figures().honour.pariah) return;
    const int runs = desk.die(4) - 1;
    for (int i = 0; i < runs; ++i) {
        RunOrder order;
        order.type = static_cast<RunType>(desk.die(static_cast<int>(run_type_ids.size())) - 1);
        const auto target = target_of(desk, order);
        if (!target) continue;
        order.target = *target;
        const auto agent = desk.any_of(desk.willing_agents());
        if (agent && desk.chance(75)) {
            order.agent = Named<AgentIndex>{agent};
        } else if (desk.self().croc && desk.self().citizenship && desk.chance(50)) {
            order.agent = OwnCroc{};
        } else {
            order.agent = Independents{};
        }
        order.network = i < desk.influence() && desk.self().effects.no_network_until < desk.state().turn;
        order.invest = desk.figures().run.unit * desk.die(5);
        if (desk.spend(order.invest)) sheet.runs.emplace_back(std::move(order));
    }
}

}  // namespace

Sheet random_sheet(BotDesk& desk) {
    Sheet sheet;
    vote(desk, sheet);
    buy(desk, sheet);
    run(desk, sheet);
    desk.settle_rights(sheet, *desk.any_of(desk.ranking()), desk.any_of(desk.ranking()));
    if (desk.state().auction > 0 && desk.chance(50) && desk.left() > Money{})
        sheet.auction = desk.left().percent(desk.die(50));
    const auto home = desk.favourite();
    if (home && !desk.self().citizenship && desk.chance(40)) sheet.citizenship = CitizenshipOrder{named(*home)};
    if (!desk.self().evidence.empty() && desk.chance(30)) {
        sheet.evidence.emplace_back(EvidenceOrder{EvidenceUse::publish, {desk.self().evidence.front()}, std::nullopt});
    }
    return sheet;
}

}  // namespace resolution::corporate
