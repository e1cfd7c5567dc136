// Whatever text comes in as a sheet, of either game: it is read or refused without harm; what
// was read, written and read again, is the same; every problem points into the text and can be
// put into French.

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <stdexcept>
#include <string>

#include "gm/assets/campaigns.h"
#include "gm/report/problem_words.h"
#include "orders/described/prose.h"
#include "orders/text.h"
#include "resolution/corporate/rules.h"
#include "resolution/tiny/rules.h"

namespace {

void require(bool holds) {
    if (!holds) std::abort();
}

/// A game at its first turn, made once.
template <class Rules>
struct Table {
    Rules rules;
    typename Rules::State state;

    static Table set(std::string_view campaign, std::size_t players) {
        auto document = gm::load_campaign(campaign);
        if (!document) throw std::runtime_error(orders::describe(document.problems()));
        Rules rules = *Rules::from_campaign(*document);
        std::vector<std::string> ids{"akira", "akiko", "hanae", "goro", "chie", "daigo"};
        ids.resize(players);
        resolution::Dice dice(resolution::Seed{}, 0);
        resolution::Record record;
        auto state = *rules.fresh(resolution::Roster::of(ids), orders::Document{}, dice, record);
        return {std::move(rules), std::move(state)};
    }
};

int lines_of(std::string_view text) {
    int lines = 1;
    for (const char c : text) lines += c == '\n' ? 1 : 0;
    return lines;
}

void check_problems(const orders::Problems& problems, std::string_view text) {
    for (const orders::Problem& problem : problems) {
        require(!problem.what.empty());
        require(!gm::in_language(problem, "fr").what.empty());
        require(!orders::describe(problem).empty());
        if (problem.mark.line == 0) continue;
        require(problem.mark.line > 0 && problem.mark.line <= lines_of(text));
        const std::string_view line = orders::line_of(text, problem.mark.line);
        require(problem.mark.column >= 1);
        require(static_cast<std::size_t>(problem.mark.column) <= orders::count_characters(line) + 1);
    }
}

template <class Rules>
void read_and_write(const Table<Rules>& table, const orders::Document& document) {
    const resolution::PlayerIndex author{0};
    orders::Problems problems;
    const auto sheet = table.rules.read(table.state, author, document, problems);
    require(sheet.has_value() || !problems.empty());
    check_problems(problems, document.text);
    if (!sheet) return;
    const std::string written = table.rules.write_sheet(table.state, author, *sheet);
    const auto again = orders::parse_document(written, "written.yaml");
    require(static_cast<bool>(again));
    const auto same = table.rules.read(table.state, author, *again, problems);
    require(same == sheet);
}

/// The same text as orders in plain words, which it seldom is: understood or not, and what is wrong with no line of it
/// makes a sheet that orders the same.
template <class Rules>
void read_as_prose(const Table<Rules>& table, const std::string& text) {
    namespace described = orders::described;
    const auto& kind = described::kind_of<typename Rules::Orders>;
    const resolution::PlayerIndex author{0};
    if (described::is_prose(text, kind)) require(text.find('#') != std::string::npos);
    const auto prose = described::read_prose(text, "fuzz.txt", kind, "fr");
    for (const auto& line : prose.lines) check_problems(line.problems, prose.document.text);
    const orders::Document sheet = described::sheet_of(prose, kind);
    orders::Problems problems;
    const auto orders = table.rules.read(table.state, author, sheet, problems);
    check_problems(problems, prose.document.text);
    const auto is_invalid = [](const orders::Problem& one) { return one.kind == orders::ProblemKind::invalid; };
    if (!orders || std::any_of(problems.begin(), problems.end(), is_invalid)) return;
    const auto written = orders::parse_document(described::yaml_of(sheet.root, kind), "written.yaml");
    require(static_cast<bool>(written));
    require(table.rules.read(table.state, author, *written, problems) == orders);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const auto corporate = Table<resolution::corporate::Rules>::set("neo-tokyo", 6);
    static const auto tiny = Table<resolution::tiny::Rules>::set("tiny", 3);
    const std::string text(reinterpret_cast<const char*>(data), size);
    read_as_prose(corporate, text);
    read_as_prose(tiny, text);
    const auto document = orders::parse_document(text, "fuzz.yaml");
    if (!document) {
        check_problems(document.problems(), text);
        return 0;
    }
    read_and_write(corporate, *document);
    read_and_write(tiny, *document);
    return 0;
}
