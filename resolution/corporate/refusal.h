#pragma once

#include <optional>
#include <string_view>

namespace resolution::corporate {

/// Why an order is refused: a word for reports, and the rule behind it.
struct Refusal {
    std::string_view reason;
    std::string_view rule;
};
using MaybeRefused = std::optional<Refusal>;

/// CG-87: refused under its own path, by whichever step it was for.
inline constexpr Refusal not_understood{"not-understood", "section 2"};

}  // namespace resolution::corporate
