#include "gm/simulate/one_game.h"

#include <algorithm>
#include <stdexcept>

#include "gm/simulate/game_tables.h"
#include "resolution/fact_cells.h"

namespace gm::simulation {

using resolution::PlayerIndex;
using resolution::Roster;

namespace {

/// A game of bots that takes longer than this will not end.
constexpr std::size_t most_turns = 2000;

orders::Node bot_seat(std::string_view key, const std::string& policy) {
    orders::Node value;
    value.kind = orders::NodeKind::scalar;
    value.text = policy;
    orders::Node character;
    character.kind = orders::NodeKind::map;
    character.members.push_back({std::string(key), {}, std::move(value)});
    return character;
}

Roster seats(const GameTables& tables, const std::vector<std::string>& policies) {
    std::vector<resolution::Seat> seats;
    for (std::size_t i = 0; i < policies.size(); ++i) {
        const std::string id = "seat" + std::to_string(i);
        seats.push_back({id, id, {}});
        if (!tables.bot_key.empty()) seats.back().character = bot_seat(tables.bot_key, policies[i]);
    }
    return Roster(std::move(seats));
}

/// Nobody will ask a simulation why a die fell as it did.
resolution::Dice dice_of(const resolution::Seed& seed, int turn) {
    resolution::Dice dice(seed, turn);
    dice.keep_no_record();
    return dice;
}

orders::Result<resolution::Position> start(const resolution::Game& game, const Roster& roster,
                                           const resolution::Seed& seed, resolution::Record& record) {
    resolution::Dice dice = dice_of(seed, 0);
    return game.fresh(roster, orders::Document{}, dice, record);
}

/// A turn of a game in which everybody who owes a sheet is a bot.
resolution::Position next_turn(const resolution::Game& game, const resolution::Position& position,
                               const resolution::Seed& seed, const std::vector<std::string>& policies,
                               resolution::Record& record) {
    const int turn = game.turn(position);
    resolution::Dice of_bots = dice_of(seed, turn);
    const resolution::Sheets sheets = game.bots(policies, position, of_bots);
    resolution::Dice dice = dice_of(seed, turn);
    return game.resolve(position, sheets, dice, record);
}

PlayedGame play(const resolution::Game& game, const Roster& roster, const std::vector<std::string>& policies,
                std::uint64_t number) {
    PlayedGame played{roster, policies, {}, {}, false, number};
    const resolution::Seed seed = seed_of(number);
    auto position = start(game, roster, seed, played.records.emplace_back());
    if (!position) throw std::runtime_error(orders::describe(position.problems()));
    while (!game.over(*position) && !played.aborted) {
        *position = next_turn(game, *position, seed, policies, played.records.emplace_back());
        played.aborted = played.records.size() > most_turns && !game.over(*position);
    }
    played.scores = game.scores(*position);
    std::sort(played.scores.begin(), played.scores.end(),
              [](const auto& a, const auto& b) { return a.player.value() < b.player.value(); });
    return played;
}

/// The lines of one game, table by table.
class Lines {
public:
    Lines(const GameTables& tables, const PlayedGame& played, Row key)
        : played_(played), own_(tables.rows(played)), key_(std::move(key)), lines_(2 + tables.tables.size()) {
        if (!tables.columns_are_all()) {
            add_game();
            for (std::size_t i = 0; i < played_.scores.size(); ++i) add_seat(i);
        } else {
            add(0, own_.game);
            for (const Row& row : own_.seats) add(1, row);
        }
    }

    std::vector<std::string> take() {
        for (std::size_t i = 0; i < own_.tables.size(); ++i) {
            for (const Row& row : own_.tables[i]) add(2 + i, row);
        }
        return std::move(lines_);
    }

private:
    void add(std::size_t table, const Row& cells) {
        Row row = key_;
        row.insert(row.end(), cells.begin(), cells.end());
        lines_[table] += csv_line(row);
    }

    bool has_won(const resolution::Score& score) const { return score.place == 1 && !played_.aborted; }

    void add_game() {
        Row row{std::to_string(played_.seed), std::to_string(played_.policies.size()), in_one_cell(played_.policies)};
        row.insert(row.end(), own_.game.begin(), own_.game.end());
        std::vector<std::string> winners;
        std::vector<std::int64_t> points;
        for (const resolution::Score& score : played_.scores) {
            points.push_back(score.points);
            if (has_won(score)) winners.push_back(played_.roster.id(score.player));
        }
        std::sort(points.rbegin(), points.rend());
        const std::int64_t top = points.empty() ? 0 : points.front();
        const std::int64_t next = points.size() < 2 ? top : points[1];
        const Row rest{in_one_cell(winners),           std::to_string(top),
                       std::to_string(next),           std::to_string(top - next),
                       winners.size() > 1 ? "1" : "0", played_.aborted ? "1" : "0"};
        row.insert(row.end(), rest.begin(), rest.end());
        add(0, row);
    }

    void add_seat(std::size_t i) {
        const resolution::Score& score = played_.scores[i];
        const std::size_t seat = score.player.value();
        Row row{std::to_string(seat), played_.policies[seat]};
        if (seat < own_.seats.size()) row.insert(row.end(), own_.seats[seat].begin(), own_.seats[seat].end());
        const Row rest{std::to_string(score.points), std::to_string(score.place), has_won(score) ? "1" : "0"};
        row.insert(row.end(), rest.begin(), rest.end());
        add(1, row);
    }

    const PlayedGame& played_;
    OwnRows own_;
    Row key_;
    std::vector<std::string> lines_;
};

}  // namespace

resolution::Seed seed_of(std::uint64_t number) {
    std::array<std::uint8_t, resolution::Seed::size> bytes{};
    for (std::size_t i = 0; i < 8; ++i)
        bytes[resolution::Seed::size - 1 - i] = static_cast<std::uint8_t>(number >> (8 * i));
    return resolution::Seed(bytes);
}

std::vector<std::string> policies_of(const Batch& batch, std::uint64_t number, bool rotate) {
    std::vector<std::string> policies = batch.policies;
    if (rotate)
        std::rotate(policies.begin(), policies.begin() + static_cast<std::ptrdiff_t>(number % policies.size()),
                    policies.end());
    return policies;
}

orders::Outcome try_to_start(const Batch& batch, std::uint64_t seed) {
    resolution::Record record;
    const Roster roster = seats(tables_of(batch.game->id()), batch.policies);
    return start(*batch.game, roster, seed_of(seed), record).outcome();
}

std::vector<std::string> play_one(const Simulation& simulation, std::uint64_t place) {
    const Batch& batch = simulation.batches[place / simulation.games];
    const std::uint64_t number = place % simulation.games;
    const std::uint64_t seed = simulation.base_seed + number;
    const GameTables& tables = tables_of(simulation.game);
    const std::vector<std::string> policies = policies_of(batch, number, simulation.rotate_seats);
    const Roster roster = seats(tables, policies);
    const PlayedGame played = play(*batch.game, roster, policies, seed);
    return Lines(tables, played, {simulation.run_id, batch.variant, std::to_string(number)}).take();
}

}  // namespace gm::simulation
