#include "gm/report/knowledge.h"

#include <nlohmann/json.hpp>

#include "gm/report/told_order.h"
#include "resolution/ruling.h"

namespace gm {

using nlohmann::json;
using resolution::Reader;

namespace {

json describe_reader(Reader reader, const resolution::Roster& roster) {
    if (const auto player = reader.player()) return {{"id", roster.id(*player)}, {"name", roster[*player].name}};
    return nullptr;
}

}  // namespace

json knowledge_of(Reader reader, const ResolvedTurn& resolved) {
    json ledger = json::array();
    for (const resolution::Movement& movement : resolved.record.ledger) {
        if (reader.is(movement.player)) ledger.push_back(to_json(movement, resolved.roster));
    }
    const auto listed = [](const resolution::Step& step) {
        return json{{"number", step.number}, {"id", step.id}, {"title", step.title}};
    };
    json steps = json::array({listed(resolution::rulings_step)});
    for (const resolution::Step& step : resolved.game.steps()) {
        steps.push_back(listed(step));
    }
    json entries = to_json(resolved.record.journal, resolved.roster, reader);
    put_in_told_order(entries, resolved.game.steps(), reader);
    return {{"turn", resolved.turn},
            {"game", resolved.game.id()},
            {"reader", describe_reader(reader, resolved.roster)},
            {"view", resolved.game.view(resolved.after, reader)},
            {"entries", std::move(entries)},
            {"ledger", std::move(ledger)},
            {"steps", std::move(steps)},
            {"commitment", resolved.commitment},
            {"seed", resolved.seed},
            {"deadline", nullptr},
            {"replaces", nullptr}};
}

}  // namespace gm
