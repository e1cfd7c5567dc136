#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/play/problem_json.h"
#include "gm/play/retelling.h"
#include "gm/text/counted.h"

namespace gm {

using nlohmann::json;

namespace {

orders::Result<RetellRequest> retelling_asked(const Invocation& invocation) {
    RetellRequest request;
    for (const std::string& choice : invocation.every("--choose")) {
        const auto equals = choice.find('=');
        if (equals == std::string::npos || equals == 0 || equals + 1 == choice.size())
            return orders::invalid("'" + choice + "' is no choice", "--choose LABEL=VALUE; gm retell lists both");
        if (!request.choices.emplace(choice.substr(0, equals), choice.substr(equals + 1)).second)
            return orders::invalid("'" + choice.substr(0, equals) + "' is chosen twice", "leave one of them out");
    }
    request.as_drawn = invocation.has("--as-drawn");
    if (request.as_drawn && !request.choices.empty())
        return orders::invalid("--as-drawn and --choose ask for two things", "leave one of them out");
    const auto key = invocation.option("--reword");
    const auto words = invocation.option("--words");
    if (key.has_value() != words.has_value())
        return orders::invalid("--reword says of what, --words how it is put: it takes both");
    GM_TRY(check_language(invocation));
    if (key) request.words.push_back({*key, invocation.option("--language").value_or(""), *words});
    return request;
}

json retelling_json(const GameInPlay& in_play, const Retold& retold, bool written) {
    json draws = json::array();
    for (const OpenDraw& draw : retold.now.draws) {
        draws.push_back({{"label", draw.label},
                         {"value", draw.value},
                         {"among", draw.among},
                         {"chosen", draw.chosen},
                         {"by_itself", draw.by_itself}});
    }
    json facts = json::array();
    for (const ToldFact& fact : retold.now.facts) {
        json readings = json::object();
        for (const ToldFact::Reading& reading : fact.readings)
            readings[in_play.roster.id(reading.reader)] = reading.text;
        facts.push_back(
            {{"key", fact.key}, {"made_up", fact.made_up}, {"readers", std::move(readings)}, {"words", fact.words}});
    }
    return {{"turn", retold.now.game_turn},
            {"number", retold.now.turn},
            {"draws", std::move(draws)},
            {"told", std::move(facts)},
            {"resolved_again", retold.drawn_otherwise && written},
            {"changed_mails", retold.readers}};
}

void show_retelling(Terminal& terminal, const GameInPlay& in_play, const Retelling& retelling) {
    for (const OpenDraw& draw : retelling.draws) {
        terminal.say(terminal.bold(draw.label) + ": " + draw.value +
                     (draw.chosen ? " (chosen; the dice said " + draw.by_itself + ")" : ""));
        std::string others;
        for (const std::string& other : draw.among) {
            if (other != draw.value) others += (others.empty() ? "" : ", ") + other;
        }
        terminal.say(terminal.dim("  believable too: " + (others.empty() ? "nothing else" : others)));
    }
    for (const ToldFact& fact : retelling.facts) {
        terminal.say("");
        terminal.say(terminal.bold(fact.key) + (fact.made_up ? ", made up" : ", true") +
                     (fact.words.empty() ? "" : ", in your words"));
        for (const ToldFact::Reading& reading : fact.readings)
            terminal.say("  " + in_play.roster.id(reading.reader) + ": " + reading.text);
    }
    if (retelling.facts.empty()) terminal.say("Nothing of the kind is told this turn.");
}

void say_outcome(Terminal& terminal, const Retold& retold, bool dry_run) {
    const std::string mails = counted(retold.readers.size(), "mail");
    terminal.say("");
    if (retold.readers.empty())
        terminal.say("No mail says anything else.");
    else if (dry_run)
        terminal.say(mails + " would say something else. Nothing was changed.");
    else
        terminal.say(mails + (retold.readers.size() == 1 ? " says" : " say") +
                     " something else now. Next: gm report PLAYER, gm send");
}

}  // namespace

ExitCode run_retell(const Invocation& invocation, Terminal& terminal) {
    const auto request = retelling_asked(invocation);
    if (!request) return refuse(terminal, request.problems(), ExitCode::misuse);
    const auto meant = turn_that_was_meant(invocation);
    if (!meant) return refuse(terminal, meant.problems(), ExitCode::misuse);
    auto in_play = open_to_read(invocation);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    const bool changes = !request->asks_nothing() && !invocation.has("--dry-run");
    std::optional<FolderLock> mails;  // so that no `gm send` has them in hand meanwhile
    if (changes) {
        // Before anything is held; once more when it is written.
        if (const auto unsent = check_not_left(*in_play); !unsent) return refuse(terminal, unsent.problems());
        auto lock = take_sender_lock(in_play->store.folder(), terminal, "retell");
        if (!lock) return refuse(terminal, lock.problems());
        mails = std::move(*lock);
        in_play = open_to_write(invocation, terminal, "retell");
        if (!in_play) return refuse(terminal, in_play.problems());
    }
    if (*meant && **meant != in_play->last.number)
        return refuse(terminal, {orders::invalid("turn " + std::to_string(**meant) + " is no longer the last one",
                                                 "`gm status` shows where the game stands")});
    const auto retold = changes ? retell(*in_play, *request, now_utc()) : try_retelling(*in_play, *request);
    if (!retold) return refuse(terminal, retold.problems());
    if (changes) terminal.complain(retold->complaints);
    if (invocation.json) {
        terminal.answer(retelling_json(*in_play, *retold, changes));
        return ExitCode::done;
    }
    show_retelling(terminal, *in_play, retold->now);
    if (!request->asks_nothing()) say_outcome(terminal, *retold, !changes);
    return ExitCode::done;
}

}  // namespace gm
