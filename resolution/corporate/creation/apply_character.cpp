#include <algorithm>

#include "resolution/corporate/creation/character.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

namespace {

void make_friends(const Figures& figures, const ChosenTrait& chosen, State& state, PlayerIndex player) {
    for (const AgentIndex agent : chosen.agents) {
        int& loyalty = state[agent].loyalty[player.value()];
        const int level = std::min(figures[chosen.trait].loyalty, loyalty_cap(figures, state[player], state[agent]));
        loyalty = std::max(loyalty, level);
    }
}

void make_enemies(const ChosenTrait& chosen, State& state, PlayerIndex player) {
    for (const AgentIndex agent : chosen.agents)
        state[agent].secret_enemies.push_back(Attitude::towards(Entity::of(player)));
}

void apply_trait(const Figures& figures, const ChosenTrait& chosen, State& state, PlayerIndex player) {
    Player& who = state[player];
    switch (chosen.trait) {
        case Trait::corporate_citizen:
            who.citizenship = chosen.corporation;
            who.objectives.home = chosen.corporation;
            break;
        case Trait::vendetta: who.objectives.vendetta = chosen.corporation; break;
        case Trait::yakuza:
        case Trait::night_bird:
        case Trait::shadow_veteran: make_friends(figures, chosen, state, player); break;
        case Trait::old_skeletons: make_enemies(chosen, state, player); break;
        case Trait::decorated_veteran: who.croc = chosen.croc; break;
        case Trait::ambition: who.objectives.ambitions.push_back(*chosen.title); break;
        case Trait::politician:
        case Trait::celebrity:
            if (chosen.points > 0 && chosen.party) {
                who.party = chosen.party;
                who.political_points = chosen.points;
            }
            break;
        default: break;
    }
}

void put_on(Player& who, const Character& character) {
    for (const HeldSecret& held : character.secrets) who.secrets.push_back(held.secret);
    for (const ChosenTrait& chosen : character.traits) who.traits.add(chosen.trait);
}

}  // namespace

int starting_honour(const Figures& figures, const Character& character) {
    Player who;
    put_on(who, character);
    int honour = figures.start.honour;
    for (const ChosenTrait& chosen : character.traits) {
        const int change = figures[chosen.trait].honour;
        if (change > 0 || shows(who, chosen.trait)) honour += change;  // hidden drawbacks wait until they are known
    }
    const HonourBounds bounds = honour_bounds(figures, who);
    return std::clamp(honour, bounds.low, bounds.high);
}

void apply_character(const Figures& figures, const Character& character, State& state, PlayerIndex player) {
    put_on(state[player], character);
    state[player].honour = starting_honour(figures, character);  // first: it caps loyalties and points
    for (const ChosenTrait& chosen : character.traits) apply_trait(figures, chosen, state, player);
}

}  // namespace resolution::corporate
