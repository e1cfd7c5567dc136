#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include "orders/problem.h"

namespace gm {

/// Where a command speaks to a person: results on `out`, everything else on `err`.
/// Colours only where a person looks on and did not forbid them.
class Terminal {
public:
    Terminal(std::ostream& out, std::ostream& err, bool colour_out, bool colour_err, bool err_is_live,
             bool out_is_screen = false);
    /// The process' own streams; honours NO_COLOR.
    static Terminal of_process();

    std::ostream& out() { return out_; }
    std::ostream& err() { return err_; }
    bool err_is_live() const { return err_is_live_; }      ///< a person watches it as it grows
    bool out_is_screen() const { return out_is_screen_; }  ///< a person reads it page by page

    std::string bold(std::string_view text) const;
    std::string dim(std::string_view text) const;
    std::string good(std::string_view text) const;
    std::string bad(std::string_view text) const;

    void say(std::string_view line);                ///< a line of result
    void show(std::string_view text);               ///< a text of result, as it is
    void note(std::string_view line);               ///< a line beside the result
    void complain(const orders::Problem& problem);  ///< "gm: ..." on err
    void complain(const orders::Problems& problems);

    /// Columns padded to the widest cell; the first row is the heading.
    void table(const std::vector<std::vector<std::string>>& rows);

private:
    std::string paint(bool colour, std::string_view code, std::string_view text) const;

    std::ostream& out_;
    std::ostream& err_;
    bool colour_out_;
    bool colour_err_;
    bool err_is_live_;
    bool out_is_screen_;
};

/// Columns the text takes on a terminal: characters, not bytes.
std::size_t display_width(std::string_view text);

}  // namespace gm
