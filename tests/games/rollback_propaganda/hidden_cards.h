#pragma once

// Cards whose owner alone knows them, or nobody.

#include <algorithm>
#include <random>
#include <vector>

#include "resolution/rollback_propaganda/state.h"

namespace resolution::rollback_propaganda {

/// Things that change places among each other.
template <class T>
class Exchanged {
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

/// Whatever of a mage's cards does not lie face up is dealt anew.
inline void deal_hidden_cards_anew(Player& player, std::mt19937_64& random) {
    Exchanged<CardIndex> cards;
    for (CardPile* pile : {&player.grimoire, &player.hand, &player.schemed}) cards.add_all(*pile);
    cards.shuffle(random);
}

}  // namespace resolution::rollback_propaganda
