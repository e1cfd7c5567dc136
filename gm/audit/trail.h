#pragma once

#include <string>
#include <vector>

#include "gm/store/store.h"

namespace gm {

/// Something that was done with a game, in plain words.
struct TrailLine {
    std::string at;
    std::string action;
    std::string words;
    std::string detail;  ///< JSON
};

/// Everything anyone did, in order: the trail, and the mails that left.
orders::Result<std::vector<TrailLine>> trail_lines(const Store& store);

/// One row of the trail as a sentence; of an action that is not known, what is kept of it.
std::string trail_in_words(const TrailRow& row);

}  // namespace gm
