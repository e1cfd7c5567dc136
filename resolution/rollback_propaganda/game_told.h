#pragma once

#include "resolution/game_tables.h"

namespace resolution::simulated {

/// The rows of one game of Rollback Propaganda (section 10).
OwnRows rollback_rows(const PlayedGame& played);

}  // namespace resolution::simulated
