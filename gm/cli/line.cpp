#include "gm/cli/line.h"

#include "gm/cli/terminal.h"
#include "orders/text.h"

namespace gm {

Line::Line(std::string_view words, Raw) : shown_(orders::printable_line(words)) {}

Line& Line::operator+=(const Line& more) {
    shown_ += more.shown_;
    return *this;
}

std::size_t Line::width() const { return display_width(shown_); }

}  // namespace gm
