#pragma once

// What a mage knows of the game in the middle of a resolution: the only thing that whoever decides for it, bot or
// sheet, looks at. It copies nothing, and has no way to what the mage may not know.

#include "resolution/rollback_propaganda/state.h"

namespace resolution::rollback_propaganda {

/// Two mages, or one and the pile of unassigned Contracts.
struct SwapOf {
    PlayerIndex one;
    std::optional<PlayerIndex> other;  ///< none: the pile
};

class Seen {
public:
    Seen(const Figures& figures, const State& state, PlayerIndex self)
        : figures_(figures), state_(state), table_(figures.table(state.count())), self_(self) {}

    const Figures& figures() const { return figures_; }
    const Table& table() const { return table_; }
    const Settings& settings() const { return state_.settings; }
    PlayerIndex self() const { return self_; }
    const std::string& id() const { return state_[self_].id; }
    const std::string& id(PlayerIndex mage) const { return state_[mage].id; }
    std::size_t mages() const { return state_.count(); }
    PlayerIndex next_of(PlayerIndex mage) const { return state_.next_of(mage); }
    PlayerIndex previous_of(PlayerIndex mage) const { return state_.previous_of(mage); }
    int turn() const { return state_.turn; }
    PlayerIndex active() const { return state_.active; }
    bool is_active() const { return self_ == state_.active; }

    // Its own.
    FactionIndex contract() const { return state_[self_].contract.value_or(FactionIndex()); }
    const CardPile& hand() const { return state_[self_].hand; }
    const CardPile& schemed() const { return state_[self_].schemed; }
    std::size_t ethers() const { return ethers_of(self_); }
    /// The Contract of another, if it knows it (section 9); its own.
    std::optional<FactionIndex> contract_of(PlayerIndex mage) const {
        return mage == self_ ? state_[self_].contract : state_[self_].known[mage.value()];
    }

    // Everybody's.
    const Popularity& popularity() const { return state_.popularity; }
    int popularity_of(FactionIndex faction) const { return state_.popularity_of(faction); }
    const Present& present() const { return state_.present; }
    bool reversed() const { return state_.reversed; }
    int reveals() const { return state_.reveals; }
    std::optional<EventIndex> last_reveal() const { return state_.last_reveal; }
    int stealth_limit() const { return rollback_propaganda::stealth_limit(figures_, state_); }
    int stealth_total() const { return rollback_propaganda::stealth_total(figures_, state_); }
    int score_of(PlayerIndex mage) const { return state_[mage].score; }
    const Row<CardIndex, most_cards>& field_of(PlayerIndex mage) const { return state_[mage].face_up; }
    std::size_t ethers_of(PlayerIndex mage) const;
    /// How many cards with this passive operation lie before the mage, or what they amount to.
    int passive(PlayerIndex mage, Op op) const;
    std::size_t schemed_of(PlayerIndex mage) const { return state_[mage].schemed.size(); }
    std::size_t unassigned() const { return state_.unassigned.size(); }
    const Row<CardIndex, most_gone>& flipped() const { return state_.flipped; }
    std::size_t future_size() const { return state_.future.size(); }

    // Of the Future: cards known without gap from the top (RP-38), and which cards there are in all, in no order.
    std::size_t foreseen() const;
    EventIndex foreseen(std::size_t place) const { return state_.future[place]; }
    /// How often each event lies in the Future, known cards included: by event.
    std::vector<int> future_counts() const;

    /// The initial size, which the data say (RP-56).
    std::size_t initial_future() const { return table_.future.size(); }

    // Legal targets (section 6), for this mage.
    /// `protect_contract` hinders others, never its owner's own choice (RP-45).
    bool may_choose_contract_of(PlayerIndex mage) const;
    bool may_look_at(PlayerIndex mage) const { return mage != self_ && may_choose_contract_of(mage); }  ///< RP-28
    bool may_look_at_any() const;
    bool may_swap(const SwapOf& swap) const;
    /// Comes later in this phase, and still has schemed cards (RP-41).
    bool may_bury_schemes_of(PlayerIndex mage) const;
    bool may_double(std::size_t place, const Effect& encore) const;

private:
    const Figures& figures_;
    const State& state_;
    const Table& table_;
    PlayerIndex self_;
};

}  // namespace resolution::rollback_propaganda
