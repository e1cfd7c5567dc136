#include "gm/web/links/links.h"

#include <algorithm>

#include "gm/mail/tokens.h"

namespace gm::web {

std::string private_link(const Settings& settings, const std::string& token) {
    const std::string site =
        settings.address.empty() ? "http://" + settings.host + ":" + std::to_string(settings.port) : settings.address;
    return site + "/enter#" + token;
}

std::optional<LinkRow> link_of_seat(const std::vector<LinkRow>& links, const std::string& seat) {
    const auto found = std::find_if(links.begin(), links.end(), [&](const LinkRow& link) { return link.seat == seat; });
    if (found == links.end()) return std::nullopt;
    return *found;
}

bool wants_a_new_one(const Keys& keys, const LinkRow& row) {
    return row.token_hash ? !is_link_of(keys, row) : row.made_at.empty();
}

bool is_link_of(const Keys& keys, const LinkRow& row) {
    return row.token_hash && mail::is_token(keys.token(row.seat, row.generation), *row.token_hash);
}

}  // namespace gm::web
