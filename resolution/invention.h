#pragma once

#include <span>
#include <string_view>

namespace resolution {

/// Something that a game makes up by chance. Until the turn leaves, the game master may make it up instead, out of the
/// values that the rules offer to chance, and put what readers are told into other words.
struct Invention {
    std::span<const std::string_view> draws;  ///< labels of the draws that it is made of, in their order
    std::string_view made;                    ///< kind of the fact that tells the game master of it
    std::string_view told;      ///< kind of the facts that tell readers: of what was made up and of what is true alike
    std::string_view known_by;  ///< the field of both that tells one from another
};

}  // namespace resolution
