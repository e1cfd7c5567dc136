// What a player reads behind its link, and nobody else's; whatever people wrote, it stays text.

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <regex>

#include "gm/assets/campaigns.h"
#include "orders/yaml_text.h"
#include "tests/support/page_text.h"
#include "tests/unit/web/player_site.h"

namespace gm::web {
namespace {

using test::PlayerSite;
using test::with;
using test_support::page_text;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

const std::vector<std::string> pages{"/me",           "/me/orders",         "/me/orders/sheet", "/me/ledger",
                                     "/me/reports/1", "/me/reports/1/text", "/me/receipts/2/1"};

/// Who owes a sheet now.
std::vector<std::string> awaited(const GameInPlay& in_play) {
    std::vector<std::string> out;
    for (const resolution::Demand& demand : in_play.game->demands(in_play.position))
        out.push_back(in_play.roster.id(demand.player));
    return out;
}

/// Where its sheet may say whatever one likes.
std::vector<std::string> free_texts(const GameInPlay& in_play) {
    std::vector<std::string> out;
    const auto demands = in_play.game->demands(in_play.position);
    for (const orders::Shape& part : demands.front().shape.parts) {
        const bool is_note = part.key.find("note") != std::string::npos;
        if (is_note && part.kind == orders::ShapeKind::text) out.push_back(part.key);
    }
    return out;
}

std::string sheet_saying(const GameInPlay& in_play, const std::string& player, const std::string& words) {
    std::string out = "player: " + player + "\n";
    for (const std::string& key : free_texts(in_play)) out += key + ": " + orders::yaml_scalar(words) + "\n";
    return out;
}

void play(const PlayerSite& site) {
    GameInPlay in_play = site.game().open();
    gm::test::BotGame::play(in_play, gm::test::tuesday);
}

class EveryCampaignsPages : public testing::TestWithParam<std::string> {};

/// On the site, numbers of rulings lead to where the rules tell them; a mail of a game without an address has them
/// bare.
std::string without_links_to_rulings(const std::string& page) {
    return std::regex_replace(page, std::regex("<a [^>]*href=\"/rules#[^\"]*\"[^>]*>([^<]*)</a>"), "$1");
}

TEST_P(EveryCampaignsPages, ShowEachTurnsReportAsItWasSent) {
    PlayerSite site(GetParam());
    play(site);
    const GameInPlay in_play = *GameInPlay::open(site.folder());
    const std::string seat = in_play.roster.ids().front();
    int reports = 0;
    for (const int turn : {0, 1}) {
        for (const MessageRow& mail : *in_play.store.messages(turn)) {
            if (mail.kind != MessageKind::report || mail.player != in_play.roster.find(seat)) continue;
            ++reports;
            const std::string path = "/me/reports/" + std::to_string(turn);
            EXPECT_THAT(page_text(without_links_to_rulings(site.get(seat, path).body)),
                        HasSubstr(page_text(mail.html_body.value())));
            EXPECT_EQ(site.get(seat, path + "/text").body, mail.subject + "\n\n" + mail.text_body);
            EXPECT_THAT(site.get(seat, "/me").body, HasSubstr("href=\"" + path + "\""));
        }
    }
    EXPECT_EQ(reports, 2);
    for (const char* path : {"/me/reports/2", "/me/reports/-1", "/me/reports/x", "/me/reports/99999999999",
                             "/me/receipts/1/9", "/me/receipts/1/x"})
        EXPECT_EQ(site.get(seat, path).status, 404) << path;
}

TEST_P(EveryCampaignsPages, ShowEveryMovementOfTheLedgerInBothLanguages) {
    PlayerSite site(GetParam());
    play(site);
    const GameInPlay in_play = *GameInPlay::open(site.folder());
    const auto player = in_play.roster.all().back();
    std::size_t movements = 0;
    for (const int turn : {0, 1}) {
        for (const LedgerRow& row : *in_play.store.ledger(turn)) movements += row.player == player ? 1 : 0;
    }
    EXPECT_EQ(movements > 0, in_play.game->balance(in_play.position, player).amount != 0);
    for (const char* language : {"fr", "en"}) {
        const Response page = site.get(in_play.roster.id(player), "/me/ledger", language);
        ASSERT_EQ(page.status, 200);
        std::size_t rows = 0;
        for (auto at = page.body.find("<tr><td>"); at != std::string::npos; at = page.body.find("<tr><td>", at + 1))
            ++rows;
        EXPECT_EQ(rows, movements);
        EXPECT_THAT(page.body, AllOf(HasSubstr("<svg"), Not(HasSubstr("style="))));
    }
}

/// Everybody but the reader writes a word that occurs nowhere else, wherever a text may stand.
TEST_P(EveryCampaignsPages, TellNothingOfAnothersSheet) {
    PlayerSite site(GetParam());
    play(site);
    const GameInPlay in_play = *GameInPlay::open(site.folder());
    const auto ids = awaited(in_play);
    const std::string& reader = ids.front();
    site.send_yaml(reader, sheet_saying(in_play, reader, "plain"));
    std::map<std::string, Response> before;
    for (const std::string& page : pages) before[page] = site.get(reader, page);
    for (std::size_t i = 1; i < ids.size(); ++i) {
        const std::string canary = "canary" + ids[i];
        ASSERT_EQ(site.send_yaml(ids[i], sheet_saying(in_play, ids[i], canary)).status, 303);
        if (free_texts(in_play).empty()) continue;
        EXPECT_THAT(site.get(ids[i], "/me/orders").body, HasSubstr(canary));
    }
    for (const std::string& page : pages) {
        const Response after = site.get(reader, page);
        EXPECT_EQ(after.status, 200) << page;
        EXPECT_THAT(after.body, Not(HasSubstr("canary"))) << page;
        EXPECT_EQ(page_text(after.body), page_text(before[page].body)) << page;
    }
}

TEST_P(EveryCampaignsPages, LeadToNobodyElses) {
    PlayerSite site(GetParam());
    play(site);
    const GameInPlay in_play = *GameInPlay::open(site.folder());
    const std::string author = awaited(in_play).front();
    site.send_yaml(author, "player: " + author + "\n");
    EXPECT_EQ(site.get(author, "/me/receipts/2/1").status, 200);
    for (const std::string& other : in_play.roster.ids()) {
        if (other == author) continue;
        EXPECT_EQ(site.get(other, "/me/receipts/2/1").status, 404) << other;
    }
    for (const std::string& page : pages) {
        EXPECT_EQ(site.get("", page).status, 303) << page;
        EXPECT_EQ(test::header_of(site.get("", page), "Location"), "/enter") << page;
    }
}

/// Each field of free text, one after the other, with markup in it.
TEST_P(EveryCampaignsPages, KeepHostileTextAsText) {
    PlayerSite site(GetParam());
    const GameInPlay in_play = *GameInPlay::open(site.folder());
    const std::string seat = awaited(in_play).front();
    const std::string hostile = "\"><script>alert(1)</script>{{ web.seal }}</textarea><img src=x onerror=y>'";
    for (const std::string& sheet : {sheet_saying(in_play, seat, hostile), orders::yaml_scalar(hostile) + ": 1\n",
                                     "player: " + orders::yaml_scalar(hostile) + "\n", hostile}) {
        const Fields form = with(site.orders_form(seat), "yaml", sheet);
        for (const char* button : {"check-yaml", "to-form"}) {
            const Response page = site.post(seat, "/me/orders", with(form, "do", button));
            EXPECT_EQ(page.status, 200);
            EXPECT_THAT(page.body, AllOf(Not(HasSubstr("<script>alert")), Not(HasSubstr("<img")))) << sheet;
            EXPECT_EQ(test::untouched(page.body, "/me/orders").get("yaml").size(),
                      sheet.size() + static_cast<std::size_t>(std::count(sheet.begin(), sheet.end(), '\n')));
        }
    }
    Fields form = site.orders_form(seat);
    for (const char* list : {"transfers", "buy", "runs", "votes", "dragon.estimates"}) {
        form = test::untouched(site.post(seat, "/me/orders", with(form, "do", std::string("add:orders.") + list)).body,
                               "/me/orders");
    }
    for (const auto& [name, value] : form.all()) {
        if (!name.starts_with("orders.") || name.ends_with(".way")) continue;  // a way is chosen, not written
        const Response page = site.post(seat, "/me/orders", with(with(form, name, hostile), "do", "check-form"));
        EXPECT_EQ(page.status, 200) << name;
        EXPECT_THAT(page.body, AllOf(Not(HasSubstr("<script>alert")), Not(HasSubstr("<img")))) << name;
        std::vector<std::string> kept;  // perhaps in another row: those before it may have been empty
        const Fields shown = test::untouched(page.body, "/me/orders");
        for (const auto& [field, value_there] : shown.all())
            if (field.starts_with("orders.")) kept.push_back(value_there);
        if (shown.get(name) == "true") continue;  // yes or no is ticked, not written
        EXPECT_THAT(kept, testing::Contains(hostile)) << name;
    }
    site.send_yaml(seat, sheet_saying(in_play, seat, hostile));
    play(site);
    for (const std::string& page : {std::string("/me"), std::string("/me/reports/1"), std::string("/me/receipts/1/1")})
        EXPECT_THAT(site.get(seat, page).body, AllOf(Not(HasSubstr("<script>alert")), Not(HasSubstr("<img")))) << page;
}

INSTANTIATE_TEST_SUITE_P(PlayerPages, EveryCampaignsPages, testing::ValuesIn(campaign_names()), [](const auto& one) {
    std::string name = one.param;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
    return name;
});

}  // namespace
}  // namespace gm::web
