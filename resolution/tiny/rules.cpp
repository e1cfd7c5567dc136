#include "resolution/tiny/rules.h"

#include "resolution/standings.h"

namespace resolution::tiny {

orders::Result<Rules> Rules::from_campaign(const orders::Document& campaign) {
    auto figures = described::read_figures<Figures>(campaign);
    if (!figures) return std::move(figures).failure();
    return Rules(*figures);
}

PlayerCount Rules::player_count() const {
    return {static_cast<std::size_t>(figures_.least_players), static_cast<std::size_t>(figures_.most_players)};
}

orders::tiny::SheetContext Rules::context(const State& state, PlayerIndex author) const {
    return {state.turn, state.players.at(author.value()).id, figures_.faces};
}

std::optional<orders::Shape> Rules::demands(const Known<State>& known) const {
    if (over(*known)) return std::nullopt;
    orders::tiny::SheetContext now = context(*known, known.player());
    now.most_stake = most_stake(known);
    return orders::described::shape_of<Orders>(now, "Sealed Bids, turn " + std::to_string(known->turn));
}

std::optional<Rules::Orders> Rules::read(const State& state, PlayerIndex author, const orders::Document& sheet,
                                         orders::Problems& problems) const {
    return orders::tiny::read_sheet(sheet, context(state, author), problems);
}

std::string Rules::write_sheet(const State& state, PlayerIndex author, const Orders& orders) const {
    return orders::tiny::write_sheet(orders, context(state, author));
}

orders::Result<State> Rules::settle(const State& before, const State& after, Record&) const {
    const auto same_seat = [](const Player& a, const Player& b) { return a.id == b.id; };
    const bool same_table =
        before.turn == after.turn &&
        std::equal(before.players.begin(), before.players.end(), after.players.begin(), after.players.end(), same_seat);
    if (!same_table) return orders::invalid("neither the turn nor the list of players is a figure to rule on");
    return after;
}

std::vector<Score> Rules::scores(const State& state) const {
    std::vector<std::int64_t> points;
    for (const Player& player : state.players) points.push_back(player.points);
    return standings(points);
}

DrawTable Rules::draws(const State& state) const {
    std::vector<std::string> ids;
    for (const Player& player : state.players) ids.push_back(player.id);
    DrawTable table;
    table.add({"die", figures_.faces});
    table.add({"windfall", 0, ids});
    return table;
}

Rules::Orders Rules::bot(std::string_view policy, const Known<State>& known, Dice& dice) const {
    const std::string label = "bot/" + self(known).id + "/bid/";
    const auto most = static_cast<int>(most_stake(known));
    Orders orders;
    if (policy == "steady") {
        orders.bid = (figures_.faces + 1) / 2;
        orders.stake = {most / 4};
        return orders;
    }
    orders.bid = dice.die(label + "1", figures_.faces);
    orders.stake = {dice.die(label + "2", most + 1) - 1};
    return orders;
}

}  // namespace resolution::tiny
