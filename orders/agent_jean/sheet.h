#pragma once

// The conditional order sheet of Agent Jean: wishes, standing answers, and rules that say
// which card to play when.

#include <map>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "orders/agent_jean/cards.h"
#include "orders/document.h"
#include "orders/index.h"
#include "orders/problem.h"

namespace orders::agent_jean {

/// Agent, in the order of the data.
using AgentIndex = Index<struct AgentTag>;
/// Accomplice, in the order of the data.
using AccompliceIndex = Index<struct AccompliceTag>;

enum class Pick { lowest, highest, lowest_winning, highest_winning, lowest_losing, highest_losing };

/// Which card: a named one, or one that is picked among the hand's cards of these colours.
struct Choice {
    std::optional<Card> card;
    Pick pick = Pick::lowest;
    Colours colours = Colours::all();
    friend bool operator==(const Choice&, const Choice&) = default;
};

enum class Place { first, middle, last, not_first };
using Position = std::variant<Place, int>;  ///< a word, or the n-th to play

enum class AnyAccomplice { none, any };
using Helper = std::variant<AnyAccomplice, AccompliceIndex>;

/// All that must hold for a rule to count; what is absent always holds.
struct Conditions {
    std::optional<std::vector<int>> turns;
    std::optional<Position> position;
    std::optional<Colours> led;
    std::optional<Colours> best_colour;
    std::optional<PlayerIndex> best_player;
    std::optional<bool> trump_played;
    std::optional<bool> can_win;
    std::optional<int> plan_at_least;
    std::optional<int> plan_at_most;
    std::optional<Helper> accomplice;
    std::optional<int> trick_yellow_at_least;
    std::optional<int> trick_yellow_at_most;
    std::optional<int> trick_green_at_least;
    std::optional<int> trick_green_at_most;
    std::optional<Card> have;
    friend bool operator==(const Conditions&, const Conditions&) = default;
};

struct Rule {
    Conditions when;
    Choice play;
    friend bool operator==(const Rule&, const Rule&) = default;
};

enum class LeaderWord { self, left, right, last_winner };
using Leader = std::variant<LeaderWord, PlayerIndex>;

struct Sheet {
    std::vector<AgentIndex> agents;                   ///< wishes, the dearest first
    std::optional<std::vector<Leader>> henry_leader;  ///< the first that is somebody is used
    std::optional<Choice> pass;
    bool automatic = false;                  ///< answers the later play phases of its half too
    std::map<int, std::vector<Rule>> turns;  ///< tried first
    std::vector<Rule> always;                ///< tried next

    bool has_rules() const { return !turns.empty() || !always.empty(); }
    friend bool operator==(const Sheet&, const Sheet&) = default;
};

/// A player as a sheet may name it.
struct Person {
    std::string id;
    std::string name;
};

/// A thing that sheets name by its id or, people being people, by its name.
struct Named {
    std::string id;
    std::string name;
};

/// What the reader must know of the game to read a sheet.
struct SheetContext {
    const Deck& deck;
    const std::vector<Named>& agents;
    const std::vector<std::string>& accomplices;  ///< ids
    std::vector<Person> players;
    PlayerIndex author;
    int round = 1;          ///< 1 before it has begun too (AJ-32)
    bool drafting = false;  ///< agents are being chosen: round 0 is meant by some
    int half = 1;
    int turns = 12;         ///< of a round
    int rules_a_list = 20;  ///< at most
    bool bot_seat = false;  ///< a bot has the author's seat
    bool over = false;      ///< the match is
};

/// The sheet, or nothing: one that is not understood as a whole does not count at all (AJ-37).
std::optional<Sheet> read_sheet(const Document& document, const SheetContext& context, Problems& problems);

/// The sheet as a tree that reads back to the same sheet, without its heading.
Node to_node(const Sheet& sheet, const SheetContext& context);

/// YAML that reads back to the same sheet.
std::string write_sheet(const Sheet& sheet, const SheetContext& context);

}  // namespace orders::agent_jean
