#pragma once

// Which draws a game makes, so that a dice file that names what does not exist is
// refused before anything is resolved.

#include <cstdint>
#include <initializer_list>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "orders/problem.h"

namespace resolution {

class ImposedDice;

/// One kind of label. `<word>` in a pattern stands for any id of that domain, `<n>` for
/// a number from 1 on: `run/<player>/<n>`.
struct DrawPattern {
    std::string pattern;
    int sides = 0;                        ///< a die, if above 0
    std::vector<std::string> among = {};  ///< otherwise: the ids it may yield; empty: any text
    bool several = false;                 ///< dice of one label, as a list
};

class DrawTable {
public:
    DrawTable() = default;
    DrawTable(std::initializer_list<DrawPattern> patterns) : patterns_(patterns) {}
    void domain(std::string name, std::vector<std::string> ids) { domains_[std::move(name)] = std::move(ids); }
    void add(DrawPattern pattern) { patterns_.push_back(std::move(pattern)); }

    /// Every label or value of the dice file that no draw of this game can have.
    /// Files and excerpts are for the caller to add; marks are those of the file.
    orders::Problems check(const ImposedDice& dice) const;

private:
    bool matches(std::string_view pattern, std::string_view label) const;
    std::string advice(std::string_view label) const;

    std::map<std::string, std::vector<std::string>, std::less<>> domains_;
    std::vector<DrawPattern> patterns_;
};

}  // namespace resolution
