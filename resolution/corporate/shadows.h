#pragma once

// The report that is invented in step 6 (CG-23), as far as others than that step must know of it.

#include <array>
#include <string_view>

namespace resolution::corporate {

inline constexpr std::array<std::string_view, 3> shadow_draws{"shadows/player", "shadows/type", "shadows/clan"};
/// In the place of a clan.
inline constexpr std::string_view an_interception = "interception";

}  // namespace resolution::corporate
