// Templates of the game master's own, in the game folder.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "gm/files/write.h"
#include "gm/report/template_shelf.h"
#include "tests/support/table.h"
#include "tests/support/temporary_folder.h"

namespace gm {
namespace {

using nlohmann::json;

class OwnTemplatesTest : public testing::Test {
protected:
    void put(const std::string& path, const std::string& text) {
        const auto file = folder_.path() / "templates" / path;
        std::filesystem::create_directories(file.parent_path());
        const auto written = write_file(file, text);
        ASSERT_TRUE(written) << orders::describe(written.problems());
    }

    Rendered bulletin(const std::string& language = "en") { return render("bulletin", language, knowledge(language)); }

    Rendered render(const std::string& document, const std::string& language, const json& known) {
        TemplateShelf shelf(*game_, roster_, folder_.path());
        auto out = shelf.render(language, document, known);
        complaints_ = shelf.complaints();
        if (!out) throw std::runtime_error(orders::describe(out.problems()));
        return std::move(*out);
    }

    static json knowledge(const std::string&) {
        return {
            {"turn", 2},
            {"game", "tiny"},
            {"reader", nullptr},
            {"view", {{"turns", 5}, {"over", false}, {"order", {"ada"}}, {"players", {{"ada", {{"points", 3}}}}}}},
            {"entries", json::array({{{"kind", "die"}, {"rule", "SB-1"}, {"step", "1"}, {"data", {{"value", 4}}}}})},
            {"commitment", "c0ffee"},
            {"seed", ""}};
    }

    std::string only_complaint() const {
        return complaints_.size() == 1
                   ? orders::describe(complaints_.front())
                   : std::to_string(complaints_.size()) + " complaints:\n" + orders::describe(complaints_);
    }

