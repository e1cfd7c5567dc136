#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "resolution/fact.h"
#include "resolution/journal.h"

namespace {

using namespace resolution;
using orders::Money;
using testing::ElementsAre;

using Found = Fact<"found", Text<"player">, Whole<"place">, Amount<"worth">, Flag<"alone">, Items<"with">,
                   Members<"more">, Anything<"else">>;

TEST(Fact, IsToldFieldByFieldInTheOrderOfItsType) {
    Journal journal;
    journal.enter("search");
    journal.tell(Audience::everyone(), "section 1",
                 Found{"ada", 3, Money{40}, true, List{"bo"}, fields_of("depth", 2), nullptr});
    const Entry& entry = journal.entries().at(0);
    EXPECT_EQ(entry.kind, "found");
    EXPECT_EQ(to_json(entry.fields), R"({"player": "ada", "place": 3, "worth": 40, "alone": true, "with": ["bo"],
                                         "more": {"depth": 2}, "else": null})"_json);
    std::vector<std::string> names;
    for (const Field& field : entry.fields) names.push_back(field.name);
    EXPECT_THAT(names, ElementsAre("player", "place", "worth", "alone", "with", "more", "else"));
}

TEST(Fact, CannotBeMadeWithoutAFieldNorOfAnotherKind) {
    using Pair = Fact<"pair", Text<"player">, Whole<"place">>;
    EXPECT_TRUE((std::is_constructible_v<Pair, std::string, int>));
    EXPECT_FALSE((std::is_constructible_v<Pair, std::string>));
    EXPECT_FALSE((std::is_constructible_v<Pair, std::string, int, int>));
    EXPECT_FALSE((std::is_constructible_v<Pair, int, std::string>));
    EXPECT_FALSE((std::is_constructible_v<Pair, std::string, Money>));
}

}  // namespace
