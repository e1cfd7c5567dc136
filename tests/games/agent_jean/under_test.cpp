#include "tests/games/agent_jean/under_test.h"

#include "tests/support/stored_game.h"

namespace resolution::agent_jean {

namespace {

/// Pace, and after how many rounds the match ends (0: as the rules say). A round has 12 mails at pace turn, as many for
/// each player at pace step, and 2 at pace half.
test_support::Changes way(const char* pace, const char* rounds) {
    return {{"settings.pace", pace}, {"settings.max_rounds", rounds}};
}

}  // namespace

test_support::Ways UnderTest::ways() const {
    return {{way("turn", "2"), way("half", "0"), way("step", "1"), way("half", "0"), way("half", "0")},
            way("half", "2"),
            way("turn", "1")};
}

test_support::Freedom UnderTest::freedom() const {
    return {{"trump_above_all_in_strength_order", "plans.*.accomplice", "accomplices.*.trump_order",
             "accomplices.*.compare", "accomplices.*.direction", "accomplices.*.action_cards_to",
             "accomplices.*.before_play", "agents.*.name", "agents.*.amount", "agents.*.colour", "settings.*"}};
}

const Figures& shipped_figures() {
    static const Figures shipped = *described::read_figures<Figures>(test_support::shipped_campaign(Rules::id));
    return shipped;
}

}  // namespace resolution::agent_jean

namespace test_support::games {

const GameUnderTest& agent_jean() {
    static const resolution::agent_jean::UnderTest game;
    return game;
}

}  // namespace test_support::games
