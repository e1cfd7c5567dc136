#include "resolution/corporate/draws.h"

#include "resolution/corporate/id_lists.h"
#include "resolution/corporate/names.h"
#include "resolution/corporate/shadows.h"

namespace resolution::corporate {

namespace {

constexpr int tie_sides = 1'000'000;

struct Domains {
    std::vector<std::string> players;
    std::vector<std::string> corporations;
    std::vector<std::string> parties;
    std::vector<std::string> agents;  ///< CROCs and possible newcomers included
    std::vector<std::string> clans;
};

Domains domains_of(const Figures& figures, const State& state) {
    Domains out{ids_of(state.players), ids_of(figures.corporations), ids_of(figures.parties), ids_of(state.agents), {}};
    for (const Agent& agent : state.agents) {
        if (agent.kind == AgentKind::yakuza) out.clans.push_back(agent.id);
    }
    for (const Player& player : state.players) out.agents.push_back("croc:" + player.id);
    for (const std::string& name : figures.spare_fixers) out.agents.push_back(fixer_id(name));
    return out;
}

void add_run_draws(DrawTable& table) {
    table.add({"run/<player>/<n>", 100});
    table.add({"defence/<player>/<n>/<source>", 100});
    table.add({"protection/<player>/<n>/<player>/<n>", 100});
    table.add({"secret/<player>/<n>", 99});
    table.add({"hushed/<player>/<n>", 100});
    table.add({"order/<player>/<n>", tie_sides});
    table.add({"priority/<agent>/<player>/<n>", tie_sides});
    table.add({"code/<player>/<n>"});
}

void add_dragon_draws(DrawTable& table, const Domains& domains) {
    table.add({"dragon/<player>", 20});
    table.add({"dragon/<player>/d6", 6});
    table.add({"dragon/<player>/clan", 0, domains.clans});
    table.add({"dragon/<player>/party", 0, domains.parties});
    table.add({"dragon/<player>/players", 0, domains.players});
}

void add_market_draws(DrawTable& table, const Domains& domains) {
    using orders::corporate::run_type_ids;
    table.add({"market/up", 0, domains.corporations});
    table.add({"market/down", 0, domains.corporations});
    table.add({"shadows/player", 0, domains.players});
    table.add({"shadows/type", 0, words(run_type_ids, defence_types)});
    std::vector<std::string> manners = domains.clans;
    manners.emplace_back(an_interception);
    table.add({"shadows/clan", 0, std::move(manners)});
    table.add({"shadows/code"});
    for (const std::string_view when : {"first", "last", "crash"}) {
        table.add({"effect/<corporation>/" + std::string(when) + "/<n>", 0, domains.corporations});
    }
    table.add({"fixer/<n>/<n>", 0, words(run_type_ids, bonus_types)});
    table.add({"war/coin", 0, {"heads", "tails"}});
    table.add({"war/clans", 0, domains.clans});
}

}  // namespace

DrawTable draw_table(const Figures& figures, const State& state) {
    const Domains domains = domains_of(figures, state);
    DrawTable table;
    table.domain("player", domains.players);
    table.domain("corporation", domains.corporations);
    table.domain("party", domains.parties);
    table.domain("agent", domains.agents);
    std::vector<std::string> sources = domains.corporations;
    sources.insert(sources.end(), domains.agents.begin(), domains.agents.end());
    sources.insert(sources.end(), {std::string(id_of(Trait::technomancer)), "dragon"});
    table.domain("source", std::move(sources));
    add_run_draws(table);
    add_dragon_draws(table, domains);
    add_market_draws(table, domains);
    table.add({"chief/<party>", 0, domains.players});
    table.add({"line/<party>", 0, words(orders::corporate::line_ids)});
    table.add({"loyalty/<agent>", 0, domains.players});
    table.add({"auction", 0, domains.players});
    return table;
}

}  // namespace resolution::corporate
