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

test_support::Freedom UnderTest::freedom() const {
    test_support::Freedom free;
    free.named = {"visitors.*", "variants.*", "animations.*"};
    free.optional = {"options.*",
                     "variants.*.*",
                     "variants.*.*.*",
                     "variants.*.*.*.*",
                     "visitors.*.fr",
                     "visitors.*.en",
                     "visitors.*.value_with_police",
                     "organisations.*.fr",
                     "organisations.*.trade",
                     "organisations.*.fr_trade",
                     "animations.*.reveal.*"};
    for (const char* part : {"fr", "movement", "groups", "from", "visitors", "forward", "back", "sideways", "welcome",
                             "look", "claim", "remove", "takes_token"})
        free.optional.insert(std::string("actions.*.") + part);
    for (const char* part :
         {"fr", "en", "at", "swap", "max_move", "all_on_steps", "reveal", "void_action", "hand_action", "open_slot",
          "token_protects", "holder_names_first_player", "slots", "only_own_missions", "only_left_neighbour"})
        free.optional.insert(std::string("animations.*.") + part);
    for (const char* drift : {"forward", "back", "left", "right"})
        free.optional.insert(std::string("animations.*.all_on_steps.") + drift);
    return free;
}

const Rules& rules_of(const Game& game) { return dynamic_cast<const TypedGame<Rules>&>(game).rules(); }

}  // namespace resolution::mad_con

namespace test_support::games {

const GameUnderTest& mad_con() {
    static const resolution::mad_con::UnderTest game;
    return game;
}

}  // namespace test_support::games
