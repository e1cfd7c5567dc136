#pragma once

// A game out of its folder, and into a new one: the same rows, the same hashes.

#include <filesystem>

#include "gm/archive/game_json.h"
#include "gm/store/lock.h"

namespace gm::archive {

/// All that the folder's database holds, at one moment; others may write meanwhile.
orders::Result<GameContent> content_of(const std::filesystem::path& folder);

/// A game folder with exactly these rows: not there before, or empty. Tables of an older gm
/// are brought up to date after their rows are in. Whatever was changed since the export is
/// refused, and named; nothing is left behind then.
orders::Outcome make_folder(const std::filesystem::path& folder, const GameContent& game, const Writer& writer);

}  // namespace gm::archive
