#pragma once

#include <optional>
#include <string>

#include "gm/archive/dice_record.h"

namespace gm::archive {

/// What came of recomputing every draw of a record.
struct Fairness {
    std::size_t rolls = 0;    ///< recomputed
    std::size_t imposed = 0;  ///< given by a dice file or chosen by the game master: no seed explains these
    bool commitment_holds = false;
    /// The first draw that does not follow from the seed, in plain words.
    std::optional<std::string> wrong;

    bool fair() const { return commitment_holds && !wrong; }
};

/// Stops at the first draw that is wrong.
Fairness check_dice(const DiceRecord& record, const resolution::Seed& seed);

}  // namespace gm::archive
