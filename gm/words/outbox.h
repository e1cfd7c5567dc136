#pragma once

// What gm send and gm status say of mails that have not left.

#include <nlohmann/json_fwd.hpp>

#include "gm/cli/terminal.h"
#include "gm/play/outbox.h"

namespace gm {

/// "7. report to bo@example.org"
std::string mail_words(const MessageRow& message);

/// Its number, kind, recipient, subject, status, and what went wrong.
nlohmann::json message_json(const MessageRow& message);

/// A line for each mail that failed, with the reason and what comes next.
void list_failed(Terminal& terminal, const std::vector<MessageRow>& messages);
/// A line for each mail in doubt, and how to decide.
void list_doubtful(Terminal& terminal, const std::vector<MessageRow>& messages);

}  // namespace gm
