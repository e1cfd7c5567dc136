#include "tests/support/harmless_change.h"

namespace test_support {

HarmlessChange harmless_change_of(std::string_view game) {
    if (game == "agent-jean") return change_agent_jean;
    if (game == "tiny") return change_tiny;
    if (game == "corporate") return change_corporate;
    return nullptr;
}

}  // namespace test_support
