#pragma once

// What is to be simulated: a game, its figures, who sits where, and from which seed on. Whoever has the
// same plan gets the same bytes, on any number of threads or machines.

#include <cstdint>
#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "gm/simulate/overrides.h"
#include "orders/document.h"
#include "orders/result.h"

namespace gm::simulation {

struct Plan {
    std::string name;           ///< of the campaign, as it was asked for
    orders::Document campaign;  ///< before any figure is changed
    std::uint64_t games = 1000;
    std::vector<std::size_t> players = {};  ///< a batch each; none: as few as the game takes
    std::vector<std::string> seats = {};    ///< policies; the last one goes on for whoever is left
    std::uint64_t base_seed = 1;            ///< game i uses base_seed + i, in every batch
    bool rotate_seats = true;               ///< game i shifts the policies by i
    std::vector<Setting> settings = {};
    std::vector<Sweep> sweeps = {};
};

/// Which part of the games: the index-th of so many, from 1.
struct Shard {
    std::size_t index = 1;
    std::size_t of = 1;
    friend bool operator==(const Shard&, const Shard&) = default;
};

/// Games of a simulation in one row, batch after batch: those from `first` on, `count` of them.
struct Span {
    std::uint64_t first = 0;
    std::uint64_t count = 0;
};

/// The shard's part: parts differ by one game at most, and one follows the other.
Span part_of(std::uint64_t total, const Shard& shard);

/// "2/8"
orders::Result<Shard> read_shard(const std::string& text);

}  // namespace gm::simulation
