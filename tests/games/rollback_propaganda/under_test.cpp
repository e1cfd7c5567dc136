#include "tests/games/rollback_propaganda/under_test.h"

#include "resolution/typed_game.h"

namespace resolution::rollback_propaganda {

test_support::Ways UnderTest::ways() const {
    return {{{},
             {{"settings.pace", "step"}, {"limits.max_turns", "8"}},
             {{"settings.pace", "fast"}, {"limits.min_reveal", "2"}, {"limits.present_cap", "5"}},
             {{"settings.grimoire", "infiltrator"}, {"election.tie", "none"}, {"limits.schemes_per_turn", "2"}}},
            {{"limits.max_turns", "4"}},
            {}};
}

test_support::Freedom UnderTest::freedom() const {
    test_support::Freedom free;
    free.optional = {"factions.*.from_mages",
                     "events.*.effects.*.optional",
                     "grimoire_cards.*.effects.*.ether",
                     "settings.*",
                     "defaults_when_silent.reveal.*",
                     "bots.smart.scheme_weights.*",
                     "words.write",
                     "words.write.values",
                     "words.write.values.*",
                     "words.write.values.*.*"};
    free.named = {"grimoires.*", "words.read.kinds.*"};
    free.unread = {"simulation"};        // by `gm simulate`
    free.elsewhere = {"grimoires.*.*"};  // the totals say so
    return free;
}

const Rules& rules_of(const Game& game) { return dynamic_cast<const TypedGame<Rules>&>(game).rules(); }

}  // namespace resolution::rollback_propaganda

namespace test_support::games {

const GameUnderTest& rollback_propaganda() {
    static const resolution::rollback_propaganda::UnderTest game;
    return game;
}

}  // namespace test_support::games
