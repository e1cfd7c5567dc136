#include "gm/audit/why.h"

#include <algorithm>
#include <limits>

#include <nlohmann/json.hpp>

#include "gm/audit/words.h"
#include "resolution/ruling.h"

namespace gm {

using nlohmann::json;

namespace {

using resolution::Position;

/// An entry that says from which figure to which: `{"from": 3, "to": 4}`.
struct Shift {
    std::string from;
    std::string to;
};

std::optional<Shift> shift_of(const EntryRow& entry) {
    const json data = json_or_text(entry.data);
    if (!data.is_object() || !data.contains("from") || !data.contains("to")) return std::nullopt;
    return Shift{data["from"].dump(), data["to"].dump()};
}

/// Entries of one kind that lead from one figure to the other, each from where the last one came to.
std::vector<EntryRow> leading(const std::vector<EntryRow>& entries, const std::string& kind, const std::string& from,
                              const std::string& to) {
    std::vector<EntryRow> chain;
    std::string at = from;
    for (const EntryRow& entry : entries) {
        if (entry.kind != kind) continue;
        const auto shift = shift_of(entry);
        if (!shift || shift->from != at) continue;
        at = shift->to;
        chain.push_back(entry);
    }
    return at == to ? chain : std::vector<EntryRow>{};
}

constexpr std::size_t most_facts = 3;

/// How near an entry comes to saying the change: the new figure beside the thing it is of is best.
int distance(const EntryRow& entry, const std::string& thing, const std::string& after) {
    const json data = json_or_text(entry.data);
    const auto has = [&](const json& wanted) {
        return data.is_object() && std::find(data.begin(), data.end(), wanted) != data.end();
    };
    return (has(json_or_text(after)) ? 0 : 2) + (has(json(thing)) ? 0 : 1);
}

/// Of the entries about the thing: those that say just this change, else the few that come nearest to it. What was
/// refused changed nothing.
std::vector<EntryRow> facts_behind(std::vector<EntryRow> about, const ExplainedChange& change,
                                   const std::string& thing) {
    std::erase_if(about, [](const EntryRow& entry) { return entry.kind == "refused"; });
    for (const EntryRow& entry : about) {
        auto chain = leading(about, entry.kind, change.before.value_or("null"), change.after.value_or("null"));
        if (!chain.empty()) return chain;
    }
    const std::string after = change.after.value_or("null");
    int nearest = std::numeric_limits<int>::max();
    for (const EntryRow& entry : about) nearest = std::min(nearest, distance(entry, thing, after));
    std::erase_if(about, [&](const EntryRow& entry) { return distance(entry, thing, after) > nearest; });
    if (about.size() > most_facts) about.erase(about.begin() + most_facts, about.end());
    return about;
}

/// The movements of that player, if they lead from the one figure to the other: then it is money.
std::vector<LedgerRow> movements_behind(std::vector<LedgerRow> own, const ExplainedChange& change) {
    if (own.empty() || !change.after) return {};
    const std::string opening = std::to_string(own.front().balance - own.front().amount);
    const bool opens = change.before ? opening == *change.before : opening == "0";
    return opens && std::to_string(own.back().balance) == *change.after ? own : std::vector<LedgerRow>{};
}

/// The record does not number rulings, since players read it; the game master knows them by their numbers.
void name_ruling(ExplainedChange& change, RulingId ruling) {
    const auto name = [number = std::to_string(static_cast<std::int64_t>(ruling))](std::string& rule) {
        if (rule == resolution::by_ruling) rule += " " + number;
    };
    for (LedgerRow& row : change.movements) name(row.rule);
    for (EntryRow& entry : change.facts) name(entry.rule);
}

/// Watches one figure while one turn is played again.
class FigureWatch {
public:
    FigureWatch(const PinnedGame& pinned, const Figure& figure, int turn, std::optional<std::string>& value)
        : pinned_(pinned), figure_(figure), turn_(turn), value_(value) {}

