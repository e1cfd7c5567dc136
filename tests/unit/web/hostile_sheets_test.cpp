// Sheets made to be costly: what a page answers to them stays small, says what is the matter, and loses nothing.

#include <algorithm>
#include <mutex>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "gm/play/receipt_size.h"
#include "orders/gathered_problems.h"
#include "orders/sheet_limits.h"
#include "tests/support/page_text.h"
#include "tests/unit/web/player_site.h"

namespace gm::web {
namespace {

using test::PlayerSite;
using test::untouched;
using test::with;
using test_support::page_text;
using testing::HasSubstr;

std::string repeated(const std::string& text, std::size_t times) {
    std::string out;
    for (std::size_t i = 0; i < times; ++i) out += text;
    return out;
}

std::size_t count_of(const std::string& text, const std::string& what) {
    std::size_t count = 0;
    for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++count;
    return count;
}

std::string purchases(std::size_t rows) { return "buy:\n" + repeated("  - influence\n", rows); }

class HostileSheets : public testing::Test {
protected:
    Response check(const std::string& yaml) {
        return site_.post(seat_, "/me/orders", with(with(site_.orders_form(seat_), "yaml", yaml), "do", "check-yaml"));
    }
    MessageRow receipt() const {
        const GameInPlay in_play = *GameInPlay::open(site_.folder());
        for (MessageRow& row : *in_play.store.messages(in_play.next_turn()))
            if (row.kind == MessageKind::receipt) return std::move(row);
        throw std::runtime_error("there is no receipt");
    }
    std::vector<SheetRow> sheets() const {
        const GameInPlay in_play = *GameInPlay::open(site_.folder());
        return *in_play.store.sheets(in_play.next_turn());
    }

