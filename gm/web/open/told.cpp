#include "gm/web/open/told.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/play/shown_turn.h"
#include "gm/play/stored_turn.h"
#include "gm/web/site/page.h"

namespace gm::web {

using nlohmann::json;

namespace {

json told(const GameInPlay& in_play, const TurnRow& row) {
    json out = required(StoredTurn::load(in_play, row.number)).knowledge(resolution::Reader::anybody());
    out["number"] = row.number;
    out["resolved_at"] = row.resolved_at;
    return out;
}

}  // namespace

json told_turn(const GameInPlay& in_play, int number) {
    const std::vector<TurnRow> rows = required(in_play.store.turns());
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const TurnRow& each) { return each.number == number; });
    if (row == rows.end() || number > required(shown_turn(in_play)))
        throw std::out_of_range("turn " + std::to_string(number) + " is not to be seen");
    return told(in_play, *row);
}

std::vector<json> told_turns(const GameInPlay& in_play) {
    const int shown = required(shown_turn(in_play));
    std::vector<json> out;
    for (const TurnRow& row : required(in_play.store.turns()))
        if (row.number <= shown) out.push_back(told(in_play, row));
    return out;
}

}  // namespace gm::web
