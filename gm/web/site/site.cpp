#include "gm/web/site/site.h"

#include <algorithm>
#include <chrono>

#include "gm/mail/tokens.h"

namespace gm::web {

orders::Result<std::unique_ptr<Site>> Site::open(const std::filesystem::path& folder, Settings settings,
                                                 std::function<std::string()> now, std::span<const Command> commands) {
    GM_TAKE(auto game, GameInPlay::open(folder));  // says at once if there is none, or it cannot be read
    GM_TAKE(auto keys, Keys::of(folder));
    GM_TAKE(auto store, Store::open(folder));
    std::unique_ptr<Site> site(new Site(folder, std::move(settings), std::move(keys), std::move(game.store),
                                        PublicLook(std::move(store), folder), std::move(now), commands));
    GM_TRY(site->ended_.load());
    return site;
}

std::shared_ptr<const PublicState> Site::public_state() {
    using Clock = std::chrono::steady_clock;
    constexpr Clock::duration fresh =
        std::chrono::milliseconds(5);  // thousands ask within a moment: one look serves all
    const Clock::rep now = Clock::now().time_since_epoch().count();
    std::shared_ptr<const PublicState> known;
    {
        const std::scoped_lock guard(known_mutex_);
        known = known_;
    }
    if (known && now < fresh_until_) return known;
    std::unique_lock looking(looking_, std::defer_lock);
    if (!known) {
        looking.lock();
    } else if (!looking.try_lock()) {  // whoever looks may be put aside by the machine: nobody waits for it
        return known;
    }
    known = std::make_shared<const PublicState>(look_.look());
    fresh_until_ = now + fresh.count();
    const std::scoped_lock guard(known_mutex_);
    known_ = known;
    return known;
}

std::mutex& Site::turn_of(const std::string& seat) {
    const std::scoped_lock guard(turns_mutex_);
    return turns_[seat];
}

orders::Result<std::optional<LinkRow>> Site::link_of(const std::string& token) {
    const std::scoped_lock guard(store_mutex_);
    GM_TAKE(auto links, store_.links());
    std::optional<LinkRow> found;
    for (const LinkRow& link : links)  // all of them, whichever fits: the time taken tells nothing
        if (mail::is_token(token, link.token_hash.value_or("")) && link.token_hash) found = link;
    return found;
}

orders::Result<std::optional<Session>> Site::session(const std::string& cookie) {
    const auto bearer = keys_.bearer(cookie, now_());
    if (!bearer || ended_.has(*bearer)) return std::optional<Session>();
    const std::scoped_lock guard(store_mutex_);
    GM_TAKE(auto links, store_.links());
    const bool holds = std::any_of(links.begin(), links.end(), [&](const LinkRow& link) {
        return link.seat == bearer->seat && link.generation == bearer->generation && link.token_hash;
    });
    if (!holds) return std::optional<Session>();
    Session session{std::nullopt, bearer->seat, "", keys_.seal(cookie)};
    if (bearer->seat == LinkRow::game_master) return std::optional(std::move(session));
    GM_TAKE(auto players, store_.players());
    const auto player =
        std::find_if(players.begin(), players.end(), [&](const PlayerRow& row) { return row.id == bearer->seat; });
    if (player == players.end()) return std::optional<Session>();
    session.player = orders::PlayerIndex(static_cast<std::size_t>(player - players.begin()));
    session.language = player->language;
    return std::optional(std::move(session));
}

orders::Outcome Site::end_session(const std::string& cookie) {
    const auto bearer = keys_.bearer(cookie, now_());
    return bearer ? ended_.end(*bearer, now_()) : orders::done();
}

}  // namespace gm::web
