#include "gm/play/stored_turn.h"

#include <algorithm>

#include "gm/play/letters.h"
#include "gm/play/other_words.h"
#include "gm/report/knowledge.h"
#include "gm/report/told_order.h"
#include "gm/store/record.h"

namespace gm {

using nlohmann::json;

namespace {

resolution::Movement movement_from(const LedgerRow& row) {
    return {row.player, {row.amount}, {row.balance}, row.step, row.reason, row.detail, row.rule};
}

orders::Result<TurnRow> turn_row(const Store& store, int number) {
    GM_TAKE(auto turns, store.turns());
    const auto found =
        std::find_if(turns.begin(), turns.end(), [&](const TurnRow& turn) { return turn.number == number; });
    if (found == turns.end()) return orders::invalid("turn " + std::to_string(number) + " has not been resolved");
    return *found;
}

/// What the mails of the turn said that they replace; those that were written last.
orders::Result<json> what_was_replaced(const Store& store, int number) {
    GM_TAKE(auto messages, store.messages(number));
    const auto last = std::find_if(messages.rbegin(), messages.rend(),
                                   [](const MessageRow& message) { return message.kind == MessageKind::bulletin; });
    if (last == messages.rend() || !last->replaces) return json(nullptr);
    return json::parse(*last->replaces, nullptr, false);
}

}  // namespace

orders::Result<StoredTurn> StoredTurn::load(const GameInPlay& in_play, int number) {
    GM_TAKE(auto row, turn_row(in_play.store, number));
    GM_TAKE(auto after, in_play.position_after(number));
    StoredTurn turn(in_play, std::move(row), std::move(after));
    GM_TAKE(turn.entries_, in_play.store.entries(number));
    GM_TAKE(turn.ledger_, in_play.store.ledger(number));
    GM_TAKE(turn.replaces_, what_was_replaced(in_play.store, number));
    GM_TAKE(turn.wordings_, in_play.store.wordings(number));
    return turn;
}

json StoredTurn::knowledge(resolution::Reader reader) const {
    const bool over = in_play_->game->over(after_);
    resolution::Record record;  // its journal stays empty: facts are read from their rows
    for (const LedgerRow& row : ledger_) record.ledger.push_back(movement_from(row));
    json out = knowledge_of(reader, {turn_.game_turn, *in_play_->game, in_play_->roster, after_, record,
                                     in_play_->campaign.commitment, over ? in_play_->campaign.seed.hex() : ""});
    out["entries"] = journal_json(entries_, in_play_->roster, reader);
    put_in_told_order(out["entries"], in_play_->game->steps(), reader);
    put_in_other_words(out, *in_play_->game, wordings_);
    if (!over) out["deadline"] = deadline_json(in_play_->calendar, turn_.resolved_at);
    out["replaces"] = replaces_;
    return out;
}

}  // namespace gm
