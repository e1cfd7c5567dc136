#pragma once

// One turn's cards on the table: who would win, and with what (sections 4 and 5).

#include <array>
#include <optional>

#include "resolution/agent_jean/state.h"

namespace resolution::agent_jean {

/// The rules of this turn: those of the contested plan's accomplice, if accomplices are played.
const TurnRules& turn_rules(const State& state, const Figures& figures);

/// The plan on top of the pile, if a plan is.
std::optional<PlanIndex> contested_plan(const State& state);
std::optional<AccompliceIndex> accomplice_of(const State& state, const Figures& figures);

/// Is the power with that effect active this turn, and whose is it?
std::optional<PlayerIndex> active_player(const State& state, const Figures& figures, Effect effect);

/// Players in the order they play this turn: leader, direction, then Jean last (AJ-12, AJ-23).
class PlayOrder {
public:
    PlayOrder(const State& state, const Figures& figures);
    std::size_t size() const { return size_; }
    PlayerIndex operator[](std::size_t place) const { return players_[place]; }
    const PlayerIndex* begin() const { return players_.data(); }
    const PlayerIndex* end() const { return players_.data() + size_; }
    std::size_t place_of(PlayerIndex player) const;

private:
    std::array<PlayerIndex, most_players> players_{};
    std::size_t size_;
};

/// The cards played so far, and what beats them.
class Trick {
public:
    Trick(const Deck& deck, const TurnRules& rules) : deck_(deck), rules_(rules) {}
    Trick(const Deck& deck, const TurnRules& rules, const std::vector<Card>& table);

    void play(Card card);
    bool empty() const { return count_ == 0; }
    /// Of at least one card.
    Colour led() const { return led_; }
    Card best() const { return best_; }
    std::size_t best_place() const { return best_place_; }
    Cards cards() const { return cards_; }

    /// Cards that would be winning now, were they played.
    Cards winning() const;
    bool wins(Card card) const { return winning().has(card); }
    bool trump_played() const;

private:
    /// Low numbers decide first; a colour that cannot win has none.
    std::optional<std::size_t> rank(Colour colour) const;

    const Deck& deck_;
    const TurnRules& rules_;
    Cards cards_;
    std::size_t count_ = 0;
    Colour led_ = Colour::purple;
    Card best_;
    std::size_t best_place_ = 0;
};

}  // namespace resolution::agent_jean
