#include "gm/mail/sender.h"

#include <set>

#include "gm/mail/authentication.h"
#include "gm/mail/tokens.h"
#include "gm/mail/unicode.h"

namespace gm::mail {

namespace {

std::string listed(const std::set<std::string>& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : ", ") + word;
    return out;
}

Sender by_token(const IncomingMail& mail, const std::vector<KnownSender>& players) {
    std::set<std::string> owners;
    for (const std::string& token : mail.tokens) {
        for (const KnownSender& player : players) {
            if (player.token_hash && is_token(token, *player.token_hash)) owners.insert(player.player);
        }
    }
    if (owners.size() == 1) return {*owners.begin(), IdentifiedBy::token};
    if (owners.size() > 1) return {{}, IdentifiedBy::token, "it holds tokens of several players: " + listed(owners)};
    return {{}, IdentifiedBy::nothing, mail.tokens.empty() ? "" : "its token is not known"};
}

Sender by_address(const IncomingMail& mail, const std::vector<KnownSender>& players, const std::string& checked_by) {
    if (mail.from.empty()) return {{}, IdentifiedBy::nothing, "it does not say who sent it"};
    const std::string& address = mail.from.front().address;
    std::set<std::string> owners;
    for (const KnownSender& player : players) {
        if (!address.empty() && lower(player.address) == lower(address)) owners.insert(player.player);
    }
    if (owners.empty()) return {{}, IdentifiedBy::nothing, "no player has the address " + address};
    if (std::string doubt = doubt_of_sender(address, mail.results, checked_by); !doubt.empty())
        return {{}, IdentifiedBy::nothing, std::move(doubt)};
    if (owners.size() == 1) return {*owners.begin(), IdentifiedBy::address};
    return {{}, IdentifiedBy::nothing, "several players may have sent it: " + listed(owners)};
}

}  // namespace

Sender identify_sender(const IncomingMail& mail, const std::vector<KnownSender>& players,
                       const std::string& checked_by) {
    if (mail.from_lines > 1 || mail.from.size() > 1)
        return {{}, IdentifiedBy::nothing, "it names several senders, where one is right"};
    Sender token = by_token(mail, players);
    if (token.by == IdentifiedBy::token) return token;
    Sender sender = by_address(mail, players, checked_by);
    if (!token.reason.empty()) sender.reason += (sender.reason.empty() ? "" : "; ") + token.reason;
    return sender;
}

}  // namespace gm::mail
