#pragma once

#include <string>
#include <vector>

#include "orders/index.h"

namespace resolution {

/// The indices of a list of that size, to walk over.
template <class Index>
class IndexRange {
public:
    explicit IndexRange(std::size_t size) : size_(size) {}
    struct Iterator {
        std::size_t at;
        Index operator*() const { return Index{at}; }
        Iterator& operator++() { return ++at, *this; }
        friend bool operator==(Iterator, Iterator) = default;
    };
    Iterator begin() const { return {0}; }
    Iterator end() const { return {size_}; }
    std::vector<Index> list() const {
        std::vector<Index> all;
        for (const Index one : *this) all.push_back(one);
        return all;
    }

private:
    std::size_t size_;
};

/// `for (const PlayerIndex player : players_of(state))`, in order of enrolment.
template <class State>
auto players_of(const State& state) {
    return IndexRange<orders::PlayerIndex>(state.players.size());
}

/// Ids of things that have one, as readers and draw tables want them.
template <class List>
std::vector<std::string> ids_of(const List& list) {
    std::vector<std::string> ids;
    for (const auto& one : list) ids.push_back(one.id);
    return ids;
}

}  // namespace resolution
