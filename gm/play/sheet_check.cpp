#include "gm/play/sheet_check.h"

#include <algorithm>

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
    const json& check = checked.check;
    const bool refused =
        check.is_object() && std::any_of(check["orders"].begin(), check["orders"].end(),
                                         [](const json& order) { return !order.value("taken", true); });
    const auto& problems = checked.reading.problems;
    return refused || std::any_of(problems.begin(), problems.end(), [](const orders::Problem& problem) {
               return problem.kind != orders::ProblemKind::warning;
           });
}

json check_knowledge(const GameInPlay& in_play, PlayerIndex author, const json& check, bool for_game_master) {
    const resolution::Seat& seat = in_play.roster[author];
    return {{"turn", in_play.game->turn(in_play.position)},
            {"reader", {{"id", seat.id}, {"name", seat.name}}},
            {"check", check},
            {"gm", for_game_master}};
}

}  // namespace gm
