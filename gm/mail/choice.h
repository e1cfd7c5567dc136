#pragma once

#include "gm/mail/incoming_mail.h"
#include "gm/mail/sheet_finder.h"

namespace gm::mail {

/// A sheet found in a part of a mail, before it is decided which count.
struct Candidate {
    SheetRun run;
    Where where;
    int alternative = 0;  ///< of the part it is in
};

/// Which of them the sender means. The others are set aside, each with the reason; several that
/// differ and have equal claims all stay.
void choose_sheets(std::vector<Candidate> candidates, IncomingMail& mail);

}  // namespace gm::mail
