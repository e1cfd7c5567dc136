#include "gm/play/sheet_check.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/play/letters.h"

namespace gm {

using nlohmann::json;
using resolution::PlayerIndex;
using resolution::Reader;

SheetCheck check_sheet(const GameInPlay& in_play, PlayerIndex author, const orders::Document& sheet,
                       resolution::Sheets others, Reader reader) {
    SheetCheck checked{in_play.game->read(in_play.position, author, sheet)};
    others.at(author.value()) = checked.reading.orders;
    checked.check = check_of(in_play, author, others, reader);
    return checked;
}

SheetCheck check_own_sheet(const GameInPlay& in_play, PlayerIndex author, const orders::Document& sheet) {
    return check_sheet(in_play, author, sheet, resolution::Sheets(in_play.roster.size()), Reader::player(author));
}

bool found_wanting(const SheetCheck& checked) {
    const auto& orders = checked.check.orders;
    const auto& problems = checked.reading.problems;
    return !std::all_of(orders.begin(), orders.end(), [](const auto& order) { return order.taken(); }) ||
           std::any_of(problems.begin(), problems.end(),
                       [](const orders::Problem& problem) { return problem.kind != orders::ProblemKind::warning; });
}

json check_knowledge(const GameInPlay& in_play, PlayerIndex author, const resolution::Check* check,
                     bool for_game_master) {
    const resolution::Seat& seat = in_play.roster[author];
    return {{"turn", in_play.game->turn(in_play.position)},
            {"reader", {{"id", seat.id}, {"name", seat.name}}},
            {"check", check == nullptr ? json(nullptr) : to_json(*check)},
            {"gm", for_game_master}};
}

}  // namespace gm
