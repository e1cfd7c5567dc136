#include "gm/play/undo.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/store/turn_undo.h"

namespace gm {

namespace {

/// Those that told the seed when the game seemed over; of those that an earlier undo withdrew, the ones that had
/// left: their readers know it still.
orders::Result<std::vector<MessageRow>> mails_of_the_end(const GameInPlay& in_play) {
    const int turn = in_play.next_turn();
    GM_TAKE(auto withdrawn, in_play.store.withdrawn_messages(turn));
    std::erase_if(withdrawn, [](const MessageRow& row) { return !row.has_left(); });
    GM_TAKE(auto mails, in_play.store.messages(turn));
    mails.insert(mails.begin(), withdrawn.begin(), withdrawn.end());
    std::erase_if(mails, [](const MessageRow& row) { return !is_of_an_end(row); });
    return mails;
}

orders::Result<std::vector<MessageRow>> mails_of_last_turn(const GameInPlay& in_play) {
    GM_TAKE(auto mails, in_play.store.messages(in_play.last.number));
    std::erase_if(mails, [](const MessageRow& row) { return !is_of_a_resolution(row); });
    GM_TAKE(auto of_the_end, mails_of_the_end(in_play));
    mails.insert(mails.end(), of_the_end.begin(), of_the_end.end());
    return mails;
}

orders::Result<std::size_t> sheets_waiting(const GameInPlay& in_play, int turn) {
    GM_TAKE(auto sheets, in_play.store.sheets(turn));
    const auto waits = [](const SheetRow& row) { return row.status == SheetStatus::received; };
    return static_cast<std::size_t>(std::count_if(sheets.begin(), sheets.end(), waits));
}

TrailRow trail_of(const GameInPlay& in_play, const UndoNews& news, const std::string& hash, const std::string& reason,
                  const std::string& now) {
    nlohmann::json left = nlohmann::json::array();
    for (const MessageRow& message : news.left) left.push_back(static_cast<std::int64_t>(message.id));
    const nlohmann::json detail = {{"turn", in_play.last.number},
                                   {"hash", hash},
                                   {"reason", reason},
                                   {"withdrawn", news.withdrawn},
                                   {"left", std::move(left)}};
    return {now, "undo", detail.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace)};
}

}  // namespace

std::size_t imposed_rolls(const UndoneTurn& undone) {
    const auto imposed = [](const RollRow& roll) { return roll.imposed; };
    return static_cast<std::size_t>(std::count_if(undone.rolls.begin(), undone.rolls.end(), imposed));
}

orders::Result<UndoNews> undo_last_turn(GameInPlay& in_play, const std::string& reason, const std::string& now) {
    const int turn = in_play.last.number;
    if (turn == 0)
        return orders::invalid("no turn has been resolved yet: there is nothing to undo",
                               "the setup stays as it is; `gm new` starts another game");
    UndoNews news;
    news.was_over = in_play.over();
    GM_TAKE(news.sheets_for_next, sheets_waiting(in_play, turn + 1));
    GM_TAKE(auto mails, mails_of_last_turn(in_play));
    for (MessageRow& mail : mails) {
        news.was_revealed = news.was_revealed || is_of_an_end(mail);
        if (mail.has_left())
            news.left.push_back(std::move(mail));
        else
            ++news.withdrawn;
    }
    GM_TAKE(auto snapshot, in_play.store.snapshot(turn));
    // Before anything is written: a game whose turn before cannot be read stays as it is.
    GM_TRY(in_play.position_after(turn - 1).outcome());
    GM_TAKE(news.undone, in_play.store.undo_turn(turn, reason, trail_of(in_play, news, snapshot.hash, reason, now)));
    news.imposed = imposed_rolls(news.undone);
    GM_TRY(in_play.go_to_opening(turn));
    return news;
}

}  // namespace gm
