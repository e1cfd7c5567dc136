#pragma once

// Where a match stands. Small and flat: cards are bits, lists of a few are short vectors.

#include <optional>
#include <string>
#include <vector>

#include "orders/agent_jean/sheet.h"
#include "resolution/agent_jean/figures.h"

namespace resolution::agent_jean {

using orders::agent_jean::Sheet;

enum class Phase { agents, power, pass, play, over };

/// A card of the plan pile: a plan, or the Power card of an agent.
class PileCard {
public:
    constexpr PileCard() = default;
    constexpr PileCard(PlanIndex plan) : value_(static_cast<std::uint8_t>(plan.value())) {}
    constexpr PileCard(AgentIndex agent) : value_(static_cast<std::uint8_t>(most_plans + agent.value())) {}
    constexpr bool is_plan() const { return value_ < most_plans; }
    constexpr PlanIndex plan() const { return PlanIndex(value_); }
    constexpr AgentIndex power() const { return AgentIndex(value_ - most_plans); }
    friend constexpr bool operator==(PileCard, PileCard) = default;

private:
    std::uint8_t value_ = 0;
};

/// Some plans or some agents, in the order of the data.
template <class Kind>
class Few {
public:
    void add(Kind one) { bits_ |= bit(one); }
    bool has(Kind one) const { return (bits_ & bit(one)) != 0; }
    bool empty() const { return bits_ == 0; }
    void clear() { bits_ = 0; }
    std::vector<Kind> all() const {
        std::vector<Kind> out;
        for (std::uint32_t left = bits_; left != 0; left &= left - 1)
            out.push_back(Kind(static_cast<std::size_t>(std::countr_zero(left))));
        return out;
    }
    friend bool operator==(Few, Few) = default;

private:
    static std::uint32_t bit(Kind one) { return std::uint32_t{1} << one.value(); }
    std::uint32_t bits_ = 0;
};

/// What a player has won this round.
struct Won {
    Few<PlanIndex> plans;
    Cards cards;
    Few<AgentIndex> powers;
};

struct Player {
    std::string id;
    std::string name;           ///< what sheets may call it beside its id
    std::optional<Policy> bot;  ///< a bot has this seat
    std::optional<AgentIndex> agent;
    Cards hand;
    Cards reserve;  ///< face down: nobody knows it, its owner included (AJ-9)
    Won won;
    int medals = 0;
    std::vector<int> scores;     ///< one a finished round
    std::optional<Sheet> sheet;  ///< the one that stands
    bool heard = false;          ///< a sheet of its came this round
};

struct State {
    Settings settings;
    std::vector<Player> players;  ///< by seat; clockwise is upwards (AJ-6)
    int round = 0;                ///< 0 while agents are chosen
    int turn = 0;                 ///< of the round
    Phase phase = Phase::agents;
    PlayerIndex leader;  ///< leads this turn, Jean not yet moved
    std::vector<PlayerIndex> turn_winners;
    std::vector<PileCard> pile;      ///< the top card is the last
    std::vector<AgentIndex> active;  ///< powers executed this turn, in order
    std::vector<Card> table;         ///< in order of play
    Cards discard;
    std::vector<PlayerIndex> winners;  ///< of the match

    std::size_t count() const { return players.size(); }
    Player& operator[](PlayerIndex player) { return players[player.value()]; }
    const Player& operator[](PlayerIndex player) const { return players[player.value()]; }
    /// The clockwise neighbour (AJ-34).
    PlayerIndex left_of(PlayerIndex player) const { return PlayerIndex((player.value() + 1) % count()); }
    PlayerIndex right_of(PlayerIndex player) const { return PlayerIndex((player.value() + count() - 1) % count()); }
    std::optional<PlayerIndex> player_of(AgentIndex agent) const {
        for (std::size_t i = 0; i < count(); ++i) {
            if (players[i].agent == agent) return PlayerIndex(i);
        }
        return std::nullopt;
    }
};

}  // namespace resolution::agent_jean
