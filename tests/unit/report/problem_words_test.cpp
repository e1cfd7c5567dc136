#include "gm/report/problem_words.h"

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "orders/tiny/sheet.h"

namespace gm {

namespace {

std::string text_of(const std::filesystem::path& path) {
    std::stringstream text;
    text << std::ifstream(path).rdbuf();
    return text.str();
}

/// What a C++ string literal of the sources stands for.
std::string unescaped(std::string_view literal) {
    std::string out;
    for (std::size_t i = 0; i < literal.size(); ++i) {
        if (literal[i] == '\\') ++i;
        out += literal[i];
    }
    return out;
}

/// Every sentence that the sources can say of a sheet.
std::set<std::string> patterns_in_sources() {
    static const std::regex call(R"re(\b(?:say|phrase)\(\s*"((?:[^"\\]|\\.)*)")re");
    std::set<std::string> patterns;
    for (const char* folder : {"/orders", "/gm/play", "/gm/web/player"}) {
        for (const auto& file : std::filesystem::recursive_directory_iterator(std::string(GM_SOURCE_DIR) + folder)) {
            if (file.path().extension() != ".cpp" && file.path().extension() != ".h") continue;
            const std::string text = text_of(file.path());
            for (std::sregex_iterator found(text.begin(), text.end(), call), end; found != end; ++found)
                patterns.insert(unescaped((*found)[1].str()));
        }
    }
    return patterns;
}

std::size_t holes(std::string_view pattern) {
    std::size_t count = 0;
    for (auto at = pattern.find("{}"); at != std::string_view::npos; at = pattern.find("{}", at + 2)) ++count;
    return count;
}

orders::Document french_file() {
    const std::string path = std::string(GM_SOURCE_DIR) + "/templates/fr/problems.yaml";
    return *orders::parse_document(text_of(path), path);
}

orders::Problem tiny_problem(const std::string& text) {
    orders::Problems problems;
    orders::tiny::read_sheet(*orders::parse_document(text, ""), {1, "ada", 6}, problems);
    EXPECT_EQ(problems.size(), 1U);
    return problems.at(0);
}

}  // namespace

TEST(ProblemWords, EverySentenceHasAFrenchOneWithAsManyHolesAndNoneIsStale) {
    const std::set<std::string> said = patterns_in_sources();
    ASSERT_GT(said.size(), 80U) << "the sources were not found";
    std::set<std::string> translated;
    for (const orders::Member& entry : french_file().root.members) {
        translated.insert(entry.key);
        EXPECT_EQ(holes(entry.key), holes(entry.value.text)) << entry.key;
        EXPECT_FALSE(entry.value.text.empty()) << entry.key;
    }
    for (const std::string& pattern : said) EXPECT_TRUE(translated.contains(pattern)) << "no French for: " << pattern;
    for (const std::string& pattern : translated) EXPECT_TRUE(said.contains(pattern)) << "nobody says: " << pattern;
}

TEST(ProblemWords, AProblemIsPutIntoFrenchWithItsParts) {
    const orders::Problem problem = in_language(tiny_problem("pari: {}"), "fr");
    EXPECT_EQ(problem.what, "pari doit être un nombre entier, et non un groupe de clés");
    EXPECT_EQ(in_language(tiny_problem("mise: beaucoup"), "fr").what, "mise : « beaucoup » n'est pas un montant");
    EXPECT_EQ(in_language(tiny_problem("joueur: ada\nmize: 1"), "fr").advice, "vouliez-vous dire « mise » ?");
}

TEST(ProblemWords, WhatThePlayerWroteIsNeverTranslated) {
    EXPECT_EQ(in_language(tiny_problem("pari: nothing"), "fr").what,
              "pari doit être un nombre entier, et non 'nothing'");
    EXPECT_EQ(in_language(tiny_problem("'{}': 1"), "fr").what, "clé inconnue : « {} »");
}

TEST(ProblemWords, EnglishStaysAndSoDoesWhatHasNoFrench) {
    EXPECT_EQ(in_language(tiny_problem("bid: nine"), "en").what, "bid must be a whole number, not 'nine'");
    EXPECT_EQ(in_language(orders::invalid("as it was", "do this"), "fr").what, "as it was");
    EXPECT_EQ(in_language(orders::invalid(orders::say("never heard of {}", 7)), "fr").what, "never heard of 7");
    orders::Problem plain;
    plain.what = "made by hand";
    EXPECT_EQ(in_language(plain, "fr").what, "made by hand");
}

TEST(ProblemWords, SyntaxErrorsAreTranslatedToo) {
    const auto broken = orders::parse_document("votes: [a, b\nruns: c\n", "x.yaml");
    ASSERT_FALSE(broken);
    EXPECT_THAT(in_language(broken.problems().front(), "fr").what, testing::StartsWith("ce n'est pas du YAML valable"));
}

}  // namespace gm
