#pragma once

// Mails on their way in: each ends as a sheet, or set aside with the reason; none is lost, none counts twice.

#include <optional>
#include <string>

#include "gm/mail/incoming_mail.h"
#include "gm/mail/mail_source.h"
#include "gm/play/intake.h"

namespace gm {

/// What became of a mail.
struct MailNews {
    std::string source;
    MailStatus status = MailStatus::aside;
    std::string sender;
    std::string subject;
    std::string reason;               ///< why it was set aside
    std::optional<TakenSheet> sheet;  ///< taken, or kept and refused
};

class MailIntake {
public:
    /// `checked_by`: the name of the server that checks who sent the mails, where it is known.
    MailIntake(GameInPlay& in_play, Letters& letters, std::string checked_by = {});

    /// Was it taken in before? Told by its key, or by where it lies.
    orders::Result<bool> knows(const std::string& key_or_source) const;
    /// Takes a mail apart, which changes nothing and needs no lock. One that an earlier gm died on is not read again.
    mail::IncomingMail read(std::string raw) const;
    /// Keeps a mail that was read, and what is in it.
    orders::Result<MailNews> take(const mail::IncomingMail& read, const std::string& origin, const std::string& now);
    /// The game master says whose the sheet in a mail set aside is; `which` among several, from 1.
    orders::Result<TakenSheet> take_aside(MailId id, const std::string& player, std::optional<std::size_t> which,
                                          const std::string& now);

    /// A mail that waits, as it reads.
    orders::Result<mail::IncomingMail> aside(MailId id) const;

private:
    orders::Result<MailNews> set_aside(NewMail mail, std::string reason, const std::string& now);
    /// An answer to the mail that handed the sheet out, with the untouched sheet below.
    bool repeats_nothing_but_a_quotation(const mail::IncomingMail& mail, const IncomingSheet& sheet) const;

    GameInPlay& in_play_;
    Letters& letters_;
    mail::SheetKeys words_;
    std::string checked_by_;
};

}  // namespace gm
