#include <nlohmann/json.hpp>

#include "gm/audit/verify.h"
#include "gm/cli/clock.h"
#include "gm/cli/progress.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/text/counted.h"

namespace gm {

using nlohmann::json;

namespace {

json difference_json(const std::optional<RecordDifference>& difference) {
    if (!difference) return nullptr;
    return {{"turn", difference->turn},
            {"step", difference->step},
            {"what", difference->what},
            {"part", difference->part},
            {"rule", difference->rule},
            {"stored", difference->stored},
            {"recomputed", difference->recomputed}};
}

json second_chain_json(const SecondChain& chain) {
    json before = nullptr;
    if (chain.lines_before) before = {{"trail_lines", *chain.lines_before}, {"at", chain.taken_over_at}};
    return {{"records", chain.records},
            {"head", chain.head},
            {"noted", chain.noted ? json(*chain.noted) : json(nullptr)},
            {"taken_over", std::move(before)}};
}

json verification_json(const Verification& found) {
    json changes = json::array();
    for (const StoredChange& change : found.changes) {
        changes.push_back({{"turn", change.turn ? json(*change.turn) : json(nullptr)}, {"what", change.problem.what}});
    }
    json others = json::array();
    for (const OtherRules& other : found.other_rules) {
        others.push_back({{"turn", other.turn},
                          {"rules_version", other.rules_version},
                          {"differs", other.differs},
                          {"difference", difference_json(other.difference)},
                          {"failure", other.failure}});
    }
    const auto first = found.first_turn();
    return {{"sound", found.sound()},
            {"turns", found.turns},
            {"rules_version", found.rules_now},
            {"first_turn", first ? json(*first) : json(nullptr)},
            {"changes", std::move(changes)},
            {"difference", difference_json(found.difference)},
            {"failures", found.failures},
            {"other_rules", std::move(others)},
            {"second_chain", second_chain_json(found.second_chain)}};
}

void say_other_rules(Terminal& terminal, const Verification& found) {
    if (found.other_rules.empty()) return;
    terminal.say("Not tampered with, but resolved under other rules than those of this gm (rules " +
                 std::to_string(found.rules_now) + "):");
    for (const OtherRules& other : found.other_rules) {
        std::string line = "  turn " + std::to_string(other.turn) + ", rules " + std::to_string(other.rules_version) +
                           ": would come out " + (other.differs ? "otherwise now" : "the same now");
        if (other.difference) line += "; first: " + describe(*other.difference);
        if (!other.failure.empty()) line += "; " + other.failure;
        terminal.say(line);
    }
}

void say_tampered(Terminal& terminal, const Verification& found) {
    const auto first = found.first_turn();
    terminal.say(terminal.bad("Tampered with or damaged") +
                 (first ? ", first in turn " + std::to_string(*first) + "." : "."));
    for (const StoredChange& change : found.changes) terminal.say("  stored: " + change.problem.what);
    if (found.difference) terminal.say("  played again: " + describe(*found.difference));
    for (const std::string& failure : found.failures) terminal.say("  played again: " + failure);
    const bool all_the_same = !found.stopped && found.failures.empty() && found.other_rules.empty();
    if (found.stopped) terminal.say("Nothing after the first difference was played again.");
    if (all_the_same) terminal.say("Every turn comes out the same when played again.");
    terminal.say("Restore the folder from a backup.");
}

void say_second_chain(Terminal& terminal, const Verification& found) {
    const SecondChain& chain = found.second_chain;
    if (chain.records == 0) return;
    const std::string what = found.sound()
                                 ? "Players, sheets, rulings, mails, links and the trail are as gm left them: "
                                 : "The second chain has ";
    terminal.say(what + counted(chain.records, "record") + ", the last " + chain.head);
    if (chain.lines_before) {
        const std::string at = chain.taken_over_at.empty() ? "" : " (" + readable_time(chain.taken_over_at) + ")";
        terminal.say("An older gm began this game: what stood after line " + std::to_string(*chain.lines_before) +
                     " of the trail" + at + " was taken over as it was.");
    }
    if (chain.noted) {
        terminal.say("What you noted is record " + std::to_string(*chain.noted) +
                     ": nothing was cut off or written anew up to there.");
    }
}

/// Long enough that no other begins so by chance.
orders::Outcome check_noted(const std::optional<std::string>& noted) {
    constexpr std::size_t shortest = 16;
    if (!noted || noted->size() >= shortest) return orders::done();
    return orders::invalid("--noted: at least the first 16 characters of the record are needed",
                           "gm audit verify tells the last one");
}

}  // namespace

ExitCode run_audit_verify(const Invocation& invocation, Terminal& terminal) {
    const auto noted = invocation.option("--noted");
    if (auto words = check_noted(noted); !words) return refuse(terminal, words.problems(), ExitCode::misuse);
    auto store = Store::open_still(invocation.folder);  // what others write meanwhile must not look like tampering
    if (!store) return refuse(terminal, store.problems(), ExitCode::misuse);
    std::optional<Progress> progress(std::in_place, terminal, "verifying");
    const auto found = verify_game(*store, [&](std::size_t done, std::size_t of) { progress->tick(done, of); }, noted);
    progress.reset();
    if (!found) return refuse(terminal, found.problems());
    const ExitCode code = found->sound() ? ExitCode::done : ExitCode::refused;
    if (invocation.json) {
        terminal.answer(verification_json(*found));
        return code;
    }
    if (found->sound()) {
        terminal.say(terminal.good("Sound") + ": setup and " + counted(found->turns - 1, "turn") +
                     " are as they were written" +
                     (found->other_rules.empty() ? ", and come out the same when played again." : "."));
    } else {
        say_tampered(terminal, *found);
    }
    say_second_chain(terminal, *found);
    say_other_rules(terminal, *found);
    return code;
}

}  // namespace gm
