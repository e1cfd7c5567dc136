#include "gm/store/sent_messages.h"

#include <algorithm>

#include <nlohmann/json.hpp>

namespace gm {

namespace {

/// The last turn of which there may be mails: the open one, or what was open before turns were undone.
orders::Result<int> last_turn_with_mails(const Store& store) {
    GM_TAKE(auto last, store.last_turn());
    GM_TAKE(auto trail, store.trail());
    int resolved = last.number;
    for (const TrailRow& row : trail) {
        if (row.action != "undo") continue;
        const auto detail = nlohmann::json::parse(row.detail, nullptr, false);
        const auto turn = detail.is_object() ? detail.find("turn") : detail.end();
        if (turn != detail.end() && turn->is_number_integer()) resolved = std::max(resolved, turn->get<int>());
    }
    return resolved + 1;
}

}  // namespace

orders::Result<std::vector<MessageRow>> sent_messages(const Store& store) {
    GM_TAKE(const auto last, last_turn_with_mails(store));
    std::vector<MessageRow> sent;
    for (int turn = 0; turn <= last; ++turn) {
        GM_TAKE(auto withdrawn, store.withdrawn_messages(turn));
        GM_TAKE(auto standing, store.messages(turn));
        for (const auto* mails : {&withdrawn, &standing}) {
            for (const MessageRow& mail : *mails) {
                if (mail.sent_at) sent.push_back(mail);
            }
        }
    }
    return sent;
}

}  // namespace gm
