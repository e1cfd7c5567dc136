#pragma once

#include "gm/mail/mail_source.h"

namespace gm::mail {

bool is_maildir(const std::filesystem::path& path);

/// The mails in `new` and `cur`, in order of arrival. A mail's origin is its file's name without
/// flags: it stays the same when a mail program moves the file from one to the other.
orders::Outcome visit_maildir(const std::filesystem::path& path, const MailVisitor& visitor, const MailLimits& limits);

}  // namespace gm::mail
