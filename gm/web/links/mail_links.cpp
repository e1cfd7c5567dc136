#include "gm/web/links/mail_links.h"

#include "gm/store/store.h"
#include "gm/web/links/links.h"

namespace gm::web {

namespace {

/// Rows to be stored, for seats that never had a link or were given to another person since.
std::vector<LinkRow> missing_links(const std::vector<LinkRow>& links, const std::vector<PlayerRow>& players,
                                   const Keys& keys, const std::string& now) {
    std::vector<LinkRow> missing;
    for (const PlayerRow& player : players) {
        const auto row = link_of_seat(links, player.id);
        if (!row || wants_a_new_one(keys, *row)) missing.push_back(next_link(keys, player.id, row, now));
    }
    return missing;
}

}  // namespace

orders::Result<MailLinks> links_for_mails(const std::filesystem::path& folder, const Writer& writer) {
    MailLinks out;
    GM_TAKE(const auto settings, load_settings(folder));
    if (settings.address.empty()) return out;
    out.rules = settings.address + "/rules";
    GM_TAKE(const auto keys, Keys::of(folder));
    GM_TAKE(auto store, Store::open(folder, writer));
    GM_TAKE(const auto players, store.players());
    GM_TAKE(auto links, store.links());
    const auto missing = missing_links(links, players, keys, writer.now);
    if (!missing.empty()) {
        GM_TRY(store.set_links(missing, {writer.now, "link", R"({"for":"mails"})"}));
        GM_TAKE(links, store.links());
    }
    for (const LinkRow& row : links)
        if (row.token_hash) out.players[row.seat] = private_link(settings, keys.token(row.seat, row.generation));
    return out;
}

}  // namespace gm::web
