#include "tests/support/checked_game.h"

namespace test_support {

const CheckedGame* checked_game_of(std::string_view game) {
    if (game == "agent-jean") return &checked_agent_jean();
    if (game == "tiny") return &checked_tiny();
    if (game == "corporate") return &checked_corporate();
    return nullptr;
}

}  // namespace test_support
