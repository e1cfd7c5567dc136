#include "resolution/rollback_propaganda/seen.h"

namespace resolution::rollback_propaganda {

namespace {

int passive_of(const Figures& figures, const State& state, PlayerIndex mage, Op op) {
    int sum = 0;
    for (const CardIndex card : state[mage].face_up) {
        if (const Effect* effect = figures.of(card).find(op)) sum += std::max(effect->amount, 1);
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
    return static_cast<std::size_t>(
        std::count_if(state_[mage].face_up.begin(), state_[mage].face_up.end(), is_ether));
}

int Seen::passive(PlayerIndex mage, Op op) const { return passive_of(figures_, state_, mage, op); }

std::size_t Seen::foreseen() const {
    const int known = std::max(state_.known_prefix, state_[self_].foreseen);
    return std::min(static_cast<std::size_t>(known), state_.future.size());
}

std::vector<int> Seen::future_counts() const {
    std::vector<int> out(figures_.events.size(), 0);
    for (const EventIndex event : state_.future) ++out[event.value()];
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

std::vector<PlayerIndex> Seen::may_look_at() const {
    std::vector<PlayerIndex> out;
    for (const PlayerIndex mage : players_of(state_)) {
        if (mage != self_ && may_choose_contract_of(mage)) out.push_back(mage);
    }
    return out;
}

bool Seen::may_swap(const SwapOf& swap) const {
    if (!may_choose_contract_of(swap.one)) return false;
    if (!swap.other) return unassigned() > 0;
    return *swap.other != swap.one && may_choose_contract_of(*swap.other);
}

std::vector<SwapOf> Seen::swaps() const {
    std::vector<SwapOf> out;
    const auto add = [&](SwapOf swap) {
        if (may_swap(swap)) out.push_back(swap);
    };
    for (std::size_t one = 0; one < mages(); ++one) {
        for (std::size_t other = one + 1; other < mages(); ++other) add({PlayerIndex(one), PlayerIndex(other)});
    }
    for (std::size_t one = 0; one < mages(); ++one) add({PlayerIndex(one), std::nullopt});
    return out;
}

}  // namespace resolution::rollback_propaganda
