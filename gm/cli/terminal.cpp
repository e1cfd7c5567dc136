#include "gm/cli/terminal.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include "orders/text.h"

namespace gm {

Terminal::Terminal(std::ostream& out, std::ostream& err, bool colour_out, bool colour_err, bool err_is_live,
                   bool out_is_screen)
    : out_(out),
      err_(err),
      colour_out_(colour_out),
      colour_err_(colour_err),
      err_is_live_(err_is_live),
      out_is_screen_(out_is_screen) {}

Terminal Terminal::of_process() {
    const char* forbidden = std::getenv("NO_COLOR");
    const char* kind = std::getenv("TERM");
    const bool dumb = kind != nullptr && std::string_view(kind) == "dumb";
    const bool colours = (forbidden == nullptr || *forbidden == '\0') && !dumb;
    const bool live = isatty(STDERR_FILENO) == 1;
    const bool screen = isatty(STDOUT_FILENO) == 1;
    return {std::cout, std::cerr, colours && screen, colours && live, live, screen};
}

std::string Terminal::paint(bool colour, std::string_view code, std::string_view text) const {
    if (!colour) return std::string(text);
    return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
}

std::string Terminal::bold(std::string_view text) const { return paint(colour_out_, "1", text); }
std::string Terminal::dim(std::string_view text) const { return paint(colour_out_, "2", text); }
std::string Terminal::good(std::string_view text) const { return paint(colour_out_, "32", text); }
std::string Terminal::bad(std::string_view text) const { return paint(colour_out_, "31", text); }

void Terminal::say(std::string_view line) { out_ << line << '\n'; }
void Terminal::show(std::string_view text) { out_ << text; }
void Terminal::note(std::string_view line) { err_ << line << '\n'; }

void Terminal::complain(const orders::Problem& problem) {
    const bool warning = problem.kind == orders::ProblemKind::warning;
    err_ << paint(colour_err_, warning ? "33" : "31", warning ? "gm: warning: " : "gm: ") << describe(problem) << '\n';
}

void Terminal::complain(const orders::Problems& problems) {
    for (const orders::Problem& problem : problems) complain(problem);
}

void Terminal::table(const std::vector<std::vector<std::string>>& rows) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], display_width(row[i]));
    }
    for (std::size_t r = 0; r < rows.size(); ++r) {
        std::string line;
        for (std::size_t i = 0; i < rows[r].size(); ++i) {
            line += rows[r][i];
            if (i + 1 < rows[r].size()) line += std::string(widths[i] - display_width(rows[r][i]) + 2, ' ');
        }
        say(r == 0 ? bold(line) : line);
    }
}

std::size_t display_width(std::string_view text) {
    std::size_t width = 0;
    while (!text.empty()) {
        const auto colour = text.find('\x1b');  // takes no room
        width += orders::display_width(text.substr(0, colour));
        const auto end = colour == std::string_view::npos ? colour : text.find('m', colour);
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 1);
    }
    return width;
}

}  // namespace gm
