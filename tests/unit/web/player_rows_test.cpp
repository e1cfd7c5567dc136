// Rows of an order sheet, on the page without a script: added, removed and moved by buttons, and what they hold.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/page_text.h"
#include "tests/unit/web/player_site.h"

namespace gm::web {
namespace {

using test::PlayerSite;
using test::untouched;
using test::with;
using test_support::page_text;
using testing::HasSubstr;
using testing::Not;

class Rows : public testing::Test {
protected:
    Rows() : seat_(GameInPlay::open(site_.folder())->roster.ids().front()) {}
    Response press(const Fields& form, const std::string& button) {
        return site_.post(seat_, "/me/orders", with(form, "do", button));
    }
    static Fields form_in(const Response& page) { return untouched(page.body, "/me/orders"); }

    PlayerSite site_{"neo-tokyo"};
    std::string seat_;
};

TEST_F(Rows, AreAddedRemovedAndMovedByButtons) {
    Fields form = form_in(press(site_.orders_form(seat_), "add:orders.runs"));
    EXPECT_TRUE(form.has("orders.runs.0.target"));
    form = with(form, "orders.runs.0.type", "datasteal");
    form = with(form_in(press(form, "add:orders.runs")), "orders.runs.1.type", "sabotage");
    form = form_in(press(form, "up:orders.runs.1"));
    EXPECT_EQ(form.get("orders.runs.0.type"), "sabotage");
    EXPECT_EQ(form.get("orders.runs.1.type"), "datasteal");
    form = form_in(press(form, "remove:orders.runs.0"));
    EXPECT_EQ(form.get("orders.runs.0.type"), "datasteal");
    EXPECT_FALSE(form.has("orders.runs.1.type"));
    EXPECT_THAT(form.get("yaml"), HasSubstr("runs:\r\n  - type: datasteal\r\n"));
}

TEST_F(Rows, AreFilledInAnewByAButton) {
    Fields form = form_in(press(site_.orders_form(seat_), "add:orders.runs"));
    form = with(with(form, "orders.runs.0.type", "datasteal"), "orders.runs.0.network", "true");
    form = form_in(press(form, "fill:orders.runs.0:type=sabotage"));
    EXPECT_EQ(form.get("orders.runs.0.type"), "sabotage");
    EXPECT_EQ(form.get("orders.runs.0.network"), "") << "what stood there is gone";
    EXPECT_FALSE(form.has("orders.runs.1.type"));
}

TEST_F(Rows, HaveNoButtonWhereTheyOnlyGoWithAnother) {
    const std::string page = site_.get("akira", "/me/orders").body;
    EXPECT_THAT(page, HasSubstr("value=\"add:orders.buy:political_points\""));
    EXPECT_THAT(page, Not(HasSubstr("value=\"add:orders.buy:party\"")));
}

TEST_F(Rows, OfAKindShowThatKindFirst) {
    const Response page = press(site_.orders_form(seat_), "add:orders.buy:loyalty");
    const auto loyalty = page.body.find("id=\"orders.buy.0.loyalty\"");
    const auto more = page.body.find("<details", page.body.find("data-place=\"orders.buy.0\""));
    const auto share = page.body.find("id=\"orders.buy.0.share\"");
    EXPECT_LT(loyalty, more);
    EXPECT_LT(more, share);
}

TEST_F(Rows, ThatArePressedWildlyDoNoHarm) {
    for (const char* button :
         {"add:", "add:orders.nothing", "remove:orders.runs.7", "up:orders.runs.0",
          "up:", "remove:", "add:orders.runs:nothing", "add:orders.runs.0.except", "fill:", "fill:orders.runs.0",
          "fill:orders.runs.0:=,x,=,type", "fill:orders.nothing:a.0.b=1", "fill::0=1", "", "nonsense", ":::"})
        EXPECT_EQ(press(site_.orders_form(seat_), button).status, 200) << button;
}

/// Each part has a field, but the form would order something else.
TEST_F(Rows, ThatWouldNotReadBackToTheSameOrdersAreNotShown) {
    const std::string sheet = "dragon:\n  estimates:\n";
    const Response page = press(with(site_.orders_form(seat_), "yaml", sheet), "to-form");
    EXPECT_THAT(page_text(page.body), HasSubstr("cannot show all that this YAML says"));
    EXPECT_EQ(form_in(page).get("yaml"), "dragon:\r\n  estimates:\r\n");
    EXPECT_FALSE(form_in(page).has("form_mark"));
}

TEST_F(Rows, OfNothingAtAllAreAnOrderWhereItIsSaid) {
    const Fields form = form_in(press(with(site_.orders_form(seat_), "yaml", "dragon: {estimates: []}\n"), "to-form"));
    EXPECT_EQ(form.get("orders.dragon.estimates.none"), "true");
    EXPECT_THAT(form_in(press(form, "to-yaml")).get("yaml"), HasSubstr("dragon:\r\n  estimates: []\r\n"));
    EXPECT_FALSE(site_.orders_form(seat_).has("orders.dragon.estimates.none"));
}

TEST_F(Rows, WithSomeOfSeveralHaveBoxesToTick) {
    const std::string sheet =
        "runs: [{type: protection, target: evo, agent: independents, except: [sabotage, information]}]\n";
    Fields form = form_in(press(with(site_.orders_form(seat_), "yaml", sheet), "to-form"));
    form.add("orders.runs.0.except", "scandal");
    EXPECT_THAT(form_in(press(form, "to-yaml")).get("yaml"), HasSubstr("except: [sabotage, information, scandal]\r\n"));
}

TEST_F(Rows, SayNamesInsteadOfIds) {
    const Response page = press(site_.orders_form(seat_), "add:orders.transfers");
    const GameInPlay in_play = *GameInPlay::open(site_.folder());
    for (const resolution::Seat& seat : in_play.roster.seats()) {
        if (seat.id == seat_) continue;
        EXPECT_THAT(page_text(page.body), HasSubstr(seat.name));
    }
}

}  // namespace
}  // namespace gm::web
