#include "gm/play/intake.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/play/problem_json.h"
#include "gm/play/resolve.h"
#include "orders/document_reader.h"

namespace gm {

using nlohmann::json;
using orders::Document;
using orders::Problem;
using resolution::PlayerIndex;

orders::Result<PlayerIndex> author_of(const GameInPlay& in_play, const Document& document) {
    orders::DocumentReader reader(document);
    if (reader.map(document.root, "an order sheet") == nullptr) return orders::Failure{reader.take_problems()};
    const orders::Member* named = in_play.game->vocabulary().member(document.root, "sheet", "player");
    if (named == nullptr) {
        return document.problem(document.root.mark, "this sheet does not say whose it is",
                                "add a line 'player: ID', or give --player ID");
    }
    const orders::Node* player = &named->value;
    const auto id = reader.text(*player, "player");
    if (!id) return orders::Failure{reader.take_problems()};
    auto found = in_play.find_player(*id);
    if (found) return found;
    const Problem& stranger = found.problems().front();
    return document.problem(player->mark, stranger.what, stranger.advice);
}

namespace {

bool any_invalid(const orders::Problems& problems) {
    return std::any_of(problems.begin(), problems.end(),
                       [](const Problem& problem) { return problem.kind == orders::ProblemKind::invalid; });
}

/// This player's sheets of the coming turn, in the order received.
struct EarlierSheets {
    int count = 0;
    std::optional<int> waiting;  ///< number of the one that will count
    std::string waiting_digest;
    std::string waiting_since;
    std::optional<int> late;  ///< number of the last late one
    std::optional<SheetRow> late_row;
};

orders::Result<EarlierSheets> earlier_sheets(const GameInPlay& in_play, PlayerIndex player) {
    GM_TAKE(auto rows, in_play.store.sheets(in_play.next_turn()));
    EarlierSheets earlier;
    for (SheetRow& row : rows) {
        if (row.player != player) continue;
        ++earlier.count;
        if (row.status == SheetStatus::received) {
            earlier.waiting = earlier.count;
            earlier.waiting_digest = row.digest;
            earlier.waiting_since = row.received_at;
        } else if (row.status == SheetStatus::late) {
            earlier.late = earlier.count;
            earlier.late_row = std::move(row);
        }
    }
    return earlier;
}

/// One sheet on its way in.
class Arrival {
public:
    Arrival(GameInPlay& in_play, Letters& letters, const IncomingSheet& incoming)
        : in_play_(in_play), letters_(letters), incoming_(incoming) {}

    orders::Result<TakenSheet> take() {
        GM_TAKE(player_, who());
        GM_TAKE(earlier_, earlier_sheets(in_play_, player_));
        if (in_play_.over()) return refuse({problem(orders::say("this game is over: it takes no more sheets"))});
        if (in_plain_words(in_play_, incoming_.raw)) return convert();
        if (!incoming_.document) return refuse(incoming_.document.problems());
        if (incoming_.document->root.is_null()) return refuse({empty_sheet()});
        auto reading = in_play_.game->read(in_play_.position, player_, *incoming_.document);
        const bool useless =
            any_invalid(reading.problems) && reading.orders && !in_play_.game->orders_something(*reading.orders);
        if (!reading.orders || useless) return refuse(std::move(reading.problems));
        return keep(status_on_arrival(), std::move(reading));
    }

private:
    /// Just come in, with nobody looking on.
    bool by_mail() const { return incoming_.mail.arrived.has_value(); }

    orders::Result<PlayerIndex> who() const {
        if (incoming_.player) return in_play_.find_player(*incoming_.player);
        if (in_plain_words(in_play_, incoming_.raw))
            return author_in_plain_words(in_play_, incoming_.raw, incoming_.source);
        if (!incoming_.document) return orders::Failure{incoming_.document.problems()};
        if (incoming_.document->root.is_null()) return empty_sheet();
        return author_of(in_play_, *incoming_.document);
    }

    Problem empty_sheet() const {
        return problem(orders::say("this sheet is empty"), orders::say("write at least 'player: ID'"));
    }

    Problem problem(orders::Said what, orders::Said advice = {}) const {
        Problem out = orders::invalid(std::move(what), std::move(advice));
        out.file = incoming_.document ? incoming_.document->file : incoming_.source;
        return out;
    }

    bool is_late() const {
        const auto hours = in_play_.hours();
        return !incoming_.accept_late && hours && incoming_.received_at > hours->closes;
    }

    /// The last one sent counts, in whichever order mails are taken in. But one that waits and is of the future tells
    /// of a clock that went back: then the last one taken in counts, as it does when it is handed in now.
    SheetStatus status_on_arrival() const {
        if (is_late()) return SheetStatus::late;
        if (in_play_.game->joins_sheets()) return SheetStatus::received;
        const std::string& waiting = earlier_.waiting_since;
        const bool came_before = waiting > incoming_.received_at && waiting <= incoming_.now;
        return came_before ? SheetStatus::replaced : SheetStatus::received;
    }

    /// Nothing of it counts until its author sends the sheet that was made of it.
    orders::Result<TakenSheet> convert() {
        const std::string& language = in_play_.players.at(player_.value()).language;
        auto made = convert_plain_words(in_play_, player_, incoming_.raw, incoming_.source, language);
        if (!made) return refuse(made.problems());
        if (!by_mail()) return no_sheet_yet(incoming_.source);
        converted_ = *std::move(made);
        return refuse(converted_->problems());
    }

