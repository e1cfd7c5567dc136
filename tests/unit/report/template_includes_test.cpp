// Templates are the game master's to write, and still reach no file but templates.

#include <gtest/gtest.h>

#include <fstream>
#include <functional>
#include <map>

#include <nlohmann/json.hpp>

#include "gm/report/template_engine.h"
#include "tests/support/temporary_folder.h"

namespace gm {
namespace {

namespace fs = std::filesystem;

const std::string secret = "what lies outside";

/// A file that is there to be read by whoever can.
class TemplateIncludes : public testing::Test {
public:
    TemplateIncludes() {
        fs::create_directories(folder_.path() / "game");
        std::ofstream(folder_.path() / "secret.txt") << secret;
        before_ = fs::current_path();
        fs::current_path(folder_.path() / "game");
    }
    ~TemplateIncludes() override { fs::current_path(before_); }
    TemplateIncludes(const TemplateIncludes&) = delete;
    TemplateIncludes& operator=(const TemplateIncludes&) = delete;

    /// What comes of a template that asks for this file, in a library of one other.
    static std::string ask(const std::string& statement, const std::string& file = "report.txt") {
        static const std::string part = "a part";
        TemplateEngine engine(
            [](std::string_view name) -> const std::string* { return name == "part.txt" ? &part : nullptr; }, {});
        auto out = engine.render(file, statement, nlohmann::json::object());
        return out ? *out : orders::describe(out.problems());
    }

    std::string absolute() const { return (folder_.path() / "secret.txt").string(); }

private:
    test_support::TemporaryFolder folder_;
    fs::path before_;
};

TEST_F(TemplateIncludes, TakePartsFromTheLibrary) {
    EXPECT_EQ(ask(R"({% include "part.txt" %})"), "a part");
    EXPECT_EQ(ask(R"({{ text_of("part.txt") }})"), "a part");
}

TEST_F(TemplateIncludes, ReachNoOtherFile) {
    std::ifstream readable("../secret.txt");
    ASSERT_TRUE(readable.good());
    for (const std::string& name :
         {absolute(), std::string("../secret.txt"), std::string("./../secret.txt"), "file://" + absolute()}) {
        for (const std::string& statement :
             {"{% include \"" + name + "\" %}", "{% extends \"" + name + "\" %}", "{{ text_of(\"" + name + "\") }}",
              "{{ text_of(\"" + name + "\", [1]) }}"}) {
            for (const char* file : {"report.txt", "report.html"}) {
                const std::string answer = ask(statement, file);
                EXPECT_EQ(answer.find(secret), std::string::npos) << statement;
                EXPECT_NE(answer.find("there is no template '" + name + "'"), std::string::npos) << answer;
            }
        }
    }
}

// A slip that is easily made: it must be told, not end the program.
TEST_F(TemplateIncludes, OfATemplateInItselfAreComplainedOf) {
    static const std::map<std::string, std::string, std::less<>> files{{"self.txt", R"({% include "self.txt" %})"},
                                                                       {"call.txt", R"(x {{ text_of("call.txt") }})"},
                                                                       {"one.txt", R"({{ text_of("two.txt", [1]) }})"},
                                                                       {"two.txt", R"({% include "one.txt" %})"}};
    for (const auto& [name, text] : files) {
        TemplateEngine engine(
            [](std::string_view wanted) -> const std::string* {
                const auto found = files.find(wanted);
                return found == files.end() ? nullptr : &found->second;
            },
            {});
        const auto out = engine.render("templates/" + name, text, nlohmann::json::object());
        ASSERT_FALSE(out) << name;
        EXPECT_NE(out.problems().front().what.find("call each other without end"), std::string::npos)
            << out.problems().front().what;
    }
}

TEST_F(TemplateIncludes, HaveNoFunctionThatReadsFilesOrTheEnvironment) {
    for (const char* function : {"read", "file", "load", "open", "env", "getenv", "system", "exec", "import"}) {
        const std::string answer = ask(std::string("{{ ") + function + "(\"../secret.txt\") }}");
        EXPECT_NE(answer.find("broken template"), std::string::npos) << function << ": " << answer;
    }
}

}  // namespace
}  // namespace gm
