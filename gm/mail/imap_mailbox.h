#pragma once

#include <string>

#include "gm/mail/imap_session.h"
#include "gm/mail/mail_source.h"

namespace gm::mail {

/// What becomes of a mail on the server once it is taken.
struct AfterTaking {
    bool mark_seen = false;
    std::string move_to = {};  ///< a mailbox that exists; empty: the mail stays where it is
};

/// Hands over every mail of a mailbox that has not been seen, oldest first. The mailbox is opened for
/// reading only, unless mails are to be marked or moved; and a mail is marked or moved only after the
/// visitor has kept it. What it has seen it tells by origin (`imap:user@server/mailbox;VALIDITY/UID`),
/// so that a visit broken off goes on where it stopped without fetching anything twice.
orders::Outcome visit_imap(const ImapAddress& address, const Credentials& credentials, const MailVisitor& visitor,
                           const AfterTaking& after = {}, const ImapOptions& options = {});

}  // namespace gm::mail
