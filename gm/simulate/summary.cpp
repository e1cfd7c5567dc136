#include "gm/simulate/summary.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "gm/text/table.h"

namespace gm::simulation {

using nlohmann::ordered_json;

namespace {

const char* kind_of(const Answer& answer) { return answer.is_rate() ? "rate" : "mean"; }

bool has_groups(const Answer& answer) {
    return std::any_of(answer.lines.begin(), answer.lines.end(),
                       [](const AnswerLine& line) { return !line.group.empty(); });
}

std::string listed(const ordered_json& items) {
    std::string out;
    for (const auto& item : items) out += (out.empty() ? "" : "; ") + item.get<std::string>();
    return out;
}

/// "steady, random x 3" of steady|random|random|random.
std::string seats_in_words(const std::string& cell) {
    std::vector<std::pair<std::string, int>> runs;
    for (std::size_t start = 0; start <= cell.size();) {
        const auto end = std::min(cell.find('|', start), cell.size());
        const std::string policy = cell.substr(start, end - start);
        if (runs.empty() || runs.back().first != policy) runs.emplace_back(policy, 0);
        ++runs.back().second;
        start = end + 1;
    }
    std::string out;
    for (const auto& [policy, count] : runs)
        out += (out.empty() ? "" : ", ") + policy + (count > 1 ? " x " + std::to_string(count) : "");
    return out;
}

std::string answer_text(const Answer& answer, bool several) {
    const bool groups = has_groups(answer);
    std::vector<Table::Column> columns;
    if (several) columns.push_back({"batch"});
    if (groups) columns.push_back({answer.question.by.empty() ? answer.question.column : answer.question.by});
    const std::string what = answer.is_rate() ? "rate" : "mean";
    for (const std::string& title : {std::string("rows"), what, std::string("from"), std::string("to")})
        columns.push_back({title, Table::Align::right});
    Table table(std::move(columns));
    for (const AnswerLine& line : answer.lines) {
        std::vector<std::string> cells;
        if (several) cells.push_back(line.variant);
        if (groups) cells.push_back(line.group);
        cells.push_back(std::to_string(line.count));
        for (const double value : {line.interval.value, line.interval.low, line.interval.high})
            cells.push_back(shown(answer, value));
        table.add(std::move(cells));
    }
    const std::string remark = answer.remark();
    return answer.question.title + "\n" + table.text() + (remark.empty() ? "" : remark + "\n");
}

}  // namespace

std::string shown(const Answer& answer, double value) {
    return answer.is_rate() ? fmt::format("{:.1f} %", 100 * value) : fmt::format("{:.2f}", value);
}

std::string headline(const FolderRecord& record) {
    std::string out = std::to_string(record.done);
    if (!record.whole()) out += " of " + std::to_string(record.games);
    out += (record.games == 1 ? " game of " : " games of ") + record.game;
    if (record.shard.of > 1)
        out += ", part " + std::to_string(record.shard.index) + " of " + std::to_string(record.shard.of);
    return out;
}

std::vector<std::pair<std::string, std::string>> plan_words(const FolderRecord& record) {
    const auto plan = ordered_json::parse(record.plan);
    std::string seats;
    for (const auto& cell : plan.at("seats"))
        seats += (seats.empty() ? "" : "; ") + seats_in_words(cell.get<std::string>());
    std::vector<std::pair<std::string, std::string>> words{
        {"Campaign", plan.at("campaign").get<std::string>()},
        {"Games a batch", plan.at("games").dump()},
        {"Seats", seats},
        {"Seats rotate", plan.at("rotate_seats").get<bool>() ? "yes" : "no"},
        {"First seed", plan.at("base_seed").dump()},
    };
    if (!plan.at("set").empty()) words.emplace_back("Figures changed", listed(plan.at("set")));
    if (!plan.at("sweep").empty()) words.emplace_back("Swept over", listed(plan.at("sweep")));
    words.emplace_back("Run", record.run_id + " (gm " + plan.at("program").get<std::string>() + ", rules " +
                                  plan.at("rules").dump() + ")");
    return words;
}

std::string summary_text(const FolderRecord& record, const std::vector<Answer>& answers, bool spreads) {
    std::string out = headline(record) + "\n";
    std::size_t width = 0;
    const auto words = plan_words(record);
    for (const auto& [name, value] : words) width = std::max(width, name.size());
    for (const auto& [name, value] : words) out += fmt::format("  {:<{}}  {}\n", name, width, value);
    for (const Answer& answer : answers) {
        if (!spreads && answer.question.kind == Question::Kind::spread) continue;
        if (answer.worth_showing()) out += "\n" + answer_text(answer, record.variants.size() > 1);
    }
    return out + "\nfrom, to: 95 % of such intervals hold the true figure (rates: Wilson).\n";
}

std::string summary_csv(const FolderRecord& record, const std::vector<Answer>& answers) {
    std::string out =
        csv_line({"run_id", "question", "variant", "group", "kind", "count", "sum", "value", "low", "high"});
    for (const Answer& answer : answers) {
        for (const AnswerLine& line : answer.lines) {
            const auto digits = [](double value) { return fmt::format("{:.6f}", value); };
            out += csv_line({record.run_id, answer.question.id, line.variant, line.group, kind_of(answer),
                             std::to_string(line.count), std::to_string(line.sum), digits(line.interval.value),
                             digits(line.interval.low), digits(line.interval.high)});
        }
    }
    return out;
}

ordered_json summary_json(const std::vector<Answer>& answers) {
    ordered_json out = ordered_json::array();
    for (const Answer& answer : answers) {
        ordered_json lines = ordered_json::array();
        for (const AnswerLine& line : answer.lines) {
            lines.push_back({{"variant", line.variant},
                             {"group", line.group},
                             {"count", line.count},
                             {"sum", line.sum},
                             {"value", line.interval.value},
                             {"low", line.interval.low},
                             {"high", line.interval.high}});
        }
        out.push_back({{"question", answer.question.id},
                       {"title", answer.question.title},
                       {"kind", kind_of(answer)},
                       {"lines", std::move(lines)}});
    }
    return out;
}

}  // namespace gm::simulation