    orders::Result<TakenSheet> refuse(orders::Problems problems) {
        if (!by_mail()) return orders::Failure{std::move(problems)};
        return keep(SheetStatus::refused, {std::nullopt, std::move(problems)});
    }

    orders::Result<TakenSheet> keep(SheetStatus status, resolution::Reading reading) {
        TakenSheet taken;
        taken.status = status;
        taken.player = player_;
        taken.digest = resolution::digest(incoming_.raw);
        taken.problems = std::move(reading.problems);
        taken.number = earlier_.count + 1;
        taken.converted = converted_.has_value();
        const bool joins = in_play_.game->joins_sheets();
        if (status == SheetStatus::received && !joins) taken.replaces = earlier_.waiting;
        const bool may_be_again =
            joins ? status == SheetStatus::received && earlier_.waiting : taken.replaces.has_value();
        if (!by_mail() && may_be_again && earlier_.waiting_digest == taken.digest) {
            taken.again = true;
            taken.number = *earlier_.waiting;
            return taken;
        }
        GM_TAKE(auto receipt, receipt_of(taken, std::move(reading.orders)));
        GM_TRY(
            in_play_.store.add_sheet(row_of(taken), {std::move(receipt)}, trail_of(taken), mail_of(taken)).outcome());
        return taken;
    }

    orders::Result<NewMessage> receipt_of(const TakenSheet& taken, std::optional<resolution::SheetOrders> orders) {
        SheetNews news;
        news.player = player_;
        news.number = taken.number;
        news.replaces = taken.replaces;
        if (taken.status != SheetStatus::received) news.in_force = earlier_.waiting;
        news.status = taken.status;
        news.digest = taken.digest;
        news.received_at = incoming_.received_at;
        news.problems = taken.problems;
        if (orders) {
            GM_TAKE(news.orders, with_waiting(in_play_, player_, *std::move(orders)));
        }
        news.in_reply_to = incoming_.in_reply_to;
        news.converted = converted_;
        return letters_.receipt(news, incoming_.now);
    }

    NewSheet row_of(const TakenSheet& taken) const {
        NewSheet sheet;
        sheet.turn = in_play_.next_turn();
        sheet.player = player_;
        sheet.received_at = incoming_.received_at;
        sheet.source = incoming_.source;
        sheet.raw = incoming_.raw;
        sheet.status = taken.status;
        sheet.problems = to_json(taken.problems).dump();
        sheet.beside_others = in_play_.game->joins_sheets();
        return sheet;
    }

    TrailRow trail_of(const TakenSheet& taken) const {
        const json detail = {{"player", in_play_.roster.id(player_)},
                             {"source", incoming_.source},
                             {"digest", taken.digest},
                             {"number", taken.number},
                             {"status", to_text(taken.status)}};
        return {incoming_.now, "import", detail.dump(-1, ' ', false, json::error_handler_t::replace)};
    }

    SheetMail mail_of(const TakenSheet& taken) const {
        SheetMail mail = incoming_.mail;
        if (mail.arrived)
            mail.arrived->status = taken.status == SheetStatus::refused ? MailStatus::refused : MailStatus::taken;
        return mail;
    }

    GameInPlay& in_play_;
    Letters& letters_;
    const IncomingSheet& incoming_;
    PlayerIndex player_;
    EarlierSheets earlier_;
    std::optional<ConvertedSheet> converted_;
};

}  // namespace

orders::Result<TakenSheet> take_sheet(GameInPlay& in_play, Letters& letters, const IncomingSheet& incoming) {
    return Arrival(in_play, letters, incoming).take();
}

orders::Result<LateSheet> find_late_sheet(const GameInPlay& in_play, Letters& letters, PlayerIndex player,
                                          const std::string& now) {
    GM_TAKE(auto earlier, earlier_sheets(in_play, player));
    const std::string& id = in_play.roster.id(player);
    if (!earlier.late)
        return orders::invalid("no late sheet of " + id + " waits", "gm status shows which sheets came late");
    SheetRow& row = *earlier.late_row;
    GM_TAKE(auto document, orders::parse_document(row.raw, row.source));
    resolution::Reading reading = in_play.game->read(in_play.position, player, document);
    SheetNews news;
    news.player = player;
    news.number = *earlier.late;
    if (!in_play.game->joins_sheets()) news.replaces = earlier.waiting;
    news.accepted_late = true;
    news.digest = row.digest;
    news.received_at = row.received_at;
    news.problems = std::move(reading.problems);
    news.orders = std::move(reading.orders);
    GM_TAKE(auto receipt, letters.receipt(news, now));
    return LateSheet{news.number, std::move(row), std::move(receipt)};
}

orders::Result<int> accept_late_sheet(GameInPlay& in_play, Letters& letters, PlayerIndex player,
                                      const std::string& now) {
    GM_TAKE(auto late, find_late_sheet(in_play, letters, player, now));
    const json detail = {{"player", in_play.roster.id(player)}, {"number", late.number}, {"digest", late.row.digest}};
    GM_TRY(in_play.store.accept_sheet(late.row.id, {std::move(late.receipt)}, {now, "accept", detail.dump()},
                                      in_play.game->joins_sheets()));
    return late.number;
}

}  // namespace gm
