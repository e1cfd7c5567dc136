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
    /// The same for whoever needs no value: it goes at once.
    Result<std::monostate> outcome() && {
        if (*this) return std::monostate{};
        return std::move(*this).failure();
    }

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

/// "Or return the failure", for functions that return a Result themselves:
///
///     GM_TAKE(auto text, read_file(path));  // declares `text`, the value, or assigns it to what is there
///     GM_TRY(write_file(copy, text));       // of an Outcome; of any other Result: GM_TRY(open(path).outcome())
#define GM_TAKE(variable, ...)                             \
    auto GM_RESULT = (__VA_ARGS__);                        \
    if (!GM_RESULT) return std::move(GM_RESULT).failure(); \
    variable = *std::move(GM_RESULT)

#define GM_TRY(...) \
    if (orders::Outcome GM_RESULT = (__VA_ARGS__); !GM_RESULT) return std::move(GM_RESULT).failure()

// A name for each line.
#define GM_RESULT GM_JOINED_WORDS(result_of_line_, __LINE__)
#define GM_JOINED_WORDS(a, b) GM_JOINED_TEXTS(a, b)
#define GM_JOINED_TEXTS(a, b) a##b
