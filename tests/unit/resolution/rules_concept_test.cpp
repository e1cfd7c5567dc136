// What a game must say of itself: rules that leave one of it out are none, and do not compile.

#include <gtest/gtest.h>

#include "resolution/tiny/rules.h"
#include "resolution/typed_game.h"

namespace resolution {
namespace {

/// Sealed Bids under another name: whole, until something is taken from it.
template <class Self>
struct RenamedBids : tiny::Rules {
    static orders::Result<Self> from_campaign(const orders::Document& campaign);

private:
    friend Self;
    RenamedBids() = default;
};

struct Whole : RenamedBids<Whole> {};
struct WithoutCourse : RenamedBids<WithoutCourse> {
    void course() const = delete;
};
struct WithoutComparison : RenamedBids<WithoutComparison> {
    void comparison() const = delete;
};
struct WithoutTables : RenamedBids<WithoutTables> {
    static void tables() = delete;
};
struct WithoutMoney : RenamedBids<WithoutMoney> {
    void money() const = delete;
};
struct Speechless : RenamedBids<Speechless> {
    void orders_something(const Orders&) const = delete;
};

TEST(RulesOfAGame, AreWholeOrNone) {
    EXPECT_TRUE(Rules<Whole>);
    EXPECT_FALSE(Rules<WithoutCourse>);
    EXPECT_FALSE(Rules<WithoutComparison>);
    EXPECT_FALSE(Rules<WithoutTables>);
    EXPECT_FALSE(Rules<WithoutMoney>);
    EXPECT_FALSE(Rules<Speechless>);
}

}  // namespace
}  // namespace resolution
