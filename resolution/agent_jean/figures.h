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
#include "resolution/described/fields.h"

namespace resolution::agent_jean {

using orders::id_of;
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
constexpr int most_turns = 64;

struct Plan {
    std::string id;
    int value = 0;
    std::optional<AccompliceIndex> accomplice;

    static constexpr auto described() {
        using namespace described;
        return fields(field<&Plan::id>("id").must(), field<&Plan::value>("value", {0, 1000}).must(),  // AJ-3
                      field<&Plan::accomplice>("accomplice", or_none<AccompliceIndex>), ignored("origin"));
    }
};

inline constexpr std::array<std::string_view, 2> compare_ids{"highest", "lowest"}, cards_to_ids{"winner", "discard"},
    before_play_ids{"none", "pass_one_left"};

/// The rules of a turn: as they are, or as an accomplice changes them.
struct TurnRules {
    std::string id;              ///< of the accomplice
    std::vector<Colour> trumps;  ///< the first that was played decides
    bool lowest_wins = false;
    int direction = 1;  ///< 1 clockwise, -1 anticlockwise
    bool burn = false;  ///< Action cards go to the discard
    bool pass_left = false;

    static constexpr auto described() {
        using namespace described;
        return fields(field<&TurnRules::id>("id").must(), ignored("origin"), field<&TurnRules::trumps>("trump_order"),
                      field<&TurnRules::lowest_wins>("compare", between<compare_ids>),
                      field<&TurnRules::direction>("direction", {-1, 1}),
                      field<&TurnRules::burn>("action_cards_to", between<cards_to_ids>),
                      field<&TurnRules::pass_left>("before_play", between<before_play_ids>));
    }
};

enum class Effect { choose_leader, bottom_plan_if_win, play_last, discard_colour_if_win, peek_below_plan };
constexpr std::array<std::string_view, 5> effect_ids{"choose_leader", "bottom_plan_if_win", "play_last",
                                                     "discard_colour_if_win", "peek_below_plan"};
constexpr orders::Words words_of(Effect) { return {"effect", effect_ids}; }

struct Agent {
    std::string id;
    std::string name;
    Effect effect = Effect::choose_leader;
    int amount = 0;                  ///< bottom_plan_if_win, peek_below_plan: how many cards
    Colour colour = Colour::yellow;  ///< discard_colour_if_win

    static constexpr auto described() {
        using namespace described;
        return fields(field<&Agent::id>("id").must(), field<&Agent::name>("name"),
                      field<&Agent::effect>("effect").must(), field<&Agent::amount>("amount", {0, 100}),
                      field<&Agent::colour>("colour"));
    }
};

enum class Pace { step, turn, half };
constexpr std::array<std::string_view, 3> pace_ids{"step", "turn", "half"};
constexpr orders::Words words_of(Pace) { return {"pace", pace_ids}; }

enum class AgentChoice { preferences, random, assigned };
constexpr std::array<std::string_view, 3> agent_choice_ids{"preferences", "random", "assigned"};
constexpr orders::Words words_of(AgentChoice) { return {"agent_choice", agent_choice_ids}; }

enum class Policy { random, smart };
constexpr std::array<std::string_view, 2> policy_ids{"random", "smart"};
constexpr orders::Words words_of(Policy) { return {"bot", policy_ids}; }

/// What a game may decide for itself.
struct Settings {
    bool powers = true;
    bool accomplices = true;
    Pace pace = Pace::turn;
    std::string first_leader = "random";  ///< or a player's id
    AgentChoice agent_choice = AgentChoice::preferences;
    int max_rounds = 0;                     ///< 0: none
    std::optional<Policy> silent_bot = {};  ///< takes the seat of whoever is silent for a whole round

    static constexpr auto described() {
        using namespace described;
        return all_known_to(everyone,
                            fields(field<&Settings::powers>("powers"), field<&Settings::accomplices>("accomplices"),
                                   field<&Settings::pace>("pace"), field<&Settings::first_leader>("first_leader"),
                                   field<&Settings::agent_choice>("agent_choice"),
                                   field<&Settings::max_rounds>("max_rounds", {0, 1000}),
                                   field<&Settings::silent_bot>("silent_bot", or_none<Policy>)));
    }
};

/// How many play.
using Headcount = orders::Index<struct HeadcountTag>;

struct BonusAndMalus {
    int bonus = 0;
    int malus = 0;

    static constexpr auto described() {
        using namespace described;
        return needed(field<&BonusAndMalus::bonus>("bonus", {0, 1000}),
                      field<&BonusAndMalus::malus>("malus", {0, 1000}));
    }
};

struct SuitFigures {
    Colour id = Colour::purple;
    std::string code;
    std::vector<int> values;
    int strength_rank = 0;
    std::optional<std::size_t> count;

    static constexpr auto described() {
        using namespace described;
        return fields(field<&SuitFigures::id>("id").must(), field<&SuitFigures::code>("code").must(),
                      field<&SuitFigures::values>("values", {1, 99}).must(),  // AJ-2
                      field<&SuitFigures::strength_rank>("strength_rank", {0, 100}).must(),
                      field<&SuitFigures::count>("count"), agreement<&SuitFigures::counted>());
    }
    static void counted(SuitFigures& suit, const described::Source& from) {
        if (suit.count && *suit.count != suit.values.size())
            from.find("count")->wrong("count is not the number of values");
    }
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

