#pragma once

#include <string>
#include <vector>

#include "gm/mail/incoming_mail.h"
#include "gm/play/game_in_play.h"

namespace gm {

/// Takes mails apart, which changes nothing and needs no lock. One that an earlier gm died on is not read again.
class MailReader {
public:
    explicit MailReader(const GameInPlay& in_play);
    mail::IncomingMail read(std::string raw) const;

private:
    std::filesystem::path folder_;
    mail::SheetKeys words_;
};

/// A mail that was set aside, and how it reads.
struct AsideMail {
    MailRow row;
    mail::IncomingMail read;
};

/// All that wait for the game master, the oldest first.
orders::Result<std::vector<AsideMail>> aside_of(const GameInPlay& in_play);
/// One of them, or one that was dealt with.
orders::Result<AsideMail> aside_of(const GameInPlay& in_play, MailId id);

}  // namespace gm
