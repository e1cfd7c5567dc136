// Agent Jean: matches, rounds and turns, as its rules list them.

#include <algorithm>
#include <map>

#include "resolution/agent_jean/rules.h"
#include "resolution/fact_cells.h"
#include "resolution/game_tables.h"

namespace resolution::simulated {

namespace {

/// What is told in passing, until the row that needs it is complete.
struct Match {
    std::map<std::string, std::string> agents;  ///< by player
    std::map<std::string, std::string> medals;  ///< by player
    std::map<std::string, std::string> points;  ///< by player, of all rounds
    std::map<std::string, int> turns_won;       ///< by player, in this round
    std::map<std::string, int> powers_used;     ///< by player, in this round
    std::string first_leader;
    int rounds = 0;
};

std::string own(const std::map<std::string, std::string>& by_player, const std::string& player) {
    const auto found = by_player.find(player);
    return found == by_player.end() ? "" : found->second;
}

/// Would others have got the medals for their plans alone?
bool decided_by_colours(const List& rows) {
    std::int64_t most_plans = 0;
    for (const auto& row : rows) {
        const std::int64_t plans = number(fields_in(row), "plans");
        if (&row == rows.data() || plans > most_plans) most_plans = plans;
    }
    return std::any_of(rows.begin(), rows.end(), [&](const auto& row) {
        const Fields& fields = fields_in(row);
        return (number(fields, "plans") == most_plans) != (cell(fields, "medal") == "1");
    });
}

void add_round(const PlayedGame& played, const Entry& entry, Match& match, std::vector<Row>& rounds) {
    const auto& rows = list(entry.fields, "rows");
    const std::string by_colours = decided_by_colours(rows) ? "1" : "0";
    for (const auto& row : rows) {
        const Fields& fields = fields_in(row);
        const std::string player = cell(fields, "player");
        const auto seat = played.roster.find(player);
        if (!seat) continue;
        rounds.push_back({cell(entry.fields, "round"), std::to_string(seat->value()), played.policies[seat->value()],
                          own(match.agents, player), cell(fields, "plans"), cell(fields, "green"),
                          cell(fields, "yellow"), cell(fields, "bonus"), cell(fields, "malus"), cell(fields, "score"),
                          cell(fields, "medal"), std::to_string(match.turns_won[player]),
                          std::to_string(match.powers_used[player]), by_colours});
    }
    match.turns_won.clear();
    match.powers_used.clear();
    ++match.rounds;
}

void add_turn(const Entry& entry, Match& match, std::vector<Row>& turns) {
    std::vector<std::string> cards;
    std::string leader;
    for (const auto& played : list(entry.fields, "cards")) {
        if (cards.empty()) leader = cell(fields_in(played), "player");
        cards.push_back(cell(fields_in(played), "card"));
    }
    const std::string winner = cell(entry.fields, "winner");
    ++match.turns_won[winner];
    turns.push_back({cell(entry.fields, "round"), cell(entry.fields, "turn"), cell(entry.fields, "plan"),
                     cell(entry.fields, "value"), cell(entry.fields, "accomplice"), cell(entry.fields, "powers"),
                     leader, in_one_cell(cards), winner, leader == winner ? "1" : "0"});
}

OwnRows agent_jean_rows(const PlayedGame& played) {
    Match match;
    std::vector<Row> rounds;
    std::vector<Row> turns;
    played.each({"agent-taken", "round-begins", "power-shown", "trick", "round-scored", "final-place"},
                [&](const Entry& entry) {
                    const Fields& fields = entry.fields;
                    const std::string player = cell(fields, "player");
                    if (entry.kind == "agent-taken") {
                        match.agents[player] = cell(fields, "agent");
                    } else if (entry.kind == "round-begins" && match.first_leader.empty()) {
                        match.first_leader = cell(fields, "leader");
                    } else if (entry.kind == "power-shown") {
                        ++match.powers_used[player];
                    } else if (entry.kind == "trick") {
                        add_turn(entry, match, turns);
                    } else if (entry.kind == "round-scored") {
                        add_round(played, entry, match, rounds);
                    } else if (entry.kind == "final-place") {
                        match.medals[player] = cell(fields, "medals");
                        match.points[player] = cell(fields, "points");
                    }
                });
    OwnRows rows;
    std::vector<std::string> agents;
    std::vector<std::string> medals;
    for (const std::string& id : played.roster.ids()) {
        agents.push_back(own(match.agents, id));
        medals.push_back(own(match.medals, id));
        rows.seats.push_back({agents.back(), id == match.first_leader ? "1" : "0", own(match.points, id)});
    }
    rows.game = {in_one_cell(agents), match.first_leader, std::to_string(match.rounds), in_one_cell(medals)};
    rows.tables = {std::move(rounds), std::move(turns)};
    return rows;
}

}  // namespace

}  // namespace resolution::simulated

namespace resolution::agent_jean {

const simulated::GameTables& Rules::tables() {
    using Kind = simulated::Question::Kind;
    static const simulated::GameTables own{
        .bot_key = "bot",
        .game_columns = {"agents", "first_leader", "rounds", "medals"},
        .seat_columns = {"agent", "led_first", "points"},
        .tables =
            {
                {"rounds",
                 {"round", "seat", "policy", "agent", "plans", "greens", "yellows", "bonus", "malus", "score", "medal",
                  "turns_won", "powers_used", "by_colours"}},
                {"turns",
                 {"round", "turn", "plan", "value", "accomplice", "powers", "leader", "cards", "winner", "leader_won"}},
            },
        .questions =
            {
                {"rounds", "Rounds a match", Kind::mean, "games", "rounds"},
                {"rounds-spread", "Matches by their number of rounds", Kind::spread, "games", "rounds"},
                {"win-by-agent", "Matches won, by agent", Kind::rate, "seats", "won", "agent"},
                {"win-by-first-leader", "Matches won, by who led first (1)", Kind::rate, "seats", "won", "led_first"},
                {"round-score", "Score of a round, by policy", Kind::mean, "rounds", "score", "policy"},
                // A round has a row a seat: those of one seat count each round once.
                {"by-colours", "Rounds decided by bonus or malus", Kind::rate, "rounds", "by_colours", "", "seat", "0"},
                {"medal-by-power", "Medals, by powers used in the round", Kind::rate, "rounds", "medal", "powers_used"},
                {"leader-by-accomplice", "Turns won by who led, by accomplice", Kind::rate, "turns", "leader_won",
                 "accomplice"},
            },
        .rows = simulated::agent_jean_rows,
    };
    return own;
}

}  // namespace resolution::agent_jean
