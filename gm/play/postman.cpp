#include "gm/play/postman.h"

namespace gm {

using mail::Fate;

orders::Outcome Postman::mark(const std::function<orders::Outcome(Store&)>& change) const {
    GM_TAKE(auto store, Store::open(folder_, marks_));
    return change(store);
}

orders::Outcome Postman::keep(Posted& posted, bool settings_at_fault) const {
    const MessageId id = posted.message.id;
    const std::string now = now_();
    switch (posted.fate) {
        case Fate::accepted: return mark([&](Store& store) { return store.mark_sent(id, now); });
        case Fate::unknown: return mark([&](Store& store) { return store.note_doubt(id, posted.reason); });
        case Fate::refused: break;
        case Fate::postponed:
        case Fate::no_way:
            // Once the settings are mended nobody wants to wait.
            posted.not_before = settings_at_fault ? now : next_attempt(now, posted.message.attempts + 1);
            break;
    }
    return mark([&](Store& store) { return store.mark_failed(id, posted.reason, posted.not_before); });
}

orders::Result<Posted> Postman::send_one(const MessageRow& message) {
    Posted posted{message};
    GM_TAKE(auto bytes, writer_.write(message));
    mail::Delivered delivered{Fate::refused, "'" + message.recipient + "' is no address that a mail could go to"};
    if (mail::is_plain_address(message.recipient)) {
        if (!delivery_.is_repeatable()) {
            GM_TRY(mark([&](Store& store) { return store.mark_sending(message.id, message.recipient); }));
        }
        delivered =
            delivery_.deliver({writer_.from().address, message.recipient, message.message_id, std::move(bytes)});
    }
    posted.fate = delivered.fate;
    posted.reason = delivered.reason;
    GM_TRY(keep(posted, delivered.settings_at_fault));
    return posted;
}

orders::Result<Round> Postman::send(const std::vector<MessageRow>& due,
                                    const std::function<void(const Posted&)>& seen) {
    constexpr int most_doubts = 2;  // a server that is broken in this way must not put the whole outbox in doubt
    Round round;
    round.untried = due.size();
    int doubts = 0;
    for (const MessageRow& message : due) {
        GM_TAKE(auto posted, send_one(message));
        --round.untried;
        doubts = posted.fate == Fate::unknown ? doubts + 1 : 0;
        if (posted.fate == Fate::no_way || doubts == most_doubts) round.stopped = posted.reason;
        seen(posted);
        round.posted.push_back(std::move(posted));
        if (round.stopped) break;
    }
    return round;
}

}  // namespace gm
