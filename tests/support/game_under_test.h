#pragma once

// What the suite must know of a game, and the game need not know of itself. Each registered game says it in a folder of
// its own: tests/games/GAME defines `const GameUnderTest& test_support::games::GAME()`.

#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "orders/document.h"
#include "tests/support/canaries.h"
#include "tests/support/table.h"

namespace test_support {

/// Figures of a campaign by their path, as `gm simulate --set` has it, and the values they are given.
using Changes = std::map<std::string, std::string>;

/// How the shipped campaign is changed for tests: a game that can be played in several ways is tried in each, and
/// one that may go on for long ends in time. None: it is played as it is shipped.
struct Ways {
    std::vector<Changes> all{Changes{}};
    Changes quick = {};          ///< over soon, for tests that play the same turns again and again
    Changes worth_reading = {};  ///< from start to end
};

/// Where a campaign leaves its author free, as paths such as `agents.*.name`; everywhere else a figure that is left
/// out, misspelt or of another kind is a mistake. Language and calendar are not the game's.
struct Freedom {
    std::set<std::string> optional = {};   ///< may be left out
    std::set<std::string> named = {};      ///< keys of the author's own choice
    std::set<std::string> unread = {};     ///< anything may stand there
    std::set<std::string> elsewhere = {};  ///< left out, something else is wrong
};

struct Situation {
    resolution::Position position;
    resolution::Sheets sheets;
};

/// What the check of a sheet cannot say of the turn to come.
struct Unforeseen {
    /// Reasons of refusals that the author cannot foresee, because they turn on something hidden; those
    /// that leave money and rights to the orders after them, and those that come too late for that.
    std::set<std::string> surprises = {};
    std::set<std::string> late_surprises = {};
    /// Orders that are judged after dice have changed what they are judged by.
    std::set<std::string> after_dice = {};
    /// A fact that tells of a `player` who leaves the game in mid-turn; none: nobody does.
    std::string_view out_of_game = {};
};

/// A turn that was resolved.
struct TurnFacts {
    const resolution::Position& before;
    const resolution::Position& after;
    const resolution::Roster& roster;
    const nlohmann::json& journal;  ///< all entries, as the game master reads them
};

class GameUnderTest {
public:
    using Random = std::mt19937_64;
    using Position = resolution::Position;
    using PlayerIndex = resolution::PlayerIndex;

    virtual ~GameUnderTest() = default;

    virtual Ways ways() const = 0;
    virtual Freedom freedom() const = 0;
    /// A figure of a player that is a number, for rulings.
    virtual std::string countable() const = 0;

    /// Another situation that differs in secrets of `player` of which, by the rules, nobody else may learn; or
    /// nothing where this situation offers no such change.
    virtual std::optional<Situation> with_harmless_change(const Table& table, const Situation& situation,
                                                          PlayerIndex player, Random& random) const = 0;

    /// Orders of every kind, most of them against some rule.
    virtual resolution::SheetOrders wild_sheet(const resolution::Game& game, const Position& position,
                                               PlayerIndex author, Random& random) const = 0;
    /// The position with everything changed that this player may not know.
    virtual Position with_other_secrets(const Position& position, PlayerIndex reader, Random& random) const = 0;
    virtual Unforeseen unforeseen() const { return {}; }

    // Canaries: every place where a player may write or own something, and who the rules let know of it.

    /// What the players file says of one player beyond contacts.
    virtual void plant_in_character(orders::Node& player, PlayerIndex index, Canaries& canaries) const = 0;
    /// The position before turn 1.
    virtual void plant_in_position(Position& position, Canaries& canaries) const = 0;
    /// A player's sheet, which may also come to hold orders that make others learn something.
    virtual void plant_in_sheet(resolution::SheetOrders& sheet, const Position& position, PlayerIndex author,
                                Canaries& canaries, Random& random) const = 0;
    /// Whom the rules let read a canary that this entry carries and that was hidden from them before.
    virtual resolution::Audience entitled(const nlohmann::json& entry, const TurnFacts& facts) const = 0;
    /// Do the rules ever tell somebody what another owned? Then the test wants to have seen it.
    virtual bool tells() const = 0;
};

/// Throws for a game that says nothing.
const GameUnderTest& under_test(std::string_view game);

}  // namespace test_support
