#include <algorithm>

#include "tests/games/anime_warfare/under_test.h"

namespace resolution::anime_warfare {

using test_support::Situation;
using test_support::Table;

namespace {

/// Campaigns that the reader has not seen, wherever they lie: as many everywhere, but others.
void change_campaigns(State& state, PlayerIndex reader, std::mt19937_64& random) {
    std::vector<int*> unseen;
    for (int& worth : state.campaigns_left.worth) unseen.push_back(&worth);
    for (std::size_t i = 0; i < state.count(); ++i) {
        if (PlayerIndex{i} == reader) continue;
        for (int& worth : state.players[i].campaigns.worth) unseen.push_back(&worth);
    }
    std::vector<int> worths;
    for (const int* one : unseen) worths.push_back(*one);
    std::shuffle(worths.begin(), worths.end(), random);
    for (std::size_t i = 0; i < unseen.size(); ++i) *unseen[i] = worths[i];
}

/// Where others' hidden units are, and for how long.
void change_hidden(State& state, PlayerIndex reader, std::mt19937_64& random) {
    HiddenUnits moved;
    for (Zone& zone : state.zones) {
        for (const HiddenUnit& one : zone.hidden) {
            if (one.owner != state[reader].licence) moved.push_back(one);
        }
        std::erase_if(zone.hidden, [&](const HiddenUnit& one) { return one.owner != state[reader].licence; });
    }
    for (HiddenUnit& one : moved) {
        one.rounds = 1 + static_cast<int>(random() % 3);
        state.zones[random() % zone_count].hidden.push_back(one);
    }
}

}  // namespace

Position UnderTest::with_other_secrets(const Position& position, PlayerIndex reader, Random& random) const {
    Position changed = position;
    auto& state = std::any_cast<State&>(changed.state);
    change_campaigns(state, reader, random);
    change_hidden(state, reader, random);
    std::shuffle(state.deck.begin(), state.deck.end(), random);
    for (std::size_t i = 0; i < state.count(); ++i) {
        if (PlayerIndex{i} == reader) continue;
        state.players[i].standing = {};
        state.players[i].standing.gender_bonus = 1 + static_cast<int>(random() % 2);
        state.players[i].direction = random() % 2 == 0 ? Direction::clockwise : Direction::reverse;
    }
    return changed;
}

// Nobody else may learn of the direction that the setup sheet chose once turn 1 has begun, nor, in a game without a
// deck, of the bonus that nobody asks for.
std::optional<Situation> UnderTest::with_harmless_change(const Table&, const Situation& situation, PlayerIndex player,
                                                         Random& random) const {
    Situation changed = situation;
    auto& state = std::any_cast<State&>(changed.position.state);
    if (state.phase == Phase::setup) return std::nullopt;
    Player& self = state[player];
    self.direction = self.direction == Direction::clockwise ? Direction::reverse : Direction::clockwise;
    if (!state.settings.global_deck) self.standing.gender_bonus = 1 + static_cast<int>(random() % 2);
    return changed;
}

}  // namespace resolution::anime_warfare
