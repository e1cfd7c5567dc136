// The smart bot's sums, to the last digit; and what it is good for.

#include <gtest/gtest.h>

#include "resolution/agent_jean/decisions.h"
#include "resolution/agent_jean/match.h"
#include "tests/support/table.h"
#include "tests/unit/agent_jean/match_support.h"

namespace {

using namespace agent_jean_test;
using agent_jean::PlayOrder;
using agent_jean::Situation;
using agent_jean::Trick;

std::int64_t worth(const State& state, std::size_t seat, const std::string& code) {
    const auto& figures = rules().figures();
    const PlayOrder order(state, figures);
    const Trick trick(figures.deck, turn_rules(state, figures), state.table);
    const PlayerIndex player(seat);
    return smart_worth(Situation{figures, state, player, order, trick, state[player].hand}, card(code));
}

TEST(SmartBot, WeighsItsCardsWhenItPlaysLast) {
    const State state = state_of(3, R"({"turn": 2, "pile": ["plan08"], "table": ["G8", "Y12"],
                                        "hands": {"s2": ["G11", "P2", "Y3"]}})");
    EXPECT_EQ(worth(state, 2, "G11"), 800'000'000);
    EXPECT_EQ(worth(state, 2, "P2"), 420'000'000);
    EXPECT_EQ(worth(state, 2, "Y3"), 280'000'000);
}

TEST(SmartBot, WeighsItsCardsWhenItLeads) {
    nlohmann::json patch = {{"turn", 11}, {"pile", {"plan12"}}, {"hands", {{"s0", {"G5", "B16"}}}}};
    const auto unseen = cards({"B17", "P4", "G9", "Y2", "Y8", "G2", "Y11", "B3"});
    const auto& deck = rules().figures().deck;
    for (const auto one : deck.all().without(unseen | cards({"G5", "B16"}))) patch["discard"].push_back(deck.code(one));
    const State state = state_of(5, patch.dump());
    EXPECT_EQ(worth(state, 0, "G5"), 305'397'600);
    EXPECT_EQ(worth(state, 0, "B16"), -239'552'000);
}

/// Bots alone play a whole match; the seats that win it.
std::vector<PlayerIndex> winners_of(std::uint64_t number, std::size_t players, std::size_t smart) {
    State state;
    state.settings = rules().figures().settings;
    for (std::size_t i = 0; i < players; ++i) {
        state.players.emplace_back();
        state.players.back().id = state.players.back().name = "s" + std::to_string(i);
        state.players.back().bot = i == smart ? agent_jean::Policy::smart : agent_jean::Policy::random;
    }
    Dice dice(test_support::seed_of(number), 0);
    agent_jean::Match(rules().figures(), state, dice, nullptr).run();
    EXPECT_EQ(state.phase, agent_jean::Phase::over);
    return state.winners;
}

TEST(SmartBot, BeatsRandomOpponentsMostOfTheTime) {
    constexpr int matches = 120;
    for (const std::size_t players : {2U, 3U, 4U, 5U}) {
        int won = 0;
        for (int i = 0; i < matches; ++i) {
            const std::size_t seat = static_cast<std::size_t>(i) % players;
            const auto winners = winners_of(1000U + static_cast<std::uint64_t>(i), players, seat);
            won += std::find(winners.begin(), winners.end(), PlayerIndex(seat)) != winners.end() ? 1 : 0;
        }
        EXPECT_GT(won, matches * 65 / 100) << players << " players";
    }
}

}  // namespace
