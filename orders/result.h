#pragma once

#include <optional>
#include <stdexcept>
#include <utility>
#include <variant>

#include "orders/problem.h"

namespace orders {

/// What went wrong in use: every problem found, never the first only.
struct Failure {
    Problems problems;
};

/// A value, or the problems that kept it from existing. For what can go wrong in
/// use; what cannot go on (a bug, a broken invariant) is an exception instead.
template <class T>
class [[nodiscard]] Result {
public:
    Result(T value) : content_(std::move(value)) {}
    Result(Failure failure) : content_(std::move(failure)) {}
    Result(Problem problem) : content_(Failure{{std::move(problem)}}) {}

    explicit operator bool() const { return content_.index() == 0; }

    T& operator*() & { return require(); }
    const T& operator*() const& { return const_cast<Result*>(this)->require(); }
    /// By value: what a loop over `*function()` walks on must outlive the function's answer.
    T operator*() && { return std::move(require()); }
    T* operator->() { return &require(); }
    const T* operator->() const { return &const_cast<Result*>(this)->require(); }

    const Problems& problems() const { return std::get<Failure>(content_).problems; }
    Failure failure() && { return std::move(std::get<Failure>(content_)); }
    const Failure& failure() const& { return std::get<Failure>(content_); }

private:
    T& require() {
        if (auto* value = std::get_if<T>(&content_)) return *value;
        throw std::logic_error("a failed Result was used as a value: " +
                               std::get<Failure>(content_).problems.front().what);
    }

    std::variant<T, Failure> content_;
};

/// Success without a value, or the problems.
using Outcome = Result<std::monostate>;
inline Outcome done() { return Outcome{std::monostate{}}; }

}  // namespace orders
