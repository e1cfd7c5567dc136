#pragma once

#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "gm/cli/line.h"
#include "orders/problem.h"

namespace gm {

/// Where a command speaks to a person: results on `out`, everything else on `err`. There is no other way to either, and
/// none for a player's words to act on the terminal that shows them.
/// Colours only where a person looks on and did not forbid them.
class Terminal {
public:
    Terminal(std::ostream& out, std::ostream& err, bool colour_out, bool colour_err, bool err_is_live,
             bool out_is_screen = false);
    /// The process' own streams; honours NO_COLOR.
    static Terminal of_process();

    bool err_is_live() const { return err_is_live_; }      ///< a person watches it as it grows
    bool out_is_screen() const { return out_is_screen_; }  ///< a person reads it page by page

    Line bold(const Line& words) const;
    Line dim(const Line& words) const;
    Line good(const Line& words) const;
    Line bad(const Line& words) const;

    void say(const Line& line);                 ///< a line of result
    void show(std::string_view text);           ///< lines of result, for people
    void give(std::string_view data);           ///< a result that programs may read: to the byte, if nobody looks on
    void answer(const nlohmann::json& answer);  ///< a result as JSON, for programs
    void note(const Line& line);                ///< a line beside the result
    void overwrite(const Line& line);           ///< on a live `err`: in place of the one before; none wipes it
    void complain(const orders::Problem& problem);  ///< "gm: ..." on err
    void complain(const orders::Problems& problems);

    /// Columns padded to the widest cell; the first row is the heading.
    void table(const std::vector<std::vector<Line>>& rows);

    /// Whatever was said is on its way; false if it could not all be written.
    bool delivered();

private:
    friend class Paged;  ///< what it collected has been cleaned
    static Line paint(bool colour, std::string_view code, Line words);

    std::ostream& out_;
    std::ostream& err_;
    bool colour_out_;
    bool colour_err_;
    bool err_is_live_;
    bool out_is_screen_;
};

}  // namespace gm
