#pragma once

#include <filesystem>
#include <string>

#include "gm/play/resolve.h"
#include "tests/support/temporary_folder.h"

namespace gm::test {

/// A shipped campaign with its own players, in a folder of its own.
class BotGame {
public:
    explicit BotGame(const std::string& campaign);

    std::filesystem::path folder() const { return place_.path() / "game"; }
    /// The players file it was made of.
    const orders::Document& players() const { return players_; }
    GameInPlay open() const;

    /// Bots hand in their sheets, and the turn is resolved, but not written.
    static ResolvedGameTurn resolve(GameInPlay& in_play, const std::string& now);
    /// The same, written.
    static void play(GameInPlay& in_play, const std::string& now);

private:
    test_support::TemporaryFolder place_;
    orders::Document players_;
};

constexpr const char* monday = "2026-11-16T12:00:00Z";
constexpr const char* tuesday = "2026-11-17T12:00:00Z";

}  // namespace gm::test
