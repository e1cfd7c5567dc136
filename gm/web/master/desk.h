#pragma once

// How each command of the terminal appears on the game master's pages.

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace gm::web {

enum class DeskEffect {
    looks,     ///< changes nothing: runs when asked
    changes,   ///< asks first
    goes_out,  ///< asks first: players will read of it
};

/// An argument or option that no form has, and the word for why.
struct LeftOut {
    std::string_view name;
    std::string_view why;
};

struct DeskCommand {
    std::string_view name;
    std::string_view group;  ///< sheets, turn, mails, rulings, players, archive, audit
    DeskEffect effect = DeskEffect::looks;
    std::vector<std::string_view> contents = {};  ///< read from files on the terminal; here what is in them is given
    std::vector<LeftOut> left_out = {};
    std::vector<std::string_view> changes_with = {};  ///< only looks unless one of these is given
    std::string_view page = {};                       ///< its own page, in place of a form

    bool takes_content(std::string_view field) const;
    bool leaves_out(std::string_view field) const;
};

std::span<const DeskCommand> desk();

/// By its name in a path: `rule-set`. None: it has no form.
const DeskCommand* find_on_desk(std::string_view path_name);
std::string path_name(std::string_view command);

/// Commands that no page runs, and why not.
struct NotOnDesk {
    std::string_view name;
    std::string_view why;
};
std::span<const NotOnDesk> not_on_desk();

}  // namespace gm::web
