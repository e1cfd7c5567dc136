#pragma once

// What a player has beyond its purse: effects that last, what titles count, what objectives are about.

#include "resolution/corporate/kinds.h"

namespace resolution::corporate {

/// What lasts beyond a turn. `until`: the last turn in which it holds; 0 = not at all.
struct LastingEffects {
    int extra_votes = 0;
    int dragon_defence_until = 0;
    bool dragon_run_bonus = false;
    int extra_estimates = 0;
    bool no_estimate = false;
    int no_network_until = 0;
    int no_forecast_until = 0;
    bool bound_to_dragon = false;
    bool public_contract = false;
    int grant = 0;
    bool instinct_used = false;
    bool favour_used = false;
    bool image_genius_used = false;
    friend bool operator==(const LastingEffects&, const LastingEffects&) = default;

    static constexpr auto described() {
        using namespace described;
        using It = LastingEffects;
        constexpr Bounds turns{0, 1000};
        constexpr auto told = fields(
            field<&It::extra_votes>("extra_votes", {-100, 1000}),
            field<&It::dragon_defence_until>("dragon_defence_until", turns),
            field<&It::dragon_run_bonus>("dragon_run_bonus"), field<&It::extra_estimates>("extra_estimates", turns),
            field<&It::no_estimate>("no_estimate"), field<&It::no_network_until>("no_network_until", turns),
            field<&It::no_forecast_until>("no_forecast_until", turns), field<&It::bound_to_dragon>("bound_to_dragon"),
            field<&It::public_contract>("public_contract"), field<&It::grant>("grant", turns),
            field<&It::instinct_used>("instinct_used"), field<&It::favour_used>("favour_used"));
        // Nobody tells an image genius that it was saved.
        return all_known_to(owner, told, field<&It::image_genius_used>("image_genius_used"));
    }
};

/// What the titles count.
struct Counters {
    std::array<int, defence_types> successes{};  ///< by run type
    int fixers_killed = 0;
    int runs_suffered = 0;
    int right_forecasts = 0;
    int dragon_favours = 0;
    int lone_buyer_points = 0;
    friend bool operator==(const Counters&, const Counters&) = default;

    static constexpr auto described() {
        using namespace described;
        constexpr Bounds any{0, largest_count};
        constexpr auto& types = orders::corporate::run_type_ids;
        return fields(element<&Counters::successes, 0>(types[0], any), element<&Counters::successes, 1>(types[1], any),
                      element<&Counters::successes, 2>(types[2], any), element<&Counters::successes, 3>(types[3], any),
                      field<&Counters::fixers_killed>("fixers_killed", any),
                      field<&Counters::runs_suffered>("runs_suffered", any),
                      field<&Counters::right_forecasts>("right_forecasts", any),
                      field<&Counters::dragon_favours>("dragon_favours", any),
                      field<&Counters::lone_buyer_points>("lone_buyer_points", any));
    }
};

/// What objective traits are about.
struct Objectives {
    std::vector<Title> ambitions;
    std::optional<CorporationIndex> home;  ///< corporate citizen: where it started
    std::optional<CorporationIndex> vendetta;
    friend bool operator==(const Objectives&, const Objectives&) = default;

    static constexpr auto described() {
        using namespace described;
        return all_known_to(owner, fields(field<&Objectives::ambitions>("ambitions"), field<&Objectives::home>("home"),
                                          field<&Objectives::vendetta>("vendetta")));
    }
};

}  // namespace resolution::corporate
