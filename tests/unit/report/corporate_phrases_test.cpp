// What Corporate Game says in one language it says in the other.

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <set>

#include "gm/assets/embedded.h"
#include "gm/report/template_set.h"
#include "orders/document.h"

namespace gm {
namespace {

using nlohmann::json;
using testing::HasSubstr;

orders::Document phrases_in(const std::string& language) {
    const std::string path = "templates/" + language + "/corporate/phrases.yaml";
    for (const EmbeddedFile& file : embedded_files()) {
        if (file.path != path) continue;
        auto document = orders::parse_document(std::string(file.content), path);
        if (document) return std::move(*document);
        throw std::runtime_error(orders::describe(document.problems()));
    }
    throw std::runtime_error(path + " is missing");
}

std::set<std::string> keys_of(const orders::Node* map) {
    std::set<std::string> keys;
    if (map == nullptr) return keys;
    for (const orders::Member& member : map->members) keys.insert(member.key);
    return keys;
}

std::string phrase(const std::string& language, const std::string& reader, const std::string& kind, const json& data) {
    auto set = TemplateSet::load("corporate", language, {{"akira", "Akira"}, {"evo", "Evo"}});
    if (!set) return orders::describe(set.problems());
    const json context{{"reader", {{"id", reader}, {"name", reader}}}};
    auto text = set->phrase({{"kind", kind}, {"rule", "CG-31"}, {"data", data}}, context, 0);
    return text ? *text : orders::describe(text.problems());
}

TEST(CorporatePhrases, BothLanguagesKnowTheSameFacts) {
    EXPECT_EQ(keys_of(phrases_in("fr").root.find("facts")), keys_of(phrases_in("en").root.find("facts")));
}

TEST(CorporatePhrases, BothLanguagesKnowTheSameWords) {
    const orders::Document french = phrases_in("fr");
    const orders::Document english = phrases_in("en");
    const orders::Node& words = *french.root.find("words");
    for (const orders::Member& table : words.members) {
        if (table.key == "grammar" || table.key == "de") continue;  // of French alone
        EXPECT_EQ(keys_of(&table.value), keys_of(english.root.find("words")->find(table.key))) << table.key;
    }
}

TEST(CorporatePhrases, WhatTheBulletinTellsIsSaidInSeveralWays) {
    for (const std::string language : {"fr", "en"}) {
        const orders::Document phrases = phrases_in(language);
        for (const char* kind :
             {"assets-moved",     "crashed",        "crash-consequence", "public-run",  "chief-changed",
              "line-voted",       "war-declared",   "wars-ended",        "clan-rank",   "fixer-captured",
              "fixer-released",   "fixer-died",     "fixer-arrived",     "new-enemy",   "citizenship-gained",
              "citizenship-lost", "shares-bought",  "honour-moved",      "out-of-game", "evidence-published",
              "contract-signed",  "contract-broken"}) {
            const orders::Node* said = phrases.root.find("facts")->find(kind);
            ASSERT_NE(said, nullptr) << kind;
            EXPECT_GE(said->items.size(), 2U) << language << ": " << kind;
        }
    }
}

TEST(CorporatePhrases, ACrocIsCalledByItsName) {
    const json caught{{"type", "sabotage"},    {"target", "evo"}, {"buyer", "akira"},
                      {"agent", "croc:akira"}, {"croc", "Kage"},  {"percentage", 40}};
    const json traced{{"code", "T2-QK7"}, {"buyer", "akira"},         {"agent", "croc:akira"},
                      {"croc", "Kage"},   {"evidence", "run:T2-QK7"}, {"piece", "T3-A"}};
    json guarded{{"player", "akira"},     {"run", 1},           {"type", "protection"}, {"target", "evo"},
                 {"agent", "croc:akira"}, {"croc", "Kage"},     {"invested", 0},        {"paid", 0},
                 {"percentage", 0},       {"outcome", "unused"}};
    for (const char* part : {"money", "agent", "network", "awakened", "dragon", "underground", "favour"})
        guarded["of_" + std::string(part)] = 0;
    EXPECT_THAT(phrase("fr", "x", "team-captured", caught), HasSubstr("Agent : le CROC d'Akira, « Kage »."));
    EXPECT_THAT(phrase("en", "x", "team-captured", caught), HasSubstr("Agent: Akira's CROC, \"Kage\"."));
    EXPECT_THAT(phrase("fr", "x", "run-traced", traced), HasSubstr("engagé le CROC d'Akira, « Kage » (pièce T3-A"));
    EXPECT_THAT(phrase("en", "x", "run-traced", traced), HasSubstr("hired Akira's CROC, \"Kage\" (exhibit T3-A"));
    EXPECT_THAT(phrase("fr", "akira", "protection-report", guarded), HasSubstr("par votre CROC « Kage » ("));
    EXPECT_THAT(phrase("en", "akira", "protection-report", guarded), HasSubstr("by your CROC \"Kage\" ("));
}

TEST(CorporatePhrases, ARefusalNamesTheOrderTheReasonAndTheRule) {
    const json run{
        {"kind", "run"}, {"type", "sabotage"}, {"target", "evo"}, {"agent", "croc:akira"}, {"invest", 150'000}};
    EXPECT_EQ(
        phrase("en", "akira", "refused",
               {{"player", "akira"}, {"path", "runs/2/network"}, {"reason", "no-right"}, {"asked", run}}),
        "Run no. 2 (Sabotage against Evo by your CROC, 150\u00a0000 ny), \"network\": you have no right to it this "
        "turn (the run goes on without it) [CG-31].");
    const json vote{{"kind", "vote"}, {"up", "evo"}, {"down", "akira"}};
    EXPECT_EQ(phrase("fr", "akira", "refused",
                     {{"player", "akira"}, {"path", "votes/1"}, {"reason", "no-vote-left"}, {"asked", vote}}),
              "Vote n° 1 (Evo monte, Akira descend) : vous n'avez plus de Vote ce tour-ci [CG-31].");
}

TEST(CorporatePhrases, ARefusalOfWhatWasNotUnderstoodNamesItsPlace) {
    const json data{
        {"player", "akira"}, {"path", "buy/3"}, {"reason", "not-understood"}, {"asked", {{"kind", "purchase"}}}};
    EXPECT_EQ(phrase("en", "akira", "refused", data), "Purchase no. 3: the order was not understood [CG-31].");
}

namespace runs {

json report(const std::string& outcome, int roll) {
    return {{"run", 1},
            {"type", "sabotage"},
            {"target", "evo"},
            {"agent", "independents"},
            {"invested", 150000},
            {"paid", 150000},
            {"percentage", 50},
            {"of_money", 30},
            {"of_agent", -10},
            {"of_network", 30},
            {"of_awakened", 0},
            {"of_dragon", 0},
            {"of_underground", 0},
            {"of_favour", 0},
            {"benefit", ""},
            {"line", ""},
            {"malus", -20},
            {"roll", roll},
            {"always_fails_from", 90},
            {"outcome", outcome}};
}

}  // namespace runs

TEST(CorporatePhrases, ARunShowsItsArithmetic) {
    const std::string sum = " 30 % = 30 (argent) - 10 (agent) + 30 (réseau) - 20 (concurrence) : ";
    for (const auto& [outcome, roll, wanted] :
         {std::tuple{"success", 12, "12 <=" + sum + "succès"}, std::tuple{"failure", 31, "31 >" + sum + "échec"},
          std::tuple{"failure", 95, "95 (90 et plus : échec) pour" + sum + "échec"}}) {
        const std::string text = phrase("fr", "akira", "run-report", runs::report(outcome, roll));
        EXPECT_NE(text.find(wanted), std::string::npos) << text;
    }
}

TEST(CorporatePhrases, ARunThatDeathForestalledShowsNoDie) {
    const std::string text = phrase("en", "akira", "run-report", runs::report("failure", 0));
    EXPECT_NE(text.find("Nothing was rolled"), std::string::npos) << text;
    EXPECT_EQ(text.find(" > "), std::string::npos) << text;
}

TEST(CorporatePhrases, ARunNamesWhomItServesAndWhichLineItHits) {
    json steal = runs::report("success", 12);
    steal["type"] = "datasteal";
    steal["benefit"] = "akira";
    EXPECT_NE(phrase("fr", "x", "run-report", steal).find("Evo au profit d'Akira, par"), std::string::npos);
    json scandal = runs::report("success", 12);
    scandal["type"] = "scandal";
    scandal["target"] = "reformers";
    scandal["line"] = "populist";
    EXPECT_NE(phrase("en", "x", "run-report", scandal).find("the Reformers (\"populist\" line), by"),
              std::string::npos);
}

TEST(CorporatePhrases, TheReaderIsYouAndOthersHaveNames) {
    const json data{{"player", "akira"}, {"corporation", "evo"}, {"quantity", 1}, {"held", 2}};
    EXPECT_EQ(phrase("fr", "akira", "shares-bought", data), "Vous prenez 1 part d'Evo (2 en tout).");
    EXPECT_EQ(phrase("fr", "hanae", "shares-bought", data), "Akira prend 1 part d'Evo (2 en tout).");
}

}  // namespace
}  // namespace gm
