#include "gm/cli/terminal.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include <nlohmann/json.hpp>

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

Line Terminal::paint(bool colour, std::string_view code, Line words) {
    if (colour) words.shown_ = "\x1b[" + std::string(code) + "m" + words.shown_ + "\x1b[0m";
    return words;
}

Line Terminal::bold(const Line& words) const { return paint(colour_out_, "1", words); }
Line Terminal::dim(const Line& words) const { return paint(colour_out_, "2", words); }
Line Terminal::good(const Line& words) const { return paint(colour_out_, "32", words); }
Line Terminal::bad(const Line& words) const { return paint(colour_out_, "31", words); }

void Terminal::say(const Line& line) { out_ << line.shown() << '\n'; }
void Terminal::show(std::string_view text) { out_ << orders::printable(text); }
void Terminal::note(const Line& line) { err_ << line.shown() + "\n"; }  // at once: others may note something, too

void Terminal::give(std::string_view data) {
    if (out_is_screen_) return show(data);
    out_ << data;
}

void Terminal::answer(const nlohmann::json& answer) {
    show(answer.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n");
}

void Terminal::overwrite(const Line& line) {
    if (err_is_live_) err_ << "\r\x1b[K" << line.shown() << std::flush;
}

void Terminal::complain(const orders::Problem& problem) {
    const bool warning = problem.kind == orders::ProblemKind::warning;
    const Line who = paint(colour_err_, warning ? "33" : "31", warning ? "gm: warning: " : "gm: ");
    err_ << who.shown() << orders::printable(describe(problem)) << '\n';
}

void Terminal::complain(const orders::Problems& problems) {
    for (const orders::Problem& problem : problems) complain(problem);
}

void Terminal::table(const std::vector<std::vector<Line>>& rows) {
    std::vector<std::size_t> widths;
    for (const auto& row : rows) {
        widths.resize(std::max(widths.size(), row.size()));
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], row[i].width());
    }
    for (std::size_t r = 0; r < rows.size(); ++r) {
        Line line;
        for (std::size_t i = 0; i < rows[r].size(); ++i) {
            line += rows[r][i];
            if (i + 1 < rows[r].size()) line += std::string(widths[i] - rows[r][i].width() + 2, ' ');
        }
        say(r == 0 ? bold(line) : line);
    }
}

bool Terminal::delivered() { return static_cast<bool>(out_.flush()); }

}  // namespace gm
