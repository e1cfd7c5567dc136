#include "gm/store/message.h"

#include <array>
#include <utility>

#include <fmt/format.h>

#include "gm/store/failure.h"
#include "gm/store/stored_words.h"

namespace gm {

namespace {

std::string select_messages(const std::string& which) {
    return "SELECT id, turn, player, kind, recipient, subject, text_body, html_body, message_id, created_at, status, "
           "sent_at, attempts, last_error, in_reply_to, not_before, replaces, withdrawn_at, "
           "sheet_number, attempt, ruling FROM message " +
           which;
}

/// Such a one gives its Message-ID and its number up to the mail that takes its place.
constexpr const char* nobody_can_have_it =
    "((status = 'queued' AND attempts = 0) OR (status = 'failed' AND attempts < 2))";

/// Where the player is reached by now: the seat may have changed hands since the mail was written.
constexpr const char* present_address = "COALESCE((SELECT mail FROM player WHERE n = message.player), recipient)";

constexpr StoredWords<MessageStatus, 4> message_words("the status of a message",
                                                      {{
                                                          {MessageStatus::queued, "queued"},
                                                          {MessageStatus::sending, "sending"},
                                                          {MessageStatus::sent, "sent"},
                                                          {MessageStatus::failed, "failed"},
                                                      }});

MessageRow message_from(const Row& row) {
    MessageRow message;
    message.id = MessageId{row.big(0)};
    message.turn = row.number(1);
    message.player = row.maybe_player(2);
    message.kind = message_kind(row.text(3));
    message.recipient = row.text(4);
    message.subject = row.text(5);
    message.text_body = row.text(6);
    message.html_body = row.maybe_text(7);
    message.message_id = row.text(8);
    message.created_at = row.text(9);
    message.status = message_words.value_of(row.text(10));
    message.sent_at = row.maybe_text(11);
    message.attempts = row.number(12);
    message.last_error = row.maybe_text(13);
    message.in_reply_to = row.maybe_text(14);
    message.not_before = row.maybe_text(15);
    message.replaces = row.maybe_text(16);
    message.withdrawn_at = row.maybe_text(17);
    message.sheet_number = row.maybe_number(18);
    message.attempt = row.maybe_number(19);
    if (const auto ruling = row.maybe_number(20)) message.ruling = RulingId{*ruling};
    return message;
}

void expect_one(int changed) {
    if (changed != 1) throw StoreRefusal("there is no such message, or it has left already");
}

std::int64_t number(MessageId id) { return static_cast<std::int64_t>(id); }

}  // namespace

std::string_view to_text(MessageStatus status) { return message_words.word_of(status); }

bool is_of_a_resolution(const NewMessage& message) { return tells_of_a_resolution(message.kind); }

MessageTable::MessageTable(SQLite::Database& database)
    : attachments_(database),
      insert_(database,
              "INSERT INTO message (turn, player, kind, recipient, subject, text_body, html_body, message_id,"
              " created_at, in_reply_to, replaces, sheet_number, attempt, ruling, status)"
              " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'queued')"),
      update_sending_(database,
                      "UPDATE message SET status = 'sending', attempts = attempts + 1, last_error = NULL,"
                      " not_before = NULL"
                      " WHERE id = ? AND recipient = COALESCE(?, recipient)"
                      " AND status IN ('queued', 'failed') AND withdrawn_at IS NULL"),
      update_sent_(database,
                   "UPDATE message SET status = 'sent', sent_at = ?, last_error = NULL, not_before = NULL"
                   " WHERE id = ? AND status <> 'sent' AND (withdrawn_at IS NULL OR status = 'sending')"),
      update_failed_(database,
                     std::string("UPDATE message SET status = 'failed', last_error = ?, not_before = ?, recipient = ") +
                         present_address + " WHERE id = ? AND status <> 'sent'"),
      update_doubt_(database, "UPDATE message SET last_error = ? WHERE id = ? AND status = 'sending'"),
      update_waiting_(database, std::string("UPDATE message SET status = 'queued', not_before = NULL, recipient = ") +
                                    present_address +
                                    " WHERE id = ? AND status IN ('sending', 'failed') AND withdrawn_at IS NULL"),
      update_recipient_(database,
                        "UPDATE message SET recipient = ? WHERE player = ?"
                        " AND status IN ('queued', 'failed') AND withdrawn_at IS NULL"),
      update_body_(database,
                   "UPDATE message SET subject = ?, text_body = ?, html_body = ?"
                   " WHERE id = ? AND status IN ('queued', 'failed') AND withdrawn_at IS NULL"),
      update_withdrawn_(database, fmt::format("UPDATE message SET withdrawn_at = ?,"
                                              " message_id = CASE WHEN {0}"
                                              " THEN replace(message_id, '@', '.withdrawn' || id || '@')"
                                              " ELSE message_id END,"
                                              " attempt = CASE WHEN {0} THEN NULL ELSE attempt END WHERE id = ?",
                                              nobody_can_have_it)),
      update_standing_(database,
                       "UPDATE message SET withdrawn_at = NULL"
                       " WHERE id = ? AND status IN ('sending', 'sent') AND withdrawn_at IS NOT NULL"),
      select_turn_(database, select_messages("WHERE turn = ? AND withdrawn_at IS NULL ORDER BY id")),
      select_withdrawn_(database, select_messages("WHERE turn = ? AND withdrawn_at IS NOT NULL ORDER BY id")),
      select_unsent_(database, select_messages("WHERE status <> 'sent' AND withdrawn_at IS NULL ORDER BY id")),
      // Bodies stand before `withdrawn_at` in a row, and are long: it is looked at only where it can say something.
      select_resolutions_(database,
                          "SELECT id, turn, player, kind, message_id, status,"
                          " CASE WHEN EXISTS (SELECT 1 FROM undone WHERE undone.turn = message.turn)"
                          " THEN withdrawn_at END"
                          " FROM message WHERE id >= ? AND kind IN (?, ?)"
                          " AND (turn <= ? OR status IN ('sending', 'sent')) ORDER BY id"),
      select_body_(database, "SELECT subject, text_body, html_body FROM message WHERE id = ?"),
      select_earlier_(database,
                      "SELECT message_id FROM message WHERE kind = ? AND player IS ? AND turn < ?"
                      " AND (withdrawn_at IS NULL OR status IN ('sending', 'sent')) ORDER BY turn, id") {}

MessageId MessageTable::add(const NewMessage& message) {
    const std::int64_t id =
        insert_.add(message.turn, message.player, to_text(message.kind), message.recipient, message.subject,
                    message.text_body, message.html_body, message.message_id, message.created_at, message.in_reply_to,
                    message.replaces, message.sheet_number, message.attempt, message.ruling);
    attachments_.add(id, message.attachments);
    return MessageId{id};
}

void MessageTable::mark_sending(MessageId id, const std::optional<std::string>& to) {
    if (update_sending_.run(number(id), to) != 1) {
        throw StoreRefusal("mail " + std::to_string(number(id)) +
                           " has left, was withdrawn or goes to another address since: run gm send once more");
    }
}

void MessageTable::mark_sent(MessageId id, const std::string& at) { expect_one(update_sent_.run(at, number(id))); }

void MessageTable::mark_failed(MessageId id, const std::string& error, const std::optional<std::string>& not_before) {
    expect_one(update_failed_.run(error, not_before, number(id)));
}

void MessageTable::note_doubt(MessageId id, const std::string& reason) {
    expect_one(update_doubt_.run(reason, number(id)));
}

void MessageTable::put_back(MessageId id) {
    if (update_waiting_.run(number(id)) != 1) {
        throw StoreRefusal(
            "mail " + std::to_string(number(id)) +
            " neither failed nor is in doubt, or what it tells of was undone or revoked: gm status lists "
            "those that may be "
            "sent again");
    }
}

void MessageTable::rewrite(MessageId id, const MessageBody& body) {
    if (update_body_.run(body.subject, body.text_body, body.html_body, number(id)) != 1) {
        throw StoreRefusal("mail " + std::to_string(number(id)) +
                           " has left, or may have: it cannot be changed any more");
    }
}

void MessageTable::withdraw(MessageId id, const std::string& at) { expect_one(update_withdrawn_.run(at, number(id))); }

void MessageTable::let_stand(MessageId id) { expect_one(update_standing_.run(number(id))); }

std::vector<MessageRow> MessageTable::withdrawn(int turn) { return select_withdrawn_.all(message_from, turn); }

void MessageTable::redirect(orders::PlayerIndex player, const std::string& recipient) {
    update_recipient_.run(recipient, player);
}

std::vector<MessageRow> MessageTable::of_turn(int turn) { return select_turn_.all(message_from, turn); }

std::vector<MessageRow> MessageTable::unsent() { return select_unsent_.all(message_from); }

std::vector<MessageRow> MessageTable::of_resolutions(MessageId from, int up_to_turn) {
    const auto standing_from = [](const Row& row) {
        MessageRow message;
        message.id = MessageId{row.big(0)};
        message.turn = row.number(1);
        message.player = row.maybe_player(2);
        message.kind = message_kind(row.text(3));
        message.message_id = row.text(4);
        message.status = message_words.value_of(row.text(5));
        message.withdrawn_at = row.maybe_text(6);
        return message;
    };
    return select_resolutions_.all(standing_from, number(from), to_text(MessageKind::report),
                                   to_text(MessageKind::bulletin), up_to_turn);
}

std::optional<MessageBody> MessageTable::body(MessageId id) {
    return select_body_.one([](const Row& row) { return MessageBody{row.text(0), row.text(1), row.maybe_text(2)}; },
                            number(id));
}

std::vector<std::string> MessageTable::earlier_ids(const NewMessage& message) {
    return select_earlier_.all([](const Row& row) { return row.text(0); }, to_text(message.kind), message.player,
                               message.turn);
}

std::vector<AttachmentRow> MessageTable::attachments(MessageId id) { return attachments_.of_message(number(id)); }

}  // namespace gm
