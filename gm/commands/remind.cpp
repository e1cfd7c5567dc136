#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/play/letters.h"
#include "orders/suggestion.h"

namespace gm {

using resolution::PlayerIndex;

namespace {

/// One that came late is in too: its author need not be asked for it.
bool has_sent(const std::vector<SheetRow>& sheets, PlayerIndex player) {
    return std::any_of(sheets.begin(), sheets.end(), [&](const SheetRow& sheet) {
        return sheet.player == player && (sheet.status == SheetStatus::received || sheet.status == SheetStatus::late);
    });
}

bool was_reminded(const std::vector<MessageRow>& messages, PlayerIndex player) {
    return std::any_of(messages.begin(), messages.end(), [&](const MessageRow& message) {
        return message.kind == MessageKind::reminder && message.player == player;
    });
}

struct Reminders {
    std::vector<NewMessage> messages;
    std::vector<std::string> to;
    std::vector<std::string> before;  ///< who was reminded already
    orders::Problems complaints;      ///< of the game master's own templates
};

orders::Result<Reminders> reminders_of(const GameInPlay& in_play, const std::string& now) {
    GM_TAKE(auto sheets, in_play.store.sheets(in_play.next_turn()));
    GM_TAKE(auto messages, in_play.store.messages(in_play.next_turn()));
    Letters letters(in_play);
    Reminders out;
    for (const resolution::Demand& demand : in_play.game->demands(in_play.position)) {
        const std::string& id = in_play.roster.id(demand.player);
        if (has_sent(sheets, demand.player)) continue;
        if (was_reminded(messages, demand.player)) {
            out.before.push_back(id);
            continue;
        }
        GM_TAKE(auto reminder, letters.reminder(demand.player, now));
        out.messages.push_back(std::move(reminder));
        out.to.push_back(id);
    }
    out.complaints = letters.complaints();
    return out;
}

}  // namespace

ExitCode run_remind(const Invocation& invocation, Terminal& terminal) {
    auto in_play = open_to_write(invocation, terminal, "remind");
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    if (in_play->over()) return refuse(terminal, {orders::invalid("this game is over: no sheet is awaited")});
    const std::string now = now_utc();
    const auto reminders = reminders_of(*in_play, now);
    if (!reminders) return refuse(terminal, reminders.problems());
    terminal.complain(reminders->complaints);
    const nlohmann::json detail = {{"reminded", reminders->to}, {"before", reminders->before}};
    if (!reminders->messages.empty()) {
        const auto queued = in_play->store.add_messages(reminders->messages, {now, "remind", detail.dump()});
        if (!queued) return refuse(terminal, queued.problems());
    }
    if (invocation.json) {
        terminal.answer(detail);
        return ExitCode::done;
    }
    if (!reminders->to.empty())
        terminal.say("A reminder waits in the outbox for " + orders::listed(reminders->to) + ".");
    if (!reminders->before.empty()) terminal.say("Reminded before: " + orders::listed(reminders->before) + ".");
    if (reminders->to.empty() && reminders->before.empty()) terminal.say("Every sheet is in: nobody to remind.");
    return ExitCode::done;
}

}  // namespace gm
