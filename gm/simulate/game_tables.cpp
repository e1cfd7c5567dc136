#include "gm/simulate/game_tables.h"

#include <charconv>
#include <stdexcept>

#include "resolution/registry.h"

namespace gm::simulation {

namespace {

using Kind = Question::Kind;

void append(Row& to, const Row& more) { to.insert(to.end(), more.begin(), more.end()); }

bool can_answer(const std::vector<TableShape>& tables, const Question& question) {
    return std::any_of(tables.begin(), tables.end(), [&](const TableShape& table) {
        const auto has = [&](const std::string& name) {
            return name.empty() || std::find(table.columns.begin(), table.columns.end(), name) != table.columns.end();
        };
        const std::vector<Summand> sum = summands_of(question.column);
        return table.name == question.table && has(question.by) &&
               std::all_of(sum.begin(), sum.end(), [&](const Summand& one) { return has(one.column); });
    });
}

}  // namespace

const GameTables& tables_of(std::string_view game) {
    const resolution::RegisteredGame* known = resolution::registered_game(game);
    if (known == nullptr) throw std::out_of_range("no game is called " + std::string(game));
    return known->tables();
}

std::vector<Summand> summands_of(std::string_view column) {
    std::vector<Summand> out;
    while (!column.empty()) {
        Summand one;
        if (column.front() == '-') one.times = -1;
        if (column.front() == '-' || column.front() == '+') column.remove_prefix(1);
        std::string_view name = column.substr(0, column.find_first_of("+-"));
        column.remove_prefix(name.size());
        std::int64_t times = 1;
        if (const auto star = name.find('*'); star != std::string_view::npos) {
            std::from_chars(name.data(), name.data() + star, times);
            name.remove_prefix(star + 1);
        }
        one.times *= times;
        one.column = name;
        out.push_back(std::move(one));
    }
    return out;
}

std::vector<TableShape> all_tables(const GameTables& own) {
    const Row key{"run_id", "variant", "game"};
    TableShape games{"games", key};
    TableShape seats{std::string(own.columns_are_all() ? own.seats_called : "seats"), key};
    if (!own.columns_are_all()) append(games.columns, {"seed", "players", "policies"});
    append(games.columns, own.game_columns);
    if (!own.columns_are_all()) {
        append(games.columns, {"winners", "top_score", "runner_up_score", "lead", "shared", "aborted"});
        append(seats.columns, {"seat", "policy"});
    }
    append(seats.columns, own.seat_columns);
    if (!own.columns_are_all()) append(seats.columns, {"score", "place", "won"});
    std::vector<TableShape> tables{std::move(games), std::move(seats)};
    for (const TableShape& table : own.tables) {
        TableShape whole{table.name, key};
        append(whole.columns, table.columns);
        tables.push_back(std::move(whole));
    }
    return tables;
}

std::vector<Question> all_questions(const GameTables& own) {
    std::vector<Question> questions{
        {"win-by-policy", "Games won, by policy", Kind::rate, "seats", "won", "policy"},
        {"win-by-seat", "Games won, by seat", Kind::rate, "seats", "won", "seat"},
        {"score-by-policy", "Final score, by policy", Kind::mean, "seats", "score", "policy"},
        {"score-spread", "Final scores", Kind::spread, "seats", "score"},
        {"lead", "Lead of the winner over the next", Kind::mean, "games", "lead"},
        {"shared", "Victories shared by several", Kind::rate, "games", "shared"},
        {"aborted", "Games that did not end", Kind::rate, "games", "aborted", "", "", "", true},
    };
    const std::vector<TableShape> tables = all_tables(own);
    for (Question& question : questions) {
        if (question.table == "seats") question.table = tables[1].name;
    }
    std::erase_if(questions, [&](const Question& question) { return !can_answer(tables, question); });
    questions.insert(questions.end(), own.questions.begin(), own.questions.end());
    return questions;
}

}  // namespace gm::simulation
