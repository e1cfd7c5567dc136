#include "gm/web/shown_turn.h"

#include <algorithm>

#include "gm/mail/send_settings.h"

namespace gm::web {

orders::Result<int> shown_turn(const GameInPlay& in_play) {
    std::error_code error;
    if (!std::filesystem::exists(in_play.folder / mail::SendSettings::file_name, error)) return in_play.last.number;
    for (int turn = in_play.last.number; turn > 0; --turn) {
        const auto messages = in_play.store.messages(turn);
        if (!messages) return messages.failure();
        const bool left = std::any_of(messages->begin(), messages->end(), [](const MessageRow& message) {
            return is_of_a_resolution(message) && message.has_left();
        });
        if (left) return turn;
    }
    return 0;
}

}  // namespace gm::web
