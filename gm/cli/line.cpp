#include "gm/cli/line.h"

#include "orders/text.h"

namespace gm {

Line::Line(std::string_view words, Raw) : shown_(orders::printable_line(words)) {}

Line& Line::operator+=(const Line& more) {
    shown_ += more.shown_;
    return *this;
}

std::size_t Line::width() const {
    std::size_t width = 0;
    for (std::string_view rest = shown_; !rest.empty();) {
        const auto colour = rest.find('\x1b');  // takes no room
        width += orders::display_width(rest.substr(0, colour));
        const auto end = colour == std::string_view::npos ? colour : rest.find('m', colour);
        if (end == std::string_view::npos) break;
        rest.remove_prefix(end + 1);
    }
    return width;
}

}  // namespace gm
