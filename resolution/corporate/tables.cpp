// Corporate Game: how corporations fared turn by turn, and what the final points are made of.

#include "resolution/corporate/rules.h"
#include "resolution/fact_cells.h"
#include "resolution/game_tables.h"

namespace resolution::simulated {

namespace {

void add_ranking(const Entry& entry, int turn, std::vector<Row>& corporations) {
    int place = 0;
    for (const auto& one : list(entry.fields, "places")) {
        ++place;
        corporations.push_back({std::to_string(turn), cell(fields_in(one), "corporation"), std::to_string(place),
                                cell(fields_in(one), "assets"), place == 1 ? "1" : "0", "0"});
    }
}

void add_points(const PlayedGame& played, const Entry& entry, std::vector<Row>& points) {
    const auto seat = played.roster.find(cell(entry.fields, "player"));
    if (!seat) return;
    for (const auto& line : list(entry.fields, "working")) {
        points.push_back({std::to_string(seat->value()), played.policies[seat->value()],
                          cell(fields_in(line), "reason"), cell(fields_in(line), "detail"),
                          cell(fields_in(line), "points")});
    }
}

OwnRows corporate_rows(const PlayedGame& played) {
    std::vector<Row> corporations;
    std::vector<Row> points;
    int turns = 0;
    played.each({"end-ranking", "final-score"}, [&](const Entry& entry) {
        if (entry.kind == "end-ranking") {
            add_ranking(entry, ++turns, corporations);
        } else {
            add_points(played, entry, points);
        }
    });
    for (Row& row : corporations) {
        if (row.front() == std::to_string(turns)) row.back() = "1";
    }
    OwnRows own;
    own.game = {std::to_string(turns)};
    own.tables = {std::move(corporations), std::move(points)};
    return own;
}

}  // namespace

}  // namespace resolution::simulated

namespace resolution::corporate {

const simulated::GameTables& Rules::tables() {
    using Kind = simulated::Question::Kind;
    static const simulated::GameTables own{
        .game_columns = {"turns"},
        .tables =
            {
                {"corporations", {"turn", "corporation", "place", "assets", "first", "last_turn"}},
                {"points", {"seat", "policy", "reason", "detail", "points"}},
            },
        .questions =
            {
                {"first-corporation", "First in the final ranking, by corporation", Kind::rate, "corporations", "first",
                 "corporation", "last_turn", "1"},
                {"final-assets", "Assets after the last turn, by corporation", Kind::mean, "corporations", "assets",
                 "corporation", "last_turn", "1"},
                {"points-by-reason", "Points for each thing that gave some, by what it is", Kind::mean, "points",
                 "points", "reason"},
            },
        .rows = simulated::corporate_rows,
    };
    return own;
}

}  // namespace resolution::corporate