    void look(const ReplayedStep& step, const Position& position) {
        const auto now = figure_.value(*pinned_.game, position, pinned_.game->to_json(position));
        if (now != value_) {
            seen_.push_back({{turn_, step.step, value_, now, {}, {}}, before_, step});
            value_ = now;
        }
        before_ = step;
    }

    /// With the rows that the turn left, which are known only when it is over.
    std::vector<ExplainedChange> explained(const ReplayedTurn& turn) const {
        std::vector<ExplainedChange> out;
        for (const Seen& seen : seen_) {
            ExplainedChange change = seen.change;
            std::vector<LedgerRow> own;
            for (std::size_t i = seen.from.movements; i < seen.to.movements; ++i) {
                if (figure_.player && turn.ledger[i].player == *figure_.player) own.push_back(turn.ledger[i]);
            }
            change.movements = movements_behind(std::move(own), change);
            std::vector<EntryRow> about;
            for (std::size_t i = seen.from.entries; i < seen.to.entries; ++i) {
                if (is_about(turn.entries[i])) about.push_back(turn.entries[i]);
            }
            if (change.movements.empty()) change.facts = facts_behind(std::move(about), change, figure_.thing);
            if (seen.to.ruling) name_ruling(change, *seen.to.ruling);
            out.push_back(std::move(change));
        }
        return out;
    }

private:
    struct Seen {
        ExplainedChange change;
        ReplayedStep from;
        ReplayedStep to;
    };

    bool is_about(const EntryRow& entry) const {
        return std::ranges::all_of(figure_.about, [&](const std::string& id) { return mentions(entry, id); });
    }

    const PinnedGame& pinned_;
    const Figure& figure_;
    int turn_;
    std::optional<std::string>& value_;
    ReplayedStep before_;
    std::vector<Seen> seen_;
};

}  // namespace

std::optional<std::size_t> place_in_ranking(const resolution::Game& game, const json& state, const std::string& thing) {
    const auto course = game.course();
    const auto ranking = course ? state.find(course->ranked_in) : state.end();
    if (ranking == state.end()) return std::nullopt;
    const auto found = std::ranges::find(*ranking, json(thing));
    if (found == ranking->end()) return std::nullopt;
    return static_cast<std::size_t>(found - ranking->begin()) + 1;
}

std::optional<std::string> Figure::value(const resolution::Game& game, const Position& position,
                                         const json& state) const {
    if (path.empty() && player) {
        const auto scores = game.scores(position);
        const auto found = std::ranges::find(scores, *player, &resolution::Score::player);
        if (found == scores.end()) return std::nullopt;
        return field == "place" ? std::to_string(found->place) : std::to_string(found->points);
    }
    if (path.empty()) {
        const auto place = place_in_ranking(game, state, thing);
        return place ? std::optional(std::to_string(*place)) : std::nullopt;
    }
    const json* at = &state;
    for (const std::string& key : path) {
        if (!at->is_object() || !at->contains(key)) return std::nullopt;
        at = &at->at(key);
    }
    return at->dump();
}

orders::Result<std::vector<ExplainedChange>> changes_of(const Store& store, const PinnedGame& pinned,
                                                        const Figure& figure, int last) {
    GM_TAKE(auto turns, store.turns());
    std::vector<ExplainedChange> out;
    std::optional<std::string> value;
    for (const TurnRow& turn : turns) {
        if (turn.number > last) break;
        FigureWatch watch(pinned, figure, turn.number, value);
        const auto look = [&](const ReplayedStep& step, const Position& position) { watch.look(step, position); };
        GM_TAKE(auto replayed, replay_turn(store, pinned, turn, nullptr, look));
        GM_TAKE(auto snapshot, store.snapshot(turn.number));
        if (replayed.hash != snapshot.hash) {
            return orders::invalid(
                "turn " + std::to_string(turn.number) + " comes out otherwise when it is played again",
                "`gm audit verify` says where");
        }
        for (ExplainedChange& change : watch.explained(replayed)) out.push_back(std::move(change));
    }
    return out;
}

}  // namespace gm
