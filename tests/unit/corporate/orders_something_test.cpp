// A sheet of which nothing is left but words and holes orders nothing.

#include <gtest/gtest.h>

#include "orders/corporate/sheet.h"
#include "resolution/corporate/rules.h"
#include "tests/support/table.h"

namespace {

using namespace orders::corporate;

/// Does an empty sheet order something once that was written on it?
template <class Write>
bool orders_something(Write write) {
    Sheet sheet;
    write(sheet);
    return test_support::shipped_game(resolution::corporate::Rules::id)->orders_something({sheet});
}

TEST(OrdersSomething, UnlessNothingWasUnderstood) {
    EXPECT_FALSE(orders_something([](Sheet&) {}));
    EXPECT_FALSE(orders_something([](Sheet& sheet) { sheet.notes = sheet.gm_note = "a word"; }));
    EXPECT_FALSE(orders_something([](Sheet& sheet) { sheet.votes.resize(1); }));
    EXPECT_FALSE(orders_something([](Sheet& sheet) { sheet.captives.emplace_back(); }));
}

TEST(OrdersSomething, IfOneOrderWasUnderstood) {
    EXPECT_TRUE(orders_something([](Sheet& sheet) { sheet.instinct = true; }));
    EXPECT_TRUE(orders_something([](Sheet& sheet) { sheet.buy = {std::nullopt, BuyCroc{"team"}}; }));
    EXPECT_TRUE(orders_something([](Sheet& sheet) { sheet.auction = orders::Money{5}; }));
    EXPECT_TRUE(orders_something([](Sheet& sheet) { sheet.agents.emplace_back(); }));
}

}  // namespace
