#include "resolution/roster.h"

#include "orders/text.h"

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

orders::Problems without_characters(const Roster& roster, const orders::Document& players, std::string_view game) {
    static const std::vector<std::string> contacts{"name", "mail", "language"};
    orders::Problems problems;
    for (const Seat& seat : roster.seats()) {
        for (const orders::Member& extra : seat.character.members) {
            problems.push_back(players.problem(
                extra.mark, std::string(game) + " knows nothing called '" + orders::clip(extra.key, 40) + "'",
                orders::suggest(extra.key, contacts)));
        }
    }
    return problems;
}

}  // namespace resolution
