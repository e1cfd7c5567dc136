#pragma once

// What a corporation does to the market.

#include <optional>
#include <vector>

#include "resolution/corporate/figures/prices.h"

namespace resolution::corporate {

enum class Tier : std::uint8_t { AAA, AA };
inline constexpr std::array<std::string_view, 2> tier_ids{"AAA", "AA"};
constexpr orders::Words words_of(Tier) { return {"tier", tier_ids}; }

enum class Origin : std::uint8_t { japanocorp, gaijin, japanogaijin };  ///< the last is both
inline constexpr std::array<std::string_view, 3> origin_ids{"japanocorp", "gaijin", "japanogaijin"};
constexpr orders::Words words_of(Origin) { return {"origin", origin_ids}; }

/// Which corporations a group may hold.
struct Filter {
    std::optional<PartyIndex> alignment;
    std::optional<Origin> origin;  ///< never both
    std::optional<Tier> tier;

    static constexpr described::Bounds one_origin{0, 1};
};

enum class Pick : std::uint8_t { self, one, all, first, last, highest, lowest, nearest, random, every };
inline constexpr std::array<std::string_view, 10> pick_ids{"self",    "one",    "all",     "first",  "last",
                                                           "highest", "lowest", "nearest", "random", "every"};
constexpr orders::Words words_of(Pick) { return {"pick", pick_ids}; }

/// Of a scope, `highest: 2`: which pick, and how many.
class PickKind final : public described::FigureKind {
public:
    constexpr explicit PickKind(Pick pick) : pick_(pick) {}
    void read(const described::Source& from, void* to, described::Bounds bounds) const override;

private:
    Pick pick_;
};
inline constexpr PickKind highest_kind{Pick::highest}, lowest_kind{Pick::lowest}, nearest_kind{Pick::nearest},
    random_kind{Pick::random};

/// Whom a clause is for.
struct Scope {
    Pick pick = Pick::self;        ///< undescribed: PickKind and ScopeKind read these three
    CorporationIndex corporation;  ///< undescribed: pick one
    int count = 0;                 ///< undescribed: highest, lowest, nearest, random
    Filter filter;

    static constexpr auto described_filter() {
        using namespace described;
        return fields(field<&Scope::filter, &Filter::alignment>("alignment"),
                      field<&Scope::filter, &Filter::origin>("origin", Filter::one_origin),
                      field<&Scope::filter, &Filter::tier>("tier"));
    }
    /// A group.
    static constexpr auto described() {
        using namespace described;
        return joined(
            fields(Part{"highest", &highest_kind, same, from_one}, Part{"lowest", &lowest_kind, same, from_one},
                   Part{"nearest", &nearest_kind, same, from_one}, Part{"random", &random_kind, same, from_one},
                   section<&Scope::described_filter>("every")),
            described_filter(), fields(agreement<&Scope::one_group>()));
    }
    static void one_group(Scope& scope, const described::Source& from);
};

/// One word, or a group.
class ScopeKind final : public described::Plain<Scope, described::StructKind> {
public:
    described::PartList list() const override {
        static constexpr auto parts = Scope::described();
        return parts;
    }
    void read(const described::Source& from, void* to, described::Bounds bounds) const override;
};
inline constexpr ScopeKind scope_kind{};

/// `war_next_turn: all`.
class WarKind final : public described::Plain<bool, described::WordKind> {
    static constexpr std::array<std::string_view, 1> all{"all"};
    orders::Words words() const override { return {"clans", all}; }
    void set(void* to, std::size_t) const override { *static_cast<bool*>(to) = true; }
    std::size_t get(const void*) const override { return 0; }
};
inline constexpr WarKind war_kind{};

/// One line of an effect. Most hold one part; a line may hold several.
struct Clause {
    std::optional<int> assets;  ///< gained or lost
    Scope to;
    std::optional<int> set_assets;       ///< saved from the crash with so many
    std::optional<int> citizens_honour;  ///< to the citizens of those that `assets` hits (CG-112)
    std::optional<PartyIndex> clear_points;
    bool war_next_turn = false;  ///< of all clans
    std::optional<int> auction;  ///< assets put up for auction
    std::optional<AgentIndex> close_agency;
    std::optional<CorporationIndex> publish_votes;  ///< of all but its citizens

    static constexpr auto described_votes() {
        using namespace described;
        return needed(field<&Clause::publish_votes>("except_citizens_of"));
    }
    static constexpr auto described() {
        using namespace described;
        return fields(field<&Clause::assets>("assets", any_figure), field<&Clause::to>("to", scope_kind),
                      field<&Clause::set_assets>("set_assets", from_one),
                      field<&Clause::citizens_honour>("citizens_honour", any_figure),
                      field<&Clause::clear_points>("clear_points"),
                      field<&Clause::war_next_turn>("war_next_turn", war_kind),
                      field<&Clause::auction>("auction", from_one), field<&Clause::close_agency>("close_agency"),
                      section<&Clause::described_votes>("publish_votes"), agreement<&Clause::says_something>());
    }
    static void says_something(Clause& clause, const described::Source& from);
};
using Clauses = std::vector<Clause>;

}  // namespace resolution::corporate
