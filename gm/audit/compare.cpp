#include "gm/audit/compare.h"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

#include "gm/report/json_diff.h"
#include "orders/text.h"

namespace gm {

using nlohmann::json;

namespace {

constexpr std::size_t longest_value = 80;

std::string shortened(const std::string& text) {
    return orders::clip(orders::printable(orders::valid_utf8(text)), longest_value);
}

/// One column of a row, by its name.
struct Cell {
    const char* name;
    std::string stored;
    std::string recomputed;
    bool is_json = false;
};

/// The first cell that differs; inside JSON, the first place in it.
void name_cell(std::span<const Cell> cells, RecordDifference& out) {
    for (const Cell& cell : cells) {
        if (cell.stored == cell.recomputed) continue;
        out.part = cell.name;
        out.stored = shortened(cell.stored);
        out.recomputed = shortened(cell.recomputed);
        if (!cell.is_json) return;
        const json stored = json::parse(cell.stored, nullptr, false);
        const json recomputed = json::parse(cell.recomputed, nullptr, false);
        if (stored.is_discarded() || recomputed.is_discarded()) return;
        const auto inside = first_difference(stored, recomputed);
        if (!inside) return;
        if (!inside->path.empty()) out.part += "/" + path_text(inside->path);
        out.stored = shortened(inside->before.value_or("-"));
        out.recomputed = shortened(inside->after.value_or("-"));
        return;
    }
}

std::array<Cell, 4> cells_of(const RollRow& a, const RollRow& b) {
    return {Cell{"label", a.label, b.label}, Cell{"range", a.range, b.range, true},
            Cell{"value", a.value, b.value, true}, Cell{"imposed", a.imposed ? "yes" : "no", b.imposed ? "yes" : "no"}};
}

std::array<Cell, 5> cells_of(const EntryRow& a, const EntryRow& b) {
    return {Cell{"step", a.step, b.step}, Cell{"kind", a.kind, b.kind}, Cell{"rule", a.rule, b.rule},
            Cell{"audience", a.audience, b.audience, true}, Cell{"data", a.data, b.data, true}};
}

std::array<Cell, 7> cells_of(const LedgerRow& a, const LedgerRow& b) {
    return {Cell{"player", std::to_string(a.player.value()), std::to_string(b.player.value())},
            Cell{"step", a.step, b.step},
            Cell{"reason", a.reason, b.reason},
            Cell{"detail", a.detail, b.detail},
            Cell{"rule", a.rule, b.rule},
            Cell{"amount", std::to_string(a.amount), std::to_string(b.amount)},
            Cell{"balance", std::to_string(a.balance), std::to_string(b.balance)}};
}

template <class Row>
bool same(const Row& a, const Row& b) {
    return std::ranges::all_of(cells_of(a, b), [](const Cell& cell) { return cell.stored == cell.recomputed; });
}

/// Compares lists of rows; what a row is called, and to which step the n-th belongs, is for the caller to say.
template <class Row, class Name, class StepOf>
struct ListComparison {
    const std::vector<Row>& stored;
    const std::vector<Row>& recomputed;
    const char* kind;
    Name name;
    StepOf step_of;

    std::optional<std::pair<std::size_t, RecordDifference>> first() const {
        const std::size_t common = std::min(stored.size(), recomputed.size());
        std::size_t at = 0;
        while (at < common && same(stored[at], recomputed[at])) ++at;
        if (at == stored.size() && at == recomputed.size()) return std::nullopt;
        RecordDifference out;
        const Row& known = at < recomputed.size() ? recomputed[at] : stored[at];
        out.what = std::string(kind) + " " + std::to_string(at + 1) + ", " + shortened(name(known));
        if (at < common) {
            name_cell(cells_of(stored[at], recomputed[at]), out);
        } else {
            out.part = "all of it";
            out.stored = at < stored.size() ? "there" : "-";
            out.recomputed = at < recomputed.size() ? "there" : "-";
        }
        if constexpr (requires { known.rule; }) out.rule = known.rule;
        return std::pair(step_of(at), std::move(out));
    }
};

/// In which step the n-th of something came; the last one, if there are not so many.
std::size_t step_of(const std::vector<ReplayedStep>& steps, std::size_t n, std::size_t ReplayedStep::* count) {
    const auto found = std::ranges::find_if(steps, [&](const ReplayedStep& step) { return step.*count > n; });
    return static_cast<std::size_t>(found - steps.begin());
}

std::optional<RecordDifference> state_difference(const TurnRows& stored, const ReplayedTurn& replayed) {
    if (stored.snapshot.state == replayed.state) return std::nullopt;
    RecordDifference out;
    out.what = "state";
    const json now = json::parse(stored.snapshot.state, nullptr, false);
    const auto inside = now.is_discarded() ? std::nullopt : first_difference(now, json::parse(replayed.state));
    if (now.is_discarded()) {
        out.part = "all of it";
        out.stored = "cannot be read";
        out.recomputed = "can";
    } else if (!inside) {
        out.part = "how it is written";
        out.stored = out.recomputed = "the same figures";
    } else {
        out.part = path_text(inside->path);
        out.stored = shortened(inside->before.value_or("-"));
        out.recomputed = shortened(inside->after.value_or("-"));
    }
    return out;
}

}  // namespace

orders::Result<TurnRows> TurnRows::load(const Store& store, int turn) {
    GM_TAKE(auto snapshot, store.snapshot(turn));
    GM_TAKE(auto entries, store.entries(turn));
    GM_TAKE(auto rolls, store.rolls(turn));
    GM_TAKE(auto ledger, store.ledger(turn));
    return TurnRows{std::move(snapshot), std::move(entries), std::move(rolls), std::move(ledger)};
}

std::optional<RecordDifference> first_record_difference(int turn, const TurnRows& stored, const ReplayedTurn& replayed,
                                                        const resolution::Roster& roster) {
    const auto& steps = replayed.steps;
    const auto by = [&](std::size_t ReplayedStep::* count) {
        return [&steps, count](std::size_t n) { return step_of(steps, n, count); };
    };
    const auto player_of = [&](const LedgerRow& row) {
        return row.player.value() < roster.size() ? roster.id(row.player) : std::string("nobody");
    };
    const ListComparison rolls{stored.rolls, replayed.rolls, "roll", [](const RollRow& row) { return row.label; },
                               by(&ReplayedStep::draws)};
    const ListComparison entries{stored.entries, replayed.entries, "entry",
                                 [](const EntryRow& row) { return row.kind; }, by(&ReplayedStep::entries)};
    const ListComparison ledger{stored.ledger, replayed.ledger, "ledger line", player_of, by(&ReplayedStep::movements)};

    std::optional<std::pair<std::size_t, RecordDifference>> first = rolls.first();
    for (auto other : {entries.first(), ledger.first()}) {
        if (other && (!first || other->first < first->first)) first = std::move(other);
    }
    std::optional<RecordDifference> out;
    if (first) {
        out = std::move(first->second);
        if (first->first < steps.size()) out->step = steps[first->first].step;
    } else {
        out = state_difference(stored, replayed);
    }
    if (out) out->turn = turn;
    return out;
}

std::string describe(const RecordDifference& difference) {
    std::string out = "turn " + std::to_string(difference.turn);
    if (!difference.step.empty()) out += ", step " + difference.step;
    out += ": " + difference.what + ": " + difference.part + ": stored " + difference.stored + ", recomputed " +
           difference.recomputed;
    if (!difference.rule.empty()) out += " (rule: " + difference.rule + ")";
    return out;
}

}  // namespace gm
