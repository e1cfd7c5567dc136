#pragma once

// Cards whose owner alone knows them, or nobody.

#include <algorithm>
#include <random>
#include <vector>

#include "resolution/mad_con/state.h"

namespace resolution::mad_con {

/// Things that change places among each other.
template <class T>
class Shuffled {
public:
    void add(T& one) { all_.push_back(&one); }
    template <class List>
    void add_all(List& list) {
        for (T& one : list) add(one);
    }
    void shuffle(std::mt19937_64& random) {
        std::vector<T> values;
        for (const T* one : all_) values.push_back(*one);
        std::shuffle(values.begin(), values.end(), random);
        for (std::size_t i = 0; i < all_.size(); ++i) *all_[i] = values[i];
    }

private:
    std::vector<T*> all_;
};

inline void deal_hidden_cards_anew(Player& player, std::mt19937_64& random) {
    Shuffled<Action> actions;
    Shuffled<Organisation> organisations;
    for (Cards* cards : {&player.hand, &player.deck, &player.discard}) {
        actions.add_all(cards->action);
        organisations.add_all(cards->organisation);
    }
    for (auto& mission : player.missions) {
        if (!mission) continue;
        if (mission->action && mission->reveal != Reveal::action) actions.add(*mission->action);
        if (mission->organisation && mission->reveal != Reveal::organisation) organisations.add(*mission->organisation);
    }
    actions.shuffle(random);
    organisations.shuffle(random);
}

}  // namespace resolution::mad_con
