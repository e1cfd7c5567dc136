#pragma once

#include <string>

namespace gm::simulation {

/// Something a simulation answers, by counting the rows of one of its tables.
struct Question {
    enum class Kind {
        rate,    ///< how often `column` is 1, by the values of `by`
        mean,    ///< the mean of `column`, by the values of `by`
        spread,  ///< how often each value of `column` comes up
    };

    std::string id;
    std::string title;
    Kind kind = Kind::rate;
    std::string table;
    std::string column;
    std::string by = {};  ///< empty: all rows together
    /// Only rows that hold this value in this column; empty: all rows.
    std::string where = {};
    std::string is = {};
    bool only_if_any = false;  ///< not worth a word unless it happened
};

}  // namespace gm::simulation
