#pragma once

// A mail as it came in, and the order sheets found in it.

#include <optional>
#include <string>
#include <vector>

#include "gm/mail/limits.h"
#include "gm/mail/message_key.h"
#include "gm/mail/sheet_keys.h"

namespace gm::mail {

struct Address {
    std::string name;  ///< as displayed; anybody may write anything here
    std::string address;
};

enum class Place { plain_body, html_body, attachment };

struct Where {
    Place place = Place::plain_body;
    std::string name = {};  ///< of the attachment
    int quoted = 0;         ///< how many answers deep; 0: written by the sender
};

/// "the text of the mail", "the attachment orders.yaml" ...
std::string describe(const Where& where);

/// A text that looks like an order sheet, as plain YAML: typing and mail clients' habits undone.
struct FoundSheet {
    std::string text;
    Where where;
};

/// What was in the mail and is not taken, and why: words for the game master.
struct SetAside {
    std::string what;
    std::string reason;
};

struct IncomingMail {
    MessageKey key;
    std::vector<Address> from;   ///< as the mail says; anybody may have written it
    std::size_t from_lines = 1;  ///< headers called From: of several, programs choose differently
    std::string subject;
    std::string in_reply_to;               ///< a message id without angle brackets; may be empty
    std::optional<std::string> date = {};  ///< as the mail says, `2026-11-16T12:00:00Z`
    /// When the last server on the way took it, as that server noted: what its sender says of the time proves nothing.
    std::optional<std::string> arrived = {};
    std::string unread = {};                ///< why no parser saw it: it is kept, and nothing else is known of it
    std::string automatic = {};             ///< why it is no person's (absence notice, bounce ...) and never answered
    std::vector<std::string> results = {};  ///< of `Authentication-Results`, topmost first; see authentication.h
    std::vector<std::string> tokens;        ///< of `gm-token: XXXX`, wherever they stood, each once
    std::vector<FoundSheet> sheets;
    std::vector<SetAside> set_aside;
    std::string text;  ///< what a person reads in it, as far as it is text
    /// What its sender wrote, a text a part: the lines that quote somebody, or are a token, are blank.
    std::vector<std::string> written;
    std::string raw;  ///< its bytes

    /// Several sheets that differ: only a person can tell which one counts.
    bool ambiguous() const { return sheets.size() > 1; }
};

/// Reads a mail, whoever wrote it. What is no mail at all (no header) or beyond the limits has no sender and no
/// sheet, and the reason among what is set aside; its bytes are there all the same.
IncomingMail read_mail(std::string raw, const SheetKeys& words, const MailLimits& limits = {});

}  // namespace gm::mail
