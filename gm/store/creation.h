#pragma once

#include <filesystem>
#include <functional>

#include "gm/store/lock.h"
#include "gm/store/turn_record.h"
#include "orders/result.h"

namespace gm {

/// Where a game is built before it moves to its folder in one step: a hidden folder
/// beside it. What a killed `gm new` leaves there is cleaned up by the next one.
std::filesystem::path building_site(const std::filesystem::path& folder);

/// Fills the building site; what is wrong with it leaves nothing behind.
using FillFolder = std::function<orders::Outcome(const std::filesystem::path& site)>;

/// A game folder that `fill` makes: all of it or nothing, in a place where nothing was, and for its
/// owner's eyes only. The lock of the new folder, already ours.
orders::Result<FolderLock> create_folder(const std::filesystem::path& folder, const Writer& writer,
                                         const FillFolder& fill);

/// Builds a whole game and moves it to `folder` (an absolute path). The lock of the
/// new folder, already ours.
orders::Result<FolderLock> create_game(const std::filesystem::path& folder, const NewGame& game, const Writer& writer);

/// Takes a game back that was just created, and whose lock we hold: as if it had never
/// been there.
void withdraw_game(const std::filesystem::path& folder);

}  // namespace gm
