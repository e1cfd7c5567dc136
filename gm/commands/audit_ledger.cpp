#include <nlohmann/json.hpp>

#include "gm/audit/ledger.h"
#include "gm/commands/audit_common.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"

namespace gm {

using nlohmann::json;

namespace {

json ledger_json(const OpenedRecord& record, const std::string& id, const PlayerLedger& ledger) {
    json turns = json::array();
    for (const LedgerTurn& turn : ledger.turns) {
        json movements = json::array();
        for (const LedgerRow& row : turn.movements) movements.push_back(movement_json(row, record.in_play.roster));
        turns.push_back({{"turn", turn.turn},
                         {"opening", turn.opening},
                         {"movements", std::move(movements)},
                         {"closing", turn.closing}});
    }
    return {{"player", id}, {"turns", std::move(turns)}, {"adds_up", ledger.adds_up()}, {"wrong", ledger.wrong}};
}

std::string with_sign(std::int64_t amount) { return (amount > 0 ? "+" : "") + grouped(amount); }

Page ledger_page(const OpenedRecord& record, const std::string& id, const PlayerLedger& ledger,
                 const NamesById& names) {
    using Align = Table::Align;
    Page page{{"The money of " + names.at(id) + "."},
              Table({{"turn", Align::right},
                     {"step"},
                     {"what for", Align::left, true},
                     {"rule"},
                     {"amount", Align::right},
                     {"balance", Align::right}})};
    for (const LedgerTurn& turn : ledger.turns) {
        if (!page.table.empty()) page.table.add_rule();
        const std::string number = std::to_string(turn.turn);
        page.table.add({number, "opening", "", "", "", grouped(turn.opening)});
        for (const LedgerRow& row : turn.movements) {
            page.table.add({number, step_in_words(*record.pinned.game, row.step), movement_in_words(row, names),
                            row.rule, with_sign(row.amount), grouped(row.balance)});
        }
        page.table.add({number, "closing", "", "", with_sign(turn.closing - turn.opening), grouped(turn.closing)});
    }
    if (ledger.adds_up()) page.after.emplace_back("It adds up, line by line and with the state after each turn.");
    for (const std::string& wrong : ledger.wrong) page.after.push_back("It does not add up: " + wrong + ".");
    return page;
}

}  // namespace

ExitCode run_audit_ledger(const Invocation& invocation, Terminal& terminal) {
    const auto record = open_record(invocation);
    if (!record) return refuse(terminal, record.problems(), ExitCode::misuse);
    const auto player = record->in_play.find_player(*invocation.argument("PLAYER"));
    if (!player) return refuse(terminal, player.problems());
    const auto turn = chosen_turn(*record, invocation);
    if (!turn) return refuse(terminal, turn.problems());
    const std::string& id = record->in_play.roster.id(*player);
    auto ledger = ledger_of(record->store(), record->pinned, *player, turn->value_or(record->last_turn()));
    if (!ledger) return refuse(terminal, ledger.problems());
    if (*turn) ledger->turns.erase(ledger->turns.begin(), ledger->turns.end() - 1);
    if (invocation.json) {
        terminal.answer(ledger_json(*record, id, *ledger));
    } else {
        show_page(terminal, invocation, ledger_page(*record, id, *ledger, record->names()));
    }
    return ledger->adds_up() ? ExitCode::done : ExitCode::refused;
}

}  // namespace gm
