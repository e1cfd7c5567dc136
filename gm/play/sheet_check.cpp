#include "gm/play/sheet_check.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/play/letters.h"
#include "gm/play/resolve.h"

namespace gm {

using nlohmann::json;
using resolution::PlayerIndex;
using resolution::Reader;

SheetCheck check_sheet(const GameInPlay& in_play, PlayerIndex author, const orders::Document& sheet,
                       resolution::Sheets others, Reader reader) {
    SheetCheck checked{in_play.game->read(in_play.position, author, sheet)};
    add_to(others.at(author.value()), *in_play.game, checked.reading.orders);
    checked.check = check_of(in_play, author, others, reader);
    return checked;
}

SheetCheck check_own_sheet(const GameInPlay& in_play, PlayerIndex author, const orders::Document& sheet) {
    resolution::Sheets own(in_play.roster.size());
    if (in_play.game->joins_sheets()) {
        auto waiting = read_sheets(in_play, in_play.position, in_play.next_turn(), SheetStatus::received);
        if (waiting) own[author.value()] = std::move((*waiting)[author.value()]);
    }
    return check_sheet(in_play, author, sheet, std::move(own), Reader::player(author));
}

orders::Result<std::vector<WaitingCheck>> check_waiting(const GameInPlay& in_play, std::optional<PlayerIndex> player,
                                                        bool for_game_master) {
    GM_TAKE(auto rows, in_play.store.sheets(in_play.next_turn()));
    GM_TAKE(auto others, read_sheets(in_play, in_play.position, in_play.next_turn(), SheetStatus::received));
    resolution::Sheets earlier(others.size());
    std::vector<WaitingCheck> checks;
    for (SheetRow& row : rows) {
        const bool waits = row.status == SheetStatus::received || row.status == SheetStatus::late;
        if (!waits || !row.player || (player && *player != *row.player)) continue;
        GM_TAKE(auto document, orders::parse_document(row.raw, row.source));
        const Reader reader = for_game_master ? Reader::game_master() : Reader::player(*row.player);
        auto& own = others[row.player->value()];
        const auto all = std::exchange(own, earlier[row.player->value()]);
        SheetCheck checked = check_sheet(in_play, *row.player, document, others, reader);
        add_to(earlier[row.player->value()], *in_play.game, checked.reading.orders);
        own = all;
        checks.push_back({std::move(row), std::move(checked)});
    }
    return checks;
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
