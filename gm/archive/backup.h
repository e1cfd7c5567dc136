#pragma once

#include <filesystem>
#include <string>

#include "gm/store/lock.h"
#include "orders/result.h"

namespace gm::archive {

/// Where a backup goes unless it is said: `backups/NAME-2026-11-16T120000Z` beside the game's folder.
std::filesystem::path backup_place(const std::filesystem::path& folder, const std::string& now);

/// A copy of a game folder that is a game folder itself: the database as it is at one moment,
/// own templates and mail.yaml; no passwords. It is checked, file and hash chain,
/// before it gets its name. For its owner's eyes only.
orders::Outcome back_up(const std::filesystem::path& folder, const std::filesystem::path& to, const Writer& writer);

}  // namespace gm::archive
