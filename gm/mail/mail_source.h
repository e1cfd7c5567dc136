#pragma once

// Where mails come from: files, mbox, Maildir and folders of .eml files. Nothing here is ever
// changed. IMAP is in imap_mailbox.h, and hands its mails to the same visitor.

#include <filesystem>
#include <functional>
#include <optional>
#include <string>

#include "gm/mail/limits.h"
#include "orders/result.h"

namespace gm::mail {

struct RawMail {
    std::string origin;  ///< where it lies, in words that name it for good
    std::string bytes;
};

/// Whoever walks over mails.
struct MailVisitor {
    /// Has the mail at this origin, or with this message key, been taken already? Asked with the
    /// origin before a mail of a Maildir is read or one of a server fetched (other files may be
    /// written anew under the same name), and with `MessageKey::text()` after.
    std::function<bool(const std::string& origin_or_key)> seen;
    /// Keeps a mail for good. Where that fails the visit ends with the same failure, and this mail and
    /// those after it stay where they are, unread.
    std::function<orders::Outcome(RawMail)> take;
    /// One mail could not be had; the others follow.
    std::function<void(orders::Problem)> trouble;
};

enum class SourceKind { mail_file, mbox, maildir, folder };

/// What mails are at this path, if any: told by its beginning rather than its name.
std::optional<SourceKind> recognise_source(const std::filesystem::path& path);

/// Hands over every mail there that has not been seen.
orders::Outcome visit_source(const std::filesystem::path& path, const MailVisitor& visitor,
                             const MailLimits& limits = {});

/// Hands one mail to the visitor, unless its key was seen.
orders::Outcome hand_over(RawMail mail, const MailVisitor& visitor);

}  // namespace gm::mail
