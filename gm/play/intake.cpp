#include "gm/play/intake.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace gm {

using nlohmann::json;
using orders::Problem;
using orders::ProblemKind;

namespace {

json to_json(const orders::Problems& problems) {
    json out = json::array();
    for (const Problem& problem : problems) {
        out.push_back({{"what", problem.what}, {"line", problem.mark.line}, {"column", problem.mark.column}});
    }
    return out;
}

/// Whose sheet it is: as known beforehand, else as the sheet itself says.
orders::Result<resolution::PlayerIndex> author_of(const GameInPlay& in_play, const IncomingSheet& incoming) {
    if (incoming.player) return in_play.find_player(*incoming.player);
    const orders::Document& document = incoming.document;
    const orders::Node* player = document.root.find("player");
    if (player == nullptr || !player->is_scalar()) {
        Problem problem = document.problem(document.root.mark, "this sheet does not say whose it is",
                                           "add a line 'player: ID', or give --player ID");
        return problem;
    }
    auto found = in_play.find_player(player->text);
    if (found) return found;
    Problem problem = found.problems().front();
    return document.problem(player->mark, problem.what, problem.advice);
}

bool waits(const Store& store, int turn, resolution::PlayerIndex player) {
    const auto sheets = store.sheets(turn);
    return sheets && std::any_of(sheets->begin(), sheets->end(), [&](const SheetRow& sheet) {
        return sheet.player == player && sheet.status == SheetStatus::received;
    });
}

bool is_invalid(const Problem& problem) { return problem.kind == ProblemKind::invalid; }

}  // namespace

orders::Result<TakenSheet> take_sheet(GameInPlay& in_play, const IncomingSheet& incoming) {
    if (in_play.over()) return orders::invalid("this game is over: it takes no more sheets");
    const orders::Document& document = incoming.document;
    if (document.root.is_null()) {
        Problem problem = orders::invalid("this sheet is empty", "write at least 'player: ID'");
        problem.file = document.file;
        return problem;
    }
    auto author = author_of(in_play, incoming);
    if (!author) return std::move(author).failure();
    resolution::Reading reading = in_play.game->read(in_play.position, *author, document);
    const bool broken = std::any_of(reading.problems.begin(), reading.problems.end(), is_invalid);
    if (!reading.orders || (broken && !incoming.partial)) return orders::Failure{std::move(reading.problems)};

    TakenSheet taken;
    taken.player = *author;
    taken.problems = std::move(reading.problems);
    taken.digest = resolution::digest(document.text);
    taken.replaces = waits(in_play.store, in_play.next_turn(), *author);
    NewSheet sheet;
    sheet.turn = in_play.next_turn();
    sheet.player = *author;
    sheet.received_at = incoming.now;
    sheet.source = incoming.source;
    sheet.raw = document.text;
    sheet.problems = to_json(taken.problems).dump();
    const json detail = {{"player", in_play.roster.id(*author)}, {"source", incoming.source}, {"digest", taken.digest}};
    auto id = in_play.store.add_sheet(sheet, {}, {incoming.now, "import", detail.dump()});
    if (!id) return std::move(id).failure();
    taken.id = *id;
    return taken;
}

}  // namespace gm
