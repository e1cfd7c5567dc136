#include "gm/play/intake.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/play/problem_json.h"
#include "orders/document_reader.h"

namespace gm {

using nlohmann::json;
using orders::Problem;
using orders::ProblemKind;

namespace {

/// Whose sheet it is: as known beforehand, else as the sheet itself says.
orders::Result<resolution::PlayerIndex> author_of(const GameInPlay& in_play, const IncomingSheet& incoming) {
    if (incoming.player) return in_play.find_player(*incoming.player);
    const orders::Document& document = incoming.document;
    orders::DocumentReader reader(document);
    if (reader.map(document.root, "an order sheet") == nullptr) return orders::Failure{reader.take_problems()};
    const orders::Node* player = document.root.find("player");
    if (player == nullptr) {
        return document.problem(document.root.mark, "this sheet does not say whose it is",
                                "add a line 'player: ID', or give --player ID");
    }
    const auto id = reader.text(*player, "player");
    if (!id) return orders::Failure{reader.take_problems()};
    auto found = in_play.find_player(*id);
    if (found) return found;
    const Problem& stranger = found.problems().front();
    return document.problem(player->mark, stranger.what, stranger.advice);
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
    const orders::Document& document = incoming.document;
    if (in_play.over()) return document.problem({}, "this game is over: it takes no more sheets");
    if (document.root.is_null()) return document.problem({}, "this sheet is empty", "write at least 'player: ID'");
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
