#pragma once

// What both bots work with: one player's purse, rights and knowledge, and dice of its own.

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "resolution/corporate/figures.h"
#include "resolution/corporate/state.h"
#include "resolution/dice.h"
#include "resolution/known.h"

namespace resolution::corporate {

class BotDesk {
public:
    BotDesk(const Figures& figures, const Known<State>& known, Dice& dice);

    const Figures& figures() const { return figures_; }
    const State& state() const { return state_; }
    PlayerIndex player() const { return player_; }
    const Player& self() const { return state_[player_]; }

    int die(int sides);
    bool chance(int percent) { return die(100) <= percent; }
    template <class T>
    std::optional<T> any_of(const std::vector<T>& list) {
        if (list.empty()) return std::nullopt;
        return list[static_cast<std::size_t>(die(static_cast<int>(list.size()))) - 1];
    }

    /// Sets money aside, if there is enough left.
    bool spend(Money amount);
    Money left() const { return left_; }

    const std::vector<CorporationIndex>& ranking() const { return state_.ranking; }
    std::vector<PlayerIndex> rivals() const;         ///< the others still in the game
    std::vector<AgentIndex> willing_agents() const;  ///< free, and not openly an enemy of this player
    std::vector<AgentIndex> courted_agents() const;  ///< fixers and clans whose next level of loyalty may be bought
    int votes() const;
    int influence() const;
    bool launch() const { return figures_.is_launch(state_.turn); }
    Money share_price(CorporationIndex corporation) const;
    /// The corporation this player holds most of, among those in play.
    std::optional<CorporationIndex> favourite() const;

    void buy_share(Sheet& sheet, CorporationIndex corporation);
    void buy_loyalty(Sheet& sheet, AgentIndex agent);
    /// Duties and rights that nobody would leave unused: captives, auction, grant, contract, dragon, line.
    void settle_rights(Sheet& sheet, CorporationIndex up, std::optional<CorporationIndex> down);

private:
    const Figures& figures_;
    const State& state_;
    PlayerIndex player_;
    Dice& dice_;
    Money left_;
    int drawn_ = 0;
};

orders::corporate::Named<CorporationIndex> named(CorporationIndex corporation);

Sheet random_sheet(BotDesk& desk);
Sheet sensible_sheet(BotDesk& desk);

}  // namespace resolution::corporate
