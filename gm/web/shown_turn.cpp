#include "gm/web/shown_turn.h"

#include <algorithm>

#include "gm/mail/send_settings.h"

namespace gm::web {

namespace {

/// Mails of an earlier resolution that say the same, and so stand, have left long ago: they tell nothing of whether the
/// game master has let this one go. Unless nothing but them is left to say.
bool has_begun_to_leave(const std::vector<MessageRow>& messages, int attempt) {
    bool any_left = false;
    bool any_waits = false;
    for (const MessageRow& message : messages) {
        if (!is_of_a_resolution(message)) continue;
        const bool is_of_this_one =
            attempt == 1 || message.message_id.find(".r" + std::to_string(attempt) + "@") != std::string::npos;
        if (is_of_this_one && message.has_left()) return true;
        any_left = any_left || message.has_left();
        any_waits = any_waits || message.status == MessageStatus::queued;
    }
    return any_left && !any_waits;
}

}  // namespace

orders::Result<int> shown_turn(const GameInPlay& in_play) {
    std::error_code error;
    if (!std::filesystem::exists(in_play.folder / mail::SendSettings::file_name, error)) return in_play.last.number;
    for (int turn = in_play.last.number; turn > 0; --turn) {
        const auto messages = in_play.store.messages(turn);
        if (!messages) return messages.failure();
        const auto undone = in_play.store.times_undone(turn);
        if (!undone) return undone.failure();
        if (has_begun_to_leave(*messages, *undone + 1)) return turn;
    }
    return 0;
}

}  // namespace gm::web
