#pragma once

// One round of one player (section 6; 12.3, AW-56).

#include <functional>

#include "resolution/anime_warfare/actions.h"

namespace resolution::anime_warfare {

using orders::anime_warfare::Orders;
using orders::anime_warfare::Round;

class RoundPlay {
public:
    /// Number of the round in its leg, from 1.
    RoundPlay(Play& play, Faction self, int number) : play_(play), self_(self), number_(number), actions_(play, self) {}

    /// Of a sheet; what is no round is one in which nothing can be done.
    void play(const std::optional<Round>& round);
    /// Without a sheet: refusals are told to nobody.
    void stumble();
    void pass();

private:
    /// What may stand there.
    enum class Part : std::uint8_t { before, attempts, after };

    void play_unlimited(const Orders& orders, Part part);
    bool play_one_of(const Orders& orders);
    bool try_order(const std::optional<Order>& order, Part part, std::size_t place);
    bool may_stand(const Order& order, Part part) const;
    bool is_out() const { return play_.state.of(self_).out; }
    std::string path() const { return "rounds/" + std::to_string(number_); }

    Play& play_;
    Faction self_;
    int number_;
    Actions actions_;
    bool fought_ = false;  ///< in `before`, with six mangas (AW-14)
};

}  // namespace resolution::anime_warfare
