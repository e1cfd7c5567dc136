#include "gm/mail/imap_mailbox.h"

#include <algorithm>
#include <charconv>
#include <vector>

namespace gm::mail {

namespace {

/// The numbers in `* SEARCH 1 2 3`.
std::vector<std::uint32_t> numbers_in(const std::string& answer) {
    std::vector<std::uint32_t> numbers;
    const char* at = answer.data();
    const char* end = at + answer.size();
    while (at < end) {
        std::uint32_t number = 0;
        const auto [next, error] = std::from_chars(at, end, number);
        if (error == std::errc{}) numbers.push_back(number);
        at = error == std::errc{} ? next : at + 1;
    }
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

class Mailbox {
public:
    Mailbox(ImapSession session, const MailVisitor& visitor, const AfterTaking& after)
        : session_(std::move(session)), visitor_(visitor), after_(after) {}

    orders::Outcome visit(const std::string& name) {
        const auto validity = session_.enter_mailbox(writable());
        if (!validity) return validity.failure();
        const auto answer = session_.command("UID SEARCH UNDELETED");
        if (!answer) return answer.failure();
        for (const std::uint32_t uid : numbers_in(*answer)) {
            const std::string origin = "imap:" + name + ';' + std::to_string(*validity) + '/' + std::to_string(uid);
            if (visitor_.seen(origin)) continue;
            if (auto outcome = take(uid, origin); !outcome) return outcome;
        }
        return orders::done();
    }

private:
    bool writable() const { return after_.mark_seen || !after_.move_to.empty(); }

    /// Fails only where nothing more can be had from this server.
    orders::Outcome take(std::uint32_t uid, const std::string& origin) {
        auto bytes = session_.fetch(uid);
        if (!bytes) {
            orders::Problem problem = bytes.problems().front();
            problem.file = origin;
            visitor_.trouble(problem);
            auto alive = session_.command("NOOP");
            return alive ? orders::done() : orders::Outcome(std::move(alive).failure());
        }
        if (!hand_over({origin, std::move(*bytes)}, visitor_)) return unmark(uid);
        return tidy(uid);
    }

    orders::Outcome tidy(std::uint32_t uid) {
        const std::string number = std::to_string(uid);
        if (after_.mark_seen) {
            auto marked = session_.command("UID STORE " + number + " +FLAGS.SILENT (\\Seen)");
            if (!marked) return std::move(marked).failure();
        }
        if (!after_.move_to.empty()) {
            auto moved =
                session_.command("UID MOVE " + number + ' ' + in_imap_quotes(mailbox_on_the_wire(after_.move_to)));
            if (!moved) return std::move(moved).failure();
        }
        return orders::done();
    }

    /// In a writable mailbox fetching has marked the mail as read; it was not taken, so it is not.
    orders::Outcome unmark(std::uint32_t uid) {
        if (!writable()) return orders::done();
        auto unmarked = session_.command("UID STORE " + std::to_string(uid) + " -FLAGS.SILENT (\\Seen)");
        return unmarked ? orders::done() : orders::Outcome(std::move(unmarked).failure());
    }

    ImapSession session_;
    const MailVisitor& visitor_;
    const AfterTaking& after_;
};

}  // namespace

orders::Outcome visit_imap(const ImapAddress& address, const Credentials& credentials, const MailVisitor& visitor,
                           const AfterTaking& after, const ImapOptions& options) {
    auto session = ImapSession::open(address, credentials, options);
    if (!session) return std::move(session).failure();
    const std::string name = credentials.user + '@' + address.server() + '/' + address.mailbox;
    return Mailbox(std::move(*session), visitor, after).visit(name);
}

}  // namespace gm::mail
