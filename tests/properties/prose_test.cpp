// Orders in plain words, of every registered game: a sheet that is said in them, and understood again, is the same.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <sstream>

#include "orders/described/prose.h"
#include "orders/described/prose_writer.h"
#include "orders/described/translation.h"
#include "tests/support/bot_games.h"
#include "tests/support/table.h"

using namespace resolution;
using orders::described::Part;
using orders::described::ProseKeys;
using orders::described::Saying;
using orders::described::StructKind;
using test_support::Table;

namespace {

const int seeds_of_prose = test_support::games_to_play(2, 1);

class InPlainWords : public testing::TestWithParam<std::string> {};

/// What a sheet orders, and of which of its orders something is said. Wild ones need not make sense.
std::string rewritten(const Table& table, PlayerIndex player, const orders::Document& document) {
    const Reading reading = table.game().read(table.position(), player, document);
    std::string out = reading.orders ? table.game().write_sheet(table.position(), player, *reading.orders) : "none\n";
    for (const orders::Problem& problem : reading.problems)
        out += (problem.kind == orders::ProblemKind::invalid ? "wrong: " : "doubtful: ") + problem.path + "\n";
    return out;
}

orders::Document parsed(const std::string& text) {
    auto document = orders::parse_document(text, "sheet.yaml");
    EXPECT_TRUE(document) << text << orders::describe(document.problems());
    return document ? *std::move(document) : orders::Document{};
}

/// Without the holes that orders left which were not understood.
orders::Document without_holes(orders::Document sheet) {
    for (orders::Member& member : sheet.root.members)
        std::erase_if(member.value.items, [](const orders::Node& item) { return item.is_null(); });
    return sheet;
}

void drop_keys(orders::Document& sheet, const std::vector<std::string>& keys) {
    std::erase_if(sheet.root.members, [&](const orders::Member& member) {
        return std::find(keys.begin(), keys.end(), member.key) != keys.end();
    });
}

/// Keys of the sheets that were met.
struct KeysMet {
    std::set<std::string> written;
    std::set<std::string> said;
};

/// Says a sheet, and looks whether it is understood.
class ProseTrial {
public:
    ProseTrial(const Table& table, std::mt19937_64& random, KeysMet& met)
        : table_(table), kind_(*table.game().sheet_kind()), random_(random), met_(met) {}

    void tell(PlayerIndex player, const std::string& yaml) {
        expect_same_in_french(player, yaml);
        orders::Document sheet = without_holes(parsed(yaml));
        for (const orders::Member& member : sheet.root.members) met_.written.insert(member.key);
        for (const std::string language : {"fr", "en"}) {
            drop_keys(sheet, written(sheet, player, language).unsayable);
            const std::string message = written(sheet, player, language).text;
            const std::string expected = rewritten(table_, player, sheet);
            for (const orders::Member& member : sheet.root.members) met_.said.insert(member.key);
            const bool orders_any = message.find('\n') + 1 < message.size();
            EXPECT_EQ(orders::described::is_prose(message, kind_), orders_any) << message;
            const auto prose = orders::described::read_prose(message, "message.txt", kind_, language);
            for (const auto& line : prose.lines)
                EXPECT_TRUE(line.understood()) << message << orders::describe(line.problems);
            const orders::Document again = orders::described::sheet_of(prose, kind_);
            EXPECT_EQ(rewritten(table_, player, again), expected) << message;
            const std::string converted = orders::described::yaml_of(again.root, kind_);
            EXPECT_EQ(rewritten(table_, player, parsed(converted)), expected) << message << converted;
            EXPECT_FALSE(orders::described::is_prose("#1 - Alice\n" + converted, kind_)) << converted;
        }
    }

private:
    /// As reports quote it to a reader who speaks French.
    void expect_same_in_french(PlayerIndex player, const std::string& yaml) {
        const std::string french = orders::described::sheet_in("fr", yaml, kind_);
        EXPECT_EQ(rewritten(table_, player, parsed(french)), rewritten(table_, player, parsed(yaml))) << french;
    }

