// Section 7: how turns and the game end.

#include "resolution/rollback_propaganda/facts.h"
#include "resolution/rollback_propaganda/match.h"

namespace resolution::rollback_propaganda {

namespace {

int score_of(const Player& player) { return player.score; }
/// The pile alone (RP-33).
int grimoire_of(const Player& player) { return static_cast<int>(player.grimoire.size()); }

}  // namespace

/// After every turn, undone or not (RP-32).
void Match::end_turn() {
    enter("end");
    state_.reveals = 0;
    state_.reversed = false;
    state_.flipped.clear();
    state_.acting.reset();
    for (Player& player : state_.players)  // RP-48
        std::erase_if(player.sheets, [&](const KeptParts& kept) { return kept.turn <= state_.turn; });
    if (state_.future.empty()) return end_game();
    if (state_.turn >= state_.settings.limits.max_turns) return abort_game();  // RP-47
    ++state_.turn;
    dice_.enter(state_.turn);
    state_.active = state_.next_of(state_.active);
    begin_turn();
}

std::vector<PlayerIndex> Match::best(const std::vector<PlayerIndex>& among, int (*count)(const Player&)) const {
    std::vector<PlayerIndex> out;
    for (const PlayerIndex mage : among) {
        if (!out.empty() && count(state_[mage]) < count(state_[out.front()])) continue;
        if (!out.empty() && count(state_[mage]) > count(state_[out.front()])) out.clear();
        out.push_back(mage);
    }
    return out;
}

/// RP-33, RP-34: the score, then the Grimoire, then the lot.
void Match::end_game() {
    state_.phase = Phase::over;
    auto left = best(players_of(state_).list(), &score_of);
    std::optional<std::string_view> tie;
    if (left.size() > 1) {
        tie = "grimoire";
        left = best(left, &grimoire_of);
    }
    if (left.size() > 1) {
        tie = "lot";
        left = {dice_.one_of("end/tie", left, [&](PlayerIndex mage) { return id(mage); })};
    }
    state_.winner = left.front();
    tell_places(tie);
    tell_all("RP-34", [&] { return GameWon{id(left.front())}; });
    done();
}

void Match::abort_game() {
    state_.phase = Phase::over;
    state_.aborted = true;
    tell_places(std::nullopt);
    tell_all("RP-47", [&] { return GameAborted{state_.turn}; });
    done();
}

/// Level on points and Grimoire, mages share a place; but the winner stands alone.
void Match::tell_places(std::optional<std::string_view> tie_broken_by) {
    if (record_ == nullptr) return;
    if (tie_broken_by) tell_all("RP-33", [&] { return TieBroken{*tie_broken_by}; });
    for (const PlayerIndex mage : players_of(state_)) {
        tell_all("RP-33", [&] {
            const Player& player = state_[mage];
            const auto modifiers = std::count_if(player.face_up.begin(), player.face_up.end(), [&](CardIndex card) {
                return figures_.of(card).type == CardType::modifier;
            });
            return FinalPlace{id(mage),
                              place_of(state_, mage),
                              player.score,
                              grimoire_of(player),
                              static_cast<std::int64_t>(player.hand.size()),
                              modifiers};
        });
    }
}

int place_of(const State& state, PlayerIndex mage) {
    if (state.winner == mage) return 1;
    const auto rank = [&](PlayerIndex one) { return std::pair(state[one].score, state[one].grimoire.size()); };
    int place = state.aborted ? 2 : 1;
    for (const PlayerIndex other : players_of(state)) {
        if (other != mage && (state.winner == other || rank(other) > rank(mage))) ++place;
    }
    return place;
}

}  // namespace resolution::rollback_propaganda
