#include "tests/support/secretive_game.h"

namespace test_support {

const SecretiveGame* secretive_game_of(std::string_view game) {
    if (game == "tiny") return &secretive_tiny();
    if (game == "corporate") return &secretive_corporate();
    if (game == "agent-jean") return &secretive_agent_jean();
    return nullptr;
}

}  // namespace test_support
