#include "gm/store/store_access.h"

namespace gm {

using orders::Outcome;
using orders::Result;

Outcome Store::add_messages(const std::vector<NewMessage>& messages, const TrailRow& trail) {
    return writing([&](Tables& tables) {
        for (const NewMessage& message : messages) tables.message.add(message);
        tables.trail.add(trail);
    });
}

Outcome Store::mark_sending(MessageId message, const std::optional<std::string>& to) {
    return writing([&](Tables& tables) { tables.message.mark_sending(message, to); });
}

Outcome Store::mark_sent(MessageId message, const std::string& at) {
    return writing([&](Tables& tables) { tables.message.mark_sent(message, at); });
}

Outcome Store::mark_failed(MessageId message, const std::string& error, const std::optional<std::string>& not_before) {
    return writing([&](Tables& tables) { tables.message.mark_failed(message, error, not_before); });
}

Outcome Store::note_doubt(MessageId message, const std::string& reason) {
    return writing([&](Tables& tables) { tables.message.note_doubt(message, reason); });
}

Outcome Store::put_back_messages(const std::vector<MessageId>& messages, const TrailRow& trail) {
    return writing([&](Tables& tables) {
        for (const MessageId message : messages) tables.message.put_back(message);
        tables.trail.add(trail);
    });
}

Outcome Store::declare_sent(MessageId message, const TrailRow& trail) {
    return writing([&](Tables& tables) {
        tables.message.mark_sent(message, trail.at);
        tables.trail.add(trail);
    });
}

Outcome Store::edit_bulletin(const BulletinEdit& edit, const TrailRow& trail) {
    return writing([&](Tables& tables) {
        if (edit.text.empty()) {
            tables.editorial.clear(edit.turn, edit.language);
        } else {
            tables.editorial.set(edit.turn, edit.language, edit.text);
        }
        for (const auto& [message, body] : edit.mails) tables.message.rewrite(message, body);
        tables.trail.add(trail);
    });
}

}  // namespace gm
