#include "tests/support/game_under_test.h"

#include <stdexcept>

namespace test_support {

namespace games {

#define GAME(name) const GameUnderTest& name();
#include "games_under_test.inc"  // made by cmake/tests.cmake: a line a folder of tests/games
#undef GAME

}  // namespace games

const GameUnderTest& under_test(std::string_view game) {
    const std::string folder = test_name(std::string(game));
#define GAME(name) \
    if (folder == #name) return games::name();
#include "games_under_test.inc"
#undef GAME
    throw std::runtime_error("the suite knows nothing of " + std::string(game) + ": say in tests/games/" + folder +
                             " what tests/support/game_under_test.h asks for");
}

}  // namespace test_support
