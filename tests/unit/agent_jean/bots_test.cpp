// The smart bot's sums, to the last digit; and what it is good for.

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <iostream>

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
    return smart_worth(Situation{figures, state, player, order, trick}, card(code));
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

// Deciding in the middle of a resolution, it is given nothing that its seat may not know.
TEST(SmartBot, PlaysTheSameByWhatItsSeatMayKnow) {
    const auto& figures = rules().figures();
    int compared = 0;
    for (std::uint64_t number = 0; number < 20; ++number) {
        State state = state_of(2 + number % 4, R"({"phase": "agents", "turn": 0, "round": 0})");
        for (agent_jean::Player& player : state.players) player.bot = agent_jean::Policy::smart;
        Record record;
        record.watch = [&](std::string_view, const Position& position) {
            const auto& now = std::any_cast<const State&>(position.state);
            if (now.phase != agent_jean::Phase::play || !contested_plan(now) || now.table.size() == now.count()) return;
            const PlayOrder order(now, figures);
            const Trick trick(figures.deck, turn_rules(now, figures), now.table);
            const PlayerIndex next = order[now.table.size()];
            const auto known = known_to(rules(), now, Reader::player(next));
            for (const agent_jean::Card card : now[next].hand) {
                ++compared;
                EXPECT_EQ(smart_worth(Situation{figures, *known, next, order, trick}, card),
                          smart_worth(Situation{figures, now, next, order, trick}, card));
            }
        };
        Dice dice(test_support::seed_of(number), 0);
        agent_jean::Match(figures, state, dice, &record).run();
    }
    EXPECT_GT(compared, 1000);
}

/// Bots alone play a whole match: the smart ones sit where they are said to.
State played(std::uint64_t number, std::size_t players, const std::function<bool(std::size_t seat)>& is_smart) {
    State state;
    state.settings = rules().figures().settings;
    for (std::size_t i = 0; i < players; ++i) {
        state.players.emplace_back();
        state.players.back().id = state.players.back().name = "s" + std::to_string(i);
        state.players.back().bot = is_smart(i) ? agent_jean::Policy::smart : agent_jean::Policy::random;
    }
    Dice dice(test_support::seed_of(number), 0);
    dice.keep_no_record();
    agent_jean::Match(rules().figures(), state, dice, nullptr).run();
    EXPECT_EQ(state.phase, agent_jean::Phase::over);
    return state;
}

/// What the rules' own figures were tried to give, by number of players, and how far a few hundred matches may be off.
struct Ballpark {
    std::size_t players;
    double won_against_random;  ///< of a hundred
    double rounds;              ///< of a match in which all are smart
    double score;               ///< of a player and round of such a match
};

class SmartBotOf : public testing::TestWithParam<Ballpark> {
protected:
    void SetUp() override { std::cout << "GM_TEST_SEED=" << base_ << '\n'; }
    std::uint64_t base_ = test_support::base_seed();
};

TEST_P(SmartBotOf, BeatsRandomOpponentsAsOftenAsItShould) {
    constexpr std::size_t matches = 400;
    const auto [players, expected, rounds, score] = GetParam();
    std::size_t won = 0;
    for (std::size_t i = 0; i < matches; ++i) {
        const std::size_t seat = i % players;
        const State state = played(base_ + i, players, [&](std::size_t one) { return one == seat; });
        won += std::count(state.winners.begin(), state.winners.end(), PlayerIndex(seat)) > 0 ? 1U : 0U;
    }
    EXPECT_NEAR(100.0 * static_cast<double>(won) / matches, expected, 10) << "GM_TEST_SEED=" << base_;
}

TEST_P(SmartBotOf, PlaysMatchesAsLongAndGoodAsItShould) {
    constexpr std::size_t matches = 300;
    const auto [players, won, expected_rounds, expected_score] = GetParam();
    double rounds = 0;
    double points = 0;
    for (std::size_t i = 0; i < matches; ++i) {
        const State state = played(base_ + i, players, [](std::size_t) { return true; });
        rounds += state.round;
        for (const agent_jean::Player& player : state.players) points += agent_jean::total(player);
    }
    EXPECT_NEAR(rounds / matches, expected_rounds, 0.4) << "GM_TEST_SEED=" << base_;
    EXPECT_NEAR(points / (rounds * static_cast<double>(players)), expected_score, 1.2) << "GM_TEST_SEED=" << base_;
}

INSTANTIATE_TEST_SUITE_P(Players, SmartBotOf,
                         testing::Values(Ballpark{2, 91, 2.5, 20}, Ballpark{3, 81, 2.8, 13.5}, Ballpark{4, 86, 3.2, 10},
                                         Ballpark{5, 77, 3.4, 8}),
                         [](const auto& of) { return std::to_string(of.param.players); });

}  // namespace
