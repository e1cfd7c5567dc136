#pragma once

// A game in a folder of its own, played as the program plays it: sheets come in as texts and are answered,
// turns are resolved into the store, mails wait in the outbox.

#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "gm/play/game_in_play.h"
#include "gm/play/letters.h"
#include "gm/play/resolve.h"
#include "tests/support/sure.h"
#include "tests/support/temporary_folder.h"

namespace test_support {

/// The campaign that comes with the program for this game, and the players that come with it.
orders::Document shipped_campaign(std::string_view game);
orders::Document shipped_players(std::string_view game);

/// A tree as a text that reads back to the same tree.
orders::Document written(const orders::Node& root, const std::string& file);

/// A map's member, to be changed; throws if there is none.
orders::Node& member(orders::Node& map, std::string_view key);

/// All players of a players file in one language.
orders::Document all_speaking(const orders::Document& players, const std::string& language);

class StoredGame {
public:
    static constexpr const char* now = "2026-11-16T12:00:00Z";

    StoredGame(const orders::Document& campaign, const orders::Document& players, const resolution::Seed& seed);

    gm::GameInPlay& in_play() { return *in_play_; }
    const std::filesystem::path& folder() const { return in_play_->folder; }

    /// The sheets of whoever owes one now, each as `write` has it: taken in, and answered by a receipt.
    void take_sheets(const std::function<resolution::SheetOrders(resolution::PlayerIndex)>& write);
    /// Resolves the turn with the sheets that wait and writes it.
    gm::ResolvedGameTurn resolve();
    /// What is in the outbox of that turn, sent or not.
    std::vector<gm::MessageRow> mails(int turn) const;

private:
    TemporaryFolder temporary_;
    std::unique_ptr<gm::GameInPlay> in_play_;
};

}  // namespace test_support
