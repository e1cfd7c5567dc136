// Step 11. Yakuza war: this turn's wars end; a coin decides about the next.

#include <algorithm>

#include "resolution/corporate/facts/politics.h"
#include "resolution/corporate/steps.h"
#include "resolution/corporate/turn.h"

namespace resolution::corporate {

namespace {

constexpr std::size_t clans_at_war = 2;

List names_of(const Turn& turn, const std::vector<AgentIndex>& clans) {
    List names;
    for (const AgentIndex clan : clans) names.emplace_back(turn.id(clan));
    return names;
}

void end_wars(Turn& turn) {
    std::vector<AgentIndex> ended;
    for (const AgentIndex clan : turn.clans()) {
        if (turn.state[clan].state != AgentState::war) continue;
        turn.state[clan].state = AgentState::free;
        ended.push_back(clan);
    }
    if (!ended.empty()) turn.tell_everyone("step 11", WarsEnded{names_of(turn, ended)});
}

}  // namespace

void yakuza_war(Turn& turn) {
    end_wars(turn);
    const std::vector<AgentIndex> all = turn.clans();
    static const std::vector<std::string> sides{"heads", "tails"};
    const bool tails = turn.dice.one_of("war/coin", sides, [](const std::string& side) { return side; }) == sides[1];
    std::vector<AgentIndex> fighting;
    if (tails)
        fighting = turn.dice.some_of("war/clans", clans_at_war, all, [&](AgentIndex clan) { return turn.id(clan); });
    if (turn.war_of_all) fighting = all;  // CG-70: whatever the coin says
    for (const AgentIndex clan : fighting) turn.state[clan].state = AgentState::war;
    if (!fighting.empty()) turn.tell_everyone("step 11", WarDeclared{names_of(turn, fighting)});
}

}  // namespace resolution::corporate
