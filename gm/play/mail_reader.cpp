#include "gm/play/mail_reader.h"

#include "gm/play/reading_note.h"

namespace gm {

using mail::IncomingMail;

namespace {

/// What the top-level lines of a sheet may begin with.
std::vector<std::string> sheet_words(const GameInPlay& in_play) {
    std::vector<std::string> words;
    for (const orders::Term& term : in_play.game->vocabulary().terms("sheet")) {
        for (const char* language : {"en", "fr"}) {
            const auto known = term.words(language);
            words.insert(words.end(), known.begin(), known.end());
        }
    }
    return words;
}

AsideMail read_aside(const MailReader& reader, MailRow row) {
    IncomingMail read = reader.read(row.raw);
    return {std::move(row), std::move(read)};
}

}  // namespace

MailReader::MailReader(const GameInPlay& in_play) : folder_(in_play.folder), words_(sheet_words(in_play)) {}

IncomingMail MailReader::read(std::string raw) const {
    mail::MessageKey key = mail::message_key(raw);
    const ReadingNote note(folder_, key.text());
    if (!note.died_before()) return mail::read_mail(std::move(raw), words_);
    IncomingMail mail;
    mail.key = std::move(key);
    mail.unread = "gm ended when it read it before; to have it tried again, remove " + note.file_name();
    mail.raw = std::move(raw);
    return mail;
}

orders::Result<std::vector<AsideMail>> aside_of(const GameInPlay& in_play) {
    GM_TAKE(auto rows, in_play.store.mails_aside());
    const MailReader reader(in_play);
    std::vector<AsideMail> mails;
    for (MailRow& row : rows) mails.push_back(read_aside(reader, std::move(row)));
    return mails;
}

orders::Result<AsideMail> aside_of(const GameInPlay& in_play, MailId id) {
    GM_TAKE(auto row, in_play.store.mail(id));
    return read_aside(MailReader(in_play), std::move(row));
}

}  // namespace gm
