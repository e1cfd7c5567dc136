#pragma once

#include <optional>
#include <string_view>

namespace resolution {

/// Why an order is refused: a word for reports, and the rule behind it. Both are names that the rules keep.
struct Refusal {
    std::string_view reason;
    std::string_view rule;
    friend bool operator==(const Refusal&, const Refusal&) = default;
};
using MaybeRefused = std::optional<Refusal>;

}  // namespace resolution
