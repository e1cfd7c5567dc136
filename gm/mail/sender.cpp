#include "gm/mail/sender.h"

#include <algorithm>
#include <cctype>
#include <set>

namespace gm::mail {

namespace {

std::string lower(std::string text) {
    std::transform(text.begin(), text.end(), text.begin(),
                   [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return text;
}

/// `ada+games@example.org` as `ada@example.org`.
std::string without_tag(std::string address) {
    const auto plus = address.find('+');
    const auto at = address.rfind('@');
    if (plus != std::string::npos && plus > 0 && at != std::string::npos && plus < at) address.erase(plus, at - plus);
    return address;
}

using Form = std::string (*)(std::string);

std::set<std::string> owners_of(const std::string& address, const std::vector<KnownSender>& players, Form form) {
    std::set<std::string> owners;
    for (const KnownSender& player : players) {
        for (const std::string& own : player.addresses) {
            if (form(lower(own)) == form(lower(address))) owners.insert(player.player);
        }
    }
    return owners;
}

std::string listed(const std::set<std::string>& words) {
    std::string out;
    for (const std::string& word : words) out += (out.empty() ? "" : ", ") + word;
    return out;
}

Sender by_token(const IncomingMail& mail, const TokenOwner& token_owner) {
    std::set<std::string> owners;
    for (const std::string& token : mail.tokens) {
        if (auto owner = token_owner(token)) owners.insert(std::move(*owner));
    }
    if (owners.size() == 1) return {*owners.begin(), IdentifiedBy::token};
    if (owners.size() > 1) return {{}, IdentifiedBy::token, "it holds tokens of several players: " + listed(owners)};
    return {{}, IdentifiedBy::nothing, mail.tokens.empty() ? "" : "its token is not known"};
}

Sender by_address(const IncomingMail& mail, const std::vector<KnownSender>& players) {
    if (mail.from.empty()) return {{}, IdentifiedBy::nothing, "it does not say who sent it"};
    std::set<std::string> owners;
    for (const Address& from : mail.from) {
        if (from.address.empty()) continue;
        auto found = owners_of(from.address, players, [](std::string address) { return address; });
        if (found.empty()) found = owners_of(from.address, players, &without_tag);
        owners.merge(found);
    }
    if (owners.size() == 1) return {*owners.begin(), IdentifiedBy::address};
    if (owners.size() > 1) return {{}, IdentifiedBy::nothing, "several players have this address: " + listed(owners)};
    return {{}, IdentifiedBy::nothing, "no player has the address " + mail.from.front().address};
}

}  // namespace

Sender identify_sender(const IncomingMail& mail, const std::vector<KnownSender>& players,
                       const TokenOwner& token_owner) {
    Sender token = by_token(mail, token_owner);
    if (token.by == IdentifiedBy::token) return token;
    Sender sender = by_address(mail, players);
    if (!token.reason.empty()) sender.reason += (sender.reason.empty() ? "" : "; ") + token.reason;
    return sender;
}

}  // namespace gm::mail
