#include "gm/cli/command_line.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <deque>
#include <sstream>

#include "orders/text.h"

namespace gm {

namespace {

/// What CLI11 writes into while parsing one command.
struct Slots {
    const Command* command = nullptr;
    CLI::App* app = nullptr;
    std::deque<std::vector<std::string>> arguments;
    std::deque<std::string> values;
    std::deque<std::vector<std::string>> repeated;
    std::deque<bool> flags;
};

void describe_command(CLI::App& app, Slots& slots) {
    const Command& command = *slots.command;
    app.footer("Example:\n  " + std::string(command.example));
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
        std::vector<std::string>& all = slots.repeated.emplace_back();
        if (described.many) {
            slots.values.emplace_back();
            slots.flags.emplace_back(false);
            app.add_option(name, all, std::string(described.help))
                ->allow_extra_args(false)  // each takes one word, and the next word is no value of it
                ->type_name(std::string(described.value));
        } else if (described.value.empty()) {
            slots.values.emplace_back();
            app.add_flag(name, slots.flags.emplace_back(false), std::string(described.help));
        } else {
            slots.flags.emplace_back(false);
            app.add_option(name, slots.values.emplace_back(), std::string(described.help))
                ->type_name(std::string(described.value));
        }
    }
}

/// CLI11 takes a word in brackets apart, as if it were several: before such a word this stands while it parses.
/// A JSON list is one word.
constexpr char whole_word = '\x1f';

std::string as_typed(std::string word) {
    if (word.starts_with(whole_word)) word.erase(0, 1);
    return word;
}

std::vector<std::string> kept_whole(int count, const char* const* words) {
    std::vector<std::string> out(words, words + count);
    for (std::string& word : out) {
        if (word.starts_with('[')) word.insert(word.begin(), whole_word);
    }
    return out;
}

void fill(Invocation& invocation, const Slots& slots) {
    for (std::size_t i = 0; i < slots.command->arguments.size(); ++i) {
        auto& given = invocation.arguments[std::string(slots.command->arguments[i].name)];
        for (const std::string& word : slots.arguments[i]) given.push_back(as_typed(word));
    }
    for (std::size_t i = 0; i < slots.command->options.size(); ++i) {
        const Option& option = slots.command->options[i];
        const bool given = slots.app->count(std::string(option.name)) > 0;
        if (given) invocation.options[std::string(option.name)] = as_typed(slots.values[i]);
        if (given && option.many) {
            auto& values = invocation.repeated[std::string(option.name)];
            for (const std::string& value : slots.repeated[i]) values.push_back(as_typed(value));
        }
    }
}

int misuse(Terminal& terminal, const std::string& what, const std::string& advice) {
    terminal.complain(orders::invalid(what, advice));
    return static_cast<int>(ExitCode::misuse);
}

/// The words that may name the command: those that are no option, two at most.
std::vector<std::string> first_words(int count, const char* const* words) {
    std::vector<std::string> found;
    for (int i = 1; i < count && found.size() < 2; ++i) {
        const std::string word = words[i];
        if (word == "-C") {
            ++i;
        } else if (!word.starts_with('-')) {
            found.push_back(word);
        }
    }
    return found;
}

const Command* find_command(std::span<const Command> commands, std::string_view name) {
    const auto found =
        std::find_if(commands.begin(), commands.end(), [&](const Command& command) { return command.name == name; });
    return found == commands.end() ? nullptr : &*found;
}

bool has_commands_below(std::span<const Command> commands, std::string_view name) {
    const std::string start = std::string(name) + " ";
    return std::ranges::any_of(commands, [&](const Command& command) { return command.name.starts_with(start); });
}

int no_such_command(std::span<const Command> commands, const std::string& word, Terminal& terminal) {
    std::vector<std::string> names;
    for (const Command& command : commands) {
        if (command.run != nullptr) names.emplace_back(command.name);
    }
    const std::string advice = orders::suggest(word, names);
    return misuse(terminal, "there is no command '" + orders::clip(word, 40) + "'",
                  advice.empty() ? "`gm --help` lists the commands" : advice);
}

std::string help_of(const std::string& command) {
    return "`gm " + (command.empty() ? "" : command + " ") + "--help` shows what can be written";
}

/// The command of that name, of one word or two, as the parser knows it.
const CLI::App* parser_of(const CLI::App& app, const std::string& command) {
    if (command.empty()) return &app;
    const auto space = command.find(' ');
    const CLI::App* found = app.get_subcommand(command.substr(0, space));
    return space == std::string::npos ? found : found->get_subcommand(command.substr(space + 1));
}

/// A word that the command has no use for.
int too_much(const CLI::App& app, const std::string& command, Terminal& terminal) {
    std::vector<std::string> words = app.remaining(true);
    for (std::string& word : words) word = as_typed(std::move(word));
    const std::string word = words.empty() ? "" : words.front();
    std::vector<std::string> options;
    for (const CLI::App* known : {&app, parser_of(app, command)}) {
        for (const CLI::Option* option : known->get_options()) options.push_back(option->get_name());
    }
    const auto meant = word.starts_with('-') ? orders::nearest(word, options) : std::nullopt;
    return misuse(terminal,
                  (command.empty() ? "gm" : "'" + command + "'") + " takes no '" + orders::clip(word, 40) + "'",
                  meant ? "did you mean '" + *meant + "'?" : help_of(command));
}

void describe_program(CLI::App& app, Invocation& invocation) {
    app.set_version_flag("--version", "gm " GM_VERSION)->description("Show the version and end");
    app.set_help_flag("-h,--help", "Show this and end");
    app.footer(
        "In a game folder, `gm COMMAND`; elsewhere, `gm -C FOLDER COMMAND`.\n"
        "`gm COMMAND --help` says more and shows an example.\n"
        "Exit codes: 0 done, 1 refused or found wanting, 2 misuse.");
    app.get_formatter()->label("SUBCOMMAND", "COMMAND");
    app.require_subcommand(0, 1);
    app.add_option("-C", invocation.folder, "Work in this game folder; other paths stay as you type them")
        ->type_name("FOLDER");
    app.add_flag("--json", invocation.json, "Answer as JSON, for programs");
    app.fallthrough();
}

/// Where a command hangs: "audit verify" below "audit", all others below `gm` itself.
CLI::App& place_of(CLI::App& app, std::span<const Command> commands, std::string_view name) {
    const auto space = name.find(' ');
    if (space == std::string_view::npos) return app;
    const std::string above(name.substr(0, space));
    for (CLI::App* known : app.get_subcommands({})) {
        if (known->get_name() == above) return *known;
    }
    const Command* described = find_command(commands, above);
    CLI::App* made = app.add_subcommand(above, described != nullptr ? std::string(described->summary) : "");
    made->set_help_flag("-h,--help", "Show this and end");
    const std::string example = described != nullptr ? "Example:\n  " + std::string(described->example) + "\n" : "";
    made->footer(example + "`gm " + above + " COMMAND --help` says more and shows an example.");
    made->require_subcommand(0, 1);
    made->group("Commands");
    return *made;
}

void describe_commands(CLI::App& app, std::span<const Command> commands, std::deque<Slots>& all) {
    for (const Command& command : commands) {
        if (command.run == nullptr) continue;
        Slots& slots = all.emplace_back();
        slots.command = &command;
        CLI::App& place = place_of(app, commands, command.name);
        const auto space = command.name.find(' ');
        const std::string word(space == std::string_view::npos ? command.name : command.name.substr(space + 1));
        slots.app = place.add_subcommand(word, std::string(command.summary));
        slots.app->set_help_flag("-h,--help", "Show this and end");
        slots.app->require_subcommand(0, 1);
        slots.app->group("Commands");
        describe_command(*slots.app, slots);
    }
}

/// What the first words name.
struct Named {
    std::string name;                  ///< "audit verify"; empty if no command is named
    const Command* command = nullptr;  ///< none for a word that only stands before others
    bool known = true;
};

Named named_command(std::span<const Command> commands, const std::vector<std::string>& words) {
    if (words.empty()) return {};
    if (words.size() > 1) {
        std::string both = words[0] + " " + words[1];
        if (const Command* command = find_command(commands, both)) return {std::move(both), command};
    }
    const Command* command = find_command(commands, words[0]);
    if (!has_commands_below(commands, words[0])) return {words[0], command, command != nullptr};
    if (command != nullptr && command->run != nullptr) return {words[0], command};
    if (words.size() > 1) return {words[0] + " " + words[1], nullptr, false};
    return {words[0]};
}

/// The command that was parsed: of "audit" and "audit verify" the longer one.
const Slots* parsed_command(const std::deque<Slots>& all) {
    const Slots* found = nullptr;
    for (const Slots& slots : all) {
        if (!slots.app->parsed()) continue;
        if (found == nullptr || slots.command->name.size() > found->command->name.size()) found = &slots;
    }
    return found;
}

}  // namespace

