#include "gm/mail/imap_mailbox.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

namespace gm::mail {

namespace {

using Uid = std::uint32_t;

/// The numbers in `* SEARCH 1 2 3`.
std::vector<Uid> numbers_in(const std::string& answer) {
    std::vector<Uid> numbers;
    const char* at = answer.data();
    const char* end = at + answer.size();
    while (at < end) {
        Uid number = 0;
        const auto [next, error] = std::from_chars(at, end, number);
        if (error == std::errc{}) numbers.push_back(number);
        at = error == std::errc{} ? next : at + 1;
    }
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

/// The figure in `* 4 FETCH (UID 7 RFC822.SIZE 1234)`.
std::optional<std::size_t> size_in(const std::string& answer) {
    constexpr std::string_view word = "RFC822.SIZE ";
    const auto at = answer.find(word);
    if (at == std::string::npos) return std::nullopt;
    std::size_t size = 0;
    const char* begin = answer.data() + at + word.size();
    const auto [next, error] = std::from_chars(begin, answer.data() + answer.size(), size);
    return error == std::errc{} ? std::optional(size) : std::nullopt;
}

class Mailbox {
public:
    Mailbox(ImapSession session, const MailVisitor& visitor, const ImapOptions& options, const MailLimits& limits)
        : session_(std::move(session)), visitor_(visitor), options_(options), limits_(limits) {}

    orders::Outcome visit(const std::string& name) {
        orders::Outcome visited = take_all(name);
        orders::Outcome marked = mark_taken();  // also what was taken before something broke
        return visited ? marked : visited;
    }

private:
    orders::Outcome take_all(const std::string& name) {
        GM_TAKE(const auto validity, session_.enter_mailbox(false));
        GM_TAKE(const auto answer,
                session_.command(options_.only_unseen ? "UID SEARCH UNSEEN UNDELETED" : "UID SEARCH UNDELETED"));
        for (const Uid uid : numbers_in(answer)) {
            const std::string origin = "imap:" + name + ';' + std::to_string(validity) + '/' + std::to_string(uid);
            if (visitor_.seen(origin)) {
                taken_.push_back(uid);  // a visit broken off may not have come to marking it
            } else if (auto outcome = take(uid, origin); !outcome) {
                return outcome;
            }
        }
        return orders::done();
    }

    /// Fails only where nothing more can be had from this server, or kept by the visitor.
    orders::Outcome take(Uid uid, const std::string& origin) {
        auto bytes = fetch(uid);
        if (!bytes) {
            orders::Problem problem = bytes.problems().front();
            problem.file = origin;
            visitor_.trouble(std::move(problem));
            auto alive = session_.command("NOOP");
            return alive ? orders::done() : orders::Outcome(std::move(alive).failure());
        }
        auto handed = hand_over({origin, *std::move(bytes)}, visitor_);
        if (handed) taken_.push_back(uid);
        return handed;
    }

    orders::Result<std::string> fetch(Uid uid) {
        GM_TAKE(const auto answer, session_.command("UID FETCH " + std::to_string(uid) + " (RFC822.SIZE)"));
        const auto size = size_in(answer);
        if (!size) return orders::invalid("the mail is gone");
        if (*size > limits_.raw) {
            return orders::invalid("the mail is longer than the " + std::to_string(limits_.raw) + " bytes accepted",
                                   "it is still on the server; read it there");
        }
        return session_.fetch(uid, *size);
    }

    orders::Outcome mark_taken() {
        if (!options_.mark_seen || taken_.empty()) return orders::done();
        GM_TRY(session_.enter_mailbox(true).outcome());
        constexpr std::size_t at_once = 100;  // servers bound the length of a command
        for (std::size_t begin = 0; begin < taken_.size(); begin += at_once) {
            std::string uids;
            for (std::size_t i = begin; i < std::min(taken_.size(), begin + at_once); ++i) {
                uids += (uids.empty() ? "" : ",") + std::to_string(taken_[i]);
            }
            GM_TRY(session_.command("UID STORE " + uids + " +FLAGS.SILENT (\\Seen)").outcome());
        }
        return orders::done();
    }

    ImapSession session_;
    const MailVisitor& visitor_;
    const ImapOptions& options_;
    const MailLimits& limits_;
    std::vector<Uid> taken_;
};

}  // namespace

orders::Outcome visit_imap(const ImapAddress& address, const Credentials& credentials, const MailVisitor& visitor,
                           const ImapOptions& options, const MailLimits& limits) {
    GM_TAKE(auto session, ImapSession::open(address, credentials, options.connection));
    const std::string name = credentials.user + '@' + address.server() + '/' + address.mailbox;
    return Mailbox(std::move(session), visitor, options, limits).visit(name);
}

}  // namespace gm::mail
