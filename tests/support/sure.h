#pragma once

#include <stdexcept>
#include <string>

#include "orders/result.h"

namespace test_support {

/// The value of what cannot fail here; what went wrong ends the test.
template <class T>
T sure(orders::Result<T> result, const std::string& doing = {}) {
    if (!result) throw std::runtime_error((doing.empty() ? "" : doing + ": ") + orders::describe(result.problems()));
    return *std::move(result);
}

}  // namespace test_support
