#include "resolution/corporate/check/limits.h"

#include <algorithm>

#include "resolution/corporate/rights.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

namespace {

std::int64_t used_in(const Rehearsal& rehearsal, std::string_view list) {
    const auto& orders = rehearsal.orders();
    return std::count_if(orders.begin(), orders.end(),
                         [&](const TakenOrder& order) { return order.place.list == list && order.taken(); });
}

std::int64_t granted(const Turn& turn, const Rehearsal& rehearsal) {
    std::int64_t assets = 0;
    const Sheet* sheet = turn.sheet(rehearsal.author());
    for (const TakenOrder& order : rehearsal.orders()) {
        const bool counts = sheet != nullptr && order.place.list == "grant" && order.taken();
        if (counts) assets += sheet->grant[order.place.number - 1]->assets;
    }
    return assets;
}

/// An agent's runs of this author, whoever else may ask it; independents have no limit.
void add_capacities(std::vector<CheckLimit>& out, const Turn& turn) {
    std::vector<Contractor> seen;
    for (const Run& run : turn.runs) {
        const bool independent = run.contractor.kind == Contractor::Kind::independents;
        if (independent || !run.accepted || std::find(seen.begin(), seen.end(), run.contractor) != seen.end()) continue;
        seen.push_back(run.contractor);
        const auto used = std::count_if(turn.runs.begin(), turn.runs.end(), [&](const Run& other) {
            return other.accepted && other.contractor == run.contractor;
        });
        const int most = capacity_of(turn.figures, turn.opening, run.contractor);
        out.push_back({"runs",
                       used,
                       most == no_limit ? std::nullopt : std::optional<std::int64_t>(most),
                       {{"agent", turn.id(run.contractor)}}});
    }
}

}  // namespace

std::vector<CheckLimit> limits_of(const Rehearsal& rehearsal) {
    const Turn& turn = rehearsal.turn();
    const PlayerIndex author = rehearsal.author();
    const State& opening = turn.opening;
    const PlayerTurn& own = turn.of(author);
    std::vector<CheckLimit> out;
    const auto instinct = used_in(rehearsal, "instinct") > 0;
    out.push_back(
        {"votes", static_cast<std::int64_t>(own.votes.size()), votes_of(turn.figures, opening, author, instinct)});
    out.push_back(
        {"forecasts", static_cast<std::int64_t>(own.forecasts.size()), forecasts_of(turn.figures, opening, author)});
    out.push_back({"shares", own.bought.share_count, effective_influence(turn.figures, opening[author])});
    const auto networked =
        std::count_if(turn.runs.begin(), turn.runs.end(), [](const Run& run) { return run.odds.network != 0; });
    out.push_back({"network", networked, network_runs_of(turn.figures, opening, author)});
    if (own.bought.points > 0)
        out.push_back({"political-points", own.bought.points, turn.figures.political_point.per_turn});
    const bool plays = used_in(rehearsal, "dragon") > 0 || opening[author].effects.bound_to_dragon;
    if (plays)
        out.push_back(
            {"estimates", used_in(rehearsal, "dragon/estimates"), estimates_of(turn.figures, opening, author)});
    if (opening[author].effects.grant > 0)
        out.push_back({"grant", granted(turn, rehearsal), opening[author].effects.grant});
    add_capacities(out, turn);
    return out;
}

}  // namespace resolution::corporate
