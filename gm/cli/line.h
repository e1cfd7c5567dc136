#pragma once

#include <concepts>
#include <string>
#include <string_view>

namespace gm {

/// A line, or a part of one, fit to be shown: made of whatever words, nothing in it acts on a terminal or begins
/// another line. What it is made of is cleaned when it is made, so that colours, which only Terminal adds, need not be
/// told from those that somebody wrote.
class Line {
public:
    Line() = default;
    template <class Words>
        requires std::convertible_to<const Words&, std::string_view>
    Line(const Words& words) : Line(std::string_view(words), Raw{}) {}  // whatever is said becomes one by itself

    Line& operator+=(const Line& more);
    friend Line operator+(Line one, const Line& more) { return one += more; }

    const std::string& shown() const { return shown_; }
    /// Columns it takes on a terminal.
    std::size_t width() const;

private:
    friend class Terminal;
    struct Raw {};
    Line(std::string_view words, Raw);

    std::string shown_;
};

}  // namespace gm
