// Runs are resolved by their percentages, and told by their codes: whoever reads of two learns nothing of either's
// chances.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "gm/report/knowledge.h"
#include "gm/report/template_set.h"
#include "tests/support/bot_games.h"

namespace corporate_test {
namespace {

using namespace resolution;
using nlohmann::json;
using test_support::Table;

std::vector<std::string> public_codes(const json& entries) {
    std::vector<std::string> codes;
    for (const json& entry : entries)
        if (entry["kind"] == "public-run") codes.push_back(entry["data"]["code"]);
    return codes;
}

/// How many pairs of them stand in the order of their codes, and how many do not.
struct Pairs {
    int sorted = 0;
    int other = 0;
    void add(const std::vector<std::string>& codes) {
        for (std::size_t i = 0; i < codes.size(); ++i)
            for (std::size_t j = i + 1; j < codes.size(); ++j) ++(codes[i] < codes[j] ? sorted : other);
    }
};

TEST(RunOrderTold, RunsThatABulletinNamesStandInTheOrderOfTheirCodes) {
    Pairs happened;
    Pairs told;
    Pairs written;
    test_support::play_bots(
        "corporate", test_support::games_to_play(12, 4), 3, [&](const Table& table, const Sheets& sheets) {
            const auto played = table.resolve(table.position(), sheets);
            const gm::ResolvedTurn resolved{table.game().turn(table.position()),
                                            table.game(),
                                            table.roster(),
                                            played.position,
                                            played.record,
                                            "0123456789abcdef"};
            happened.add(public_codes(to_json(played.record.journal, table.roster(), Reader::anybody())));
            for (const PlayerIndex player : table.roster().all())
                told.add(public_codes(gm::knowledge_of(Reader::player(player), resolved)["entries"]));
            const json knowledge = gm::knowledge_of(Reader::anybody(), resolved);
            auto codes = public_codes(knowledge["entries"]);
            told.add(codes);
            auto templates = gm::TemplateSet::load("corporate", "en", table.game().names("en"));
            const std::string bulletin = templates->render("bulletin", knowledge)->text;
            std::ranges::sort(codes, {}, [&](const std::string& code) { return bulletin.find(code); });
            written.add(codes);
        });
    EXPECT_GT(happened.other, 10) << "what happened has an order of its own";
    EXPECT_EQ(told.other, 0);
    EXPECT_EQ(written.other, 0);
    EXPECT_EQ(written.sorted, happened.sorted + happened.other);
}

/// What happened to whom by whose run is not told by what stands before or after it either.
TEST(RunOrderTold, NoKindOfFactStandsBetweenOthers) {
    test_support::play_bots(
        "corporate", test_support::games_to_play(6, 2), 3, [&](const Table& table, const Sheets& sheets) {
            const auto played = table.resolve(table.position(), sheets);
            const gm::ResolvedTurn resolved{
                table.game().turn(table.position()), table.game(), table.roster(), played.position, played.record, ""};
            for (const PlayerIndex player : table.roster().all()) {
                std::vector<std::string> kinds;
                const json knowledge = gm::knowledge_of(Reader::player(player), resolved);
                for (const json& entry : knowledge["entries"])
                    if (entry["step"] == "runs" && (kinds.empty() || kinds.back() != entry["kind"].get<std::string>()))
                        kinds.push_back(entry["kind"]);
                std::ranges::sort(kinds);
                EXPECT_EQ(std::ranges::adjacent_find(kinds), kinds.end());
            }
        });
}

}  // namespace
}  // namespace corporate_test
