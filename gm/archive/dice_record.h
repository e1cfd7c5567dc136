#pragma once

// The published record of a game's dice: the seed, its commitment and every draw, so that
// anyone recomputes them all. docs/check_dice.py reads the same file.

#include <cstdint>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "gm/store/store.h"
#include "resolution/dice.h"

namespace gm::archive {

/// The draws of one resolution.
struct DiceOfTurn {
    int number = 0;     ///< of the resolution; 0 is the setup
    int game_turn = 0;  ///< the game's own counter, which keys the dice
    std::vector<resolution::Roll> rolls;
};

struct DiceRecord {
    std::string game;
    std::string commitment;
    std::string seed;  ///< in hex; empty: not published
    std::vector<DiceOfTurn> turns;
};

/// What the store holds, seed included.
orders::Result<DiceRecord> dice_of(const Store& store);

/// {format, version, game, commitment, seed, turns: [{number, turn, rolls: [...]}]}. A roll has
/// `label`, `value`, `imposed`, and what it was drawn from: `sides`, `among` or `letters`.
nlohmann::json to_json(const DiceRecord& record);
nlohmann::json published_json(const resolution::Roll& roll);

orders::Result<DiceRecord> dice_from_json(const std::string& text);

}  // namespace gm::archive
