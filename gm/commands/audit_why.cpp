#include <nlohmann/json.hpp>

#include "gm/audit/why.h"
#include "gm/commands/audit_common.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"

namespace gm {

using nlohmann::json;

namespace {

json value_json(const std::optional<std::string>& value) { return value ? json_or_text(*value) : json(nullptr); }

std::string in_words(const std::optional<std::string>& value, const NamesById& names) {
    return value ? value_in_words(json_or_text(*value), names) : "-";
}

/// By how much a number changed; nothing, if either is none.
std::string by_how_much(const ExplainedChange& change, const Figure& figure) {
    const json before = value_json(change.before);
    const json after = value_json(change.after);
    if (!before.is_number_integer() || !after.is_number_integer()) return "";
    const auto by = after.get<std::int64_t>() - before.get<std::int64_t>();
    if (figure.field == "place") return by > 0 ? grouped(by) + " down" : grouped(-by) + " up";  // 1 is the best
    return (by > 0 ? "+" : "") + grouped(by);
}

json why_json(const OpenedRecord& record, const Figure& figure, const std::vector<ExplainedChange>& changes, int turn) {
    json listed = json::array();
    for (const ExplainedChange& change : changes) {
        json movements = json::array();
        for (const LedgerRow& row : change.movements) movements.push_back(movement_json(row, record.in_play.roster));
        json facts = json::array();
        for (const EntryRow& entry : change.facts) facts.push_back(entry_json(entry));
        listed.push_back({{"turn", change.turn},
                          {"step", change.step},
                          {"before", value_json(change.before)},
                          {"after", value_json(change.after)},
                          {"movements", std::move(movements)},
                          {"facts", std::move(facts)}});
    }
    const auto value = changes.empty() ? std::nullopt : changes.back().after;
    return {{"thing", figure.thing},
            {"field", figure.field},
            {"turn", turn},
            {"value", value_json(value)},
            {"changes", std::move(listed)}};
}

/// A line a movement, or a line a fact; the figures stand on the first.
void add_change(Table& table, const OpenedRecord& record, const Figure& figure, const ExplainedChange& change,
                const NamesById& names, EntryWords& words) {
    const std::string turn = std::to_string(change.turn);
    const std::string step = step_in_words(*record.pinned.game, change.step);
    for (const LedgerRow& row : change.movements) {
        table.add({turn, step, grouped(row.balance - row.amount), grouped(row.balance),
                   (row.amount > 0 ? "+" : "") + grouped(row.amount), movement_in_words(row, names), row.rule});
    }
    if (!change.movements.empty()) return;
    std::vector<std::string> figures{turn, step, in_words(change.before, names), in_words(change.after, names),
                                     by_how_much(change, figure)};
    if (change.facts.empty()) {
        figures.insert(figures.end(), {"the step itself; nothing was told of it", ""});
        table.add(figures);
    }
    for (const EntryRow& entry : change.facts) {
        figures.insert(figures.end(), {words.say(entry), entry.rule});
        table.add(figures);
        figures.assign(5, "");
    }
}

Page why_page(const OpenedRecord& record, const Figure& figure, const std::vector<ExplainedChange>& changes, int turn,
              const NamesById& names) {
    using Align = Table::Align;
    const auto value = changes.empty() ? std::nullopt : changes.back().after;
    const auto named = names.find(figure.thing);
    Page page{{(named == names.end() ? figure.thing : named->second) + ", " + spaced(figure.field) + ": " +
               in_words(value, names) + " after turn " + std::to_string(turn) + "."},
              Table({{"turn", Align::right},
                     {"step"},
                     {"from", Align::right},
                     {"to", Align::right},
                     {"change", Align::right},
                     {"because", Align::left, true},
                     {"rule"}})};
    EntryWords words(*record.pinned.game, names);
    for (const ExplainedChange& change : changes) add_change(page.table, record, figure, change, names, words);
    if (changes.empty()) page.after.emplace_back("It never had a value.");
    return page;
}

}  // namespace

ExitCode run_audit_why(const Invocation& invocation, Terminal& terminal) {
    const auto record = open_record(invocation);
    if (!record) return refuse(terminal, record.problems(), ExitCode::misuse);
    const auto chosen = chosen_turn(*record, invocation);
    if (!chosen) return refuse(terminal, chosen.problems());
    const int turn = chosen->value_or(record->last_turn());
    const auto state = record->state_after(turn);
    if (!state) return refuse(terminal, state.problems());
    const NamesById names = record->names();
    const auto figure =
        find_figure(record->pinned, *state, names, *invocation.argument("THING"), invocation.argument("FIELD"));
    if (!figure) return refuse(terminal, figure.problems());
    const auto changes = changes_of(record->store(), record->pinned, *figure, turn);
    if (!changes) return refuse(terminal, changes.problems());
    if (invocation.json) {
        terminal.answer(why_json(*record, *figure, *changes, turn));
    } else {
        show_page(terminal, invocation, why_page(*record, *figure, *changes, turn, names));
    }
    return ExitCode::done;
}

}  // namespace gm