    PlayerSite site_{"neo-tokyo"};
    const std::string seat_ = "akira";
};

TEST_F(HostileSheets, OfManyOrdersAreAnsweredInLittle) {
    const Response page = check(purchases(1990));
    EXPECT_EQ(page.status, 200);
    EXPECT_LT(page.body.size(), 600'000U);
    EXPECT_THAT(page_text(page.body), HasSubstr("the form has room for 300 rows"));
    const Fields form = untouched(page.body, "/me/orders");
    EXPECT_EQ(count_of(form.get("yaml"), "- influence"), 1990U);
    EXPECT_EQ(site_.send_yaml(seat_, purchases(1990)).status, 303);
    EXPECT_LT(site_.get(seat_, "/me/orders").body.size(), 600'000U) << "nor when they wait";
}

/// Whatever stands in a row: twice the rows, twice the page.
TEST_F(HostileSheets, AreAnsweredInProportion) {
    const auto bytes = [&](const char* row, std::size_t rows) {
        return check("buy:\n" + repeated(row, rows)).body.size();
    };
    for (const char* row : {"  - influence\n", "  - share: Renrako\n", "  - [1]\n"}) {
        const std::size_t page = bytes("", 0);
        EXPECT_LT(bytes(row, 200) - page, 22 * (bytes(row, 100) - page) / 10) << row;
        EXPECT_LT(bytes(row, 1500), 600'000U) << row;
    }
}

TEST_F(HostileSheets, OfTooManyRowsAreRefusedInWordsAndGivenBack) {
    const std::string sheet = purchases(orders::SheetLimits{}.rows + 1);
    const Response sent = site_.send_yaml(seat_, sheet);
    EXPECT_EQ(sent.status, 422);
    EXPECT_THAT(page_text(sent.body), HasSubstr("this sheet has more than 4000 rows: keys, and items of lists"));
    EXPECT_EQ(count_of(untouched(sent.body, "/me/orders").get("yaml"), "- influence"), orders::SheetLimits{}.rows + 1);
    EXPECT_LT(sent.body.size(), 300'000U);
    EXPECT_TRUE(sheets().empty());
    const Fields form = with(with(site_.orders_form(seat_, "fr"), "yaml", sheet), "do", "check-yaml");
    EXPECT_THAT(page_text(site_.post(seat_, "/me/orders", form, "fr").body),
                HasSubstr("cette feuille a plus de 4000 lignes"));
}

TEST_F(HostileSheets, OfManyMistakesTellFiftyAndCountTheRest) {
    const Response page = check("votes:\n" + repeated("  - {up: Renrako, down: Evo}\n", 1000));
    EXPECT_EQ(count_of(page_text(page.body), "no corporation is called 'Renrako'"),
              orders::GatheredProblems::most_told);
    EXPECT_THAT(page_text(page.body), HasSubstr("and 950 more, without details here"));
    site_.follow(seat_, site_.send_yaml(seat_, "votes:\n" + repeated("  - {up: Renrako, down: Evo}\n", 1000)));
    EXPECT_THAT(receipt().text_body, HasSubstr("et 950 de plus, sans détail ici"));
    EXPECT_LT(sheets().front().problems.size(), 30'000U);
}

TEST_F(HostileSheets, HaveReceiptsOfAtMostAHundredThousandBytes) {
    for (const std::string& sheet :
         {purchases(3000), "transfers:\n  - {to: hanae, amount: 1, contract: \"" + repeated("&", 100'000) + "\"}\n",
          "votes:\n" + repeated("  - {up: Renrako, down: \"<<<<<<<<<<<<<<\"}\n", 1000)}) {
        PlayerSite site("neo-tokyo");
        const Response sent = site.send_yaml(seat_, sheet);
        const Response page = site.follow(seat_, sent);
        const GameInPlay in_play = *GameInPlay::open(site.folder());
        const MessageRow mail = in_play.store.messages(in_play.next_turn())->back();
        ASSERT_EQ(mail.kind, MessageKind::receipt);
        EXPECT_LE(mail.text_body.size(), largest_receipt);
        EXPECT_LE(mail.html_body.value_or("").size(), largest_receipt);
        EXPECT_LT(page.body.size(), largest_receipt + 10'000) << "with what stands around it";
        EXPECT_THAT(mail.text_body, HasSubstr("Cet accusé s'arrête ici"));
        EXPECT_THAT(mail.text_body,
                    HasSubstr("Empreinte de cette feuille : " + in_play.store.sheets(1)->front().digest));
    }
}

TEST_F(HostileSheets, ThatWaitFromEarlierDaysAreNotPlayed) {
    {
        GameInPlay in_play = *GameInPlay::open(site_.folder(), Writer{"a test", gm::test::monday});
        NewSheet sheet;
        sheet.turn = in_play.next_turn();
        sheet.player = *in_play.roster.find(seat_);
        sheet.received_at = gm::test::monday;
        sheet.source = "an earlier gm";
        sheet.raw = purchases(orders::SheetLimits{}.rows + 1);
        ASSERT_TRUE(in_play.store.add_sheet(sheet, {}, {gm::test::monday, "import", "{}"}, {}));
    }
    const GameInPlay in_play = *GameInPlay::open(site_.folder());
    const auto resolved = resolve_turn(in_play, ResolveRequest{std::nullopt, gm::test::tuesday});
    ASSERT_TRUE(resolved) << orders::describe(resolved.problems());
    EXPECT_THAT(resolved->silent, testing::Contains(seat_));
    EXPECT_EQ(site_.get(seat_, "/me/orders").status, 200);
}

/// As a browser would send it, had it a form of so many rows.
Fields filled_rows(Fields form, std::size_t rows) {
    for (std::size_t i = 0; i < rows; ++i) {
        const std::string row = "orders.buy." + std::to_string(i);
        form.add("row", row);
        form.add(row + ".croc", "team " + std::to_string(i));
    }
    return form;
}

TEST_F(HostileSheets, OfMoreRowsThanAFormHasGoOnAsYaml) {
    const Fields form = filled_rows(site_.orders_form(seat_), 301);
    const Response page = site_.post(seat_, "/me/orders", with(form, "do", "check-form"));
    EXPECT_EQ(page.status, 200);
    EXPECT_LT(page.body.size(), 300'000U);
    EXPECT_FALSE(untouched(page.body, "/me/orders").has("form_mark"));
    EXPECT_THAT(untouched(page.body, "/me/orders").get("yaml"), HasSubstr("croc: team 300"));
}

TEST_F(HostileSheets, ChangedOnBothSidesLoseNoneOfThem) {
    const Fields form = with(filled_rows(site_.orders_form(seat_), 301), "yaml", "buy:\n  - influence\n");
    const Response page = site_.post(seat_, "/me/orders", with(form, "do", "check-form"));
    const std::string yaml = untouched(page.body, "/me/orders").get("yaml");
    EXPECT_THAT(yaml, testing::StartsWith("buy:\r\n  - influence\r\n"));
    EXPECT_THAT(yaml, HasSubstr("#   - croc: team 300"));
}

TEST_F(HostileSheets, OfAFormLoseNoRow) {
    const Fields form = filled_rows(site_.orders_form(seat_), 250);
    const Response page = site_.post(seat_, "/me/orders", with(form, "do", "to-yaml"));
    EXPECT_TRUE(untouched(page.body, "/me/orders").has("orders.buy.249.croc"));
    EXPECT_THAT(untouched(page.body, "/me/orders").get("yaml"), HasSubstr("croc: team 249"));
}

class CostlyPages : public testing::Test {
protected:
    PlayerSite site_{"tiny"};
};

TEST_F(CostlyPages, AreNotMadeWithoutEndForOneSeat) {
    int made = 0;
    while (made < 1000 && site_.get("ada", "/me/orders").status == 200) ++made;
    EXPECT_GE(made, 60) << "nobody reloads that often by hand";
    EXPECT_LT(made, 100);
    EXPECT_EQ(site_.get("ada", "/me/orders").status, 429);
    EXPECT_EQ(site_.get("bo", "/me/orders").status, 200);
    EXPECT_EQ(site_.get("ada", "/me").status, 200);
}

TEST_F(CostlyPages, AreNotMadeForWhoHasHungUp) {
    int asked = 0;
    const auto gone_after = [&](int times) {
        asked = 0;
        return [&asked, times] { return ++asked <= times; };
    };
    EXPECT_EQ(site_.get_while("ada", "/me/orders", gone_after(0)).status, 499);
    EXPECT_EQ(asked, 1);
    EXPECT_EQ(site_.get_while("ada", "/me/orders", gone_after(1)).status, 499);
    EXPECT_EQ(asked, 2) << "between its parts as well";
    EXPECT_EQ(site_.get_while("ada", "/me/orders", gone_after(100)).status, 200);
}

TEST_F(CostlyPages, OfOneSeatAreMadeOneAfterTheOther) {
    constexpr int many = 6;
    std::mutex mutex;
    std::vector<int> at_work;  // who asked whether to go on, each time
    {
        std::vector<std::jthread> readers;
        for (int reader = 0; reader < many; ++reader)
            readers.emplace_back([&, reader] {
                site_.get_while("ada", "/me/orders", [&, reader] {
                    const std::scoped_lock guard(mutex);
                    at_work.push_back(reader);
                    return true;
                });
            });
    }
    EXPECT_GT(at_work.size(), std::size_t{many});
    at_work.erase(std::unique(at_work.begin(), at_work.end()), at_work.end());
    EXPECT_EQ(at_work.size(), std::size_t{many}) << "nobody works on while another does";
}

TEST_F(CostlyPages, ThatKeepASheetKeepItWhoeverWaits) {
    Fields form = with(with(site_.orders_form("ada"), "yaml", "bid: 3\n"), "do", "send-yaml");
    EXPECT_EQ(site_.post_while("ada", "/me/orders/send", form, [] { return false; }).status, 303);
}

}  // namespace
}  // namespace gm::web
