#pragma once

// What a simulation found out: each question answered from the tables, batch by batch.

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "gm/simulate/folder.h"
#include "gm/simulate/game_tables.h"
#include "gm/simulate/wilson.h"

namespace gm::simulation {

struct AnswerLine {
    std::string variant;
    std::string group;  ///< empty if there are no groups
    std::uint64_t count = 0;
    std::int64_t sum = 0;  ///< hits of a rate
    Interval interval;
};

struct Answer {
    Question question;
    std::vector<AnswerLine> lines;  ///< group by group, in each of them batch by batch; a spread the other way round

    bool is_rate() const { return question.kind != Question::Kind::mean; }
    bool worth_showing() const {
        return question.only_if_any
                   ? std::any_of(lines.begin(), lines.end(), [](const AnswerLine& line) { return line.sum > 0; })
                   : !lines.empty();
    }
    /// What strikes about the figures, with them; empty: nothing does.
    std::string remark() const;
};

/// Questions of whose table nothing was written have no lines.
orders::Result<std::vector<Answer>> answers_from(const std::filesystem::path& folder, const FolderRecord& record,
                                                 const std::vector<Question>& questions);

/// Counts rows for one question.
class Tally {
public:
    Tally(Question question, const std::vector<std::string>& variants, const Row& columns);
    void add(const Row& row);
    Answer answer() const;

private:
    struct Sum {
        std::uint64_t count = 0;
        std::int64_t sum = 0;
        double squares = 0;  ///< exact as long as it is below 2^53, and added in one order anyway
    };

    /// How many values a bar stands for, the same in all batches; 0: each value has its own.
    std::int64_t bar_width() const;
    std::vector<AnswerLine> spread_lines(const std::string& variant, const std::map<std::string, Sum>& groups,
                                         std::int64_t width) const;
    std::vector<AnswerLine> group_lines(const std::string& variant, const std::map<std::string, Sum>& groups) const;

    Question question_;
    std::vector<std::string> variants_;
    std::size_t column_;
    std::size_t by_;
    std::size_t where_;
    std::map<std::string, std::map<std::string, Sum>> sums_;  ///< by variant and group
};

}  // namespace gm::simulation