    test_support::TemporaryFolder folder_;
    std::unique_ptr<resolution::Game> game_ = test_support::shipped_game("tiny");
    resolution::Roster roster_{{{"ada", "Ada", {}}}};
    orders::Problems complaints_;
};

TEST_F(OwnTemplatesTest, WithoutAnyTheShippedOnesAreUsed) {
    const Rendered shipped = bulletin();
    EXPECT_NE(shipped.text.find("Sealed Bids, turn 2 of 5"), std::string::npos) << shipped.text;
    EXPECT_TRUE(complaints_.empty());
}

TEST_F(OwnTemplatesTest, AFileTakesThePlaceOfTheShippedOne) {
    const Rendered shipped = bulletin();
    put("en/tiny/bulletin.txt", "Hear ye: turn {{ turn }}.\n");
    const Rendered own = bulletin();
    EXPECT_EQ(own.text, "Hear ye: turn 2.\n");
    EXPECT_EQ(own.html, shipped.html) << "the page is another file";
    EXPECT_TRUE(complaints_.empty()) << orders::describe(complaints_);
    EXPECT_NE(bulletin("fr").text.find("Mises scellées"), std::string::npos) << "French readers keep theirs";
}

TEST_F(OwnTemplatesTest, APartOfItsOwnIsUsedByTheShippedTemplates) {
    put("en/tiny/title.txt", "THE EVENING PAPER\n");
    const Rendered own = bulletin();
    EXPECT_TRUE(own.text.starts_with("THE EVENING PAPER\n")) << own.text;
    EXPECT_NE(own.html->find("THE EVENING PAPER</h1>"), std::string::npos);
}

TEST_F(OwnTemplatesTest, ALayoutForAllLanguagesAndGames) {
    const Rendered shipped = bulletin("fr");
    std::string layout = shipped_templates("tiny", "fr").at("layout.html").text;
    for (auto at = layout.find("#b01545"); at != std::string::npos; at = layout.find("#b01545")) layout[at + 1] = '4';
    put("any/common/layout.html", layout);
    const Rendered own = bulletin("fr");
    EXPECT_TRUE(complaints_.empty()) << orders::describe(complaints_);
    EXPECT_NE(shipped.html->find("#b01545"), std::string::npos);
    EXPECT_EQ(own.html->find("#b01545"), std::string::npos) << *own.html;
    EXPECT_NE(own.html->find("#401545"), std::string::npos);
}

TEST_F(OwnTemplatesTest, AFileForOneLanguageTakesThePlaceOfOneForAll) {
    ASSERT_EQ(shipped_templates("tiny", "fr").at("problems.txt").path, "templates/any/common/problems.txt");
    ASSERT_EQ(shipped_templates("tiny", "fr").at("report.txt").path, "templates/any/tiny/report.txt");
    const auto path_of = [this](const std::string& name, const std::string& language) {
        const auto own = own_templates(folder_.path(), "tiny", language).files;
        const auto found = own.find(name);
        return found == own.end()
                   ? "shipped"
                   : std::filesystem::relative(found->second.path, folder_.path() / "templates").string();
    };
    put("any/tiny/report.txt", "for all");
    put("any/common/problems.txt", "for all");
    EXPECT_EQ(path_of("report.txt", "fr"), "any/tiny/report.txt");
    EXPECT_EQ(path_of("problems.txt", "fr"), "any/common/problems.txt");
    put("fr/tiny/report.txt", "for the French");
    put("fr/common/problems.txt", "for the French");
    EXPECT_EQ(path_of("report.txt", "fr"), "fr/tiny/report.txt");
    EXPECT_EQ(path_of("problems.txt", "fr"), "fr/common/problems.txt");
    EXPECT_EQ(path_of("report.txt", "en"), "any/tiny/report.txt");
}

TEST_F(OwnTemplatesTest, WhatIsCommonHidesNothingOfTheGame) {
    ASSERT_EQ(shipped_templates("tiny", "en").at("dice.txt").path, "templates/en/common/dice.txt");
    put("en/common/dice.txt", "common dice\n");
    EXPECT_TRUE(bulletin().text.ends_with("common dice\n"));
    put("any/tiny/dice.txt", "the game's dice\n");
    EXPECT_TRUE(bulletin().text.ends_with("the game's dice\n")) << bulletin().text;
    EXPECT_TRUE(complaints_.empty()) << orders::describe(complaints_);
}

TEST_F(OwnTemplatesTest, APhraseOfItsOwnLeavesTheOthersAsTheyAre) {
    put("en/tiny/phrases.yaml", "facts:\n  die: \"Alea iacta est: {{ value }}.\"\n");
    const Rendered own = bulletin();
    EXPECT_NE(own.text.find("Alea iacta est: 4."), std::string::npos) << own.text;
    EXPECT_EQ(own.subject, "Sealed Bids, turn 2: the bulletin");
    EXPECT_TRUE(complaints_.empty()) << orders::describe(complaints_);
}

TEST_F(OwnTemplatesTest, ABrokenOneIsReportedWithFileAndLineAndTheShippedOneUsed) {
    const Rendered shipped = bulletin();
    put("en/tiny/bulletin.txt", "Turn {{ turn }}\n\n{% if turn == %}never closed\n");
    EXPECT_EQ(bulletin().text, shipped.text);
    EXPECT_NE(only_complaint().find("templates/en/tiny/bulletin.txt:3:"), std::string::npos) << only_complaint();
    EXPECT_EQ(complaints_.front().kind, orders::ProblemKind::warning);
}

TEST_F(OwnTemplatesTest, OneThatNamesWhatIsNotThereIsReportedWhenItIsUsed) {
    const Rendered shipped = bulletin();
    put("en/tiny/title.txt", "Fine\nbut {{ view.secret_of_ada }}\n");
    put("en/tiny/dice.txt", "no dice\n");
    const Rendered own = bulletin();
    EXPECT_TRUE(own.text.starts_with("Sealed Bids, turn 2 of 5")) << own.text;
    EXPECT_TRUE(own.text.ends_with("no dice\n")) << "the other one is sound, and stays: " << own.text;
    EXPECT_NE(only_complaint().find("templates/en/tiny/title.txt:2:"), std::string::npos) << only_complaint();
}

TEST_F(OwnTemplatesTest, ABrokenPhraseIsReportedWhereItStands) {
    const Rendered shipped = bulletin();
    put("en/tiny/phrases.yaml", "facts:\n  award: fine\n  die: \"{{ valeu }}\"\n");
    EXPECT_EQ(bulletin().text, shipped.text);
    EXPECT_NE(only_complaint().find("templates/en/tiny/phrases.yaml:3:"), std::string::npos) << only_complaint();
}

TEST_F(OwnTemplatesTest, PhrasesThatAreNoYamlAreReported) {
    const Rendered shipped = bulletin();
    put("en/tiny/phrases.yaml", "facts:\n  die: [never closed\n");
    EXPECT_EQ(bulletin().text, shipped.text);
    EXPECT_NE(only_complaint().find("templates/en/tiny/phrases.yaml:"), std::string::npos) << only_complaint();
}

TEST_F(OwnTemplatesTest, BytesThatAreNoTextAreReported) {
    const Rendered shipped = bulletin();
    put("en/tiny/bulletin.html", "<p>\xff\xfe</p>");
    EXPECT_EQ(bulletin().html, shipped.html);
    EXPECT_NE(only_complaint().find("not UTF-8"), std::string::npos) << only_complaint();
}

TEST_F(OwnTemplatesTest, NoFileOutsideTheFolderCanBeIncluded) {
    const Rendered shipped = bulletin();
    put("secret.txt", "the game master's notes");
    put("en/tiny/title.txt", "{% include \"../../secret.txt\" %}");
    EXPECT_EQ(bulletin().text, shipped.text);
    EXPECT_NE(only_complaint().find("there is no template"), std::string::npos) << only_complaint();
}

TEST_F(OwnTemplatesTest, BackupsOfEditorsDoNotCount) {
    const Rendered shipped = bulletin();
    put("en/tiny/bulletin.txt~", "old");
    put("en/tiny/.bulletin.txt.swp", "{% broken");
    EXPECT_EQ(bulletin().text, shipped.text);
    EXPECT_TRUE(complaints_.empty());
}

}  // namespace
}  // namespace gm
