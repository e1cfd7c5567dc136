#pragma once

// A character as the players file describes it (section 5):
//
//   traits:
//     - gaijin
//     - corporate-citizen: horizon
//     - shadow-veteran: [vrijbuiter, sakura]
//     - politician: {party: reformers, points: 2}
//     - decorated-veteran: {name: Kage, bonuses: [sabotage, scandal]}
//     - ambition: spymaster
//   secrets:
//     - a plain text
//     - {text: a text, shameful: 1, hides: night-bird}

#include "orders/document_reader.h"
#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"

namespace resolution::corporate {

/// One trait with what it was given. Which fields count depends on the trait.
struct ChosenTrait {
    Trait trait = Trait::woman;
    orders::Mark mark;
    std::optional<CorporationIndex> corporation;  ///< corporate-citizen, vendetta
    std::vector<AgentIndex> agents;               ///< yakuza, night-bird, shadow-veteran, old-skeletons
    std::optional<PartyIndex> party;              ///< politician, celebrity
    int points = 0;                               ///< political points
    std::optional<Title> title;                   ///< ambition
    Croc croc;                                    ///< decorated-veteran
};

struct HeldSecret {
    Secret secret;
    orders::Mark mark;
};

struct Character {
    orders::Mark mark;
    std::vector<ChosenTrait> traits;
    std::vector<HeldSecret> secrets;

    const ChosenTrait* find(Trait trait) const;
    bool has(Trait trait) const { return find(trait) != nullptr; }
    bool hides(Trait trait) const;
};

/// Nothing to read (a simulation, a bare list of names) is a character without traits and secrets.
Character read_character(orders::DocumentReader& reader, const Figures& figures, const orders::Node& node);
/// Bans, needs, costs: every reason against the character. Returns the victory points it keeps.
int check_character(orders::DocumentReader& reader, const Figures& figures, const Character& character,
                    const std::string& id);
/// With what its traits add and allow.
int starting_honour(const Figures& figures, const Character& character);
/// Starting effects of traits and secrets, in a state whose players are plain.
void apply_character(const Figures& figures, const Character& character, State& state, PlayerIndex player);

}  // namespace resolution::corporate
