#include "gm/play/repeated_mail.h"

#include <algorithm>
#include <map>

#include <nlohmann/json.hpp>

#include "gm/play/letters.h"

namespace gm {

namespace {

/// The last mail of this kind to this reader that has left, of resolutions that were undone. Another person in
/// the player's place, or another address, has got nothing yet.
const MessageRow* earlier_mail(const std::vector<MessageRow>& withdrawn, const NewMessage& message) {
    const auto found = std::find_if(withdrawn.rbegin(), withdrawn.rend(), [&](const MessageRow& row) {
        return row.has_left() && row.kind == message.kind && row.player == message.player &&
               row.recipient == message.recipient;
    });
    return found == withdrawn.rend() ? nullptr : &*found;
}

/// Is what has left just what would be sent?
orders::Result<bool> same_words(const Store& store, const MessageRow& left, const NewMessage& message) {
    if (left.subject != message.subject || left.text_body != message.text_body || left.html_body != message.html_body)
        return false;
    GM_TAKE(auto attachments, store.attachments(left.id));
    return attachments == message.attachments;
}

/// The mails of a resolution as corrections of others: rendered once for each thing that they replace.
class Corrections {
public:
    Corrections(const GameInPlay& in_play, const ResolvedTurn& resolved, MailCircumstances circumstances)
        : in_play_(in_play), resolved_(resolved), circumstances_(std::move(circumstances)) {}

    /// The `i`-th mail, as one that replaces `earlier`.
    orders::Result<NewMessage> mail(std::size_t i, const MessageRow& earlier) {
        auto correction = mail(i, nlohmann::json{{"sent_at", moment_json(in_play_, earlier.sent_at)}});
        if (correction) correction->in_reply_to = earlier.message_id;
        return correction;
    }

    orders::Result<NewMessage> mail(std::size_t i, const nlohmann::json& replaces) {
        auto known = rendered_.find(replaces.dump());
        if (known == rendered_.end()) {
            circumstances_.replaces = replaces;
            GM_TAKE(auto mails, outgoing_mail(resolved_, in_play_.next_turn(), in_play_.players, circumstances_));
            known = rendered_.emplace(replaces.dump(), std::move(mails.messages)).first;
        }
        return known->second.at(i);
    }

private:
    const GameInPlay& in_play_;
    const ResolvedTurn& resolved_;
    MailCircumstances circumstances_;
    std::map<std::string, std::vector<NewMessage>> rendered_;
};

/// Does the mail that has left, a correction itself perhaps, say just what the `i`-th mail says?
orders::Result<bool> stands(const Store& store, const MessageRow& left, std::size_t i, const NewMessage& fresh,
                            Corrections& corrections) {
    if (!left.replaces) return same_words(store, left, fresh);
    GM_TAKE(auto again, corrections.mail(i, nlohmann::json::parse(*left.replaces, nullptr, false)));
    return same_words(store, left, again);
}

}  // namespace

std::vector<ReadMail> all_readable(const GameInPlay& in_play, const std::vector<NewMessage>& messages) {
    std::vector<ReadMail> mails;
    for (const NewMessage& message : messages) add_readable(mails, readable(in_play, message));
    return mails;
}

ReadMail readable(const GameInPlay& in_play, const NewMessage& message) {
    const PlayerRow& to = in_play.players.at(message.player->value());
    return {message.kind, message.kind == MessageKind::bulletin ? to.language : to.id, message.subject,
            message.text_body};
}

void add_readable(std::vector<ReadMail>& mails, ReadMail mail) {
    const bool there =
        mail.kind == MessageKind::bulletin && std::any_of(mails.begin(), mails.end(), [&](const ReadMail& other) {
            return other.kind == mail.kind && other.reader == mail.reader;
        });
    if (!there) mails.push_back(std::move(mail));
}

orders::Result<RepeatedMail> mails_of(const GameInPlay& in_play, const ResolvedTurn& resolved,
                                      MailCircumstances circumstances) {
    const int turn = in_play.next_turn();
    GM_TAKE(auto withdrawn, in_play.store.withdrawn_messages(turn));
    circumstances.made = attempts_made(withdrawn);
    GM_TAKE(auto fresh, outgoing_mail(resolved, turn, in_play.players, circumstances));
    RepeatedMail out;
    out.complaints = std::move(fresh.complaints);
    out.readable = all_readable(in_play, fresh.messages);
    std::erase_if(withdrawn, [](const MessageRow& row) { return !row.has_left(); });
    if (withdrawn.empty()) {
        out.messages = std::move(fresh.messages);
        return out;
    }
    Corrections corrections(in_play, resolved, std::move(circumstances));
    for (std::size_t i = 0; i < fresh.messages.size(); ++i) {
        NewMessage& message = fresh.messages[i];
        const MessageRow* earlier = earlier_mail(withdrawn, message);
        if (earlier == nullptr) {
            out.messages.push_back(std::move(message));
            continue;
        }
        GM_TAKE(auto same, stands(in_play.store, *earlier, i, message, corrections));
        if (same) {
            out.standing.push_back(earlier->id);
            continue;
        }
        GM_TAKE(auto correction, corrections.mail(i, *earlier));
        out.messages.push_back(std::move(correction));
    }
    return out;
}

}  // namespace gm
