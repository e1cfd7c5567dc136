// The check of a sheet of Sealed Bids, and its words.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "gm/report/template_set.h"
#include "orders/tiny/sheet.h"
#include "tests/support/table.h"

using namespace resolution;
using nlohmann::json;
using testing::HasSubstr;
using testing::Not;

namespace {

Check check(const std::optional<orders::tiny::Sheet>& sheet, Reader reader = Reader::player(PlayerIndex{0})) {
    const test_support::Table table("tiny", 2, test_support::seed_of(1));
    Sheets sheets(2);
    if (sheet) sheets[0] = SheetOrders{*sheet};
    Dice dice(Seed{}, 1);
    auto checked = table.game().check(table.position(), PlayerIndex{0}, sheets, reader, dice);
    EXPECT_TRUE(dice.record().empty());
    return checked.value();
}

std::string text_of(const Check& checked, const std::string& language, bool gm = false) {
    auto templates = gm::TemplateSet::load("tiny", language, {});
    if (!templates) throw std::runtime_error(orders::describe(templates.problems()));
    auto text = templates->render(
        "check", {{"turn", 1}, {"reader", {{"id", "ada"}, {"name", "Ada"}}}, {"check", to_json(checked)}, {"gm", gm}});
    if (!text) throw std::runtime_error(orders::describe(text.problems()));
    return text->text;
}

}  // namespace

TEST(TinyCheck, ABidAndAStake) {
    const Check checked = check(orders::tiny::Sheet{4, Money{3}, ""});
    EXPECT_EQ(checked.money, Money{10});
    EXPECT_EQ(checked.left, Money{7});
    ASSERT_EQ(checked.orders.size(), 2U);
    EXPECT_EQ(checked.orders[0].more, (Fields{{"bid", 4}}));
    EXPECT_EQ(checked.orders[1].cost, Money{3});
    EXPECT_TRUE(checked.orders[1].taken());
    ASSERT_EQ(checked.limits.size(), 1U);
    EXPECT_EQ(to_json(checked.limits[0]), json({{"what", "stake"}, {"used", 3}, {"of", 10}}));
    EXPECT_TRUE(checked.remarks.empty());
    EXPECT_THAT(text_of(checked, "en"), HasSubstr("Stake: 3 coins, 7 left if the bid is too high."));
    EXPECT_THAT(text_of(checked, "fr"), HasSubstr("Mise : 3 pièces ; il en restera 7 si le pari est trop haut."));
}

TEST(TinyCheck, StakesThatAreRefused) {
    const Check dear = check(orders::tiny::Sheet{4, Money{11}, ""});
    EXPECT_EQ(dear.orders[1].refusal->rule, "TG-2");
    EXPECT_EQ(dear.left, Money{10});
    EXPECT_THAT(text_of(dear, "en"), HasSubstr("Stake: 11 coins. Refused: you hold 10 (TG-2)."));
    const Check bare = check(orders::tiny::Sheet{std::nullopt, Money{1}, ""});
    EXPECT_EQ(bare.orders[0].refusal->reason, "no-bid");
    EXPECT_EQ(bare.remarks[0].kind, "no-bid");
    EXPECT_THAT(text_of(bare, "fr"), HasSubstr("Mise : 1 pièce. Refusée : il n'y a pas de pari où la poser (TG-3)."));
}

TEST(TinyCheck, NoSheetIsNoBid) {
    const Check checked = check(std::nullopt);
    EXPECT_TRUE(checked.orders.empty());
    EXPECT_EQ(checked.remarks[0].kind, "no-bid");
    EXPECT_THAT(text_of(checked, "en"), HasSubstr("You do not bid this turn."));
}

TEST(TinyCheck, TheGameMastersPart) {
    const Check checked = check(orders::tiny::Sheet{4, Money{3}, ""}, Reader::game_master());
    EXPECT_EQ(to_json(checked)["gm"], json::array());
    EXPECT_THAT(text_of(checked, "en", true), HasSubstr("For the game master alone"));
    EXPECT_THAT(text_of(checked, "en"), Not(HasSubstr("game master")));
}
