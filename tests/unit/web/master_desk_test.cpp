#include "gm/text/html.h"
#include "gm/web/master/desk.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "gm/commands/commands.h"
#include "gm/web/answer.h"
#include "gm/web/routes.h"
#include "gm/web/site/article.h"
#include "tests/unit/web/master_site.h"

namespace {

using gm::Command;
using gm::web::DeskCommand;
using gm::web::Response;
using test_support::Filled;
using test_support::header_of;
using test_support::MasterSite;
using testing::HasSubstr;
using testing::Not;

const DeskCommand* on_desk(std::string_view name) { return gm::web::find_on_desk(gm::web::path_name(name)); }

const Command& command_of(const DeskCommand& desk) {
    const auto all = gm::all_commands();
    return *std::find_if(all.begin(), all.end(), [&](const Command& one) { return one.name == desk.name; });
}

std::vector<std::string> names_of_fields(const Command& command) {
    std::vector<std::string> names;
    for (const gm::Argument& one : command.arguments) names.emplace_back(one.name);
    for (const gm::Option& one : command.options) names.emplace_back(one.name);
    return names;
}

std::vector<const DeskCommand*> forms() {
    std::vector<const DeskCommand*> all;
    for (const DeskCommand& one : gm::web::desk())
        if (one.page.empty()) all.push_back(&one);
    return all;
}

std::string form_path(const DeskCommand& desk) { return "/gm/desk/" + gm::web::path_name(desk.name); }

}  // namespace

TEST(MasterDesk, HoldsEveryCommandOrSaysWhyNot) {
    for (const Command& command : gm::all_commands()) {
        if (command.run == nullptr) continue;  // a heading
        const auto exceptions = gm::web::not_on_desk();
        const bool excepted = std::any_of(exceptions.begin(), exceptions.end(), [&](const auto& one) {
            return one.name == command.name && !one.why.empty();
        });
        EXPECT_NE(on_desk(command.name) != nullptr, excepted) << command.name;
    }
}

TEST(MasterDesk, KnowsNoFieldThatItsCommandHasNot) {
    for (const DeskCommand& desk : gm::web::desk()) {
        const auto names = names_of_fields(command_of(desk));
        for (const std::string_view name : desk.contents) EXPECT_THAT(names, testing::Contains(name)) << desk.name;
        for (const auto& one : desk.left_out) EXPECT_THAT(names, testing::Contains(one.name)) << desk.name;
        for (const std::string_view name : desk.changes_with) EXPECT_THAT(names, testing::Contains(name)) << desk.name;
    }
}

TEST(MasterDesk, HasNoFieldThatNamesAPlaceOnTheMachine) {
    const auto is_place = [](std::string_view word) {
        for (const char* place : {"FILE", "FOLDER", "PATH", "SHEET"})
            if (word.find(place) != std::string_view::npos) return true;
        return false;
    };
    int places = 0;
    for (const DeskCommand& desk : gm::web::desk()) {
        const Command& command = command_of(desk);
        std::vector<std::string_view> found;
        for (const gm::Argument& one : command.arguments)
            if (is_place(one.name)) found.push_back(one.name);
        for (const gm::Option& one : command.options)
            if (is_place(one.value)) found.push_back(one.name);
        for (const std::string_view name : found) {
            EXPECT_TRUE(desk.takes_content(name) || desk.leaves_out(name)) << desk.name << " " << name;
            ++places;
        }
    }
    EXPECT_GT(places, 10);
}

TEST(MasterDesk, ShowsEveryFormInBothLanguages) {
    MasterSite table("tiny");
    EXPECT_GT(forms().size(), 20U);
    for (const DeskCommand* desk : forms()) {
        const Command& command = command_of(*desk);
        const Response english = table.get(form_path(*desk), "en");
        ASSERT_EQ(english.status, 200) << desk->name;
        const Response french = table.get(form_path(*desk), "fr");
        ASSERT_EQ(french.status, 200) << desk->name;
        std::vector<std::string> words{std::string(command.summary)};
        for (const gm::Argument& one : command.arguments)
            if (!desk->leaves_out(one.name)) words.emplace_back(one.help);
        for (const gm::Option& one : command.options)
            if (!desk->leaves_out(one.name)) words.emplace_back(one.help);
        for (const std::string& word : words) {
            EXPECT_THAT(english.body, HasSubstr(gm::html_escaped(word))) << desk->name;
            EXPECT_THAT(french.body, Not(HasSubstr(">" + gm::html_escaped(word) + "<")))
                << desk->name << ": templates/fr/common/web-master.yaml has no word for this";
        }
    }
}

TEST(MasterDesk, EscapesWhateverIsFilledIn) {
    MasterSite table("tiny");
    const std::string hostile = "\"><script>alert('x')</script>{{ 6 * 7000001 }}\x01\xff</textarea></pre>";
    for (const DeskCommand* desk : forms()) {
        Filled filled;
        for (const std::string& name : names_of_fields(command_of(*desk))) {
            filled.emplace_back(name, hostile);
            filled.emplace_back(name + ".file", hostile);
        }
        const Response answered = table.post(form_path(*desk), filled);
        EXPECT_NE(answered.status, 500) << desk->name;
        EXPECT_THAT(answered.body, Not(HasSubstr("<script>alert"))) << desk->name;
        EXPECT_THAT(answered.body, Not(HasSubstr("42000006"))) << desk->name;
        const Response done = table.post("/gm/do/" + gm::web::path_name(desk->name), filled);
        EXPECT_NE(done.status, 500) << desk->name;
        const Response told = done.status == 303 ? table.follow(done) : done;
        EXPECT_THAT(told.body, Not(HasSubstr("<script>alert"))) << desk->name;
    }
}

