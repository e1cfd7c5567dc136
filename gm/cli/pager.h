#pragma once

#include <cstddef>
#include <sstream>
#include <string>

#include "gm/cli/terminal.h"

namespace gm {

/// Columns and lines of the terminal that `out` is; none if it is no terminal.
struct Screen {
    std::size_t columns = 0;
    std::size_t lines = 0;
    bool is_there() const { return columns > 0; }

    /// Of the process' own output; none for a command that speaks elsewhere, on a page of the web site.
    static Screen of(const Terminal& terminal);
};

/// The program that shows long answers page by page, as a shell command: $PAGER, else `less -FRX`. None if the
/// game master wants none (`PAGER=` or `PAGER=cat`).
std::string pager_command();

/// While this lives, what goes to `out` is collected; then it is shown: through the pager when it is longer than the
/// screen, otherwise as it is. A pager that cannot be started shows nothing, so then the text is shown as it is.
class Paged {
public:
    explicit Paged(Terminal& terminal, std::string pager = pager_command());
    Paged(const Paged&) = delete;
    Paged& operator=(const Paged&) = delete;
    ~Paged();

private:
    Terminal& terminal_;
    std::string pager_;
    std::ostringstream text_;
    std::streambuf* out_;
};

}  // namespace gm
