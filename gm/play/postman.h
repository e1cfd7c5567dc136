#pragma once

// Sending what is due, so that each mail leaves exactly once as far as its way allows.
//
// On a way that cannot be asked twice (SMTP) a mail is marked as `sending` before it is handed
// over, and as sent or failed after. Whoever finds it `sending` later knows that it may have
// arrived, and leaves the choice to a person. The folder's lock is held for the marks only: a slow
// server keeps nobody from taking sheets in. That no two send is the business of the sender's lock.

#include <filesystem>
#include <functional>

#include "gm/mail/delivery.h"
#include "gm/play/outbox.h"

namespace gm {

/// What became of one mail.
struct Posted {
    MessageRow message;
    mail::Fate fate = mail::Fate::accepted;
    std::string reason = {};
    std::optional<std::string> not_before = {};  ///< when it is tried again, if it is
};

struct Round {
    std::vector<Posted> posted;
    std::optional<std::string> stopped = {};  ///< why the rest was not tried
    std::size_t untried = 0;
};

class Postman {
public:
    Postman(const MailWriter& writer, mail::Delivery& delivery, std::filesystem::path folder, Writer marks,
            std::function<std::string()> now)
        : writer_(writer),
          delivery_(delivery),
          folder_(std::move(folder)),
          marks_(std::move(marks)),
          now_(std::move(now)) {}

    /// One after the other; `seen` hears of each. A failure is the store's: mails that could not
    /// leave are in the round.
    orders::Result<Round> send(const std::vector<MessageRow>& due, const std::function<void(const Posted&)>& seen);

private:
    orders::Result<Posted> send_one(const MessageRow& message);
    orders::Outcome mark(const std::function<orders::Outcome(Store&)>& change) const;
    orders::Outcome keep(Posted& posted, bool settings_at_fault) const;

    const MailWriter& writer_;
    mail::Delivery& delivery_;
    std::filesystem::path folder_;
    Writer marks_;
    std::function<std::string()> now_;
};

}  // namespace gm
