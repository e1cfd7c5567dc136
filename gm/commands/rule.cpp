// gm rule ...: what the game master decides beside the rules, with a reason, in the open.

#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/report/json_diff.h"
#include "gm/rulings/make.h"
#include "gm/words/mail_changes.h"
#include "resolution/ruling.h"

namespace gm {

using nlohmann::json;

namespace {

/// What this ruling tells of itself: the figures that it changes, the contract that it signs.
json told_by(const GameInPlay& in_play, const TriedRuling& tried) {
    const auto& entries = tried.opening.record.journal.entries();
    for (std::size_t i = in_play.ruled.journal.entries().size(); i < entries.size(); ++i) {
        if (entries[i].kind == resolution::RulingMade::kind) return resolution::to_json(entries[i].fields);
    }
    return {{"changes", json::array()}, {"contract", ""}};
}

json ruling_json(const RulingRow& row, const json& told, bool dry) {
    const auto contract = told.at("contract").get<std::string>();
    return {{"number", static_cast<std::int64_t>(row.id)},
            {"turn", row.turn},
            {"kind", row.kind},
            {"ruling", describe(row)},
            {"contract", contract.empty() ? json(nullptr) : json(contract)},
            {"reason", row.reason},
            {"known_by", json::parse(row.audience, nullptr, false)},
            {"made_at", row.at},
            {"dry_run", dry},
            {"changes", told.at("changes")}};
}

/// What the game master may want to do now.
std::string next_steps(const TriedRuling& tried) {
    const std::string first =
        tried.effects.seat ? "gm token " + tried.effects.seat->row.id + ", gm send" : "gm rule list, gm check";
    return "Next: " + first + ", gm resolve; gm rule revoke " + to_text(tried.row.id) + " takes it back";
}

void say_ruling(Terminal& terminal, const GameInPlay& in_play, const TriedRuling& tried, const json& told, bool dry) {
    const std::string number = to_text(tried.row.id);
    terminal.say(terminal.bold("Ruling " + number) + (dry ? " would stand" : " stands") + " for turn " +
                 std::to_string(in_play.game->turn(in_play.position)) + ": " + describe(tried.row) + ".");
    for (const json& change : told.at("changes")) {
        if (!change.contains("after")) continue;  // a list or a map: its new value is said above
        const json& before = change.at("before").at("value");
        const json& after = change.at("after").at("value");
        if (before != after)
            terminal.say("  " + change.at("path").get<std::string>() + ": " + value_in_words(before, {}) + " -> " +
                         value_in_words(after, {}));
    }
    terminal.say("Known by: " + known_to(tried.row) + ".");
    if (tried.others_see_it)
        terminal.note("Others will see that something changed, and not why: --known-by says who may know.");
    if (tried.effects.seat && !dry)
        terminal.note("Mails that wait go to " + tried.effects.seat->row.mail +
                      ". The old token is void; a sheet that is in still counts.");
    if (!dry) terminal.say(terminal.dim(next_steps(tried)));
}

/// What every ruling is asked with.
struct Asked {
    std::string reason;
    bool dry = false;
};

orders::Result<Asked> asked_for(const Invocation& invocation) {
    const auto reason = invocation.option("--reason");
    if (!reason) return orders::invalid("a ruling needs a reason, which stands in the record", "give --reason TEXT");
    GM_TAKE(auto line, one_line(*reason, "the reason"));
    return Asked{line, invocation.has("--dry-run")};
}

/// Does a ruling change where mails go that wait?
enum class Mails { stay, move };

struct Opened {
    std::optional<FolderLock> mails;  ///< so that no `gm send` has in hand what is about to move
    GameInPlay in_play;
};

orders::Result<Opened> open(const Invocation& invocation, Terminal& terminal, bool dry, Mails mails) {
    std::optional<FolderLock> held;
    if (!dry && mails == Mails::move) {
        GM_TRY(Store::open(invocation.folder).outcome());
        // In this order, as gm send does: mails first, then the game.
        GM_TAKE(held, take_sender_lock(invocation.folder, terminal, "rule"));
    }
    GM_TAKE(auto in_play, dry ? open_to_read(invocation) : open_to_write(invocation, terminal, "rule"));
    return Opened{std::move(held), std::move(in_play)};
}

/// Reads the words of its kind, tries the ruling, shows or keeps it.
template <class ReadDraft>
ExitCode rule(const Invocation& invocation, Terminal& terminal, ReadDraft read_draft, Mails mails = Mails::stay) {
    const auto asked = asked_for(invocation);
    if (!asked) return refuse(terminal, asked.problems(), ExitCode::misuse);
    auto opened = open(invocation, terminal, asked->dry, mails);
    if (!opened) return refuse(terminal, opened.problems(), ExitCode::misuse);
    GameInPlay& in_play = opened->in_play;
    std::optional<resolution::Audience> audience;
    if (const auto words = invocation.option("--known-by")) {
        const auto read = read_audience(in_play, *words);
        if (!read) return refuse(terminal, read.problems());
        audience = *read;
    }
    const std::string now = now_utc();
    orders::Result<RulingDraft> draft = read_draft(in_play, now);
    if (!draft) return refuse(terminal, draft.problems());
    const auto tried = try_ruling(in_play, std::move(*draft), asked->reason, audience, now);
    if (!tried) return refuse(terminal, tried.problems());
    const json told = told_by(in_play, *tried);
    json answer = ruling_json(tried->row, told, asked->dry);
    if (!asked->dry) {
        const auto kept = keep_ruling(in_play, *tried);
        if (!kept) return refuse(terminal, kept.problems());
    }
    if (!invocation.json) say_ruling(terminal, in_play, *tried, told, asked->dry);
    if (asked->dry) {
        const auto changes = preview(in_play, *tried);
        if (!changes) return refuse(terminal, changes.problems());
        answer["mails"] = mail_changes_json(*changes);
        if (!invocation.json) say_mail_changes(terminal, *changes);
    }
    if (invocation.json) terminal.answer(answer);
    return ExitCode::done;
}

std::vector<std::string> figure_words(const Invocation& invocation) {
    std::vector<std::string> words{*invocation.argument("FIGURE")};
    for (const std::string& word : invocation.all("VALUE")) words.push_back(word);
    return words;
}

}  // namespace

ExitCode run_rule_set(const Invocation& invocation, Terminal& terminal) {
    return rule(invocation, terminal, [&](const GameInPlay& in_play, const std::string&) {
        return draft_set(in_play, figure_words(invocation));
    });
}

ExitCode run_rule_adjust(const Invocation& invocation, Terminal& terminal) {
    return rule(invocation, terminal, [&](const GameInPlay& in_play, const std::string&) {
        return draft_adjust(in_play, figure_words(invocation));
    });
}

ExitCode run_rule_contract(const Invocation& invocation, Terminal& terminal) {
    return rule(invocation, terminal, [&](const GameInPlay& in_play, const std::string&) {
        return draft_contract(in_play, {invocation.all("PLAYER"), invocation.option("--pays").value_or(""),
                                        invocation.option("--terms").value_or(""), invocation.has("--public")});
    });
}

ExitCode run_rule_breach(const Invocation& invocation, Terminal& terminal) {
    return rule(invocation, terminal, [&](const GameInPlay& in_play, const std::string&) {
        return draft_breach(in_play, *invocation.argument("CONTRACT"), *invocation.argument("PLAYER"));
    });
}

ExitCode run_rule_publish(const Invocation& invocation, Terminal& terminal) {
    return rule(invocation, terminal, [&](const GameInPlay& in_play, const std::string&) {
        return draft_publish(in_play, invocation.argument("TEXT"), invocation.option("--figure"));
    });
}

ExitCode run_rule_accept_late(const Invocation& invocation, Terminal& terminal) {
    return rule(invocation, terminal, [&](const GameInPlay& in_play, const std::string& now) {
        Letters letters(in_play);
        auto draft = draft_accept_late(in_play, letters, *invocation.argument("PLAYER"), now);
        terminal.complain(letters.complaints());
        return draft;
    });
}

ExitCode run_rule_replace_player(const Invocation& invocation, Terminal& terminal) {
    const auto draft = [&](const GameInPlay& in_play, const std::string& now) {
        const SeatWords words{*invocation.argument("PLAYER"), invocation.option("--name"), invocation.option("--mail"),
                              invocation.option("--language")};
        return draft_replace_player(in_play, words, now);
    };
    return rule(invocation, terminal, draft, Mails::move);
}

ExitCode run_rule_eliminate(const Invocation& invocation, Terminal& terminal) {
    return rule(invocation, terminal, [&](const GameInPlay& in_play, const std::string&) {
        return draft_eliminate(in_play, *invocation.argument("PLAYER"));
    });
}

ExitCode run_rule_migrate(const Invocation& invocation, Terminal& terminal) {
    return rule(invocation, terminal,
                [&](const GameInPlay& in_play, const std::string&) { return draft_migrate(in_play); });
}

}  // namespace gm
