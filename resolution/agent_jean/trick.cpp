#include "resolution/agent_jean/trick.h"

#include <algorithm>

namespace resolution::agent_jean {

std::optional<PlanIndex> contested_plan(const State& state) {
    if (state.pile.empty() || !state.pile.back().is_plan()) return std::nullopt;
    return state.pile.back().plan();
}

std::optional<AccompliceIndex> accomplice_of(const State& state, const Figures& figures) {
    const auto plan = contested_plan(state);  // AJ-24: no other
    if (!state.settings.accomplices || !plan) return std::nullopt;
    return figures.plan(*plan).accomplice;
}

const TurnRules& turn_rules(const State& state, const Figures& figures) {
    return figures.turn_rules(accomplice_of(state, figures));
}

std::optional<PlayerIndex> active_player(const State& state, const Figures& figures, Effect effect) {
    for (const AgentIndex agent : state.active) {
        if (figures.agent(agent).effect == effect) return state.player_of(agent);
    }
    return std::nullopt;
}

PlayOrder::PlayOrder(const State& state, const Figures& figures) : size_(state.count()) {
    const bool clockwise = turn_rules(state, figures).direction > 0;
    PlayerIndex next = state.leader;
    for (std::size_t i = 0; i < size_; ++i) {
        players_[i] = next;
        next = clockwise ? state.left_of(next) : state.right_of(next);
    }
    if (const auto last = active_player(state, figures, Effect::play_last)) {
        auto* const end = players_.data() + size_;
        auto* const place = std::find(players_.data(), end, *last);
        std::rotate(place, place + 1, end);
    }
}

std::size_t PlayOrder::place_of(PlayerIndex player) const {
    return static_cast<std::size_t>(std::find(begin(), end(), player) - begin());
}

Trick::Trick(const Deck& deck, const TurnRules& rules, const std::vector<Card>& table) : Trick(deck, rules) {
    for (const Card card : table) play(card);
}

void Trick::play(Card card) {
    if (count_ == 0) led_ = deck_.colour(card);
    if (count_ == 0 || wins(card)) {
        best_ = card;
        best_place_ = count_;
    }
    cards_.add(card);
    ++count_;
}

/// A trump colour is one whether or not another was played (AJ-18).
std::optional<std::size_t> Trick::rank(Colour colour) const {
    const auto trump = std::find(rules_.trumps.begin(), rules_.trumps.end(), colour);
    if (trump != rules_.trumps.end()) return static_cast<std::size_t>(trump - rules_.trumps.begin());
    return colour == led_ ? std::optional(rules_.trumps.size()) : std::nullopt;
}

Cards Trick::winning() const {
    if (count_ == 0) return deck_.all();
    const Colour deciding = deck_.colour(best_);
    const Cards same = deck_.of(deciding);
    Cards out = rules_.lowest_wins ? same.below(best_) : same.above(best_);
    const std::size_t best_rank = *rank(deciding);
    for (std::size_t i = 0; i < best_rank && i < rules_.trumps.size(); ++i) out.add(deck_.of(rules_.trumps[i]));
    return out;
}

bool Trick::trump_played() const {
    return std::any_of(rules_.trumps.begin(), rules_.trumps.end(),
                       [&](Colour trump) { return !(cards_ & deck_.of(trump)).empty(); });
}

}  // namespace resolution::agent_jean
