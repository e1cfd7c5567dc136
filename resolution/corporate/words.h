#pragma once

// Types and words that every part of Corporate Game uses.

#include <array>
#include <bitset>
#include <cstdint>
#include <string_view>
#include <vector>

#include "orders/corporate/kinds.h"
#include "orders/money.h"

namespace resolution::corporate {

using orders::id_of;
using orders::Money;
using orders::PlayerIndex;
using orders::corporate::AgentIndex;
using orders::corporate::bonus_types;
using orders::corporate::CorporationIndex;
using orders::corporate::defence_types;
using orders::corporate::Entity;
using orders::corporate::EntityKind;
using orders::corporate::Line;
using orders::corporate::PartyIndex;
using orders::corporate::RunType;

using Bonuses = std::array<int, bonus_types>;     ///< information, datasteal, sabotage, scandal, protection
using Defences = std::array<int, defence_types>;  ///< information, datasteal, sabotage, scandal

/// Traits are behaviour, so they are named here; what they cost and change is data.
enum class Trait : std::uint8_t {
    woman,
    metahuman,
    gaijin,
    awakened,
    technomancer,
    mr_japan,
    repulsive,
    old_hand,
    young_wolf,
    golden_boy,
    man_of_honour,
    politician,
    image_genius,
    decorated_veteran,
    shadow_veteran,
    yakuza,
    heir,
    socialite,
    winning_ticket,
    celebrity,
    erased,
    corporate_citizen,
    dragon_ward,
    neophyte,
    night_bird,
    old_skeletons,
    ambition,
    loyalist,
    vendetta,
};
inline constexpr std::array<std::string_view, 29> trait_ids{
    "woman",        "metahuman",         "gaijin",         "awakened",
    "technomancer", "mr-japan",          "repulsive",      "old-hand",
    "young-wolf",   "golden-boy",        "man-of-honour",  "politician",
    "image-genius", "decorated-veteran", "shadow-veteran", "yakuza",
    "heir",         "socialite",         "winning-ticket", "celebrity",
    "erased",       "corporate-citizen", "dragon-ward",    "neophyte",
    "night-bird",   "old-skeletons",     "ambition",       "loyalist",
    "vendetta"};
constexpr orders::Words words_of(Trait) { return {"trait", trait_ids}; }

class TraitSet {
public:
    void add(Trait trait) { bits_.set(static_cast<std::size_t>(trait)); }
    void remove(Trait trait) { bits_.reset(static_cast<std::size_t>(trait)); }
    bool has(Trait trait) const { return bits_.test(static_cast<std::size_t>(trait)); }
    bool empty() const { return bits_.none(); }
    std::vector<Trait> list() const {
        std::vector<Trait> out;
        each([&](Trait trait) { out.push_back(trait); });
        return out;
    }
    /// Calls `visit(trait)` for each, in the order of the list above.
    template <class Visit>
    void each(Visit visit) const {
        for (std::size_t i = 0; i < trait_ids.size(); ++i) {
            if (bits_.test(i)) visit(static_cast<Trait>(i));
        }
    }
    friend bool operator==(const TraitSet&, const TraitSet&) = default;

private:
    std::bitset<trait_ids.size()> bits_;
};

/// Titles of the end of the game; their worth is data.
enum class Title : std::uint8_t {
    neo_shogun,
    prime_minister,
    opposition_leader,
    patriarch,
    council_president,
    networker,
    suzerain,
    outsider,
    spymaster,
    icebreaker,
    pyromaniac,
    harpy,
    bogeyman,
    unkillable,
    market_lord,
    dragon_favourite,
};
inline constexpr std::array<std::string_view, 16> title_ids{
    "neo-shogun", "prime-minister", "opposition-leader", "patriarch",       "council-president", "networker",
    "suzerain",   "outsider",       "spymaster",         "icebreaker",      "pyromaniac",        "harpy",
    "bogeyman",   "unkillable",     "market-lord",       "dragon-favourite"};
constexpr orders::Words words_of(Title) { return {"title", title_ids}; }

enum class AgentKind : std::uint8_t { fixer, yakuza, agency };
inline constexpr std::array<std::string_view, 3> agent_kind_ids{"fixer", "yakuza", "agency"};
constexpr orders::Words words_of(AgentKind) { return {"kind", agent_kind_ids}; }

enum class AgentState : std::uint8_t { free, captured, war, closed, dead };
inline constexpr std::array<std::string_view, 5> agent_state_ids{"free", "captured", "war", "closed", "dead"};
constexpr orders::Words words_of(AgentState) { return {"state", agent_state_ids}; }

/// The place of a run type among bonuses: an assassination uses the bonus of protection.
constexpr std::size_t bonus_place(RunType type) {
    return static_cast<std::size_t>(type == RunType::assassination ? RunType::protection : type);
}

/// A friend or foe as agents list them: something, or everybody of some kind.
struct Attitude {
    enum class Kind : std::uint8_t {
        entity,   ///< `evo`, `akira`, `nagata`
        trait,    ///< `trait:metahuman`
        members,  ///< `members:nationalists`: the players of a party
        all,      ///< `all:reformers`: those and the corporations of that alignment (CG-29)
    };
    Kind kind = Kind::entity;
    Entity entity;
    Trait trait = Trait::woman;
    PartyIndex party;

    static Attitude towards(Entity entity) { return {Kind::entity, entity, {}, {}}; }
    friend bool operator==(const Attitude&, const Attitude&) = default;
};

}  // namespace resolution::corporate
