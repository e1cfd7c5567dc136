#pragma once

#include <filesystem>

#include "orders/result.h"

namespace gm {

/// A copy of a game's database as it is at one moment, while others may go on writing it.
/// The copy is of the same version, whichever gm made it; `to` must not be there yet.
orders::Outcome copy_database(const std::filesystem::path& from, const std::filesystem::path& to);

/// Everything of play that is not as it was written in a database of any version, which is left as
/// it is: SQLite's own check, the seed, the sheets, the hash chain.
orders::Outcome check_database(const std::filesystem::path& file);

}  // namespace gm
