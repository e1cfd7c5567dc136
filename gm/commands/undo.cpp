#include "gm/play/undo.h"
#include "gm/text/counted.h"

#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/words/outbox.h"
#include "orders/text.h"

namespace gm {

using nlohmann::json;

namespace {

json undo_json(const UndoNews& news) {
    json left = json::array();
    for (const MessageRow& message : news.left) {
        left.push_back(message_json(message));
        left.back()["status"] = message.status == MessageStatus::sent ? "sent" : "in doubt";
        left.back()["sent_at"] = message.sent_at ? json(*message.sent_at) : json(nullptr);
    }
    return {{"turn", news.undone.turn.game_turn},
            {"number", news.undone.turn.number},
            {"reason", news.undone.reason},
            {"hash", news.undone.snapshot.hash},
            {"sheets", news.undone.sheets.size()},
            {"rulings", news.undone.rulings.size()},
            {"withdrawn", news.withdrawn},
            {"left", std::move(left)},
            {"sheets_for_next", news.sheets_for_next},
            {"imposed", news.imposed}};
}

void list_left(Terminal& terminal, const std::vector<MessageRow>& left) {
    terminal.say(counted(left.size(), "mail") + (left.size() == 1 ? " has" : " have") +
                 " left. Where the new resolution says otherwise, a corrected mail will say that it replaces it:");
    for (const MessageRow& message : left) {
        terminal.say("  " + mail_words(message) + ", " +
                     (message.sent_at ? "sent " + readable_time(*message.sent_at) : terminal.bad("in doubt")));
    }
}

void show(Terminal& terminal, const GameInPlay& in_play, const UndoNews& news) {
    const std::string rulings =
        news.undone.rulings.empty() ? "" : " and " + counted(news.undone.rulings.size(), "ruling");
    terminal.say("Turn " + std::to_string(news.undone.turn.game_turn) + " is open again, with its " +
                 counted(news.undone.sheets.size(), "sheet") + rulings + ".");
    if (news.withdrawn > 0) terminal.say(counted(news.withdrawn, "mail") + " of it will not leave.");
    if (!news.left.empty()) list_left(terminal, news.left);
    if (news.was_over && !news.left.empty())
        terminal.note(
            "The game was over, and its last mails told the seed of the dice: whoever got one can foresee rolls.");
    if (news.was_revealed)
        terminal.note(
            "gm reveal had been given: its record (dice.json, or where --out said) tells the seed as well. Keep it to "
            "yourself, and give gm reveal again after the new end: it tells again whom it must.");
    if (news.imposed > 0)
        terminal.note(counted(news.imposed, "roll") +
                      " had been imposed: give the dice file again (gm resolve --dice FILE), or the seed decides.");
    if (news.sheets_for_next > 0)
        terminal.note(counted(news.sheets_for_next, "sheet") + " for the turn after stay and wait.");
    const auto hours = in_play.hours();
    const std::string import = hours && now_utc() > hours->closes ? "gm import FILE --accept-late" : "gm import FILE";
    terminal.say(terminal.dim("Next: " + import + ", gm resolve --dry-run, gm resolve"));
}

orders::Problem changed_meanwhile(int turn) {
    return orders::invalid("turn " + std::to_string(turn) + " is no longer the last one: another gm was at work",
                           "`gm status` shows where the game stands");
}

}  // namespace

ExitCode run_undo(const Invocation& invocation, Terminal& terminal) {
    auto in_play = open_to_read(invocation);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    const int turn = in_play->last.number;
    // In this order, as gm send does: mails first, then the game.
    const auto mails = take_sender_lock(in_play->store.folder(), terminal, "undo");
    if (!mails) return refuse(terminal, mails.problems(), ExitCode::misuse);
    in_play = open_to_write(invocation, terminal, "undo");
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    const auto meant = turn_that_was_meant(invocation);
    if (!meant) return refuse(terminal, meant.problems(), ExitCode::misuse);
    if (in_play->last.number != turn) return refuse(terminal, {changed_meanwhile(turn)});
    if (meant->value_or(turn) != turn) return refuse(terminal, {changed_meanwhile(**meant)});
    const std::string reason = orders::valid_utf8(invocation.option("--reason").value_or(""));
    const auto news = undo_last_turn(*in_play, reason, now_utc());
    if (!news) return refuse(terminal, news.problems());
    if (invocation.json)
        terminal.answer(undo_json(*news));
    else
        show(terminal, *in_play, *news);
    return ExitCode::done;
}

}  // namespace gm
