// Every figure of every shipped campaign: left out, misspelt, of another kind, out of bounds. Each is a problem, told
// where it is.

#include <gtest/gtest.h>

#include <algorithm>

#include "orders/document_reader.h"
#include "resolution/registry.h"
#include "tests/support/bot_games.h"
#include "tests/support/stored_game.h"

using orders::Mark;
using orders::Member;
using orders::Node;
using orders::NodeKind;

namespace {

/// Like `agents.*.name`, where `*` is any key or place.
bool fits(std::string_view path, std::string_view pattern) {
    while (!path.empty() && !pattern.empty()) {
        const auto key = path.substr(0, path.find('.'));
        const auto wanted = pattern.substr(0, pattern.find('.'));
        if (wanted != "*" && wanted != key) return false;
        path.remove_prefix(std::min(path.size(), key.size() + 1));
        pattern.remove_prefix(std::min(pattern.size(), wanted.size() + 1));
    }
    return path.empty() && pattern.empty();
}

class EveryCampaign : public testing::TestWithParam<std::string> {
protected:
    orders::Problems problems() const {
        const auto game = resolution::open_game(campaign_);
        return game ? orders::Problems{} : game.problems();
    }

    bool is_at(const orders::Problem& problem, Mark mark) const {
        const Mark told = campaign_.problem(mark, "").mark;  // counted in characters
        return problem.mark.line == told.line && problem.mark.column == told.column;
    }

    /// A problem in one of these places, that names what is right.
    void expect_problem(const std::string& change, const std::vector<Mark>& places, std::string_view named = "") {
        ++changes_;
        const orders::Problems told = problems();
        const auto right = [&](const orders::Problem& problem) {
            const bool there =
                std::any_of(places.begin(), places.end(), [&](Mark mark) { return is_at(problem, mark); });
            return there && (problem.what + problem.advice).find(named) != std::string::npos;
        };
        EXPECT_TRUE(std::any_of(told.begin(), told.end(), right))
            << change << " is not told at line " << places.front().line << ", column " << places.front().column
            << ", but: " << orders::describe(told);
    }

    bool may(const std::set<std::string>& paths, const std::string& path) {
        const auto found =
            std::find_if(paths.begin(), paths.end(), [&](const std::string& pattern) { return fits(path, pattern); });
        if (found == paths.end()) return false;
        met_.insert(*found);
        return true;
    }

    void try_members(Node& map, const std::string& path) {
        for (std::size_t i = 0; i < map.members.size(); ++i) {
            const std::string here = path + (path.empty() ? "" : ".") + map.members[i].key;
            if (may(freedom_.unread, here)) continue;
            if (!may(freedom_.named, here)) try_key(map, i, here);
            try_value(map.members[i].value, here);
        }
    }

    void try_key(Node& map, std::size_t place, const std::string& path) {
        const std::vector<Member> all = map.members;
        std::vector<Mark> places{map.mark};
        for (const Member& member : all) places.insert(places.end(), {member.mark, member.value.mark});
        map.members.erase(map.members.begin() + static_cast<std::ptrdiff_t>(place));
        if (may(freedom_.optional, path)) {
            EXPECT_TRUE(problems().empty()) << path << " may be left out";
        } else if (may(freedom_.elsewhere, path)) {
            EXPECT_FALSE(problems().empty()) << path << " may not be left out";
        } else {
            expect_problem(path + ", left out,", places);
        }
        map.members = all;
        map.members[place].key += all[place].key.back();
        expect_problem(path + ", misspelt,", {all[place].mark}, "'" + all[place].key + "'");
        map.members = all;
    }

    void try_value(Node& value, const std::string& path) {
        const Node right = value;
        const auto instead = [&](Node other, const std::string& what) {
            other.mark = right.mark;
            value = std::move(other);
            expect_problem(path + ", " + what + ",", {right.mark});
            value = right;
        };
        Node none;
        instead(none, "without a value");
        Node other;
        other.kind = right.is_list() ? NodeKind::scalar : NodeKind::list;
        other.text = "something";
        instead(other, "of another kind");
        if (right.is_scalar() && !right.quoted && orders::parse_whole(right.text)) {
            Node number = right;
            for (const char* far : {"2000000000000000", "-2000000000000000"}) instead((number.text = far, number), far);
        }
        if (right.is_map()) try_members(value, path);
        for (std::size_t i = 0; i < right.items.size(); ++i)
            try_value(value.items[i], path + "." + std::to_string(i + 1));
    }

    orders::Document campaign_ = test_support::shipped_campaign(GetParam());
    test_support::Freedom freedom_ = test_support::under_test(GetParam()).freedom();
    std::set<std::string> met_;
    int changes_ = 0;
};

}  // namespace

TEST_P(EveryCampaign, IsRefusedWithAnyFigureWrong) {
    ASSERT_TRUE(problems().empty()) << orders::describe(problems());
    for (const char* toolkits : {"game", "language", "calendar"})
        freedom_.unread.insert(toolkits), met_.insert(toolkits);
    try_members(campaign_.root, "");
    EXPECT_GT(changes_, 20);
    for (const auto* paths : {&freedom_.optional, &freedom_.named, &freedom_.unread, &freedom_.elsewhere}) {
        for (const std::string& path : *paths) EXPECT_TRUE(met_.contains(path)) << path << " stands nowhere";
    }
}

INSTANTIATE_TEST_SUITE_P(Registered, EveryCampaign, testing::ValuesIn(test_support::registered_ids()),
                         [](const auto& game) { return test_support::test_name(game.param); });
