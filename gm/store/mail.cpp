#include "gm/store/mail.h"

#include <array>
#include <utility>

#include "gm/store/failure.h"
#include "gm/store/stored_words.h"

namespace gm {

namespace {

constexpr StoredWords<MailStatus, 4> mail_words("the status of a mail", {{
                                                                            {MailStatus::taken, "taken"},
                                                                            {MailStatus::refused, "refused"},
                                                                            {MailStatus::aside, "aside"},
                                                                            {MailStatus::settled, "settled"},
                                                                        }});

std::string select_mails(const std::string& which) {
    return "SELECT id, key, received_at, source, sender, subject, status, reason, sheet, raw FROM mail " + which;
}

MailRow mail_from(const Row& row) {
    MailRow mail;
    mail.id = MailId{row.big(0)};
    mail.key = row.text(1);
    mail.received_at = row.text(2);
    mail.source = row.text(3);
    mail.sender = row.text(4);
    mail.subject = row.text(5);
    mail.status = mail_words.value_of(row.text(6));
    mail.reason = row.text(7);
    if (row.maybe_text(8)) mail.sheet = SheetId{row.big(8)};
    mail.raw = row.bytes(9);
    return mail;
}

std::optional<std::int64_t> number(std::optional<SheetId> sheet) {
    return sheet ? std::optional(static_cast<std::int64_t>(*sheet)) : std::nullopt;
}

}  // namespace

std::string_view to_text(MailStatus status) { return mail_words.word_of(status); }

MailTable::MailTable(SQLite::Database& database)
    : insert_(database,
              "INSERT INTO mail (key, received_at, source, sender, subject, status, reason, sheet, raw)"
              " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"),
      update_(database,
              "UPDATE mail SET status = 'settled', reason = ?, sheet = coalesce(?, sheet)"
              " WHERE id = ? AND status = 'aside'"),
      update_aside_(database,
                    "UPDATE mail SET status = 'aside', reason = ?"
                    " WHERE status = 'refused' AND sheet IN (SELECT id FROM sheet WHERE turn = ?)"),
      count_(database, "SELECT 1 FROM mail WHERE key = ? OR source = ? LIMIT 1"),
      select_one_(database, select_mails("WHERE id = ?")),
      select_aside_(database, select_mails("WHERE status = 'aside' ORDER BY id")) {}

MailId MailTable::add(const NewMail& mail, std::optional<SheetId> sheet) {
    return MailId{insert_.add(mail.key, mail.received_at, mail.source, mail.sender, mail.subject,
                              std::string(to_text(mail.status)), mail.reason, number(sheet), Bytes(mail.raw))};
}

void MailTable::settle(MailId id, const std::string& reason, std::optional<SheetId> sheet) {
    const int changed = update_.run(reason, number(sheet), static_cast<std::int64_t>(id));
    if (changed != 1)
        throw StoreRefusal("no mail with this number is set aside any more: gm aside lists those that wait");
}

void MailTable::put_aside_refused(int turn, const std::string& reason) { update_aside_.run(reason, turn); }

bool MailTable::knows(const std::string& key_or_source) {
    return count_.one([](const Row&) { return true; }, key_or_source, key_or_source).has_value();
}

std::optional<MailRow> MailTable::get(MailId id) { return select_one_.one(mail_from, static_cast<std::int64_t>(id)); }

std::vector<MailRow> MailTable::aside() { return select_aside_.all(mail_from); }

}  // namespace gm
