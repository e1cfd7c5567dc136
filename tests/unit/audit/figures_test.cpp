// Rolls, ledgers and the chains behind figures, over whole games of every registered game.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include <nlohmann/json.hpp>

#include "gm/audit/ledger.h"
#include "gm/audit/rolls.h"
#include "gm/audit/why.h"
#include "gm/audit/words.h"
#include "tests/support/played_game.h"
#include "tests/support/table.h"
#include "tests/support/temporary_folder.h"

namespace {

using gm::ExplainedChange;
using gm::Figure;
using nlohmann::json;
using testing::AllOf;
using testing::HasSubstr;

/// A map is no figure, what it holds is.
void collect_parts(const std::string& field, const json& value, std::vector<std::string>& out) {
    if (!value.is_object()) return out.push_back(field);
    for (const auto& [key, inside] : value.items()) collect_parts(field + "/" + key, inside, out);
}

class AuditedGame : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override {
        const std::uint64_t number = test_support::base_seed();
        std::cout << "GM_TEST_SEED=" << number << '\n';
        auto plan = test_support::plan_of(GetParam(), number);
        plan.turns = 3;
        test_support::play_stored_game(plan, folder_.path() / "game");
        store_.emplace(*gm::Store::open(folder_.path() / "game"));
        pinned_.emplace(*gm::PinnedGame::of(*store_));
        turns_ = *store_->turns();
        state_ = json::parse(store_->snapshot(turns_.back().number)->state);
        names_ = gm::display_names(*pinned_, state_);
    }

    /// Where a state keeps them by player, and where by kind.
    json figures_of(const std::string& player) const {
        if (state_.contains("players")) return state_["players"][player];
        json out = json::object();
        for (const auto& [kind, held] : state_.items()) {
            if (held.is_object() && held.contains(player)) out[kind] = held[player];
        }
        return out;
    }

    std::optional<std::string> stored(const Figure& figure) const {
        return figure.value(*pinned_->game, *pinned_->game->from_json(state_), state_);
    }
    /// Each change begins where the one before ended, and the last one ends with what is stored.
    void expect_chain(const Figure& figure) {
        const auto changes = gm::changes_of(*store_, *pinned_, figure, turns_.back().number);
        ASSERT_TRUE(changes) << orders::describe(changes.problems());
        std::optional<std::string> at;
        for (const ExplainedChange& change : *changes) {
            EXPECT_EQ(change.before, at) << figure.thing << " " << figure.field;
            EXPECT_NE(change.after, at);
            at = change.after;
            expect_movements(change);
        }
        EXPECT_EQ(at, stored(figure)) << figure.thing << " " << figure.field;
    }
    static void expect_movements(const ExplainedChange& change) {
        if (change.movements.empty()) return;
        std::int64_t balance = change.before ? std::stoll(*change.before) : 0;
        for (const gm::LedgerRow& row : change.movements) EXPECT_EQ(balance += row.amount, row.balance);
        EXPECT_EQ(std::to_string(balance), *change.after);
    }

    test_support::TemporaryFolder folder_;
    std::optional<gm::Store> store_;
    std::optional<gm::PinnedGame> pinned_;
    std::vector<gm::TurnRow> turns_;
    json state_;
    gm::NamesById names_;
};

TEST_P(AuditedGame, MoneyIsExplainedByTheLedgerAlone) {
    for (const std::string& id : pinned_->roster().ids()) {
        const auto figure = gm::find_figure(*pinned_, state_, names_, id, "cash");
        if (!figure) {
            for (const gm::TurnRow& turn : turns_)
                ASSERT_TRUE(store_->ledger(turn.number)->empty()) << "where nobody has money none moves";
            continue;
        }
        ASSERT_TRUE(figure) << orders::describe(figure.problems());
        expect_chain(*figure);
        const auto changes = gm::changes_of(*store_, *pinned_, *figure, turns_.back().number);
        for (const ExplainedChange& change : *changes) {
            EXPECT_FALSE(change.movements.empty()) << id << ", turn " << change.turn << ", step " << change.step;
        }
    }
}

TEST_P(AuditedGame, EveryFigureOfAPlayerHasAChain) {
    const std::string id = pinned_->roster().ids().front();
    const json figures = figures_of(id);
    ASSERT_FALSE(figures.empty());
    for (const auto& [field, value] : figures.items()) {
        std::vector<std::string> parts;
        collect_parts(field, value, parts);
        for (const std::string& part : parts) {
            const auto figure = gm::find_figure(*pinned_, state_, names_, id, part);
            ASSERT_TRUE(figure) << orders::describe(figure.problems());
            expect_chain(*figure);
        }
    }
    for (const char* derived : {"place", "score"})
        expect_chain(*gm::find_figure(*pinned_, state_, names_, id, derived));
}

