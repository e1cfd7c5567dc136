#pragma once

// A command of `gm`, described as data: its words, its options, an example and the
// function that carries it out. The parser and the help are made from this.

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gm/cli/exit_code.h"
#include "gm/cli/terminal.h"

namespace gm {

struct Argument {
    std::string_view name;  ///< "PLAYER"
    std::string_view help;
    bool required = false;
    bool many = false;
};

struct Option {
    std::string_view name;   ///< "--turn"
    std::string_view value;  ///< what it takes, "N"; empty for a flag
    std::string_view help;
    bool many = false;  ///< may be given several times, with a value each
};

/// What was typed, checked against the command's description.
class Invocation {
public:
    std::string folder = ".";
    bool json = false;
    std::string uploads = {};  ///< where files lie that came along with the request; no part of their names
    std::map<std::string, std::vector<std::string>, std::less<>> arguments;
    std::map<std::string, std::string, std::less<>> options;                ///< a flag that is set holds ""
    std::map<std::string, std::vector<std::string>, std::less<>> repeated;  ///< options that may be given many times

    std::optional<std::string> argument(std::string_view name) const;
    const std::vector<std::string>& all(std::string_view name) const;
    std::optional<std::string> option(std::string_view name) const;
    /// Every value of an option that may be given several times, in the order typed.
    const std::vector<std::string>& every(std::string_view name) const;
    /// A file as people shall read of it.
    std::string name_of(const std::string& path) const;
    bool has(std::string_view flag) const { return options.find(flag) != options.end(); }
};

/// Its name has one word, or two: "audit verify". The longest name typed wins. A command that only
/// stands before others ("audit") has a summary and no `run`; alone, it lists them.
struct Command {
    std::string_view name;
    std::string_view summary;
    std::string_view example;
    std::vector<Argument> arguments = {};
    std::vector<Option> options = {};
    ExitCode (*run)(const Invocation&, Terminal&) = nullptr;  ///< none, and none below it: not built yet
};

}  // namespace gm
