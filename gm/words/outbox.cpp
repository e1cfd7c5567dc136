#include "gm/words/outbox.h"

#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"

namespace gm {

namespace {

std::string number_of(const MessageRow& message) { return std::to_string(static_cast<std::int64_t>(message.id)); }

template <class T>
nlohmann::json or_null(const std::optional<T>& value) {
    return value ? nlohmann::json(*value) : nlohmann::json(nullptr);
}

}  // namespace

std::string mail_words(const MessageRow& message) {
    return number_of(message) + ". " + to_text(message.kind) + " to " + message.recipient;
}

nlohmann::json message_json(const MessageRow& message) {
    return {{"number", static_cast<std::int64_t>(message.id)},
            {"turn", message.turn},
            {"kind", message.kind},
            {"recipient", message.recipient},
            {"subject", message.subject},
            {"message_id", message.message_id},
            {"attempts", message.attempts},
            {"reason", or_null(message.last_error)},
            {"not_before", or_null(message.not_before)}};
}

void list_failed(Terminal& terminal, const std::vector<MessageRow>& messages) {
    for (const MessageRow& message : messages) {
        terminal.say("  " + mail_words(message) + ": " + terminal.bad(message.last_error.value_or("failed")));
        terminal.say(terminal.dim(message.not_before
                                      ? "     gm send tries again from " + readable_time(*message.not_before)
                                      : "     not tried again, unless by gm send --retry " + number_of(message)));
    }
}

void list_doubtful(Terminal& terminal, const std::vector<MessageRow>& messages) {
    for (const MessageRow& message : messages) {
        terminal.say("  " + mail_words(message) + ": " +
                     terminal.bad("in doubt, " + message.last_error.value_or("gm was stopped while it sent it")));
        terminal.say(terminal.dim("     ask whether it arrived: gm send --sent " + number_of(message) +
                                  " if so, gm send --retry " + number_of(message) + " if not"));
    }
}

}  // namespace gm
