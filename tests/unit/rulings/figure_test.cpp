#include "resolution/ruling_figure.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

using namespace resolution;
using nlohmann::json;

namespace {

const json state = json::parse(R"({
    "turn": 3,
    "players": {"akira": {"money": 500, "honour": 4, "in_game": true, "party": null, "secrets": ["a", "b"]},
                "goro": {"money": 700, "honour": 2, "in_game": true, "party": "renewal", "secrets": []}},
    "effects": {"akira": {"grant": 1}, "goro": {"grant": 0}},
    "contracts": [{"id": "C-1", "terms": "a loan"}]
})");
const FigureNames names{{"akira", "Akira Tanaka"}, {"renewal", "Party of Renewal"}, {"renewal", "Parti du Renouveau"}};

std::string found(std::string_view words) {
    const auto path = find_figure(state, words, names);
    return path ? to_text(*path) : orders::describe(path.problems());
}

json read(const json& before, std::string_view text) {
    auto value = read_figure(before, text, names);
    return value ? *value : json("refused");
}

}  // namespace

TEST(RulingFigures, AreFoundByIdsNamesAndPlaces) {
    EXPECT_EQ(found("players.akira.honour"), "players.akira.honour");
    EXPECT_EQ(found("players/Akira Tanaka/HONOUR"), "players.akira.honour");
    EXPECT_EQ(found("akira.money"), "players.akira.money");
    EXPECT_EQ(found("goro.grant"), "effects.goro.grant");
    EXPECT_EQ(found("contracts.C-1.terms"), "contracts.C-1.terms");
    EXPECT_EQ(found("akira.secrets.2"), "players.akira.secrets.2");
    EXPECT_EQ(*figure_at(state, {"players", "akira", "secrets", "2"}), "b");
}

TEST(RulingFigures, WhatIsNotThereIsAnsweredWithWhatWasMeant) {
    EXPECT_NE(found("players.akira.honor").find("did you mean 'honour'?"), std::string::npos);
    EXPECT_NE(found("players.akria.honour").find("did you mean 'akira'?"), std::string::npos);
    EXPECT_NE(found("akira.monye").find("did you mean 'money'?"), std::string::npos);
    EXPECT_NE(found("players.akira.honour.much").find("is a figure"), std::string::npos);
    EXPECT_NE(found("akira").find("can mean two things"), std::string::npos);
    EXPECT_NE(found("").find("there is no ''"), std::string::npos);
}

TEST(RulingFigures, AValueHasTheTypeOfTheOneBefore) {
    EXPECT_EQ(read(500, "150k"), 150000);
    EXPECT_EQ(read(500, "-3"), -3);
    EXPECT_EQ(read(500, "much"), "refused");
    EXPECT_EQ(read(true, "non"), false);
    EXPECT_EQ(read(true, "0"), "refused");
    EXPECT_EQ(read(nullptr, "Parti du Renouveau"), "renewal");
    EXPECT_EQ(read("renewal", "none"), nullptr);
    EXPECT_EQ(read(json::array(), R"(["a"])"), json::array({"a"}));
    EXPECT_EQ(read(json::array(), "a"), "refused");
    EXPECT_EQ(read("text", "\xff"), "refused");
    EXPECT_EQ(*read_step("+50 000"), 50000);
    EXPECT_FALSE(read_step("0"));
    EXPECT_FALSE(read_step("1.5"));
}