    orders::described::WrittenProse written(const orders::Document& sheet, PlayerIndex player,
                                            const std::string& language) {
        return write_prose(sheet.root, kind_, table_.game().turn(table_.position()), table_.roster().id(player),
                           language, [&](std::size_t count) { return random_() % count; });
    }

    const Table& table_;
    const StructKind& kind_;
    std::mt19937_64& random_;
    KeysMet& met_;
};

/// Every word of every order finds the part that it is a word of.
void check_words(const StructKind& kind) {
    const ProseKeys keys(kind.parts());
    for (const Part& part : kind.parts()) {
        if (part.kind == nullptr) continue;
        for (const std::string language : {"fr", "en"}) {
            for (const std::string& word : spoken_words(part, language))
                EXPECT_EQ(keys.part(word), &part) << "'" << word << "' is a word of " << keys.part(word)->id << ", too";
        }
        Saying saying = part.kind->saying();
        if (saying.item != nullptr) saying = saying.item->saying();
        if (saying.order != nullptr && saying.order != &kind) check_words(*saying.order);
    }
}

}  // namespace

TEST_P(InPlainWords, ASheetThatIsSaidIsUnderstoodAsTheSame) {
    std::mt19937_64 random(test_support::base_seed());
    KeysMet met;
    test_support::play_bots(GetParam(), seeds_of_prose, 1, [&](const Table& table, const Sheets& sheets) {
        ProseTrial trial(table, random, met);
        const Sheets wild = test_support::wild_sheets(table, sheets, random);
        for (std::size_t i = 0; i < wild.size(); ++i) {
            const PlayerIndex player(i);
            for (const auto& sheet : {sheets[i], wild[i]}) {
                if (sheet) trial.tell(player, table.game().write_sheet(table.position(), player, *sheet));
            }
        }
    });
    const Table table = test_support::table_of(GetParam(), 1);
    const ProseKeys keys(table.game().sheet_kind()->parts());
    for (const std::string& key : met.written) {
        const Part* part = keys.part(key);
        const bool sayable = part != nullptr && part->kind->saying().form != Saying::Form::unsayable;
        EXPECT_TRUE(!sayable || met.said.contains(key)) << "never said: " << key;
    }
}

TEST_P(InPlainWords, NoWordOfAnOrderStandsForTwoParts) {
    check_words(*test_support::table_of(GetParam(), 1).game().sheet_kind());
}

TEST_P(InPlainWords, NoSheetOfTheTestsIsTakenForProse) {
    const Table table = test_support::table_of(GetParam(), 1);
    std::size_t seen = 0;
    std::size_t own = 0;
    for (const auto& entry : std::filesystem::recursive_directory_iterator(std::string(GM_SOURCE_DIR) + "/tests")) {
        const std::string extension = entry.path().extension().string();
        if (!entry.is_regular_file() || (extension != ".yaml" && extension != ".eml")) continue;
        std::stringstream text;
        text << std::ifstream(entry.path()).rdbuf();
        const StructKind& kind = *table.game().sheet_kind();
        EXPECT_FALSE(orders::described::is_prose(text.str(), kind)) << entry.path();
        ++seen;
        // Nor a sheet of this game, below a comment that looks like the heading.
        if (entry.path().string().find("/golden/" + GetParam() + "/sheets/") == std::string::npos) continue;
        EXPECT_FALSE(orders::described::is_prose("#1 - Alice\n" + text.str(), kind)) << entry.path();
        ++own;
    }
    EXPECT_GT(seen, 300U);
    EXPECT_GT(own, 4U);
}

INSTANTIATE_TEST_SUITE_P(Registered, InPlainWords, testing::ValuesIn(test_support::registered_ids()),
                         [](const auto& game) { return test_support::test_name(game.param); });
