#pragma once

// What all requests share: where the game is, who may come in, what was answered. Safe to be used by many threads.

#include <atomic>
#include <chrono>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>

#include "gm/cli/command.h"
#include "gm/play/game_in_play.h"
#include "gm/web/http/request.h"
#include "gm/web/links/ended_sessions.h"
#include "gm/web/links/keys.h"
#include "gm/web/links/settings.h"
#include "gm/web/site/done.h"
#include "gm/web/site/limiter.h"
#include "gm/web/site/once.h"
#include "gm/web/site/page_cache.h"
#include "gm/web/site/public_look.h"

namespace gm::web {

class Site {
public:
    /// `now`: the present moment, UTC. `commands`: those that the game master's pages may run.
    static orders::Result<std::unique_ptr<Site>> open(const std::filesystem::path& folder, Settings settings,
                                                      std::function<std::string()> now,
                                                      std::span<const Command> commands = {});

    const std::filesystem::path& folder() const { return folder_; }
    const Settings& settings() const { return settings_; }
    const Keys& keys() const { return keys_; }
    std::string now() const { return now_(); }
    std::span<const Command> commands() const { return commands_; }

    /// The game as it is at this moment, to read.
    orders::Result<GameInPlay> game() const { return GameInPlay::open_still(folder_); }

    /// What everybody may see, as it was a moment ago at most.
    std::shared_ptr<const PublicState> public_state();
    /// Something was done here: whoever asks next sees it, or at the latest a moment after.
    void look_anew() { fresh_until_ = 0; }
    /// Whose link this token is of; nothing if of none.
    orders::Result<std::optional<LinkRow>> link_of(const std::string& token);
    /// Who the cookie's bearer is; nothing unless it is one whose link still holds.
    orders::Result<std::optional<Session>> session(const std::string& cookie);
    /// From now on it is nobody's.
    orders::Outcome end_session(const std::string& cookie);

    Limiter& entries() { return entries_; }  ///< attempts to come in
    Limiter& posts() { return posts_; }
    Limiter& looks() { return looks_; }  ///< at pages that are costly to make, by seat
    /// Held while such a page is made: whoever asks for many at once gets one after the other.
    std::mutex& turn_of(const std::string& seat);
    OnceBook& once() { return once_; }
    PageCache& pages() { return pages_; }
    DoneBook& done() { return done_; }

private:
    Site(std::filesystem::path folder, Settings settings, Keys keys, Store store, PublicLook look,
         std::function<std::string()> now, std::span<const Command> commands)
        : folder_(std::move(folder)),
          settings_(std::move(settings)),
          keys_(std::move(keys)),
          ended_(folder_),
          now_(std::move(now)),
          commands_(commands),
          store_(std::move(store)),
          look_(std::move(look)) {}

    std::filesystem::path folder_;
    Settings settings_;
    Keys keys_;
    EndedSessions ended_;
    std::function<std::string()> now_;
    std::span<const Command> commands_;
    std::mutex store_mutex_;
    Store store_;         ///< for who comes in
    std::mutex looking_;  ///< one looks, the others go on with what is known
    PublicLook look_;
    std::mutex known_mutex_;
    std::shared_ptr<const PublicState> known_;
    std::atomic<std::chrono::steady_clock::rep> fresh_until_ = 0;
    Limiter entries_{10, 10};
    Limiter posts_{120, 240};
    Limiter looks_{60, 60};
    std::mutex turns_mutex_;
    std::map<std::string, std::mutex> turns_;  ///< by seat
    OnceBook once_;
    PageCache pages_;
    DoneBook done_;
};

}  // namespace gm::web
