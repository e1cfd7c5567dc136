// Whole games full of canaries, every public page of which is read by somebody who knows what anybody may know.

#include <gtest/gtest.h>

#include <algorithm>

#include "gm/web/answer.h"
#include "tests/support/bot_games.h"
#include "tests/support/canary_game.h"

using test_support::CanaryGame;

namespace {

class PublicPages : public testing::TestWithParam<std::string> {};

std::string body_of(gm::web::Site& site, const std::string& path, const std::string& language) {
    gm::web::Request request;
    request.path = path;
    request.accepted_languages = language;
    const gm::web::Response response = gm::web::answer(request, site);
    EXPECT_EQ(response.status, 200) << path;
    return response.body;
}

void read_all(CanaryGame& game) {
    auto site = gm::web::Site::open(game.stored().folder(), {}, [] { return "2026-11-16T13:00:00Z"; });
    ASSERT_TRUE(site) << orders::describe(site.problems());
    const std::string last = std::to_string(game.stored().in_play().last.number);
    for (const std::string& path : {std::string("/"), std::string("/bulletins"), "/bulletins/" + last,
                                    std::string("/api/status"), std::string("/feed.atom")}) {
        for (const char* language : {"fr", "en"}) {
            std::string body = body_of(**site, path, language);
            // Older bulletins were read when they were new: what they told may be a secret again, a card dealt anew.
            if (path == "/feed.atom") body.erase(std::min(body.find("</entry>"), body.size()));
            game.read(path + " in " + language, body, resolution::Reader::anybody());
        }
    }
    // Of the rules, only the rulings are of this game: the book may well name a card.
    for (const char* language : {"fr", "en"}) {
        const std::string rules = body_of(**site, "/rules", language);
        game.read(std::string("/rules in ") + language, rules.substr(rules.find("<h2 id=\"rulings\"")),
                  resolution::Reader::anybody());
    }
}

TEST_P(PublicPages, TellNobodysSecrets) {
    test_support::on_seeds(test_support::games_to_play(2, 1), [&](std::uint64_t number) {
        CanaryGame game(GetParam(), number);
        read_all(game);
        for (int turn = 0; turn < 4 && !game.over(); ++turn) {
            game.play_turn();
            read_all(game);
        }
        EXPECT_GT(game.canaries().size(), 50U);
        for (const auto& leak : game.leaks()) ADD_FAILURE() << leak.where << ": " << leak.what;
    });
}

INSTANTIATE_TEST_SUITE_P(Web, PublicPages, testing::ValuesIn(test_support::registered_ids()), [](const auto& one) {
    std::string name = one.param;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
});

}  // namespace
