#pragma once

#include <string>

#include "orders/said.h"

namespace orders {

/// What yaml-cpp complains of, in words for players; its own words where we have none.
Said yaml_complaint(const std::string& message);

}  // namespace orders
