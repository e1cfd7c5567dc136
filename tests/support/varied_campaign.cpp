#include "tests/support/varied_campaign.h"

#include <stdexcept>

#include "gm/simulate/overrides.h"
#include "tests/support/game_under_test.h"
#include "tests/support/stored_game.h"

namespace test_support {

namespace {

orders::Document changed(std::string_view game, const Changes& changes) {
    orders::Document campaign = shipped_campaign(game);
    if (changes.empty()) return campaign;
    for (const auto& [path, value] : changes) {
        const auto setting = gm::simulation::read_setting(path + "=" + value);
        const auto applied = gm::simulation::apply(*setting, campaign);
        if (!applied) throw std::runtime_error(orders::describe(applied.problems()));
    }
    return written(campaign.root, campaign.file);
}

}  // namespace

orders::Document varied_campaign(std::string_view game, std::uint64_t number) {
    const Ways ways = under_test(game).ways();
    return changed(game, ways.all.at(number % ways.all.size()));
}

orders::Document quick_campaign(std::string_view game) { return changed(game, under_test(game).ways().quick); }

orders::Document short_campaign(std::string_view game) { return changed(game, under_test(game).ways().worth_reading); }

}  // namespace test_support
