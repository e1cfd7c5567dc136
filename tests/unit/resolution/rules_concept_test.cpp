// What a game must say of itself: rules that leave one of it out are none, and do not compile.

#include <gtest/gtest.h>

#include <type_traits>

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

struct Complete : RenamedBids<Complete> {};
struct WithoutCourse : RenamedBids<WithoutCourse> {
    void course() const = delete;
};
struct WithoutOrderFields : RenamedBids<WithoutOrderFields> {
    void order_fields() const = delete;
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
/// The toolkit has it, but nobody took it.
struct WithoutSurprises : RenamedBids<WithoutSurprises> {
protected:
    using tiny::Rules::surprises;
};
struct Speechless : RenamedBids<Speechless> {
    void orders_something(const Orders&) const = delete;
};

using tiny::State;

/// What is shown to a reader or decided for it may not be made of the true state.
struct ShowsAll : RenamedBids<ShowsAll> {
    nlohmann::json view(const State&) const;
};
struct ProposesAll : RenamedBids<ProposesAll> {
    nlohmann::json outlook(const State&) const;
};
struct AsksByAll : RenamedBids<AsksByAll> {
    bool owes(const State&) const;
};
struct OffersAll : RenamedBids<OffersAll> {
    orders::Shape shape(const State&) const;
};
struct ChecksByAll : RenamedBids<ChecksByAll> {
    Check check(const State&, const std::optional<Orders>&) const;
};
struct BotSeesAll : RenamedBids<BotSeesAll> {
    Orders bot(std::string_view, const State&, Dice&) const;
};

TEST(RulesOfAGame, GiveReadersNothingButWhatTheyMayKnow) {
    EXPECT_FALSE(Rules<ShowsAll>);
    EXPECT_FALSE(Rules<ProposesAll>);
    EXPECT_FALSE(Rules<AsksByAll>);
    EXPECT_FALSE(Rules<OffersAll>);
    EXPECT_FALSE(Rules<ChecksByAll>);
    EXPECT_FALSE(Rules<BotSeesAll>);
}

TEST(TheDoor, IsTheOnlyWayToWhatIsKnown) {
    using OneKnows = Known<State>;
    EXPECT_FALSE(std::is_default_constructible_v<OneKnows>);
    EXPECT_FALSE((std::is_constructible_v<OneKnows, State>));
    EXPECT_FALSE((std::is_constructible_v<OneKnows, State, Reader>));
    EXPECT_FALSE((std::is_assignable_v<OneKnows&, State>));
    EXPECT_FALSE((std::is_assignable_v<decltype(*std::declval<OneKnows&>()), State>));
    EXPECT_FALSE((std::is_convertible_v<OneKnows, const State&>));
}

TEST(RulesOfAGame, AreWholeOrNone) {
    EXPECT_TRUE(Rules<Complete>);
    EXPECT_FALSE(Rules<WithoutCourse>);
    EXPECT_FALSE(Rules<WithoutOrderFields>);
    EXPECT_FALSE(Rules<WithoutComparison>);
    EXPECT_FALSE(Rules<WithoutTables>);
    EXPECT_FALSE(Rules<WithoutMoney>);
    EXPECT_FALSE(Rules<WithoutSurprises>);
    EXPECT_FALSE(Rules<Speechless>);
}

}  // namespace
}  // namespace resolution
