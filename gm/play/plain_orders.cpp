#include "gm/play/plain_orders.h"

#include <algorithm>
#include <set>

#include <nlohmann/json.hpp>

#include "gm/play/problem_json.h"
#include "orders/described/prose.h"
#include "orders/text.h"

namespace gm {

using orders::Problem;
using orders::ProblemKind;
using orders::described::Prose;
using orders::described::ProseLine;
using resolution::PlayerIndex;

namespace {

/// Reads the sheet that the lines make, and leaves out those that are wrong until the rest can be read.
class Conversion {
public:
    Conversion(const GameInPlay& in_play, PlayerIndex author, const Prose& prose)
        : in_play_(in_play), author_(author), prose_(prose), told_(prose.lines.size()) {
        for (std::size_t i = 0; i < prose.lines.size(); ++i) {
            told_[i] = prose.lines[i].problems;
            if (!prose.lines[i].understood()) wrong_.insert(i);
        }
    }

    orders::Result<ConvertedSheet> convert() {
        const auto& kind = *in_play_.game->sheet_kind();
        for (;;) {
            orders::Document sheet = sheet_of(prose_, kind, wrong_);
            resolution::Reading reading = in_play_.game->read(in_play_.position, author_, sheet);
            if (leave_out(reading.problems)) continue;
            if (!reading.orders) return orders::Failure{std::move(reading.problems)};
            ConvertedSheet converted = written(std::move(sheet), reading.problems);
            GM_TRY(orders::parse_document(converted.sheet, prose_.document.file)
                       .outcome());  // it must be a sheet to send back
            return converted;
        }
    }

private:
    /// The place of the line that it is about; none if it is about all of the message.
    std::optional<std::size_t> line_of(const Problem& problem) const {
        for (std::size_t i = 0; i < prose_.lines.size(); ++i) {
            const ProseLine& line = prose_.lines[i];
            if (problem.mark.line >= line.first && problem.mark.line <= line.last) return i;
        }
        return std::nullopt;
    }

    /// Is any line wrong that was not known to be?
    bool leave_out(const orders::Problems& problems) {
        const std::size_t before = wrong_.size();
        for (const Problem& problem : problems) {
            const auto line = line_of(problem);
            if (!line || problem.kind != ProblemKind::invalid) continue;
            wrong_.insert(*line);
            told_[*line].push_back(problem);
        }
        return wrong_.size() > before;
    }

    ConvertedSheet written(orders::Document sheet, const orders::Problems& remarks) {
        for (const Problem& problem : remarks) {
            if (const auto line = line_of(problem)) told_[*line].push_back(problem);
        }
        name_author(sheet.root);
        ConvertedSheet out{yaml_of(sheet.root, *in_play_.game->sheet_kind()), {}};
        for (std::size_t i = 0; i < prose_.lines.size(); ++i) {
            const ProseLine& line = prose_.lines[i];
            const bool left_out = wrong_.contains(i);
            if (left_out)
                out.sheet += "# " + std::to_string(line.first) + ": " + orders::printable_line(line.text) + "\n";
            out.lines.push_back({line.first, line.text, left_out ? "" : orders::described::yaml_line(line.member),
                                 std::move(told_[i])});
        }
        return out;
    }

    /// By the id, however the message calls its author.
    void name_author(orders::Node& sheet) const {
        const auto* player = in_play_.game->vocabulary().member(sheet, "sheet", "player");
        for (orders::Member& member : sheet.members) {
            if (&member == player) member.value.text = in_play_.roster.id(author_);
        }
    }

    const GameInPlay& in_play_;
    PlayerIndex author_;
    const Prose& prose_;
    std::vector<orders::Problems> told_;  ///< of each line
    std::set<std::size_t> wrong_;
};

}  // namespace

bool ConvertedSheet::whole() const {
    return std::all_of(lines.begin(), lines.end(), [](const ConvertedLine& line) { return line.problems.empty(); });
}

orders::Problems ConvertedSheet::problems() const {
    orders::Problems out;
    for (const ConvertedLine& line : lines) out.insert(out.end(), line.problems.begin(), line.problems.end());
    return out;
}

bool in_plain_words(const GameInPlay& in_play, std::string_view text) {
    const auto* kind = in_play.game->sheet_kind();
    return kind != nullptr && orders::described::is_prose(text, *kind);
}

orders::Result<PlayerIndex> author_in_plain_words(const GameInPlay& in_play, const std::string& text,
                                                  const std::string& file) {
    const Prose prose = read_prose(text, file, *in_play.game->sheet_kind(), "en");
    const auto* player = in_play.game->vocabulary().member(prose.document.root, "sheet", "player");
    if (player == nullptr) return orders::invalid("this message does not say whose it is", "give --player ID");
    auto found = in_play.find_player(player->value.text);
    if (found) return found;
    const Problem& stranger = found.problems().front();
    return prose.document.problem(player->mark, stranger.what, stranger.advice);
}

orders::Result<ConvertedSheet> convert_plain_words(const GameInPlay& in_play, PlayerIndex author,
                                                   const std::string& text, const std::string& file,
                                                   const std::string& language) {
    const Prose prose = read_prose(text, file, *in_play.game->sheet_kind(), language);
    return Conversion(in_play, author, prose).convert();
}

Problem no_sheet_yet(const std::string& file) {
    Problem problem = orders::invalid("these are orders in plain words, and no sheet yet",
                                      "gm sheet convert FILE makes a sheet of them");
    problem.file = file;
    return problem;
}

nlohmann::json to_json(const ConvertedSheet& converted, const std::string& language) {
    nlohmann::json lines = nlohmann::json::array();
    for (const ConvertedLine& line : converted.lines) {
        lines.push_back({{"line", line.number},
                         {"text", orders::printable_line(line.text)},
                         {"sheet", line.sheet},
                         {"problems", problems_json(line.problems, language)}});
    }
    return {{"sheet", converted.sheet}, {"whole", converted.whole()}, {"lines", std::move(lines)}};
}

}  // namespace gm
