#include "gm/conform/reports.h"

#include <cctype>

#include <nlohmann/json.hpp>

#include "gm/conform/expectations.h"
#include "orders/text.h"

namespace gm::conformance {

using orders::Node;
using resolution::Reader;
using resolution::ReportsAs;

namespace {

bool is_part_of_a_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-'; }

bool has_word(std::string_view text, std::string_view word) {
    for (auto at = text.find(word); at != std::string_view::npos; at = text.find(word, at + 1)) {
        const std::size_t end = at + word.size();
        const bool begins = at == 0 || !is_part_of_a_word(text[at - 1]);
        if (begins && (end == text.size() || !is_part_of_a_word(text[end]))) return true;
    }
    return false;
}

/// What a report is made of: the entries its reader may see, and the reader's view.
std::string data_of(const ReportRequest& request) {
    const nlohmann::json data{{"entries", to_json(request.journal, request.roster, request.reader)},
                              {"view", request.game.view(request.position, request.reader)}};
    return data.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

/// The plain lines of what its reader may know, each between two line ends.
std::string lines_of(const ReportRequest& request) {
    std::string lines = "\n";
    for (const resolution::Entry& entry : request.journal.entries()) {
        if (entry.audience.includes(request.reader)) lines += plain_line(entry) + "\n";
    }
    return lines;
}

using Finder = bool (*)(std::string_view text, std::string_view wanted);

bool has_text(std::string_view text, std::string_view wanted) { return text.find(wanted) != std::string_view::npos; }

bool has_line(std::string_view text, std::string_view wanted) {
    return has_text(text, "\n" + std::string(wanted) + "\n");
}

Finder finder(ReportsAs as) {
    return as == ReportsAs::text ? &has_text : as == ReportsAs::data ? &has_word : &has_line;
}

std::string report_of(const ReportRequest& request, ReportsAs as, const ReportRenderer& render) {
    return as == ReportsAs::text ? render(request) : as == ReportsAs::data ? data_of(request) : lines_of(request);
}

void look_for(const Node* texts, const std::string& report, Finder finds, bool wanted, const std::string& path,
              Mismatches& differences) {
    if (texts == nullptr) return;
    for (const Node& text : texts->items) {
        const bool there = finds(report, text.text);
        if (there == wanted) continue;
        const std::string quoted = "\"" + orders::clip(text.text, 80) + "\"";
        differences.push_back({path, (wanted ? "not in the report: " : "in the report: ") + quoted, text.mark});
    }
}

}  // namespace

void compare_reports(const Node& expected, const Scenario& scenario, const OpenedCampaign& campaign,
                     const Played& played, const ReportRenderer& render, Mismatches& differences) {
    const ReportsAs as = campaign.game->comparison().reports;
    const Finder finds = finder(as);
    for (const orders::Member& member : expected.members) {
        const std::string path = "reports/" + member.key;
        if (!render && as == ReportsAs::text) {
            differences.push_back({path, "reports cannot be rendered here", member.mark});
            continue;
        }
        const auto player = scenario.roster.find(member.key);
        const Reader reader = player ? Reader::player(*player) : Reader::anybody();
        const ReportRequest request{*campaign.game,  campaign.document,     scenario.roster,
                                    played.position, played.record.journal, reader};
        const std::string report = report_of(request, as, render);
        look_for(member.value.find("contains"), report, finds, true, path + "/contains", differences);
        look_for(member.value.find("lacks"), report, finds, false, path + "/lacks", differences);
    }
}

}  // namespace gm::conformance
