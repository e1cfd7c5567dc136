#include "resolution/agent_jean/figures.h"

#include <set>

#include "resolution/indices.h"

namespace resolution::agent_jean {

using described::Source;

namespace {

/// A word names one thing, whatever it is.
template <class Item>
void each_once(const std::vector<Item>& items, const Source& list, std::set<std::string>& met) {
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!met.insert(items[i].id).second) list.item(i).wrong("'" + items[i].id + "' stands here twice");
    }
}

}  // namespace

void Figures::headcounts(Figures&, const Source& campaign) {
    std::vector<std::string> counts;
    for (std::size_t count = 0; count <= agent_jean::most_players; ++count) counts.push_back(std::to_string(count));
    campaign.reading().names.set<Headcount>("number of players", std::move(counts));
}

void Figures::player_bounds(Figures& figures, const Source& players) {
    if (figures.most_players < figures.least_players) players.wrong("max must not be below min");
}

void Figures::halves(Figures& figures, const Source& round) {
    if (figures.turns != 2 * figures.turns_a_half || figures.cards_dealt != static_cast<std::size_t>(figures.turns) ||
        figures.hand != static_cast<std::size_t>(figures.turns_a_half))
        round.wrong("a round has two halves, and a card a turn is dealt, half of them into the hand");
}

void Figures::cards(Figures& figures, const Source& campaign) {
    const Source colours = *campaign.find("colours");
    std::vector<orders::agent_jean::Suit> suits;
    std::set<std::string> codes;
    Colours seen;
    for (std::size_t i = 0; i < figures.suits.size(); ++i) {
        const SuitFigures& suit = figures.suits[i];
        if (seen.has(suit.id)) colours.item(i).wrong("this colour stands here twice");
        seen.add(suit.id);
        for (const int value : suit.values) {
            if (!codes.insert(suit.code + std::to_string(value)).second)
                colours.item(i).wrong("the card " + suit.code + std::to_string(value) + " stands here twice");
        }
        suits.push_back({suit.id, suit.code, suit.values, suit.strength_rank});
    }
    if (suits.size() != orders::agent_jean::all_colours.size() || codes.size() > Cards::most)
        return colours.wrong("there are four colours, and at most 64 cards");
    if (codes.size() < figures.cards_dealt * figures.most_players)
        return colours.wrong("there are too few Action cards for that many players");
    Colours above;
    for (const Colour trump : figures.plain_turn.trumps) {
        if (figures.trumps_above) above.add(trump);
    }
    figures.deck = Deck(suits, above);
}

/// What an accomplice does not change stays as usual (AJ-4).
void Figures::helpers(Figures& figures, const Source& campaign) {
    const Source list = *campaign.find("accomplices");
    for (std::size_t i = 0; i < figures.accomplices.size(); ++i) {
        TurnRules& rules = figures.accomplices[i];
        const Source item = list.item(i);
        if (!item.find("trump_order")) rules.trumps = figures.plain_turn.trumps;
        if (rules.direction == 0) item.find("direction")->wrong("direction must be 1 or -1");
        figures.accomplice_names.push_back({rules.id, rules.id});
    }
    campaign.reading().names.set<AccompliceIndex>("accomplice", ids_of(figures.accomplices));
}

void Figures::people(Figures& figures, const Source& campaign) {
    const Source plans = *campaign.find("plans");
    const Source agents = *campaign.find("agents");
    std::set<std::string> met;
    each_once(figures.accomplices, *campaign.find("accomplices"), met);
    each_once(figures.plans, plans, met);
    each_once(figures.agents, agents, met);
    if (figures.plans.size() > most_plans || static_cast<int>(figures.plans.size()) < figures.turns + 1)
        plans.wrong("there must be at least " + std::to_string(figures.turns + 1) + " plans, and at most " +
                    std::to_string(most_plans));
    if (figures.agents.size() > most_agents || figures.agents.size() < figures.most_players)
        agents.wrong("there must be an agent for each player, and at most " + std::to_string(most_agents));
    for (Agent& agent : figures.agents) {
        if (agent.name.empty()) agent.name = agent.id;  // AJ-5
        figures.agent_names.push_back({agent.id, agent.name});
    }
    campaign.reading().names.set<AgentIndex>("agent", ids_of(figures.agents));
}

void Figures::every_headcount(Figures& figures, const Source& scoring) {
    const Source by_players = *scoring.find("by_players");
    for (std::size_t count = figures.least_players; count <= figures.most_players; ++count) {
        if (!by_players.find(std::to_string(count))) by_players.lacks(std::to_string(count));
    }
    for (std::size_t fewer = 1; fewer < figures.least_players; ++fewer)  // a test may have fewer
        figures.scoring[fewer] = figures.scoring[figures.least_players];
}

described::Names Figures::names() const {
    described::Names names(*this);
    std::vector<std::string> codes;
    for (std::size_t i = 0; i < deck.size(); ++i) codes.push_back(deck.code(Card(i)));
    names.set<Card>("card", std::move(codes));
    names.set<PlanIndex>("plan", ids_of(plans)).set<AgentIndex>("agent", ids_of(agents));
    return names;
}

}  // namespace resolution::agent_jean