    static constexpr auto described() {
        using namespace described;
        using Smart = SmartFigures;
        return needed(field<&Smart::agent_preference>("agent_preference"),
                      field<&Smart::yellow_cost_per_malus_point>("yellow_cost_per_malus_point"),
                      field<&Smart::green_cost_per_bonus_point>("green_cost_per_bonus_point"),
                      field<&Smart::dump_percent>("dump_percent", {0, 1000}),
                      field<&Smart::card_cost_purple_base>("card_cost_purple_base"),
                      field<&Smart::card_cost_purple_per_value>("card_cost_purple_per_value"),
                      field<&Smart::card_cost_other_per_value>("card_cost_other_per_value"),
                      field<&Smart::cards_considered_per_opponent>("cards_considered_per_opponent", {0, 100}),
                      field<&Smart::henry_leads_with_purple_at_least>("henry_leads_with_purple_at_least", {0, 100}));
    }
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

    std::vector<SuitFigures> suits;
    bool trumps_above = true;  ///< in the order of strength, trumps stand above all others
    Deck deck;                 ///< undescribed: made of these
    TurnRules plain_turn;
    std::vector<Plan> plans;
    std::vector<TurnRules> accomplices;
    std::vector<Named> accomplice_names;  ///< undescribed: of the same, for sheets
    std::vector<Agent> agents;
    std::vector<Named> agent_names;  ///< undescribed: likewise

    Colour fewest_colour = Colour::green;
    Colour most_colour = Colour::yellow;
    std::vector<BonusAndMalus> scoring{agent_jean::most_players + 1};  ///< by number of players
    Settings settings;
    int rules_a_list = 0;
    SmartFigures smart;

    int half_of(int turn) const { return turn <= turns_a_half ? 1 : 2; }
    const Plan& plan(PlanIndex plan) const { return plans[plan.value()]; }
    const Agent& agent(AgentIndex agent) const { return agents[agent.value()]; }
    /// The rules of a turn with that accomplice, or none.
    const TurnRules& turn_rules(std::optional<AccompliceIndex> helper) const {
        return helper ? accomplices[helper->value()] : plain_turn;
    }
    described::Names names() const;

    static void headcounts(Figures& figures, const described::Source& campaign);
    static void halves(Figures& figures, const described::Source& round);
    static void player_bounds(Figures& figures, const described::Source& players);
    static void cards(Figures& figures, const described::Source& campaign);
    static void helpers(Figures& figures, const described::Source& campaign);
    static void people(Figures& figures, const described::Source& campaign);
    static void every_headcount(Figures& figures, const described::Source& scoring);

    static constexpr auto described_players() {
        using namespace described;
        return needed(field<&Figures::least_players>("min", {1, agent_jean::most_players}),
                      field<&Figures::most_players>("max", {1, agent_jean::most_players}),
                      agreement<&Figures::player_bounds>());
    }
    static constexpr auto described_round() {
        using namespace described;
        return needed(field<&Figures::turns>("turns", {2, most_turns}),
                      field<&Figures::turns_a_half>("turns_per_half", {1, most_turns}),
                      field<&Figures::cards_dealt>("cards_dealt", {1, Cards::most}),
                      field<&Figures::hand>("hand_first_half", {1, Cards::most}), agreement<&Figures::halves>());
    }
    static constexpr auto described_match() {
        using namespace described;
        return needed(field<&Figures::medals_to_win>("medals_to_win", {1, 100}));
    }
    static constexpr auto described_scoring() {
        using namespace described;
        return needed(field<&Figures::fewest_colour>("fewest_colour"), field<&Figures::most_colour>("most_colour"),
                      field<&Figures::scoring>("by_players", by<Headcount, std::vector<BonusAndMalus>>),
                      agreement<&Figures::every_headcount>());
    }
    static constexpr auto described_order_sheet() {
        using namespace described;
        return needed(field<&Figures::rules_a_list>("max_rules_per_list", {1, 1000}));
    }
    static constexpr auto described_bots() {
        using namespace described;
        return needed(field<&Figures::smart>("smart"));
    }
    static constexpr auto described() {
        using namespace described;
        return fields(ignored("game"), ignored("version"), ignored("language"), ignored("calendar"),
                      agreement<&Figures::headcounts>(), section<&Figures::described_players>("players").must(),
                      section<&Figures::described_round>("round").must(),
                      section<&Figures::described_match>("match").must(), field<&Figures::suits>("colours").must(),
                      field<&Figures::plain_turn, &TurnRules::trumps>("trump_order").must(),
                      field<&Figures::trumps_above>("trump_above_all_in_strength_order"), agreement<&Figures::cards>(),
                      field<&Figures::accomplices>("accomplices").must(), agreement<&Figures::helpers>(),
                      field<&Figures::plans>("plans").must(), field<&Figures::agents>("agents").must(),
                      agreement<&Figures::people>(), section<&Figures::described_scoring>("scoring").must(),
                      field<&Figures::settings>("settings").must(),
                      section<&Figures::described_order_sheet>("order_sheet").must(),
                      section<&Figures::described_bots>("bots").must());
    }
};

}  // namespace resolution::agent_jean
