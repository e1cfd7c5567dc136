#include "gm/play/shown_turn.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "gm/mail/send_settings.h"

namespace gm {

namespace {

/// Has the resolution with these mails begun to leave? Mails of an earlier one that say the same, and so stand, have
/// left long ago: they tell nothing of whether the game master has let this one go. Unless nothing but them is left to
/// say.
bool has_begun_to_leave(const std::vector<MessageRow>& messages, const std::set<MessageId>& earlier) {
    bool any_left = false;
    bool any_waits = false;
    for (const MessageRow& message : messages) {
        if (!is_of_a_resolution(message)) continue;
        if (!earlier.contains(message.id) && message.has_left()) return true;
        any_left = any_left || message.has_left();
        any_waits = any_waits || message.status == MessageStatus::queued;
    }
    return any_left && !any_waits;
}

bool sends_mails(const std::filesystem::path& folder) {
    std::error_code error;
    return std::filesystem::exists(folder / mail::SendSettings::file_name, error);
}

/// Those of the resolutions that were undone.
orders::Result<std::set<MessageId>> mails_of_undone(const Store& store, int turn) {
    std::set<MessageId> mails;
    GM_TAKE(const auto undone, store.undone(turn));
    for (const UndoneTurn& one : undone) mails.insert(one.messages.begin(), one.messages.end());
    return mails;
}

}  // namespace

orders::Result<int> shown_turn(const GameInPlay& in_play) {
    GM_TAKE(const auto mails, in_play.store.resolution_mails({}, in_play.last.number));
    return shown_turn(in_play.store, in_play.folder, in_play.last.number, mails);
}

orders::Result<int> shown_turn(const Store& store, const std::filesystem::path& folder, int last,
                               const std::vector<MessageRow>& mails) {
    if (!sends_mails(folder)) return last;
    for (int turn = last; turn > 0; --turn) {
        std::vector<MessageRow> messages;
        std::copy_if(mails.begin(), mails.end(), std::back_inserter(messages),
                     [&](const MessageRow& mail) { return mail.turn == turn && !mail.withdrawn_at; });
        GM_TAKE(const auto earlier, mails_of_undone(store, turn));
        if (has_begun_to_leave(messages, earlier)) return turn;
    }
    return 0;
}

orders::Result<int> times_seen_undone(const GameInPlay& in_play, int turn) {
    if (!sends_mails(in_play.folder)) return in_play.store.times_undone(turn);
    GM_TAKE(const auto undone, in_play.store.undone(turn));
    GM_TAKE(const auto withdrawn, in_play.store.withdrawn_messages(turn));
    int seen = 0;
    std::set<MessageId> earlier;
    for (const UndoneTurn& one : undone) {
        std::vector<MessageRow> its_own = withdrawn;
        std::erase_if(its_own, [&](const MessageRow& row) {
            return std::ranges::find(one.messages, row.id) == one.messages.end();
        });
        if (has_begun_to_leave(its_own, earlier)) ++seen;
        earlier.insert(one.messages.begin(), one.messages.end());
    }
    return seen;
}

}  // namespace gm
