#pragma once

// What bots go by (section 9).

#include <vector>

#include "resolution/described/fields.h"
#include "resolution/rollback_propaganda/effect.h"

namespace resolution::rollback_propaganda {

struct RandomFigures {
    int stop_percent = 0;
    int flip_percent = 0;
    int optional_percent = 0;

    static constexpr auto described() {
        using namespace described;
        constexpr Bounds percent{0, 100};
        return needed(field<&RandomFigures::stop_percent>("stop_percent", percent),
                      field<&RandomFigures::flip_percent>("flip_percent", percent),
                      field<&RandomFigures::optional_percent>("optional_percent", percent));
    }
};

/// What the smart bot goes by, in thousandths (section 9).
struct SmartFigures {
    std::int64_t weight_point = 0;
    std::int64_t weight_popularity = 0;
    std::int64_t stop_margin = 0;  ///< RP-62
    std::int64_t flip_threshold = 0;
    std::int64_t ether_cost = 0;
    std::size_t election_window = 0;
    std::int64_t election_bonus = 0;
    std::int64_t next_active_bonus = 0;
    std::vector<std::int64_t> scheme_weights;  ///< by card
    std::size_t ether_enough = 0;
    std::int64_t ether_weight_when_enough = 0;
    std::vector<CardIndex> always_flip;
    std::int64_t interdict_gain_with_election = 0;
    std::int64_t interdict_gain_without = 0;
    std::int64_t foresight_gain_next = 0;
    std::int64_t foresight_gain_other = 0;
    std::int64_t inquiry_gain = 0;
    std::int64_t forgery_gain_low_faction = 0;
    std::int64_t forgery_gain_otherwise = 0;
    int swap_margin = 0;

    static constexpr auto described() {
        using namespace described;
        using It = SmartFigures;
        constexpr Bounds any{-1'000'000, 1'000'000};
        return needed(
            field<&It::weight_point>("weight_point", any), field<&It::weight_popularity>("weight_popularity", any),
            field<&It::stop_margin>("stop_margin", any), field<&It::flip_threshold>("flip_threshold", any),
            field<&It::ether_cost>("ether_cost", any), field<&It::election_window>("election_window", {0, most_events}),
            field<&It::election_bonus>("election_bonus", any), field<&It::next_active_bonus>("next_active_bonus", any),
            field<&It::scheme_weights>("scheme_weights", by<CardIndex, std::vector<std::int64_t>>, any),
            field<&It::ether_enough>("ether_enough", {0, most_cards}),
            field<&It::ether_weight_when_enough>("ether_weight_when_enough", any),
            field<&It::always_flip>("always_flip"),
            field<&It::interdict_gain_with_election>("interdict_gain_with_election", any),
            field<&It::interdict_gain_without>("interdict_gain_without", any),
            field<&It::foresight_gain_next>("foresight_gain_next", any),
            field<&It::foresight_gain_other>("foresight_gain_other", any),
            field<&It::inquiry_gain>("inquiry_gain", any),
            field<&It::forgery_gain_low_faction>("forgery_gain_low_faction", any),
            field<&It::forgery_gain_otherwise>("forgery_gain_otherwise", any),
            field<&It::swap_margin>("swap_margin", {-1000, 1000}));
    }
};

}  // namespace resolution::rollback_propaganda
