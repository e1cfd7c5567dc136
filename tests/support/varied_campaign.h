#pragma once

#include <cstdint>
#include <string_view>

#include "orders/document.h"

namespace test_support {

/// The campaign that comes with the program, with those of its settings that the number makes: a game that can be
/// played in several ways is tried in each, and one that may go on for long ends in time.
orders::Document varied_campaign(std::string_view game, std::uint64_t number);

/// One that is over soon, for tests that play the same turns again and again.
orders::Document quick_campaign(std::string_view game);

/// One that is worth reading from start to end.
orders::Document short_campaign(std::string_view game);

}  // namespace test_support
