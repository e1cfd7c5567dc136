#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "orders/agent_jean/cards.h"
#include "orders/agent_jean/sheet.h"
#include "orders/document.h"
#include "orders/result.h"
#include "resolution/audience.h"

namespace resolution::agent_jean {

using orders::agent_jean::AccompliceIndex;
using orders::agent_jean::AgentIndex;
using orders::agent_jean::Card;
using orders::agent_jean::Cards;
using orders::agent_jean::Colour;
using orders::agent_jean::Colours;
using orders::agent_jean::Deck;
using orders::agent_jean::Named;

/// Plan card, in the order of the data.
using PlanIndex = orders::Index<struct PlanTag>;

constexpr std::size_t most_players = 5;
constexpr std::size_t most_agents = 8;
constexpr std::size_t most_plans = 32;

struct Plan {
    std::string id;
    int value = 0;
    std::optional<AccompliceIndex> accomplice;
};

/// The rules of a turn, as an accomplice may change them.
struct TurnRules {
    std::vector<Colour> trumps;  ///< the first that was played decides
    bool lowest_wins = false;
    int direction = 1;  ///< 1 clockwise, -1 anticlockwise
    bool burn = false;  ///< Action cards go to the discard
    bool pass_left = false;
};

struct Accomplice {
    std::string id;
    TurnRules rules;
};

enum class Effect { choose_leader, bottom_plan_if_win, play_last, discard_colour_if_win, peek_below_plan };

struct Agent {
    std::string id;
    std::string name;
    Effect effect = Effect::choose_leader;
    int amount = 0;                  ///< bottom_plan_if_win, peek_below_plan: how many cards
    Colour colour = Colour::yellow;  ///< discard_colour_if_win
};

enum class Pace { step, turn, half };
enum class AgentChoice { preferences, random, assigned };
enum class Policy { random, smart };

/// What a game may decide for itself.
struct Settings {
    bool powers = true;
    bool accomplices = true;
    Pace pace = Pace::turn;
    std::string first_leader = "random";  ///< or a player's id
    AgentChoice agent_choice = AgentChoice::preferences;
    int max_rounds = 0;                     ///< 0: none
    std::optional<Policy> silent_bot = {};  ///< takes the seat of whoever is silent for a whole round
};

struct BonusAndMalus {
    int bonus = 0;
    int malus = 0;
};

struct SmartFigures {
    std::vector<AgentIndex> agent_preference;
    std::int64_t yellow_cost_per_malus_point = 0;
    std::int64_t green_cost_per_bonus_point = 0;
    std::int64_t dump_percent = 0;
    std::int64_t card_cost_purple_base = 0;
    std::int64_t card_cost_purple_per_value = 0;
    std::int64_t card_cost_other_per_value = 0;
    int cards_considered_per_opponent = 0;
    int henry_leads_with_purple_at_least = 0;
};

/// The figures of a campaign.
struct Figures {
    std::size_t least_players = 0;
    std::size_t most_players = 0;
    int turns = 0;  ///< of a round
    int turns_a_half = 0;
    std::size_t cards_dealt = 0;
    std::size_t hand = 0;  ///< of those, in hand from the start
    int medals_to_win = 0;

    Deck deck;
    TurnRules plain_turn;
    std::vector<Plan> plans;
    std::vector<Accomplice> accomplices;
    std::vector<std::string> accomplice_ids;
    std::vector<Agent> agents;
    std::vector<Named> agent_names;

    Colour fewest_colour = Colour::green;
    Colour most_colour = Colour::yellow;
    std::array<BonusAndMalus, agent_jean::most_players + 1> scoring{};  ///< by number of players
    Settings settings;
    int rules_a_list = 0;
    SmartFigures smart;

    int half_of(int turn) const { return turn <= turns_a_half ? 1 : 2; }
    const Plan& plan(PlanIndex plan) const { return plans[plan.value()]; }
    const Agent& agent(AgentIndex agent) const { return agents[agent.value()]; }
    std::optional<PlanIndex> find_plan(std::string_view id) const;
    std::optional<AgentIndex> find_agent(std::string_view id) const;
};

orders::Result<Figures> read_figures(const orders::Document& campaign);

/// Ids as readers list them.
template <std::size_t count>
std::vector<std::string> words_of(const std::array<std::string_view, count>& ids) {
    return {ids.begin(), ids.end()};
}

constexpr std::array<std::string_view, 3> pace_ids{"step", "turn", "half"};
constexpr std::array<std::string_view, 3> agent_choice_ids{"preferences", "random", "assigned"};
constexpr std::array<std::string_view, 2> policy_ids{"random", "smart"};
constexpr std::array<std::string_view, 3> silent_bot_ids{"none", "random", "smart"};

}  // namespace resolution::agent_jean
