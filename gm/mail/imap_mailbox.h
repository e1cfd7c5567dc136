#pragma once

#include "gm/mail/imap_session.h"
#include "gm/mail/mail_source.h"

namespace gm::mail {

struct ImapOptions {
    ImapConnection connection = {};
    bool only_unseen = true;  ///< else every mail of the mailbox
    bool mark_seen = true;    ///< what was taken, once it was
};

/// Hands over the mails of a mailbox, oldest first, one at a time. They are fetched from a mailbox
/// opened for reading only, so a mail is marked as seen by nothing but `mark_seen`, and only after the
/// visitor has kept it: whatever breaks off a visit, no mail is lost. The visitor knows them by origin
/// (`imap:user@server/mailbox;VALIDITY/UID`), so that the next visit fetches nothing twice. A mail
/// longer than the limit is reported, and stays on the server as it is.
orders::Outcome visit_imap(const ImapAddress& address, const Credentials& credentials, const MailVisitor& visitor,
                           const ImapOptions& options = {}, const MailLimits& limits = {});

}  // namespace gm::mail
