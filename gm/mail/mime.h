#pragma once

// Taking a mail apart. All of GMime is behind this one function.

#include <string>
#include <vector>

#include "gm/mail/incoming_mail.h"
#include "gm/mail/part_use.h"
#include "gm/mail/plain_text.h"

namespace gm::mail {

/// A part of a mail worth a look, decoded for the journey but not yet for the eye.
struct MimePart {
    PartUse use = PartUse::plain_body;
    std::string name;     ///< of the file; empty for bodies
    std::string charset;  ///< as declared; may be empty
    Flow flow;
    std::string bytes;
    int enclosed = 0;     ///< how many mails within mails deep
    int alternative = 0;  ///< parts with the same number say the same thing in other forms; 0: none
};

/// Headers go straight into the mail, and so does what is set aside.
struct MimeMail {
    IncomingMail mail;
    std::vector<MimePart> parts;
};

MimeMail take_apart(std::string raw, const MailLimits& limits);

}  // namespace gm::mail
