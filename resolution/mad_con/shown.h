#pragma once

// Parts of a game as templates get them: for the view of a reader and for the outlook of a player.

#include <nlohmann/json.hpp>

#include "resolution/mad_con/today.h"

namespace resolution::mad_con {

/// The state as one reader knows it, in pieces.
class Shown {
public:
    Shown(const Figures& figures, const State& known, std::optional<PlayerIndex> reader)
        : figures_(figures), state_(known), reader_(reader), today_(figures, known) {}

    const Today& today() const { return today_; }
    nlohmann::json visitor(const Visitor& visitor) const;
    nlohmann::json mission(const Mission& mission, int slot) const;
    nlohmann::json missions(PlayerIndex player) const;
    nlohmann::json id(std::optional<PlayerIndex> player) const;
    /// In the order of play, if the first player is known.
    nlohmann::json order() const;
    std::string animation() const;

    /// What visitors are worth, and how many there are.
    nlohmann::json kinds() const;
    /// What each action card does, by its id.
    nlohmann::json actions() const;
    /// What the animation makes of the day.
    nlohmann::json day() const;

    template <class List>
    static nlohmann::json ids(const List& list) {
        nlohmann::json out = nlohmann::json::array();
        for (const auto one : list) out.push_back(id_of(one));
        return out;
    }
    template <class Card>
    static nlohmann::json maybe(std::optional<Card> card) {
        return card ? nlohmann::json(id_of(*card)) : nlohmann::json(nullptr);
    }

private:
    const Figures& figures_;
    const State& state_;
    std::optional<PlayerIndex> reader_;
    Today today_;
};

}  // namespace resolution::mad_con
