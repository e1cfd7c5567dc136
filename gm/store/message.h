#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gm/store/attachment.h"
#include "gm/store/message_kind.h"
#include "gm/store/query.h"
#include "gm/store/ruling.h"

namespace gm {

enum class MessageId : std::int64_t {};

enum class MessageStatus {
    queued,   ///< to be sent
    sending,  ///< given to the mail server; a gm that stopped here left it in doubt
    sent,
    failed,  ///< not taken; `not_before` says whether and when it is tried again
};

std::string_view to_text(MessageStatus status);

/// A mail to leave the outbox, once.
struct NewMessage {
    int turn = 0;
    std::optional<orders::PlayerIndex> player;  ///< none: the bulletin, to all
    MessageKind kind = MessageKind::report;
    std::string recipient;
    std::string subject;
    std::string text_body;
    std::optional<std::string> html_body = {};
    std::string message_id;  ///< of the mail; no two messages share one
    std::string created_at;
    std::optional<std::string> in_reply_to = {};  ///< Message-ID of the mail that it answers
    std::optional<std::string> replaces = {};     ///< JSON, for templates: what it takes the place of
    std::optional<int> sheet_number = {};  ///< of a receipt: which of its player's sheets for the turn it is about
    /// Of a mail that tells of a turn: how many of its kind its reader may have got with it, as the turn was told
    /// again; none if nobody can have got this one.
    std::optional<int> attempt = {};
    std::optional<RulingId> ruling = {};  ///< that it was written with
    std::vector<AttachmentRow> attachments = {};
};

/// What a mail says, as it is written anew before it leaves.
struct MessageBody {
    std::string subject;
    std::string text_body;
    std::optional<std::string> html_body;
};

/// Without its attachments: `Store::attachments` has them.
struct MessageRow : NewMessage {
    MessageId id{};
    MessageStatus status = MessageStatus::queued;
    std::optional<std::string> sent_at;
    int attempts = 0;
    std::optional<std::string> last_error;
    /// Of a failed one: the moment from which it is tried again; none: only if the game master says so.
    std::optional<std::string> not_before;
    /// When the resolution or the ruling that it tells of was taken back: it never leaves from then on.
    std::optional<std::string> withdrawn_at;

    /// Has its reader got it, or may have?
    bool has_left() const { return status == MessageStatus::sent || status == MessageStatus::sending; }
    /// May a server have taken it once, though it waits again? Such a one keeps its Message-ID.
    bool may_have_left() const {
        const bool never =
            (status == MessageStatus::queued && attempts == 0) || (status == MessageStatus::failed && attempts < 2);
        return !never;
    }
};

/// A mail that tells of a resolution, and goes with it when that is undone; a receipt or a reminder does not.
bool is_of_a_resolution(const NewMessage& message);

class MessageTable {
public:
    explicit MessageTable(SQLite::Database& database);
    MessageId add(const NewMessage& message);
    /// `to`: where it is about to go. Refused if that is no longer where it shall.
    void mark_sending(MessageId id, const std::optional<std::string>& to);
    void mark_sent(MessageId id, const std::string& at);
    void mark_failed(MessageId id, const std::string& error, const std::optional<std::string>& not_before);
    void note_doubt(MessageId id, const std::string& reason);  ///< it stays `sending`
    /// One that failed or is in doubt waits again: for whoever has the seat by now.
    void put_back(MessageId id);
    void rewrite(MessageId id, const MessageBody& body);  ///< only of one that has not left
    void withdraw(MessageId id, const std::string& at);
    void let_stand(MessageId id);  ///< one that was withdrawn after it had left says the truth after all
    /// Mails of this player that have not left go there; one in doubt still says where it went.
    void redirect(orders::PlayerIndex player, const std::string& recipient);
    std::vector<MessageRow> of_turn(int turn);    ///< but those withdrawn
    std::vector<MessageRow> withdrawn(int turn);  ///< those alone
    std::vector<MessageRow> unsent();             ///< but those withdrawn
    /// Reports and bulletins from this one on: where they stand, not what they say. Those of later turns than
    /// `up_to_turn` only if they have left.
    std::vector<MessageRow> of_resolutions(MessageId from, int up_to_turn);
    std::optional<MessageBody> body(MessageId id);
    /// Message-IDs of this kind that the player got in earlier turns, the oldest first.
    std::vector<std::string> earlier_ids(const NewMessage& message);
    std::vector<AttachmentRow> attachments(MessageId id);

private:
    AttachmentTable attachments_;
    Query insert_;
    Query update_sending_;
    Query update_sent_;
    Query update_failed_;
    Query update_doubt_;
    Query update_waiting_;
    Query update_recipient_;
    Query update_body_;
    Query update_withdrawn_;
    Query update_standing_;
    Query select_turn_;
    Query select_withdrawn_;
    Query select_unsent_;
    Query select_resolutions_;
    Query select_body_;
    Query select_earlier_;
};

}  // namespace gm
