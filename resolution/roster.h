#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "orders/document.h"
#include "orders/index.h"

namespace resolution {

using orders::PlayerIndex;

/// One player of a game, as the rules see it. Addresses and languages are not
/// the rules' business.
struct Seat {
    std::string id;
    std::string name;
    orders::Node character;  ///< what the players file says beyond that, for the game to read
};

/// The players in order of enrolment.
class Roster {
public:
    Roster() = default;
    explicit Roster(std::vector<Seat> seats) : seats_(std::move(seats)) {}
    /// Players who are nothing but an id, as in scenarios and simulations.
    static Roster of(const std::vector<std::string>& ids);

    std::size_t size() const { return seats_.size(); }
    const std::vector<Seat>& seats() const { return seats_; }
    const Seat& operator[](PlayerIndex player) const { return seats_.at(player.value()); }
    const std::string& id(PlayerIndex player) const { return seats_.at(player.value()).id; }
    std::optional<PlayerIndex> find(std::string_view id) const;
    std::vector<PlayerIndex> all() const;
    std::vector<std::string> ids() const;

private:
    std::vector<Seat> seats_;
};

/// In a game that knows no characters: complaints of all that the players file says of seats beyond contacts.
orders::Problems without_characters(const Roster& roster, const orders::Document& players, std::string_view game);

}  // namespace resolution
