#pragma once

#include <string>
#include <vector>

#include "orders/money.h"

namespace resolution::tiny {

struct Player {
    std::string id;
    orders::Money coins;  ///< private
    int lucky = 1;        ///< private: a face of the die
    int points = 0;       ///< public
};

struct State {
    int turn = 1;
    std::vector<Player> players;
};

}  // namespace resolution::tiny