TEST(MasterDesk, ReadsAndWritesNoFileThatARequestNames) {
    MasterSite table("tiny");
    const std::filesystem::path place = table.folder().parent_path() / "elsewhere";
    std::filesystem::create_directories(place);
    const std::string secret = (place / "secret.yaml").string();
    std::ofstream(secret) << "player: ada\nbid: {on: canary-of-a-secret-file}\n";
    const std::string target = (place / "written").string();
    for (const DeskCommand& desk : gm::web::desk()) {
        Filled filled{{"NUMBER", "1"}, {"confirmed", "1"}, {"folder", place.string()}, {"-C", place.string()}};
        for (const std::string& name : names_of_fields(command_of(desk))) {
            const bool written = desk.leaves_out(name);
            filled.emplace_back(name, written ? target : secret);
            filled.emplace_back(name + ".file", secret);
        }
        for (const std::string& path : {form_path(desk), "/gm/do/" + gm::web::path_name(desk.name)}) {
            const Response answered = table.post(path, filled);
            const Response told = answered.status == 303 ? table.follow(answered) : answered;
            EXPECT_THAT(told.body, Not(HasSubstr("canary-of-a-secret-file"))) << path;
        }
    }
    for (const auto& item : std::filesystem::directory_iterator(place)) EXPECT_EQ(item.path().string(), secret);
    EXPECT_FALSE(std::filesystem::exists(target));
}

TEST(MasterDesk, LeavesNoUploadedFileBehind) {
    MasterSite table("tiny");
    const auto left = [] {
        int count = 0;
        for (const auto& item : std::filesystem::directory_iterator(std::filesystem::temp_directory_path()))
            count += item.path().filename().string().starts_with("gm-web-") ? 1 : 0;
        return count;
    };
    const int before = left();
    table.take_sheets({"ada"});
    table.post("/gm/desk/check", {{"PLAYER", "ada"}, {"--sheet", "bid: [nonsense"}});
    EXPECT_EQ(left(), before);
}

TEST(MasterDesk, AsksBeforeItChangesAndDoesItOnce) {
    MasterSite table("tiny");
    const Response asked = table.post(
        "/gm/desk/rule-adjust", {{"FIGURE", "ada coins"}, {"VALUE", "+5"}, {"--reason", "the purse was <miscounted>"}});
    ASSERT_EQ(asked.status, 200) << asked.body;
    EXPECT_THAT(asked.body, HasSubstr("would stand"));
    EXPECT_THAT(asked.body, HasSubstr("the purse was &lt;miscounted&gt;"));
    EXPECT_THAT(table.get("/gm/rulings").body, HasSubstr("No rulings"));
    const Response first = table.submit(asked, "/gm/do/rule-adjust");
    const Response second = table.submit(asked, "/gm/do/rule-adjust");  // a double click
    EXPECT_EQ(header_of(first, "Location"), header_of(second, "Location"));
    EXPECT_THAT(table.follow(first).body, HasSubstr("Ruling 1"));
    const std::string rulings = table.get("/gm/rulings").body;
    EXPECT_THAT(rulings, HasSubstr("/gm/desk/rule-revoke?NUMBER=1"));
    EXPECT_THAT(rulings, Not(HasSubstr("NUMBER=2")));
}

TEST(MasterDesk, SaysWhatIsMissing) {
    MasterSite table("tiny");
    const Response asked = table.post("/gm/desk/rule-eliminate", {{"PLAYER", "ada"}});
    EXPECT_EQ(asked.status, 422);
    EXPECT_THAT(asked.body, HasSubstr("Still to be filled in"));
    EXPECT_THAT(asked.body, HasSubstr("<li>Reason</li>"));
}

TEST(MasterDesk, OpensToTheGameMasterAlone) {
    MasterSite table("tiny");
    int seen = 0;
    for (const gm::web::Route& route : gm::web::routes()) {
        if (!route.pattern.starts_with("/gm")) continue;
        EXPECT_EQ(route.access, gm::web::Access::master) << route.pattern;
        ++seen;
        gm::web::Request request;
        request.method = route.method;
        request.path = std::string(route.pattern.substr(0, route.pattern.find(':')));
        if (request.path != route.pattern) request.path += "audit-trail";
        for (const bool player : {false, true}) {
            if (player) {
                request.cookies = table.cookie_of("ada");
                request.form.add("seal", table.site().keys().seal(request.cookies.begin()->second));
            }
            const Response answered = gm::web::answer(request, table.site());
            EXPECT_EQ(answered.status, request.method == "GET" ? 303 : 403) << request.path;
            EXPECT_EQ(header_of(answered, "Location"), request.method == "GET" ? "/enter" : "") << request.path;
        }
        if (request.method == "GET") continue;
        request.cookies = table.cookie_of(gm::LinkRow::game_master);  // but with the seal of another
        EXPECT_EQ(gm::web::answer(request, table.site()).status, 403) << request.path;
    }
    EXPECT_GT(seen, 20);
}
