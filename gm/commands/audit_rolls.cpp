#include <nlohmann/json.hpp>

#include "gm/audit/rolls.h"
#include "gm/cli/progress.h"
#include "gm/commands/audit_common.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/text/counted.h"

namespace gm {

using nlohmann::json;

namespace {

orders::Result<std::vector<AuditedRoll>> rolls_asked(const OpenedRecord& record, const Invocation& invocation,
                                                     const NamesById& names, Terminal& terminal) {
    GM_TAKE(auto turn, chosen_turn(record, invocation));
    std::optional<std::string> player;
    if (const auto word = invocation.option("--player")) {
        GM_TAKE(const auto found, record.in_play.find_player(*word));
        player = record.in_play.roster.id(found);
    }
    Progress progress(terminal, "playing turns again");
    std::vector<AuditedRoll> out;
    for (const TurnRow& row : record.turns) {
        if (turn && row.number != *turn) continue;
        progress.tick(static_cast<std::size_t>(row.number), record.turns.size());
        GM_TAKE(auto rolls, rolls_of_turn(record.store(), record.pinned, row, names));
        for (AuditedRoll& roll : rolls) {
            if (!player || concerns(roll.roll, *player)) out.push_back(std::move(roll));
        }
    }
    return out;
}

json rolls_json(const std::vector<AuditedRoll>& rolls) {
    json out = json::array();
    for (const AuditedRoll& roll : rolls) {
        json decided = json::array();
        for (const EntryRow& entry : roll.decided) decided.push_back(entry_json(entry));
        out.push_back({{"turn", roll.turn},
                       {"step", roll.step},
                       {"label", roll.roll.label},
                       {"range", json_or_text(roll.roll.range)},
                       {"value", json_or_text(roll.roll.value)},
                       {"imposed", roll.roll.imposed},
                       {"decided", std::move(decided)}});
        if (roll.if_not_chosen) out.back()["if_not_chosen"] = json_or_text(*roll.if_not_chosen);
    }
    return out;
}

std::string by_whom(const AuditedRoll& roll, const NamesById& names) {
    if (!roll.if_not_chosen) return roll.roll.imposed ? "imposed" : "seed";
    return "chosen by the game master (else " + value_in_words(json_or_text(*roll.if_not_chosen), names) + ")";
}

Page rolls_page(const OpenedRecord& record, const std::vector<AuditedRoll>& rolls, const NamesById& names) {
    using Align = Table::Align;
    Page page{{},
              Table({{"turn", Align::right},
                     {"step"},
                     {"draw"},
                     {"among", Align::left, true},
                     {"value", Align::right},
                     {"by"},
                     {"decided", Align::left, true}})};
    EntryWords words(*record.pinned.game, names);
    const std::vector<DecidedFact> facts = decided_facts(rolls, record.pinned.game->order_fields());
    for (std::size_t i = 0; i < rolls.size(); ++i) {
        const AuditedRoll& roll = rolls[i];
        std::string decided = "-";
        if (facts[i].fact != nullptr) decided = words.say(*facts[i].fact);
        if (facts[i].with) decided = "see " + rolls[*facts[i].with].roll.label;
        page.table.add({std::to_string(roll.turn), step_in_words(*record.pinned.game, roll.step), roll.roll.label,
                        range_in_words(roll.roll, names), value_in_words(json_or_text(roll.roll.value), names),
                        by_whom(roll, names), decided});
    }
    page.after.push_back(counted(rolls.size(), "draw") + ".");
    return page;
}

}  // namespace

ExitCode run_audit_rolls(const Invocation& invocation, Terminal& terminal) {
    const auto record = open_record(invocation);
    if (!record) return refuse(terminal, record.problems(), ExitCode::misuse);
    const NamesById names = record->names();
    const auto rolls = rolls_asked(*record, invocation, names, terminal);
    if (!rolls) return refuse(terminal, rolls.problems());
    if (invocation.json) {
        terminal.answer(rolls_json(*rolls));
    } else {
        show_page(terminal, invocation, rolls_page(*record, *rolls, names));
    }
    return ExitCode::done;
}

}  // namespace gm
