#include "resolution/roster.h"

namespace resolution {

Roster Roster::of(const std::vector<std::string>& ids) {
    std::vector<Seat> seats;
    for (const std::string& id : ids) seats.push_back({id, id, {}});
    return Roster(std::move(seats));
}

std::optional<PlayerIndex> Roster::find(std::string_view id) const {
    for (std::size_t i = 0; i < seats_.size(); ++i) {
        if (seats_[i].id == id) return PlayerIndex{i};
    }
    return std::nullopt;
}

std::vector<PlayerIndex> Roster::all() const {
    std::vector<PlayerIndex> players;
    for (std::size_t i = 0; i < seats_.size(); ++i) players.emplace_back(i);
    return players;
}

std::vector<std::string> Roster::ids() const {
    std::vector<std::string> ids;
    for (const Seat& seat : seats_) ids.push_back(seat.id);
    return ids;
}

}  // namespace resolution
