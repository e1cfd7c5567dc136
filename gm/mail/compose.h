#pragma once

// Writing a mail for the journey (RFC 5322, MIME), by GMime.

#include <optional>
#include <string>
#include <vector>

#include "gm/mail/incoming_mail.h"

namespace gm::mail {

struct Attachment {
    std::string name;  ///< of the file; UTF-8
    std::string type;  ///< such as application/yaml; a text's charset belongs in it
    std::string bytes;
};

/// All that a mail says. Texts are UTF-8; ids of mails are with or without angle brackets.
struct OutgoingMail {
    Address from;
    Address to;
    std::string subject;
    std::string date;  ///< 2026-11-16T12:00:00Z
    std::string message_id;
    std::optional<std::string> in_reply_to = {};
    std::vector<std::string> references = {};  ///< the mails it follows, the oldest first
    bool is_answer = false;                    ///< else sent unasked: keeps holiday replies from answering a machine
    std::string text;
    std::optional<std::string> html = {};
    std::vector<Attachment> attachments = {};
};

/// The mail's bytes, lines ended by CR LF: the same for the same mail, whenever and wherever it is written.
std::string compose(const OutgoingMail& mail);

/// "Name <address>" or a bare address; nothing if it is not exactly one.
std::optional<Address> read_address(const std::string& text);

/// Could this stand in an envelope? No spaces, brackets or line ends, and one domain.
bool is_plain_address(const std::string& address);

}  // namespace gm::mail
