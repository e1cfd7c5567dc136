#include "gm/simulate/answers.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <stdexcept>

namespace gm::simulation {

namespace {

constexpr std::size_t no_column = static_cast<std::size_t>(-1);
constexpr std::size_t variant_column = 1;
constexpr std::size_t most_bars = 24;

std::size_t place_of(const Row& columns, const std::string& name) {
    if (name.empty()) return no_column;
    const auto found = std::find(columns.begin(), columns.end(), name);
    if (found == columns.end()) throw std::logic_error("a question asks for a column that is not there: " + name);
    return static_cast<std::size_t>(found - columns.begin());
}

std::optional<std::int64_t> as_number(const std::string& text) {
    std::int64_t value = 0;
    const auto end = text.data() + text.size();
    const auto [stopped, error] = std::from_chars(text.data(), end, value);
    if (text.empty() || error != std::errc{} || stopped != end) return std::nullopt;
    return value;
}

/// Numbers by their value, before words.
bool in_order(const std::string& a, const std::string& b) {
    const auto x = as_number(a);
    const auto y = as_number(b);
    if (x && y) return *x < *y;
    if (x || y) return x.has_value();
    return a < b;
}

/// 1, 2, 5, 10, 20 ...: the least width with which all values fit into so many bars.
std::int64_t width_for(std::int64_t least, std::int64_t most) {
    const auto fits = [&](std::int64_t width) {
        return most / width - least / width + 2 <= static_cast<std::int64_t>(most_bars);
    };
    for (std::int64_t ten = 1; ten < INT64_MAX / 100; ten *= 10) {
        for (const std::int64_t digit : {1, 2, 5}) {
            if (fits(ten * digit)) return ten * digit;
        }
    }
    return INT64_MAX / 100;
}

std::int64_t floor_to(std::int64_t value, std::int64_t width) {
    const std::int64_t rest = ((value % width) + width) % width;
    return value - rest;
}

}  // namespace

std::string Answer::remark() const {
    constexpr double percent = 100;
    std::string figures;
    const bool several = !lines.empty() && std::any_of(lines.begin(), lines.end(), [&](const AnswerLine& line) {
        return line.variant != lines.front().variant;
    });
    for (const AnswerLine& line : lines) {
        if (percent * line.interval.low <= question.striking) continue;
        figures += figures.empty() ? question.title + ": " : "; ";
        figures += line.group + (several ? " (" + line.variant + ")" : "") +
                   fmt::format(": {:.1f} % ({:.1f} to {:.1f})", percent * line.interval.value,
                               percent * line.interval.low, percent * line.interval.high);
    }
    return figures.empty() || question.then.empty() ? "" : figures + ". " + question.then;
}

Tally::Tally(Question question, const std::vector<std::string>& variants, const Row& columns)
    : question_(std::move(question)),
      variants_(variants),
      column_(place_of(columns, question_.column)),
      by_(place_of(columns, question_.by)),
      where_(place_of(columns, question_.where)) {}

void Tally::add(const Row& row) {
    if (where_ != no_column && row.at(where_) != question_.is) return;
    const std::string& cell = row.at(column_);
    if (question_.kind == Question::Kind::spread) {
        ++sums_[row.at(variant_column)][cell].count;
        return;
    }
    const auto value = as_number(cell);
    if (!value) return;  // nothing to say of this row
    Sum& sum = sums_[row.at(variant_column)][by_ == no_column ? "" : row.at(by_)];
    ++sum.count;
    sum.sum += *value;
    sum.squares += static_cast<double>(*value) * static_cast<double>(*value);
}

std::int64_t Tally::bar_width() const {
    std::size_t most_values = 0;
    std::optional<std::int64_t> least;
    std::optional<std::int64_t> most;
    for (const auto& [variant, groups] : sums_) {
        most_values = std::max(most_values, groups.size());
        for (const auto& [value, sum] : groups) {
            const auto number = as_number(value);
            if (!number) return 0;  // words have a bar each
            least = std::min(least.value_or(*number), *number);
            most = std::max(most.value_or(*number), *number);
        }
    }
    return most_values <= most_bars ? 0 : width_for(*least, *most);
}

std::vector<AnswerLine> Tally::spread_lines(const std::string& variant, const std::map<std::string, Sum>& groups,
                                            std::int64_t width) const {
    std::uint64_t total = 0;
    std::map<std::string, std::uint64_t> bars;
    for (const auto& [value, sum] : groups) {
        total += sum.count;
        bars[width == 0 ? value : std::to_string(floor_to(*as_number(value), width))] += sum.count;
    }
    std::vector<AnswerLine> lines;
    for (const auto& [bar, hits] : bars)
        lines.push_back({variant, bar, total, static_cast<std::int64_t>(hits), wilson(hits, total)});
    std::sort(lines.begin(), lines.end(),
              [](const AnswerLine& a, const AnswerLine& b) { return in_order(a.group, b.group); });
    if (width > 1) {
        for (AnswerLine& line : lines) line.group += " to " + std::to_string(*as_number(line.group) + width - 1);
    }
    return lines;
}

std::vector<AnswerLine> Tally::group_lines(const std::string& variant, const std::map<std::string, Sum>& groups) const {
    std::vector<AnswerLine> lines;
    for (const auto& [group, sum] : groups) {
        const bool rate = question_.kind == Question::Kind::rate;
        lines.push_back(
            {variant, group, sum.count, sum.sum,
             rate ? wilson(static_cast<std::uint64_t>(sum.sum), sum.count) : mean(sum.sum, sum.squares, sum.count)});
    }
    std::sort(lines.begin(), lines.end(),
              [](const AnswerLine& a, const AnswerLine& b) { return in_order(a.group, b.group); });
    return lines;
}

Answer Tally::answer() const {
    Answer answer{question_, {}};
    const bool spread = question_.kind == Question::Kind::spread;
    const std::int64_t width = spread ? bar_width() : 0;
    for (const std::string& variant : variants_) {
        const auto found = sums_.find(variant);
        if (found == sums_.end()) continue;
        const std::vector<AnswerLine> lines =
            spread ? spread_lines(variant, found->second, width) : group_lines(variant, found->second);
        answer.lines.insert(answer.lines.end(), lines.begin(), lines.end());
    }
    // One group in every batch side by side, since that is what a sweep is for; a spread stays in one piece.
    if (!spread)
        std::stable_sort(answer.lines.begin(), answer.lines.end(),
                         [](const AnswerLine& a, const AnswerLine& b) { return in_order(a.group, b.group); });
    return answer;
}

orders::Result<std::vector<Answer>> answers_from(const std::filesystem::path& folder, const FolderRecord& record,
                                                 const std::vector<Question>& questions) {
    std::vector<std::optional<Answer>> answers(questions.size());
    for (const auto& [table, content] : record.tables) {
        std::vector<std::pair<std::size_t, Tally>> tallies;
        bool heading = true;
        const auto look = [&](std::string_view line) {
            const Row row = csv_cells(line);
            for (std::size_t i = 0; heading && i < questions.size(); ++i) {
                if (questions[i].table == table) tallies.emplace_back(i, Tally(questions[i], record.variants, row));
            }
            if (!heading) {
                for (auto& [number, tally] : tallies) tally.add(row);
            }
            heading = false;
        };
        const bool asked = std::any_of(questions.begin(), questions.end(),
                                       [&, &name = table](const Question& question) { return question.table == name; });
        if (!asked) continue;
        GM_TRY(read_checked(folder / (table + ".csv"), content, look));
        for (const auto& [number, tally] : tallies) answers[number] = tally.answer();
    }
    std::vector<Answer> found;
    for (auto& answer : answers) {
        if (answer) found.push_back(std::move(*answer));
    }
    return found;
}

}  // namespace gm::simulation
