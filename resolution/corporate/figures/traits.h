#pragma once

// What traits and titles cost, forbid and bring.

#include <optional>
#include <vector>

#include "resolution/corporate/figures/prices.h"

namespace resolution::corporate {

struct Bars {
    bool kobun = false;
    bool oyabun = false;
    std::vector<PartyIndex> chief;
    std::vector<PartyIndex> member;
};

enum class TraitGroup : std::uint8_t { face, cv, other, objective };
inline constexpr std::array<std::string_view, 4> trait_group_ids{"face", "cv", "other", "objective"};
constexpr orders::Words words_of(TraitGroup) { return {"group of traits", trait_group_ids}; }

/// `[kobun, "chief:nationalists"]`.
class BarsKind final : public described::FigureKind {
public:
    void read(const described::Source& from, void* to, described::Bounds bounds) const override;
};
inline constexpr BarsKind bars_kind{};

/// `{neophyte: -4}`, in the order of the file.
class CostWithKind final : public described::FigureKind {
public:
    void read(const described::Source& from, void* to, described::Bounds bounds) const override;
};
inline constexpr CostWithKind cost_with_kind{};

// Of a trait's figures as a whole, since each fills two of them: `[gaijin, "ambition:spymaster"]`, and a number or
// `none`.
class NotWithKind final : public described::FigureKind {
public:
    void read(const described::Source& from, void* to, described::Bounds bounds) const override;
};
inline constexpr NotWithKind not_with_kind{};
class HonourMaxKind final : public described::FigureKind {
public:
    void read(const described::Source& from, void* to, described::Bounds bounds) const override;
};
inline constexpr HonourMaxKind honour_max_kind{};

struct TraitFigures {
    TraitGroup group = TraitGroup::other;
    int cost = 0;  ///< victory points given (+) or taken (-)
    std::optional<int> cost_per_point;
    std::optional<int> gaijin_cost;
    std::optional<int> hide_cost;
    std::optional<int> point_cost;  ///< of the one point it may start with
    std::vector<std::pair<Trait, int>> cost_with;
    bool open = false;  ///< cannot be hidden in a secret
    bool repeatable = false;
    std::vector<Trait> not_with;           ///< undescribed: by NotWithKind
    std::vector<Title> not_with_ambition;  ///< undescribed: likewise
    std::optional<TraitGroup> not_with_group;
    std::optional<Trait> needs;

    int honour = 0;
    std::optional<int> honour_min;
    std::optional<int> honour_max;  ///< undescribed: by HonourMaxKind
    bool honour_unbounded = false;  ///< undescribed: likewise
    std::optional<int> influence_max;
    bool no_begging = false;
    Bars bars;

    std::optional<Money> honour_buy;
    std::optional<Money> honour_beg;
    std::optional<Money> speculation;
    std::optional<Money> money;  ///< more at the start
    int influence_discount_percent = 0;
    int run_bonus = 0;  ///< once a turn
    Defences defence{};
    int extra_estimate = 0;
    int secrets = 0;         ///< more than the others
    int shameful_extra = 0;  ///< elements beyond the maximum
    int loyalty = 0;         ///< level at the start
    int count = 0;           ///< with so many fixers
    int croc_bonuses = 0;
    std::optional<AgentIndex> gaijin_fixer;
    int points = 0;  ///< objective: what it brings at the end

    static constexpr auto described() {
        using namespace described;
        using It = TraitFigures;
        return fields(field<&It::group>("group").must(), field<&It::cost>("cost", any_figure),
                      field<&It::cost_per_point>("cost_per_point", any_figure), agreement<&It::cost_something>(),
                      field<&It::gaijin_cost>("gaijin_cost", any_figure),
                      field<&It::hide_cost>("hide_cost", any_figure), field<&It::point_cost>("point_cost", any_figure),
                      field<&It::cost_with>("cost_with", cost_with_kind, {-100, 100}), field<&It::open>("open"),
                      field<&It::repeatable>("repeatable"), Part{"not_with", &not_with_kind, same},
                      field<&It::not_with_group>("not_with_group"), field<&It::needs>("needs"),
                      field<&It::honour>("honour", any_figure), field<&It::honour_min>("honour_min", any_figure),
                      Part{"honour_max", &honour_max_kind, same, any_figure},
                      field<&It::influence_max>("influence_max", any_figure), field<&It::no_begging>("no_begging"),
                      field<&It::bars>("bars", bars_kind), field<&It::honour_buy>("honour_buy", any_amount),
                      field<&It::honour_beg>("honour_beg", any_amount),
                      field<&It::speculation>("speculation", any_amount), field<&It::money>("money", any_amount),
                      field<&It::influence_discount_percent>("influence_discount_percent", any_figure),
                      field<&It::run_bonus>("run_bonus_once_a_turn", any_figure),
                      field<&It::defence>("defence", by<RunType, Defences>, any_figure),
                      field<&It::extra_estimate>("extra_estimate", any_figure),
                      field<&It::secrets>("secrets", any_figure),
                      field<&It::shameful_extra>("shameful_extra", any_figure),
                      field<&It::loyalty>("loyalty", any_figure), field<&It::count>("fixers", any_figure),
                      field<&It::croc_bonuses>("croc_bonuses", any_figure), field<&It::gaijin_fixer>("gaijin_fixer"),
                      field<&It::points>("points", any_figure), ignored("note"), ignored("once"));
    }
    static void cost_something(TraitFigures& trait, const described::Source& from) {
        if (!trait.cost_per_point && !from.find("cost")) from.lacks("cost");
    }
};

struct TitleFigures {
    int points = 0;

    static constexpr auto described() {
        using namespace described;
        return fields(field<&TitleFigures::points>("points", from_zero).must(), ignored("for"));
    }
};

}  // namespace resolution::corporate
