#pragma once

// How the mails that have not left stand, and how each is written.

#include <map>
#include <string>
#include <vector>

#include "gm/mail/compose.h"
#include "gm/store/store.h"

namespace gm {

struct Outbox {
    std::vector<MessageRow> due;       ///< to be sent now, the oldest first
    std::vector<MessageRow> later;     ///< failed, and tried again at its time
    std::vector<MessageRow> failed;    ///< for good: only the game master can have it tried again
    std::vector<MessageRow> doubtful;  ///< a gm that stopped, or a server that fell silent: it may have arrived

    std::size_t unsent() const { return due.size() + later.size() + failed.size() + doubtful.size(); }
    std::vector<MessageRow> failures() const;  ///< all that failed, whatever comes next
};

Outbox outbox_of(const std::vector<MessageRow>& unsent, const std::string& now);

/// A mail that failed for the `attempts`-th time rests a minute, then two, four ... up to four hours.
std::string next_attempt(const std::string& now, int attempts);

/// Writes stored messages as mails; the same bytes each time.
class MailWriter {
public:
    static orders::Result<MailWriter> of(const Store& store, mail::Address from);

    /// Private links to the web site, by the player's id: from now on each stands in its owner's private mails. They
    /// are nowhere else, the store included. `rules`: the page of the site to which numbers of rulings lead, in all
    /// mails.
    void set_links(std::map<std::string, std::string> links, std::string rules) {
        links_ = std::move(links);
        rules_ = std::move(rules);
    }

    orders::Result<std::string> write(const MessageRow& message) const;
    const mail::Address& from() const { return from_; }
    /// The id of the player it is for; empty: nobody's.
    std::string player_id(const MessageRow& message) const;

private:
    MailWriter(const Store& store, std::string game, std::vector<PlayerRow> players, mail::Address from)
        : store_(&store), game_(std::move(game)), players_(std::move(players)), from_(std::move(from)) {}
    orders::Outcome add_links(const MessageRow& message, mail::OutgoingMail& mail) const;

    const Store* store_;  // not owned: outlives this
    std::string game_;
    std::vector<PlayerRow> players_;
    mail::Address from_;
    std::map<std::string, std::string> links_;
    std::string rules_;
};

}  // namespace gm
