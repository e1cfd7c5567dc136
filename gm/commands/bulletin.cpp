#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/cli/editor.h"
#include "gm/cli/pager.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/files/read.h"
#include "gm/play/bulletin_edit.h"
#include "gm/report/markdown.h"
#include "gm/text/counted.h"

namespace gm {

using nlohmann::json;

namespace {

orders::Outcome check_bulletin_words(const Invocation& invocation) {
    const std::string action = invocation.argument("ACTION").value_or("show");
    if (action != "show" && action != "edit")
        return orders::invalid("unknown word '" + action + "'", "gm bulletin edit, or gm bulletin show");
    GM_TRY(check_language(invocation));
    const bool file = invocation.option("--file").has_value();
    const bool clear = invocation.has("--clear");
    if (file && clear) return orders::invalid("--file and --clear ask for two things", "leave one of them out");
    if (action == "show" && (file || clear))
        return orders::invalid("gm bulletin show changes nothing", "gm bulletin edit takes --file and --clear");
    return orders::done();
}

std::string for_whom(const std::string& language) {
    return language.empty() ? "for all languages" : "for readers of '" + language + "'";
}

// ---------------------------------------------------------------- show

json bulletin_json(const GameInPlay& in_play, const TurnBulletin& bulletin) {
    json shown = json::array();
    for (const MessageRow& message : one_a_language(in_play, bulletin.mails)) {
        shown.push_back({{"language", language_of(in_play, message)},
                         {"subject", message.subject},
                         {"text", message.text_body},
                         {"html", message.html_body ? json(*message.html_body) : json(nullptr)}});
    }
    json readers = json::object();
    for (const MessageRow& message : bulletin.mails)
        readers[in_play.roster.id(*message.player)] = to_text(message.status);
    return {{"turn", bulletin.turn},
            {"words", bulletin.words},
            {"bulletins", std::move(shown)},
            {"mails", std::move(readers)}};
}

ExitCode show(const GameInPlay& in_play, int turn, const Invocation& invocation, Terminal& terminal) {
    const auto bulletin = bulletin_of(in_play, turn, invocation.option("--language").value_or(""));
    if (!bulletin) return refuse(terminal, bulletin.problems());
    if (invocation.json) {
        terminal.answer(bulletin_json(in_play, *bulletin));
        return ExitCode::done;
    }
    const Paged paged(terminal);
    const std::string of = "the bulletin of turn " + std::to_string(turn);
    if (bulletin->words.empty()) terminal.say("You have added no words to " + of + ": gm bulletin edit");
    for (const auto& [language, text] : bulletin->words) {
        terminal.say(terminal.bold("Your words in " + of + ", " + for_whom(language) + ":"));
        terminal.show(text + "\n");
    }
    for (const MessageRow& message : one_a_language(in_play, bulletin->mails)) {
        terminal.say("");
        terminal.say(terminal.bold(message.subject));
        terminal.say("");
        terminal.show(message.text_body);
    }
    return ExitCode::done;
}

// ---------------------------------------------------------------- edit

std::string without_blank_ends(const std::string& text) {
    std::string out;
    for (const char c : text) {
        if (c != '\r') out += c;
    }
    while (!out.empty() && std::string_view(" \t\n").find(out.back()) != std::string_view::npos) out.pop_back();
    // Whole empty lines only: spaces before the first word may mean something.
    while (true) {
        const auto end = out.find('\n');
        if (end == std::string::npos || out.find_first_not_of(" \t") != end) return out;
        out.erase(0, end + 1);
    }
}

/// The words without comments, if they can be put into a mail; problems name the file.
orders::Result<std::string> read_words(const std::string& text, const std::string& file) {
    const auto named = [&](orders::Problems problems) {
        for (orders::Problem& problem : problems) problem.file = file;
        return orders::Failure{std::move(problems)};
    };
    auto words = without_comments(text);
    if (!words) return named(words.problems());
    std::string tidy = without_blank_ends(*words);
    const auto rendered = read_markdown(tidy);
    if (!rendered) return named(rendered.problems());
    return tidy;
}

std::string to_be_edited(const std::string& present, int turn, const std::string& language) {
    return "<!-- Your words in the bulletin of turn " + std::to_string(turn) + ", " + for_whom(language) +
           ".\n"
           "     Write Markdown: *emphasis*, **strong**, # heading, - list, > quote, [words](https://example.org).\n"
           "     HTML and pictures do not go into mails. Comments like this one are left out.\n"
           "     Save and close to put the words in; leave nothing to take them out. -->\n\n" +
           present + "\n";
}

/// Where the new words come from, and what is to be thrown away once they are kept.
struct NewWords {
    std::string text;
    std::optional<Edited> edited = {};
};

orders::Result<NewWords> ask_for_words(const Invocation& invocation, const std::string& present, int turn,
                                       const std::string& language) {
    if (invocation.has("--clear")) return NewWords{};
    if (const auto file = invocation.option("--file")) {
        GM_TAKE(auto text, read_file(*file == "-" ? "/dev/stdin" : *file));
        GM_TAKE(auto words, read_words(text, *file == "-" ? "standard input" : *file));
        return NewWords{std::move(words)};
    }
    GM_TAKE(auto edited,
            edit_text(to_be_edited(present, turn, language), "bulletin-turn-" + std::to_string(turn) + ".md"));
    GM_TAKE(auto words, read_words(edited.text, edited.file));
    return NewWords{std::move(words), std::move(edited)};
}

/// Under both locks, so that no `gm send` has the mails in hand meanwhile.
orders::Result<orders::Problems> keep(const Invocation& invocation, Terminal& terminal, const BulletinWords& words) {
    GM_TAKE(const FolderLock mails, take_sender_lock(invocation.folder, terminal, "bulletin edit"));
    GM_TAKE(auto in_play, open_to_write(invocation, terminal, "bulletin edit"));
    return edit_bulletin(in_play, words, now_utc());
}

std::string outcome_of(const BulletinWords& words, std::size_t mails) {
    const std::string of = "the bulletin of turn " + std::to_string(words.turn) + ", " + for_whom(words.language);
    const std::string wait = counted(mails, "mail") + (mails == 1 ? " that waits" : " that wait");
    if (words.text.empty()) return "Your words are taken out of " + of + ", in " + wait + ".";
    return "Your words are in " + of + ", in " + wait + ". Next: gm bulletin, gm send";
}

ExitCode edit(const GameInPlay& in_play, int turn, const Invocation& invocation, Terminal& terminal) {
    const std::string language = invocation.option("--language").value_or("");
    const auto bulletins = bulletins_of(in_play, turn, language);
    if (!bulletins) return refuse(terminal, bulletins.problems());
    if (bulletins->empty())
        return refuse(terminal, {orders::invalid("nobody gets this bulletin " + for_whom(language))});
    // Before anybody writes a line in vain; once more when it is kept.
    if (const auto unsent = check_unsent(in_play, *bulletins); !unsent) return refuse(terminal, unsent.problems());
    const auto present = in_play.store.editorials(turn);
    if (!present) return refuse(terminal, present.problems());
    const std::string before = present->contains(language) ? present->at(language) : "";

    const auto fresh = ask_for_words(invocation, before, turn, language);
    if (!fresh) return refuse(terminal, fresh.problems());
    const BulletinWords words{turn, language, fresh->text};
    const bool changed = words.text != before;
    if (changed) {
        const auto kept = keep(invocation, terminal, words);
        if (!kept) {
            if (fresh->edited) terminal.note("What you wrote is in " + fresh->edited->file);
            return refuse(terminal, kept.problems());
        }
        terminal.complain(*kept);
    }
    if (fresh->edited) discard_edited(*fresh->edited);
    if (invocation.json) {
        terminal.answer(json{{"turn", turn},
                             {"language", language},
                             {"text", words.text},
                             {"changed", changed},
                             {"mails", changed ? bulletins->size() : 0}});
        return ExitCode::done;
    }
    if (changed)
        terminal.say(outcome_of(words, bulletins->size()));
    else
        terminal.say(before.empty() ? "Nothing was changed: there are no words." : "Nothing was changed.");
    for (const auto& [other, text] : *present) {
        if (changed && language.empty() && !other.empty())
            terminal.note("Readers of '" + other + "' have words of their own: gm bulletin edit --language " + other);
    }
    return ExitCode::done;
}

}  // namespace

ExitCode run_bulletin(const Invocation& invocation, Terminal& terminal) {
    if (auto words = check_bulletin_words(invocation); !words)
        return refuse(terminal, words.problems(), ExitCode::misuse);
    auto in_play = open_to_read(invocation);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    const auto turn = resolved_turn_asked(*in_play, invocation);
    if (!turn) return refuse(terminal, turn.problems());
    if (invocation.argument("ACTION").value_or("show") == "edit") return edit(*in_play, *turn, invocation, terminal);
    return show(*in_play, *turn, invocation, terminal);
}

}  // namespace gm
