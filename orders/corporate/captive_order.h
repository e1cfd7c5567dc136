#pragma once

#include "orders/corporate/kinds.h"

namespace orders::corporate {

enum class CaptiveFate : std::uint8_t { execute, turn };
inline constexpr std::array<std::string_view, 2> captive_fate_ids{"execute", "turn"};

/// Step 3: what becomes of a captured fixer.
struct CaptiveOrder {
    Named<AgentIndex> fixer;
    std::optional<CaptiveFate> fate;  ///< nothing: the word was not understood
    friend bool operator==(const CaptiveOrder&, const CaptiveOrder&) = default;
};

}  // namespace orders::corporate
