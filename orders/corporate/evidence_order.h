#pragma once

#include "orders/corporate/kinds.h"

namespace orders::corporate {

enum class EvidenceUse : std::uint8_t { share, show, publish, burn };
inline constexpr std::array<std::string_view, 4> evidence_use_ids{"share", "show", "publish", "burn"};

/// What can be proved of a player: one of its secrets, or that it is a technomancer.
struct Evidence {
    enum class Kind : std::uint8_t { secret, proof };
    Kind kind = Kind::secret;
    PlayerIndex about;
    std::uint8_t number = 0;  ///< secret: from 1
    friend auto operator<=>(const Evidence&, const Evidence&) = default;
};

/// Step 1: what becomes of a proof one holds.
struct EvidenceOrder {
    EvidenceUse use = EvidenceUse::publish;
    Named<Evidence> evidence;
    std::optional<Named<PlayerIndex>> with;  ///< share, show
    friend bool operator==(const EvidenceOrder&, const EvidenceOrder&) = default;
};

}  // namespace orders::corporate
