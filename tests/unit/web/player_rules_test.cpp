// A sheet of rules within rules, written on the page without a script: lists in maps in lists, boxes to tick.

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
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

class SheetOfRules : public testing::Test {
protected:
    SheetOfRules() {
        GameInPlay in_play = site_.game().open();
        gm::test::BotGame::play(in_play, gm::test::tuesday);  // the agents are chosen
        asked_ = in_play.game->demands(in_play.position).front().player;
    }

    std::string seat() const { return GameInPlay::open(site_.folder())->roster.id(asked_); }
    Response press(const Fields& form, const std::string& button) {
        return site_.post(seat(), "/me/orders", with(form, "do", button));
    }
    Fields pressed(const Fields& form, const std::string& button) {
        return untouched(press(form, button).body, "/me/orders");
    }

    PlayerSite site_{"agent-jean"};
    resolution::PlayerIndex asked_;
};

TEST_F(SheetOfRules, IsWrittenByButtonsAndBoxesAlone) {
    Fields form = pressed(site_.orders_form(seat()), "add:orders.default");
    form = with(form, "orders.default.0.play.way", "0:lowest_winning");
    for (const char* colour : {"blue", "green"}) form.add("orders.default.0.if.led", colour);
    form.add("orders.default.0.if.turn", "3");
    form = with(form, "orders.default.0.if.can_win", "true");
    form = with(pressed(form, "add:orders.turns.5"), "orders.turns.5.0.play.way", "2");
    form = with(pressed(form, "check-form"), "orders.turns.5.0.play.2.pick", "highest");
    form.add("orders.turns.5.0.play.2.colours", "yellow");
    form = pressed(form, "check-form");
    EXPECT_THAT(form.get("yaml"), HasSubstr("default:\r\n"
                                            "  - if:\r\n"
                                            "      turn: [3]\r\n"
                                            "      led: [blue, green]\r\n"
                                            "      can_win: true\r\n"
                                            "    play: lowest_winning\r\n"
                                            "turns:\r\n"
                                            "  5:\r\n"
                                            "    - play:\r\n"
                                            "        pick: highest\r\n"
                                            "        colours: [yellow]\r\n"));
    const std::string written = form.get("yaml");
    form = pressed(pressed(form, "to-form"), "to-yaml");
    EXPECT_EQ(form.get("yaml"), written);
    EXPECT_THAT(pressed(form, "remove:orders.turns.5.0").get("yaml"), Not(HasSubstr("turns:")));
}

TEST_F(SheetOfRules, ShowsWhatIsSaidFirstAndTheRestFolded) {
    const std::string sheet = "default: [{if: {led: green, have: P3}, play: lowest}]\n";
    const std::string page = press(with(site_.orders_form(seat()), "yaml", sheet), "to-form").body;
    const auto led = page.find("name=\"orders.default.0.if.led\"");
    const auto have = page.find("id=\"orders.default.0.if.have\"");
    const auto more = page.find("data-more=\"orders.default.0.if\"");
    const auto position = page.find("id=\"orders.default.0.if.position.way\"");
    EXPECT_LT(led, have);
    EXPECT_LT(have, more);
    EXPECT_LT(more, position);
    EXPECT_LT(position, page.size());
    EXPECT_LT(page.find("data-more=\"orders\""), page.find("id=\"orders.game\"")) << "what is of no use now";
}

TEST_F(SheetOfRules, SaysWhatIsWrongBesideItsBoxes) {
    Fields form = with(pressed(site_.orders_form(seat()), "add:orders.default"), "orders.default.0.play.way", "1:P99");
    for (const char* colour : {"green", "pink"}) form.add("orders.default.0.if.led", colour);
    const std::string page = press(form, "check-form").body;
    const auto said = [&](const std::string& name) {
        const auto at = page.find("id=\"said-orders." + name + "\"");
        return at == std::string::npos ? "" : page.substr(at, page.find("</div>", at) - at);
    };
    EXPECT_THAT(said("default.0.if.led"), HasSubstr("pink"));
    EXPECT_THAT(said("default.0.play.way"), HasSubstr("P99"));
    EXPECT_THAT(said("default.0"), Not(HasSubstr("P99")));
}

TEST_F(SheetOfRules, IsInTheReadersLanguage) {
    const Fields form = with(site_.orders_form(seat(), "fr"), "do", "add:orders.default");
    EXPECT_THAT(page_text(site_.post(seat(), "/me/orders", form, "fr").body),
                AllOf(HasSubstr("Seulement si"), HasSubstr("Tour 5"), HasSubstr("La couleur entamée est"),
                      Not(HasSubstr("all of these must hold")), Not(HasSubstr("your place in the order of play"))));
}

TEST_F(SheetOfRules, HasWishesInTheirOrder) {
    const Fields form = pressed(site_.orders_form(seat()), "add:orders.agents");
    const Response page = press(with(form, "orders.agents.0", "sigma"), "add:orders.agents");
    EXPECT_THAT(page_text(page.body),
                AllOf(HasSubstr("Wish 2"), HasSubstr("Henry B. Belton"), HasSubstr("Add a wish")));
    const Fields both = with(untouched(page.body, "/me/orders"), "orders.agents.1", "jean");
    EXPECT_THAT(pressed(both, "up:orders.agents.1").get("yaml"), HasSubstr("agents:\r\n  - jean\r\n  - sigma\r\n"));
}

TEST_F(SheetOfRules, MayBeWrittenByWhoeverIsNotAsked) {
    const GameInPlay in_play = *GameInPlay::open(site_.folder());
    const auto demands = in_play.game->demands(in_play.position);
    int unasked = 0;
    for (const resolution::PlayerIndex player : in_play.roster.all()) {
        const bool asked = std::any_of(demands.begin(), demands.end(),
                                       [&](const resolution::Demand& demand) { return demand.player == player; });
        if (asked) continue;
        ++unasked;
        const Fields form = site_.orders_form(in_play.roster.id(player));
        EXPECT_TRUE(form.has("form_mark"));
        EXPECT_THAT(untouched(site_
                                  .post(in_play.roster.id(player), "/me/orders",
                                        with(with(form, "orders.auto", "true"), "do", "check-form"))
                                  .body,
                              "/me/orders")
                        .get("yaml"),
                    HasSubstr("auto: true"));
    }
    EXPECT_GT(unasked, 0);
}

}  // namespace
}  // namespace gm::web
