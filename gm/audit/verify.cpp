#include "gm/audit/verify.h"

#include <algorithm>
#include <set>

namespace gm {

namespace {

using orders::Result;
using resolution::Position;

class Verifier {
public:
    Verifier(const Store& store, Verification& out) : store_(store), out_(out) {}

    Result<std::monostate> check(const VerifyProgress& progress, const std::optional<std::string>& noted) {
        GM_TAKE(out_.changes, store_.changes());
        for (const StoredChange& change : out_.changes) {
            if (change.turn && change.touches == Touches::play) changed_.insert(*change.turn);
        }
        GM_TRY(look_at_second_chain(noted));
        auto pinned = PinnedGame::of(store_);
        if (!pinned) {
            out_.failures.push_back("the pinned files cannot be read: " + orders::describe(pinned.problems()));
            return std::monostate{};
        }
        GM_TAKE(auto turns, store_.turns());
        out_.rules_now = pinned->game->rules_version();
        GM_TRY(check_players(*pinned));
        for (const TurnRow& turn : turns) {
            if (progress) progress(out_.turns, turns.size());
            out_.stopped = !check_turn(*pinned, turn);
            if (out_.stopped) break;
            ++out_.turns;
        }
        return std::monostate{};
    }

private:
    orders::Outcome look_at_second_chain(const std::optional<std::string>& noted) {
        GM_TAKE(auto chronicle, store_.chronicle());
        GM_TAKE(auto trail, store_.trail());
        SecondChain& chain = out_.second_chain;
        chain.records = chronicle.size();
        if (!chronicle.empty()) {
            chain.head = chronicle.back().hash;
            chain.lines_before = lines_taken_over(chronicle.front());
        }
        const auto lines = static_cast<std::size_t>(chain.lines_before.value_or(0));
        if (lines > 0 && lines <= trail.size()) chain.taken_over_at = trail.at(lines - 1).at;
        if (!noted) return orders::done();
        const auto same = [&](const ChronicleRow& row) { return row.hash.starts_with(*noted); };
        const auto found = std::ranges::find_if(chronicle, same);
        if (found != chronicle.end()) {
            chain.noted = found->n;
        } else {
            out_.changes.push_back(stored_change(
                {}, "what was noted down is not in the second chain: its end was cut off, or all of it written anew",
                Touches::other_than_play));
        }
        return orders::done();
    }

    /// Who plays stands in the pinned file; their places must be the same.
    orders::Outcome check_players(const PinnedGame& pinned) {
        GM_TAKE(auto rows, store_.players());
        std::vector<std::string> ids;
        for (const PlayerRow& row : rows) ids.push_back(row.id);
        if (ids != pinned.roster().ids()) {
            out_.changes.push_back({{}, orders::invalid("the players are not those of the pinned players file")});
        }
        return orders::done();
    }

    /// Goes on from what came out, or, where that is not what is stored, from what is stored. False: no use to go on.
    bool check_turn(const PinnedGame& pinned, const TurnRow& turn) {
        const Position* before = before_ ? &*before_ : nullptr;
        auto replayed = replay_turn(store_, pinned, turn, before);
        auto snapshot = store_.snapshot(turn.number);
        const bool changed = changed_.contains(turn.number);
        const bool same = replayed && snapshot && replayed->hash == snapshot->hash;
        if (same && !changed) {
            if (turn.rules_version != out_.rules_now) out_.other_rules.push_back({turn.number, turn.rules_version});
            before_ = std::move(replayed->position);
            return true;
        }
        std::string failure = replayed ? "" : orders::describe(replayed.problems());
        auto difference = replayed ? locate(pinned, turn, before) : std::nullopt;
        before_.reset();
        if (turn.rules_version != out_.rules_now && !changed) {
            out_.other_rules.push_back(
                {turn.number, turn.rules_version, true, std::move(difference), std::move(failure)});
            return true;
        }
        if (!changed && !difference && failure.empty()) failure = unlike(turn.number);
        if (!failure.empty()) out_.failures.push_back(std::move(failure));
        out_.difference = std::move(difference);
        return false;
    }

    static std::string unlike(int turn) {
        return "turn " + std::to_string(turn) + ": played again, it gives another hash";
    }

    /// Plays it once more and looks on, to name the step.
    std::optional<RecordDifference> locate(const PinnedGame& pinned, const TurnRow& turn, const Position* before) {
        auto stored = TurnRows::load(store_, turn.number);
        const auto replayed = replay_turn(store_, pinned, turn, before, [](const ReplayedStep&, const Position&) {});
        if (!stored || !replayed) return std::nullopt;
        return first_record_difference(turn.number, *stored, *replayed, pinned.roster());
    }

    const Store& store_;
    Verification& out_;
    std::set<int> changed_;
    std::optional<Position> before_;  ///< what came out of the turn before, if it is what is stored
};

}  // namespace

std::optional<int> Verification::first_turn() const {
    std::optional<int> first;
    const auto meet = [&](int turn) { first = first ? std::min(*first, turn) : turn; };
    for (const StoredChange& change : changes) {
        if (change.turn) meet(*change.turn);
    }
    if (difference) meet(difference->turn);
    return first;
}

Result<Verification> verify_game(const Store& store, const VerifyProgress& progress,
                                 const std::optional<std::string>& noted) {
    Verification out;
    GM_TRY(Verifier(store, out).check(progress, noted));
    return out;
}

}  // namespace gm
