#include "gm/cli/command_line.h"

#include <CLI/CLI.hpp>

#include <deque>

#include "orders/text.h"

namespace gm {

namespace {

/// What CLI11 writes into while parsing one command.
struct Slots {
    const Command* command = nullptr;
    CLI::App* app = nullptr;
    std::deque<std::vector<std::string>> arguments;
    std::deque<std::string> values;
    std::deque<bool> flags;
};

void describe_command(CLI::App& app, Slots& slots) {
    const Command& command = *slots.command;
    app.footer("Example:\n  " + std::string(command.example) + "\n");
    for (const Argument& argument : command.arguments) {
        std::vector<std::string>& words = slots.arguments.emplace_back();
        CLI::Option* option = nullptr;
        if (argument.many) {
            option = app.add_option(std::string(argument.name), words, std::string(argument.help));
        } else {
            const auto keep = [&words](const std::string& word) { words.push_back(word); };
            option = app.add_option_function<std::string>(std::string(argument.name), keep, std::string(argument.help));
        }
        option->required(argument.required)->type_name("");
    }
    for (const Option& described : command.options) {
        const std::string name(described.name);
        if (described.value.empty()) {
            slots.values.emplace_back();
            app.add_flag(name, slots.flags.emplace_back(false), std::string(described.help));
        } else {
            slots.flags.emplace_back(false);
            app.add_option(name, slots.values.emplace_back(), std::string(described.help))
                ->type_name(std::string(described.value));
        }
    }
}

void fill(Invocation& invocation, const Slots& slots) {
    for (std::size_t i = 0; i < slots.command->arguments.size(); ++i) {
        invocation.arguments[std::string(slots.command->arguments[i].name)] = slots.arguments[i];
    }
    for (std::size_t i = 0; i < slots.command->options.size(); ++i) {
        const Option& option = slots.command->options[i];
        const bool given = slots.app->count(std::string(option.name)) > 0;
        if (given) invocation.options[std::string(option.name)] = slots.values[i];
    }
}

int misuse(Terminal& terminal, const std::string& what, const std::string& advice) {
    terminal.complain(orders::invalid(what, advice));
    return static_cast<int>(ExitCode::misuse);
}

/// "did you mean" for a first word that is no command; empty when it is one.
std::optional<std::string> unknown_command(std::span<const Command> commands, int count, const char* const* words) {
    for (int i = 1; i < count; ++i) {
        const std::string word = words[i];
        if (word == "-C") {
            ++i;
            continue;
        }
        if (word.starts_with('-')) continue;
        for (const Command& command : commands) {
            if (command.name == word) return std::nullopt;
        }
        return word;
    }
    return std::nullopt;
}

std::vector<std::string> built_names(std::span<const Command> commands) {
    std::vector<std::string> names;
    for (const Command& command : commands) {
        if (command.run != nullptr) names.emplace_back(command.name);
    }
    return names;
}

}  // namespace

int run_command_line(std::span<const Command> commands, int count, const char* const* words, Terminal& terminal) {
    CLI::App app("gm: run play-by-mail games: sheets in, turns resolved, reports out.", "gm");
    app.set_version_flag("--version", "gm " GM_VERSION);
    app.set_help_flag("-h,--help", "Show this and end");
    app.footer("In a game folder, `gm COMMAND`; elsewhere, `gm -C FOLDER COMMAND`.\n"
               "`gm COMMAND --help` says more and shows an example.\n"
               "Exit codes: 0 done, 1 refused or found wanting, 2 misuse.\n");
    app.require_subcommand(0, 1);
    Invocation invocation;
    app.add_option("-C", invocation.folder, "Work in this game folder")->type_name("FOLDER");
    app.add_flag("--json", invocation.json, "Answer as JSON, for programs");
    app.fallthrough();

    std::deque<Slots> all;
    for (const Command& command : commands) {
        Slots& slots = all.emplace_back();
        slots.command = &command;
        slots.app = app.add_subcommand(std::string(command.name), std::string(command.summary));
        slots.app->set_help_flag("-h,--help", "Show this and end");
        if (command.run == nullptr) {
            slots.app->group("")->fallthrough(false)->prefix_command();  // hidden until it is built, whatever follows
        } else {
            describe_command(*slots.app, slots);
        }
    }

    if (const auto word = unknown_command(commands, count, words)) {
        std::string advice = orders::suggest(*word, built_names(commands));
        return misuse(terminal, "there is no command '" + orders::clip(*word, 40) + "'",
                      advice.empty() ? "`gm --help` lists the commands" : advice);
    }
    try {
        app.parse(count, words);
    } catch (const CLI::Success& asked) {  // --help, --version
        app.exit(asked, terminal.out(), terminal.err());
        return static_cast<int>(ExitCode::done);
    } catch (const CLI::ParseError& error) {
        return misuse(terminal, error.what(), "`gm --help` and `gm COMMAND --help` show what can be written");
    }

    for (const Slots& slots : all) {
        if (!slots.app->parsed()) continue;
        if (slots.command->run == nullptr) {
            return misuse(terminal, "'" + std::string(slots.command->name) + "' is not built yet", "");
        }
        fill(invocation, slots);
        return static_cast<int>(slots.command->run(invocation, terminal));
    }
    terminal.out() << app.help();
    return static_cast<int>(ExitCode::done);
}

}  // namespace gm
