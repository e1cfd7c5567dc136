#include "gm/conform/reports.h"

#include "gm/conform/expectations.h"
#include "orders/text.h"

namespace gm::conformance {

using orders::Node;
using resolution::Reader;

namespace {

void look_for(const Node* texts, const std::string& report, bool wanted, const std::string& path,
              Differences& differences) {
    if (texts == nullptr) return;
    for (const Node& text : texts->items) {
        const bool there = report.find(text.text) != std::string::npos;
        if (there == wanted) continue;
        const std::string quoted = "\"" + orders::clip(text.text, 80) + "\"";
        differences.push_back({path, (wanted ? "not in the report: " : "in the report: ") + quoted, text.mark});
    }
}

}  // namespace

void compare_reports(const Node& expected, const Scenario& scenario, const OpenedCampaign& campaign,
                     const Played& played, const ReportRenderer& render, Differences& differences) {
    for (const orders::Member& member : expected.members) {
        const std::string path = "reports/" + member.key;
        if (!render) {
            differences.push_back({path, "reports cannot be rendered here", member.mark});
            continue;
        }
        const auto player = scenario.roster.find(member.key);
        const Reader reader = player ? Reader::player(*player) : Reader::anybody();
        const std::string report = render(
            {*campaign.game, campaign.document, scenario.roster, played.position, played.record.journal, reader});
        look_for(member.value.find("contains"), report, true, path + "/contains", differences);
        look_for(member.value.find("lacks"), report, false, path + "/lacks", differences);
    }
}

}  // namespace gm::conformance
