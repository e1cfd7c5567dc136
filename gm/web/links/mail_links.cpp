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

orders::Result<std::map<std::string, std::string>> links_for_mails(const std::filesystem::path& folder,
                                                                   const Writer& writer) {
    std::map<std::string, std::string> out;
    const auto settings = load_settings(folder);
    if (!settings) return settings.failure();
    if (settings->address.empty()) return out;
    const auto keys = Keys::of(folder);
    if (!keys) return keys.failure();
    auto store = Store::open(folder, writer);
    if (!store) return std::move(store).failure();
    const auto players = store->players();
    if (!players) return players.failure();
    auto links = store->links();
    if (!links) return std::move(links).failure();
    const auto missing = missing_links(*links, *players, *keys, writer.now);
    if (!missing.empty()) {
        const auto stored = store->set_links(missing, {writer.now, "link", R"({"for":"mails"})"});
        if (!stored) return stored.failure();
        links = store->links();
        if (!links) return std::move(links).failure();
    }
    for (const LinkRow& row : *links)
        if (row.token_hash) out[row.seat] = private_link(*settings, keys->token(row.seat, row.generation));
    return out;
}

}  // namespace gm::web