int run_command_line(std::span<const Command> commands, int count, const char* const* words, Terminal& terminal) {
    const Named named = named_command(commands, first_words(count, words));
    if (!named.known) return no_such_command(commands, named.name, terminal);
    if (named.command != nullptr && named.command->run == nullptr) {
        return misuse(terminal, "'" + named.name + "' is not built yet", "");
    }

    CLI::App app("gm: run play-by-mail games: sheets in, turns resolved, reports out.", "gm");
    Invocation invocation;
    std::deque<Slots> all;
    describe_program(app, invocation);
    describe_commands(app, commands, all);
    const std::vector<std::string> whole = kept_whole(count, words);
    std::vector<const char*> pointers;
    for (const std::string& word : whole) pointers.push_back(word.c_str());
    try {
        app.parse(count, pointers.data());
    } catch (const CLI::Success& asked) {  // --help, --version
        std::ostringstream text;
        app.exit(asked, text, text);
        terminal.show(text.str());
        return static_cast<int>(ExitCode::done);
    } catch (const CLI::ExtrasError&) {
        return too_much(app, named.name, terminal);
    } catch (const CLI::ParseError& error) {
        return misuse(terminal, error.what(), help_of(named.name));
    }

    if (const Slots* parsed = parsed_command(all)) {
        fill(invocation, *parsed);
        return static_cast<int>(parsed->command->run(invocation, terminal));
    }
    terminal.show(app.help());  // of the word that was parsed, if one was
    return static_cast<int>(ExitCode::done);
}

}  // namespace gm
