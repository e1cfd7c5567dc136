#pragma once

#include <filesystem>
#include <string>

#include "gm/play/players_file.h"
#include "gm/store/store.h"
#include "orders/result.h"
#include "resolution/seed.h"

namespace gm {

struct NewGameRequest {
    orders::Document campaign;
    orders::Document players;
    std::filesystem::path folder;
    resolution::Seed seed;
    std::string now;
};

/// Enrols the players, sets the game up with the dice of turn 0 and writes the folder,
/// first mails included: all of it, or nothing.
orders::Result<Store> new_game(const NewGameRequest& request);

}  // namespace gm
