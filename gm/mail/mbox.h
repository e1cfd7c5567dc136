#pragma once

#include <string_view>

#include "gm/mail/mail_source.h"

namespace gm::mail {

/// Does a file that begins so hold mails parted by `From ` lines?
bool is_mbox(std::string_view beginning);

/// Every mail of an mbox file, one at a time: the file may be larger than memory. `>From ` is read
/// as `From `, `>>From ` as `>From ` (mboxrd). Content-Length is ignored: it is wrong too often.
orders::Outcome visit_mbox(const std::filesystem::path& path, const MailVisitor& visitor, const MailLimits& limits);

}  // namespace gm::mail