TEST_P(AuditedGame, LedgersAddUp) {
    for (const orders::PlayerIndex player : pinned_->roster().all()) {
        const auto ledger = gm::ledger_of(*store_, *pinned_, player, turns_.back().number);
        ASSERT_TRUE(ledger);
        EXPECT_TRUE(ledger->adds_up()) << ledger->wrong.front();
        ASSERT_EQ(ledger->turns.size(), turns_.size());
        for (std::size_t i = 1; i < ledger->turns.size(); ++i) {
            EXPECT_EQ(ledger->turns[i].opening, ledger->turns[i - 1].closing);
        }
    }
}

TEST_P(AuditedGame, EveryDrawIsListedWithItsStep) {
    for (const gm::TurnRow& turn : turns_) {
        const auto rolls = gm::rolls_of_turn(*store_, *pinned_, turn, names_);
        ASSERT_TRUE(rolls) << orders::describe(rolls.problems());
        const auto stored = *store_->rolls(turn.number);
        const auto entries = *store_->entries(turn.number);
        const auto told = [&](const gm::EntryRow& one) {
            return std::ranges::any_of(
                entries, [&](const gm::EntryRow& row) { return row.kind == one.kind && row.data == one.data; });
        };
        ASSERT_EQ(rolls->size(), stored.size());
        for (std::size_t i = 0; i < stored.size(); ++i) {
            EXPECT_EQ((*rolls)[i].roll.label, stored[i].label);
            EXPECT_EQ((*rolls)[i].roll.value, stored[i].value);
            EXPECT_NE((*rolls)[i].step, "");
            for (const gm::EntryRow& entry : (*rolls)[i].decided) EXPECT_TRUE(told(entry)) << stored[i].label;
        }
    }
}

TEST_P(AuditedGame, WrongWordsAreAnswered) {
    const std::string id = pinned_->roster().ids().front();
    const auto thing = gm::find_figure(*pinned_, state_, names_, "nobody at all", "money");
    ASSERT_FALSE(thing);
    EXPECT_THAT(orders::describe(thing.problems()), HasSubstr("nothing called 'nobody at all'"));
    const auto field = gm::find_figure(*pinned_, state_, names_, id, "pionts");
    ASSERT_FALSE(field);
    EXPECT_THAT(orders::describe(field.problems()), HasSubstr("no figure called 'pionts'"));
    const auto none = gm::find_figure(*pinned_, state_, names_, id, std::nullopt);
    ASSERT_FALSE(none);
    EXPECT_THAT(orders::describe(none.problems()), AllOf(HasSubstr("there are: "), HasSubstr("place")));
}

INSTANTIATE_TEST_SUITE_P(Registered, AuditedGame, testing::ValuesIn(test_support::registered_ids()),
                         [](const auto& game) { return test_support::test_name(game.param); });

class CorporateAudit : public AuditedGame {};

/// The roll of a run, and the facts that name its buyer and its number.
TEST_P(CorporateAudit, ARunsRollLeadsToItsReport) {
    std::size_t runs = 0;
    for (const gm::TurnRow& turn : turns_) {
        for (const gm::AuditedRoll& roll : *gm::rolls_of_turn(*store_, *pinned_, turn, names_)) {
            if (!roll.roll.label.starts_with("run/")) continue;
            ++runs;
            const std::string buyer = roll.roll.label.substr(4, roll.roll.label.rfind('/') - 4);
            const auto rolled = std::ranges::find(roll.decided, "run-rolled", &gm::EntryRow::kind);
            ASSERT_NE(rolled, roll.decided.end()) << roll.roll.label;
            const json data = json::parse(rolled->data);
            EXPECT_EQ(data["player"], buyer);
            EXPECT_EQ(data["roll"].dump(), roll.roll.value) << roll.roll.label;
        }
    }
    std::cout << runs << " runs\n";
}

TEST_P(CorporateAudit, CorporationsAgentsAndPartiesAreExplained) {
    const std::string player = pinned_->roster().ids().front();
    std::string corporation;  // a bankrupt one has no place
    for (const auto& [id, one] : state_["corporations"].items()) {
        if (corporation.empty() && !one["bankrupt"].get<bool>()) corporation = id;
    }
    const std::string agent = state_["agents"].begin().key();
    const std::string party = state_["parties"].begin().key();
    const std::vector<std::pair<std::string, std::string>> asked{{corporation, "assets"},
                                                                 {names_.at(corporation), "place"},
                                                                 {agent, "loyalty/" + player},
                                                                 {player, "loyalty " + names_.at(agent)},
                                                                 {player, "shares/" + corporation},
                                                                 {player, "effects/grant"},
                                                                 {agent, "state"},
                                                                 {party, "chief"}};
    for (const auto& [thing, field] : asked) {
        const auto figure = gm::find_figure(*pinned_, state_, names_, thing, field);
        ASSERT_TRUE(figure) << orders::describe(figure.problems());
        expect_chain(*figure);
    }
}

INSTANTIATE_TEST_SUITE_P(Registered, CorporateAudit, testing::Values("corporate"));

}  // namespace
