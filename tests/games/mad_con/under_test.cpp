#include "tests/games/mad_con/under_test.h"

#include "resolution/typed_game.h"

namespace resolution::mad_con {

test_support::Ways UnderTest::ways() const {
    return {{{},
             {{"options.mode", "individual"}},
             {{"options.variant", "balanced"}},
             {{"options.targeted_groups", "false"}}},
            {{"days", "2"}},
            {}};
}

test_support::Freedom UnderTest::freedom() const { return {}; }

const Rules& rules_of(const Game& game) { return dynamic_cast<const TypedGame<Rules>&>(game).rules(); }

}  // namespace resolution::mad_con

namespace test_support::games {

const GameUnderTest& mad_con() {
    static const resolution::mad_con::UnderTest game;
    return game;
}

}  // namespace test_support::games
