#include "gm/report/template_functions.h"

#include <gtest/gtest.h>

#include "gm/files/read.h"

namespace gm {
namespace {

TEST(TemplateFunctions, AreAllInTheDocumentationAndNoOthers) {
    std::string table = "| call | gives |\n|---|---|\n";
    for (const TemplateFunction& function : template_functions())
        table += "| `" + std::string(function.call) + "` | " + std::string(function.does) + " |\n";
    const auto page = read_file(std::string(GM_SOURCE_DIR) + "/docs/templates.md");
    ASSERT_TRUE(page);
    EXPECT_NE(page->find("\n\n" + table + "\n"), std::string::npos) << "the table of docs/templates.md must be\n"
                                                                    << table;
}

TEST(TemplateFunctions, SayHowTheyAreCalled) {
    const TemplateFunction function{"part(text, separator, n)", "", nullptr};
    EXPECT_EQ(function.name(), "part");
    EXPECT_EQ(function.arguments(), 3);
}

}  // namespace
}  // namespace gm
