#include "tests/games/anime_warfare/under_test.h"

#include "resolution/typed_game.h"

namespace resolution::anime_warfare {

test_support::Ways UnderTest::ways() const {
    return {{{{"options.max_turns", "5"}},
             {{"options.length", "long"}, {"options.max_turns", "4"}},
             {{"options.global_deck", "true"}, {"options.max_turns", "6"}}},
            {{"options.max_turns", "2"}},
            {{"options.max_turns", "4"}}};
}

test_support::Freedom UnderTest::freedom() const {
    test_support::Freedom free;
    free.optional = {"options.*",         "campaigns.*",          "factions.*.en",
                     "units.*.name",      "units.*.short",        "units.*.combat",
                     "units.*.combat_by", "units.*.cost_again",   "units.*.cost_by_reserve",
                     "abilities.names.*", "abilities.names.*.en", "mangas.names.*.en",
                     "cards.*.name.en"};
    for (const char* figure : {"staff_percent", "unit_cost", "unique_action_cost", "battle_cost",
                               "campaigns_per_convention", "most_bonus_dice"})
        free.optional.insert(std::string("cards.*.") + figure);
    return free;
}

/// What turns on others: whom they hand over, what they offer, how battles end. The author's own sheet cannot tell, and
/// whatever comes after may then be refused for any reason.
test_support::Unforeseen UnderTest::unforeseen() const {
    test_support::Unforeseen out;
    for (const char* reason :
         {"nothing_possible", "no_unit",        "too_dear",     "nobody_there", "no_manga",      "used",
          "not_controlled",   "no_mascot",      "rank",         "none_left",    "no_need",       "studio_there",
          "no_studio",        "not_there",      "aloft",        "not_aloft",    "not_abandoned", "no_campaign",
          "hidden",           "fought_already", "deaf_already", "controls",     "safe",          "not_understood",
          "wrong_part",       "incomplete",     "unknown",      "same_zone",    "not_adjacent",  "no_opponent",
          "no_character",     "not_usable"})
        out.late_surprises.insert(reason);
    return out;
}

const Rules& rules_of(const Game& game) { return dynamic_cast<const TypedGame<Rules>&>(game).rules(); }

}  // namespace resolution::anime_warfare

namespace test_support::games {

const GameUnderTest& anime_warfare() {
    static const resolution::anime_warfare::UnderTest game;
    return game;
}

}  // namespace test_support::games
