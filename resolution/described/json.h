#pragma once

#include <nlohmann/json.hpp>

#include "resolution/described/fields.h"

namespace resolution::described {

/// A described struct, as far as the reader may know it.
template <Described T>
nlohmann::json to_json(const T& value, const Names& names, Reader reader = Reader::game_master()) {
    return kind_of<T>.write(&value, names, {reader});
}

}  // namespace resolution::described
