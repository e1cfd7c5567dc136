#include "resolution/rollback_propaganda/seen.h"

namespace resolution::rollback_propaganda {

namespace {

/// Of the others it counts how many cards there are.
constexpr bool takes_amount(Op op) { return op == Op::stealth_limit_when_active || op == Op::spell_popularity_bonus; }

int passive_of(const Figures& figures, const State& state, PlayerIndex mage, Op op) {
    int sum = 0;
    for (const CardIndex card : state[mage].face_up) {
        if (const Effect* effect = figures.of(card).find(op)) sum += takes_amount(op) ? effect->amount : 1;
    }
    return sum;
}

}  // namespace

int stealth_limit(const Figures& figures, const State& state) {
    return state.settings.limits.stealth_limit +
           passive_of(figures, state, state.active, Op::stealth_limit_when_active);
}

int stealth_total(const Figures& figures, const State& state) {
    int sum = 0;
    for (const PresentEvent& one : state.present) sum += figures.of(one.event).stealth;
    return sum;
}

std::size_t Seen::ethers_of(PlayerIndex mage) const {
    const auto is_ether = [&](CardIndex card) { return figures_.of(card).type == CardType::ether; };
    return static_cast<std::size_t>(std::count_if(state_[mage].face_up.begin(), state_[mage].face_up.end(), is_ether));
}

int Seen::passive(PlayerIndex mage, Op op) const { return passive_of(figures_, state_, mage, op); }

std::size_t Seen::foreseen() const {
    const int known = std::max(state_.known_prefix, state_[self_].foreseen);
    return std::min(static_cast<std::size_t>(known), state_.future.size());
}

std::vector<int> Seen::future_counts() const {
    std::vector<int> out(figures_.events.size(), 0);
    if (state_.future.face_up() == state_.future.size()) {
        for (const EventIndex event : state_.future) ++out[event.value()];
        return out;
    }
    // Face down, it is what is missing from all that there are.
    for (const EventIndex event : table_.future) ++out[event.value()];
    const auto gone = [&](EventIndex event) { out[event.value()] = std::max(out[event.value()] - 1, 0); };
    for (const PresentEvent& one : state_.present) gone(one.event);
    for (const EventIndex event : state_.past) gone(event);
    for (const EventIndex event : state_.oblivion) gone(event);
    return out;
}

bool Seen::may_choose_contract_of(PlayerIndex mage) const {
    return mage == self_ || passive(mage, Op::protect_contract) == 0;
}

bool Seen::may_bury_schemes_of(PlayerIndex mage) const {
    const std::size_t count = state_.count();
    const auto place = [&](PlayerIndex one) { return (one.value() + count - state_.active.value()) % count; };
    return place(mage) > place(self_) && !state_[mage].schemed.empty();
}

bool Seen::may_double(std::size_t place, const Effect& encore) const {
    return place < state_.present.size() && encore.kinds.has(figures_.of(state_.present[place].event).kind);
}

bool Seen::may_look_at_any() const {
    for (const PlayerIndex mage : players_of(state_)) {
        if (may_look_at(mage)) return true;
    }
    return false;
}

bool Seen::may_swap(const SwapOf& swap) const {
    if (!may_choose_contract_of(swap.one)) return false;
    if (!swap.other) return unassigned() > 0;
    return *swap.other != swap.one && may_choose_contract_of(*swap.other);
}

}  // namespace resolution::rollback_propaganda
