#pragma once

#include <cerrno>
#include <concepts>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

#include <SQLiteCpp/Exception.h>

#include "orders/result.h"

namespace gm {

/// What makes no sense for this game: its words are the problem. Thrown inside the
/// store only, where it also ends the transaction.
class StoreRefusal : public std::runtime_error {
public:
    using std::runtime_error::runtime_error;
};

/// What the game master reads when SQLite gives up: disk full, read-only, in use,
/// damaged. `system_error` is the errno behind it, 0 where there is none.
orders::Problem explain(const SQLite::Exception& error, const std::filesystem::path& file, int system_error);

/// The same for a call to the system: `cannot make the folder X: permission denied`.
orders::Problem explain_errno(int system_error, const std::string& doing, const std::filesystem::path& file);

/// The store's border: inside, SQLite throws; outside, callers get a Result. The cause
/// of a failed write is in errno only: sqlite3_system_errno() forgets it at a commit.
template <std::invocable F>
auto attempt(const std::filesystem::path& file, F action) {
    using Value = std::invoke_result_t<F>;
    using Answer = orders::Result<std::conditional_t<std::is_void_v<Value>, std::monostate, Value>>;
    errno = 0;
    try {
        if constexpr (std::is_void_v<Value>) {
            action();
            return Answer{std::monostate{}};
        } else {
            return Answer{action()};
        }
    } catch (const StoreRefusal& refusal) {
        return Answer{orders::invalid(refusal.what())};
    } catch (const SQLite::Exception& error) {
        return Answer{explain(error, file, errno)};
    }
}

}  // namespace gm
