// What Corporate Game says in one language it says in the other.

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <set>

#include "gm/assets/embedded.h"
#include "gm/report/template_set.h"
#include "orders/document.h"

namespace gm {
namespace {

using nlohmann::json;

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

TEST(CorporatePhrases, ARefusalNamesTheOrderTheReasonAndTheRule) {
    const json data{{"player", "akira"}, {"path", "runs/2/network"}, {"reason", "no-right"}};
    EXPECT_EQ(phrase("en", "akira", "refused", data),
              "Run no. 2, \"network\": you have no right to it this turn (the run goes on without it) [CG-31].");
}

TEST(CorporatePhrases, ARunShowsItsArithmetic) {
    const json data{{"run", 1},
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
                    {"malus", -20},
                    {"roll", 12},
                    {"outcome", "success"}};
    const std::string text = phrase("fr", "akira", "run-report", data);
    EXPECT_NE(text.find("12 <= 30 % = 30 (argent) - 10 (agent) + 30 (réseau) - 20 (concurrence) : succès"),
              std::string::npos)
        << text;
}

TEST(CorporatePhrases, TheReaderIsYouAndOthersHaveNames) {
    const json data{{"player", "akira"}, {"corporation", "evo"}, {"quantity", 1}, {"held", 2}};
    EXPECT_EQ(phrase("fr", "akira", "shares-bought", data), "Vous prenez 1 part d'Evo (2 en tout).");
    EXPECT_EQ(phrase("fr", "hanae", "shares-bought", data), "Akira prend 1 part d'Evo (2 en tout).");
}

}  // namespace
}  // namespace gm
