#pragma once

// Mails on their way in: each ends as a sheet, or set aside with the reason; none is lost, none counts twice.

#include <optional>
#include <string>

#include "gm/mail/incoming_mail.h"
#include "gm/mail/mail_source.h"
#include "gm/play/intake.h"
#include "gm/play/mail_reader.h"

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
    /// Takes a mail apart, as a MailReader does.
    mail::IncomingMail read(std::string raw) const { return reader_.read(std::move(raw)); }
    /// Keeps a mail that was read, and what is in it.
    orders::Result<MailNews> take(const mail::IncomingMail& read, const std::string& origin, const std::string& now);
    /// The game master says whose the sheet in a mail set aside is; `which` among several, from 1.
    orders::Result<TakenSheet> take_aside(MailId id, const std::string& player, std::optional<std::size_t> which,
                                          const std::string& now);

private:
    orders::Result<MailNews> set_aside(NewMail mail, std::string reason, const std::string& now);
    /// Orders in plain words, where the mail has no sheet beside them.
    std::optional<std::string> plain_words_in(const mail::IncomingMail& mail) const;
    /// An answer to the mail that handed the sheet out, with the untouched sheet below.
    bool repeats_nothing_but_a_quotation(const mail::IncomingMail& mail, const IncomingSheet& sheet) const;

    GameInPlay& in_play_;
    Letters& letters_;
    MailReader reader_;
    std::string checked_by_;
};

}  // namespace gm
