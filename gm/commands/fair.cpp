#include "gm/archive/fair.h"
#include "gm/text/counted.h"

#include <nlohmann/json.hpp>

#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/files/read.h"

namespace gm {

namespace {

using nlohmann::json;
using orders::Result;

constexpr std::size_t largest_record = 500'000'000;

Result<archive::DiceRecord> record_asked(const Invocation& invocation) {
    const auto file = invocation.argument("FILE");
    if (!file) {
        GM_TAKE(auto store, Store::open(invocation.folder));
        return archive::dice_of(store);
    }
    GM_TAKE(const auto text, read_file(*file, largest_record));
    auto record = archive::dice_from_json(text);
    if (record) return record;
    orders::Problems problems = record.problems();
    for (orders::Problem& problem : problems) problem.file = *file;
    return orders::Failure{std::move(problems)};
}

void say_found(Terminal& terminal, const archive::Fairness& found, const archive::DiceRecord& record) {
    if (!found.commitment_holds)
        terminal.complain(
            orders::invalid("the seed is not the one that was committed to: its hash is not " + record.commitment));
    if (found.wrong) terminal.complain(orders::invalid(*found.wrong));
    if (!found.fair()) return;
    terminal.say(terminal.good("Fair:") + " " + counted(found.rolls, "roll") + " of " +
                 counted(record.turns.size(), "resolution") + (found.rolls == 1 ? " follows" : " follow") +
                 " from the seed, and the seed is the one that was committed to.");
    if (found.imposed > 0)
        terminal.say(counted(found.imposed, "roll") + (found.imposed == 1 ? " was" : " were") +
                     " imposed by the game master: the record says which.");
    terminal.say("Commitment: " + record.commitment + "  (compare it with the first bulletin)");
}

}  // namespace

ExitCode run_audit_fair(const Invocation& invocation, Terminal& terminal) {
    const auto record = record_asked(invocation);
    if (!record)
        return refuse(terminal, record.problems(), invocation.argument("FILE") ? ExitCode::refused : ExitCode::misuse);
    const auto seed = resolution::Seed::from_hex(invocation.option("--seed").value_or(record->seed));
    if (!seed)
        return refuse(terminal, seed.problems(), invocation.option("--seed") ? ExitCode::misuse : ExitCode::refused);
    const archive::Fairness found = archive::check_dice(*record, *seed);
    if (invocation.json) {
        terminal.answer(json{{"fair", found.fair()},
                             {"rolls", found.rolls},
                             {"imposed", found.imposed},
                             {"commitment", record->commitment},
                             {"commitment_holds", found.commitment_holds},
                             {"wrong", found.wrong ? json(*found.wrong) : json(nullptr)}});
    } else {
        say_found(terminal, found, *record);
    }
    return found.fair() ? ExitCode::done : ExitCode::refused;
}

}  // namespace gm
