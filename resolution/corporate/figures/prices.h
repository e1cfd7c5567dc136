#pragma once

// The plain figures of a campaign: prices, limits, percentages. Names follow the keys of the file.

#include <optional>
#include <vector>

#include "resolution/corporate/words.h"
#include "resolution/described/fields.h"

namespace resolution::corporate {

// What a figure may be, unless it says more.
inline constexpr described::Bounds any_figure{-10'000, 10'000};
inline constexpr described::Bounds from_zero{0, 10'000};
inline constexpr described::Bounds from_one{1, 10'000};
inline constexpr described::Bounds percentage{0, 100};
inline constexpr described::Bounds any_amount{0, 1'000'000'000};
inline constexpr described::Bounds some_amount{1, 1'000'000'000};

/// How many play.
struct SeatFigures {
    int least = 0;
    int most = 0;

    static constexpr auto described() {
        using namespace described;
        constexpr Bounds seats{1, 64};  // what a set of players holds
        return needed(field<&SeatFigures::least>("least", seats), field<&SeatFigures::most>("most", seats),
                      agreement<&SeatFigures::in_order>());
    }
    static void in_order(SeatFigures& seats, const described::Source& from) {
        if (seats.most < seats.least) from.find("most")->wrong("players.most must not be below players.least");
    }
};

struct StartFigures {
    Money money;
    int honour = 0;
    int influence = 0;
    int victory_points = 0;
    int secrets = 0;

    static constexpr auto described() {
        using namespace described;
        using It = StartFigures;
        return needed(field<&It::money>("money", any_amount), field<&It::honour>("honour", from_zero),
                      field<&It::influence>("influence", from_zero),
                      field<&It::victory_points>("victory_points", from_zero),
                      field<&It::secrets>("secrets", from_zero));
    }
};

struct HonourFigures {
    int max = 0;
    Money buy;
    Money beg;
    int pariah = 0;

    static constexpr auto described() {
        using namespace described;
        using It = HonourFigures;
        return needed(field<&It::max>("max", from_zero), field<&It::buy>("buy", any_amount),
                      field<&It::beg>("beg", any_amount), field<&It::pariah>("pariah", from_zero));
    }
};

struct ShareFigures {
    Money price;
    Money price_first;
    int lone_buyer_points = 0;

    static constexpr auto described() {
        using namespace described;
        using It = ShareFigures;
        return needed(field<&It::price>("price", any_amount), field<&It::price_first>("price_first", any_amount),
                      field<&It::lone_buyer_points>("lone_buyer_points", from_zero));
    }
};

struct DividendFigures {
    Money normal;
    Money first;
    Money last;

    static constexpr auto described() {
        using namespace described;
        using It = DividendFigures;
        return needed(field<&It::normal>("normal", any_amount), field<&It::first>("first", any_amount),
                      field<&It::last>("last", any_amount));
    }
};

struct InfluenceFigures {
    Money price;

    static constexpr auto described() {
        using namespace described;
        return needed(field<&InfluenceFigures::price>("price", any_amount));
    }
};

struct LoyaltyFigures {
    Money price;
    int max = 0;
    int informed = 0;            ///< level from which an agent tells what it knows
    int kobun = 0;               ///< level from which one may set secret allies
    int oyabun = 0;              ///< level whose holder must authorise each run
    int fixer_shared = 0;        ///< level that only one player may pass at a fixer
    int fixer_honour_bonus = 0;  ///< loyalty to a fixer <= honour + this

    static constexpr auto described() {
        using namespace described;
        using It = LoyaltyFigures;
        return needed(field<&It::price>("price", any_amount), field<&It::max>("max", from_zero),
                      field<&It::informed>("informed", from_zero), field<&It::kobun>("kobun", from_one),
                      field<&It::oyabun>("oyabun", from_one), field<&It::fixer_shared>("fixer_shared", from_zero),
                      field<&It::fixer_honour_bonus>("fixer_honour_bonus", from_zero), agreement<&It::in_order>());
    }
    static void in_order(LoyaltyFigures& loyalty, const described::Source& from) {
        if (loyalty.oyabun < loyalty.kobun)
            from.find("oyabun")->wrong("loyalty.oyabun must not be below loyalty.kobun");
    }
};

struct PoliticalPointFigures {
    Money price;
    int per_turn = 0;

    static constexpr auto described() {
        using namespace described;
        using It = PoliticalPointFigures;
        return needed(field<&It::price>("price", any_amount), field<&It::per_turn>("per_turn", from_zero));
    }
};

struct CrocFigures {
    Money price;
    Money bonus;
    int bonus_step = 0;
    int bonus_max = 0;
    Money run;
    int runs_max = 0;

    static constexpr auto described() {
        using namespace described;
        using It = CrocFigures;
        return needed(field<&It::price>("price", any_amount), field<&It::bonus>("bonus", any_amount),
                      field<&It::bonus_step>("bonus_step", from_zero), field<&It::bonus_max>("bonus_max", from_zero),
                      field<&It::run>("run", any_amount), field<&It::runs_max>("runs_max", from_zero));
    }
};

struct WarHonourFigures {
    Money price;
    int kobun = 0;
    int oyabun = 0;

    static constexpr auto described() {
        using namespace described;
        using It = WarHonourFigures;
        return needed(field<&It::price>("price", any_amount), field<&It::kobun>("kobun", from_zero),
                      field<&It::oyabun>("oyabun", from_zero));
    }
};

struct RunFigures {
    Money unit;
    int unit_bonus = 0;
    Money minimum;
    int network = 0;
    int awakened = 0;
    int dragon = 0;
    int independents = 0;
    int same_target = 0;
    int always_fails_from = 0;
    int refund_percent = 0;
    int deposit_percent = 0;
    int favour = 0;  ///< percentage of an old hand's favour

    static constexpr auto described() {
        using namespace described;
        using It = RunFigures;
        return needed(
            field<&It::unit>("unit", some_amount), field<&It::unit_bonus>("unit_bonus", from_zero),
            field<&It::minimum>("minimum", any_amount), field<&It::network>("network", from_zero),
            field<&It::awakened>("awakened", from_zero), field<&It::dragon>("dragon", from_zero),
            field<&It::independents>("independents", any_figure), field<&It::same_target>("same_target", any_figure),
            field<&It::always_fails_from>("always_fails_from", {1, 100}),  // so that any run may fail
            field<&It::refund_percent>("refund_percent", percentage),
            field<&It::deposit_percent>("deposit_percent", percentage), field<&It::favour>("favour", from_zero));
    }
};

struct CapacityFigures {
    int fixer = 0;
    int yakuza = 0;
    int agency = 0;

    static constexpr auto described() {
        using namespace described;
        using It = CapacityFigures;
        return needed(field<&It::fixer>("fixer", from_zero), field<&It::yakuza>("yakuza", from_zero),
                      field<&It::agency>("agency", from_zero));
    }
};

/// What the result of a run does.
struct ResultFigures {
    int datasteal_assets = 0;   ///< gained by the beneficiary
    int datasteal_percent = 0;  ///< of a player's dividends
    int sabotage_assets = 0;    ///< lost by a corporation
    int sabotage_percent = 0;   ///< of a player's money
    int scandal_honour = 0;
    int scandal_points = 0;   ///< lost by a chief
    int captive_loyalty = 0;  ///< of a turned fixer

    static constexpr auto described() {
        using namespace described;
        using It = ResultFigures;
        return needed(field<&It::datasteal_assets>("datasteal_assets", from_zero),
                      field<&It::datasteal_percent>("datasteal_percent", percentage),
                      field<&It::sabotage_assets>("sabotage_assets", from_zero),
                      field<&It::sabotage_percent>("sabotage_percent", percentage),
                      field<&It::scandal_honour>("scandal_honour", from_zero),
                      field<&It::scandal_points>("scandal_points", from_zero),
                      field<&It::captive_loyalty>("captive_loyalty", from_zero));
    }
};

struct NewFixerFigures {
    int points = 0;
    int step = 0;
    int max = 0;

    static constexpr auto described() {
        using namespace described;
        using It = NewFixerFigures;
        return needed(field<&It::points>("points", from_zero), field<&It::step>("step", from_one),
                      field<&It::max>("max", from_zero), agreement<&It::points_fit>());
    }
    static void points_fit(NewFixerFigures& fixer, const described::Source& from) {
        const auto most = static_cast<int>(bonus_types) * (fixer.max / fixer.step);
        if (fixer.points / fixer.step > most)
            from.find("points")->wrong("a new fixer cannot spread so many points",
                                       "at most five times new_fixer.max, in whole steps");
    }
};

struct DragonFigures {
    int defence = 0;
    Money money;
    int clan_loyalty = 0;
    int points_lost = 0;
    int vote_factor = 0;
    std::optional<CorporationIndex> spared;  ///< what stronger votes cannot take from

    static constexpr auto described() {
        using namespace described;
        using It = DragonFigures;
        return fields(field<&It::defence>("defence", from_zero).must(), field<&It::money>("money", any_amount).must(),
                      field<&It::clan_loyalty>("clan_loyalty", from_zero).must(),
                      field<&It::points_lost>("points_lost", from_zero).must(),
                      field<&It::vote_factor>("vote_factor", from_zero).must(), field<&It::spared>("spared"));
    }
};

struct VoteFigures {
    int each_turn = 0;
    int assets = 0;
    int contract = 0;
    int young_wolf = 0;
    int market = 0;

    static constexpr auto described() {
        using namespace described;
        using It = VoteFigures;
        return needed(field<&It::each_turn>("each_turn", from_zero), field<&It::assets>("assets", from_zero),
                      field<&It::contract>("contract", from_zero), field<&It::young_wolf>("young_wolf", from_zero),
                      field<&It::market>("market", from_zero));
    }
};

struct LaunchFigures {
    int turns = 0;
    bool shares_pay_at_once = false;
    bool no_begging = false;
    bool no_influence = false;
    std::vector<RunType> players_safe_from;

    static constexpr auto described() {
        using namespace described;
        using It = LaunchFigures;
        return needed(field<&It::turns>("turns", from_zero), field<&It::shares_pay_at_once>("shares_pay_at_once"),
                      field<&It::no_begging>("no_begging"), field<&It::no_influence>("no_influence"),
                      field<&It::players_safe_from>("players_safe_from"));
    }
};

struct StartingAssets {
    std::vector<CorporationIndex> leaders;
    std::vector<int> leaders_assets;
    std::vector<int> others_assets;
    int scenario = 0;  ///< of each corporation in a plain scenario

    static constexpr described::Bounds assets{0, 1000};
    static constexpr auto described_leaders() {
        using namespace described;
        using It = StartingAssets;
        return needed(field<&It::leaders>("corporations"), field<&It::leaders_assets>("assets", assets),
                      agreement<&It::assets_each>());
    }
    static constexpr auto described() {
        using namespace described;
        using It = StartingAssets;
        return needed(section<&It::described_leaders>("leaders"), field<&It::others_assets>("others", assets),
                      field<&It::scenario>("scenario", from_zero));
    }
    static void assets_each(StartingAssets& start, const described::Source& leaders) {
        if (start.leaders.size() != start.leaders_assets.size())
            leaders.find("corporations")->wrong("there must be as many leaders as assets for them");
    }
};

/// Points for a player's shares at the end, by the place of their corporation.
struct FinalShareFigures {
    int first = 0;
    int second = 0;
    int third = 0;

    static constexpr auto described() {
        using namespace described;
        using It = FinalShareFigures;
        return needed(field<&It::first>("first", from_zero), field<&It::second>("second", from_zero),
                      field<&It::third>("third", from_zero));
    }
};

struct FinalMoneyFigures {
    Money per;
    int points = 0;

    static constexpr auto described() {
        using namespace described;
        using It = FinalMoneyFigures;
        return needed(field<&It::per>("per", some_amount), field<&It::points>("points", from_zero));
    }
};

struct SecretFigures {
    int hide_cost = 0;
    int shameful = 0;
    int shameful_max = 0;
    int gaijin_shameful = 0;
    int gaijin_shameful_max = 0;

    static constexpr auto described() {
        using namespace described;
        using It = SecretFigures;
        return needed(field<&It::hide_cost>("hide_cost", from_zero), field<&It::shameful>("shameful", from_zero),
                      field<&It::shameful_max>("shameful_max", from_zero),
                      field<&It::gaijin_shameful>("gaijin_shameful", from_zero),
                      field<&It::gaijin_shameful_max>("gaijin_shameful_max", from_zero));
    }
};

}  // namespace resolution::corporate
