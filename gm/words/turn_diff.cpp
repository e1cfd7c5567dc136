#include "gm/words/turn_diff.h"
#include "gm/text/counted.h"

#include <nlohmann/json.hpp>

#include "gm/audit/words.h"
#include "gm/cli/pager.h"
#include "gm/words/difference_table.h"

namespace gm {

namespace {

/// "ada, bo and chie"
std::string listed(const std::vector<std::string>& ids) {
    std::string out;
    for (std::size_t i = 0; i < ids.size(); ++i) out += (i == 0 ? "" : i + 1 == ids.size() ? " and " : ", ") + ids[i];
    return out;
}

constexpr const char* language = "en";  // the game master's tables are in English

NamesById names_of(const GameInPlay& in_play) {
    NamesById names = in_play.game->names(language);
    add_names_in(in_play.game->to_json(in_play.position), names);
    for (const PlayerRow& player : in_play.players) names[player.id] = player.name;
    return names;
}

std::string roll_words(const std::optional<RollRow>& roll, const NamesById& names) {
    if (!roll) return "not drawn";
    const auto value = nlohmann::json::parse(roll->value, nullptr, false);
    const auto range = nlohmann::json::parse(roll->range, nullptr, false);
    std::string words = value_in_words(value, names);
    if (range.is_number()) words += " of " + value_in_words(range, names);
    return words + (roll->imposed ? " (imposed)" : "");
}

void show_table(Terminal& terminal, const Table& table) { terminal.show(table.text(Screen::of(terminal).columns)); }

void show_rolls(Terminal& terminal, const TurnDiff& diff, const NamesById& names) {
    const std::string others = counted(diff.same_rolls, "roll") + " as before";
    if (diff.rolls.empty()) {
        terminal.say("Rolls: all " + others + ".");
        return;
    }
    terminal.say("Rolls: " + std::to_string(diff.rolls.size()) + " otherwise, " + others + ".");
    Table table({{"roll"}, {"before"}, {"after"}});
    for (const RollChange& roll : diff.rolls)
        table.add({roll.label, roll_words(roll.before, names), roll_words(roll.after, names)});
    show_table(terminal, table);
}

void show_state(Terminal& terminal, const TurnDiff& diff, const NamesById& names) {
    if (diff.state.empty()) {
        terminal.say("State: as before.");
        return;
    }
    terminal.say("State: " + counted(diff.state.size(), "figure") + " otherwise.");
    show_table(terminal, difference_table(diff.state, names, "before", "after"));
}

std::vector<std::string> readers_of(const std::vector<MailChange>& changes, MessageKind mail) {
    std::vector<std::string> readers;
    for (const MailChange& change : changes) {
        if (change.mail == mail) readers.push_back(change.reader);
    }
    return readers;
}

void show_mails(Terminal& terminal, const TurnDiff& diff) {
    const auto reports = readers_of(diff.mails, MessageKind::report);
    const auto bulletins = readers_of(diff.mails, MessageKind::bulletin);
    if (reports.empty()) {
        terminal.say("Reports: each as before.");
    } else {
        terminal.say("Reports: otherwise for " + listed(reports) +
                     (diff.unchanged.empty() ? "." : "; as before for " + listed(diff.unchanged) + "."));
    }
    terminal.say(bulletins.empty() ? "Bulletin: as before." : "Bulletin: otherwise.");
    for (const MailChange& change : diff.mails) show_change(terminal, change);
}

}  // namespace

void show_change(Terminal& terminal, const MailChange& change) {
    terminal.say("");
    terminal.say(terminal.bold(title_of(change)) + ": " + change.subject);
    for (const DiffLine& line : change.lines) {
        const std::string text = to_text(line);
        switch (line.kind) {
            case DiffLine::Kind::same: terminal.say(text); break;
            case DiffLine::Kind::gone: terminal.say(terminal.bad(text)); break;
            case DiffLine::Kind::come: terminal.say(terminal.good(text)); break;
            case DiffLine::Kind::skipped: terminal.say(terminal.dim(text)); break;
        }
    }
}

void show_difference(Terminal& terminal, const GameInPlay& in_play, const TurnDiff& diff) {
    const NamesById names = names_of(in_play);
    terminal.say(diff.sheets.empty() ? "Sheets: the same." : "Sheets: otherwise for " + listed(diff.sheets) + ".");
    if (diff.nothing_comes_out_otherwise()) {
        terminal.say("Nothing comes out otherwise: " + counted(diff.same_rolls, "roll") +
                     ", the state and every report are the same.");
        return;
    }
    show_rolls(terminal, diff, names);
    show_state(terminal, diff, names);
    show_mails(terminal, diff);
}

}  // namespace gm
