#include "tests/support/varied_campaign.h"

#include <array>
#include <string>

#include "tests/support/stored_game.h"

namespace test_support {

namespace {

/// Pace, and after how many rounds the match ends (0: as the rules say).
struct Way {
    const char* pace;
    const char* rounds;
};

orders::Document agent_jean(const orders::Document& shipped, const Way& way) {
    orders::Node root = shipped.root;
    orders::Node& settings = member(root, "settings");
    member(settings, "pace").text = way.pace;
    member(settings, "max_rounds").text = way.rounds;
    return written(root, shipped.file);
}

}  // namespace

orders::Document varied_campaign(std::string_view game, std::uint64_t number) {
    // A round has 12 mails at pace turn, as many for each player at pace step, and 2 at pace half.
    constexpr std::array ways{Way{"turn", "2"}, Way{"half", "0"}, Way{"step", "1"}, Way{"half", "0"}, Way{"half", "0"}};
    orders::Document shipped = shipped_campaign(game);
    return game == "agent-jean" ? agent_jean(shipped, ways[number % ways.size()]) : shipped;
}

orders::Document quick_campaign(std::string_view game) {
    orders::Document shipped = shipped_campaign(game);
    return game == "agent-jean" ? agent_jean(shipped, {"half", "2"}) : shipped;
}

orders::Document short_campaign(std::string_view game) {
    orders::Document shipped = shipped_campaign(game);
    return game == "agent-jean" ? agent_jean(shipped, {"turn", "1"}) : shipped;
}

}  // namespace test_support
