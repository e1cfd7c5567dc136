#include <nlohmann/json.hpp>

#include "gm/commands/audit_common.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/text/counted.h"
#include "gm/words/difference_table.h"

namespace gm {

using nlohmann::json;

namespace {

json differences_json(const std::vector<Difference>& found) {
    const auto side = [](const std::optional<std::string>& value) {
        return value ? json_or_text(*value) : json(nullptr);
    };
    json out = json::array();
    for (const Difference& one : found) {
        out.push_back({{"path", one.path}, {"before", side(one.before)}, {"after", side(one.after)}});
    }
    return out;
}

Page differences_page(const std::vector<Difference>& found, const NamesById& names, int from, int to) {
    Page page{{},
              difference_table(found, names, "after turn " + std::to_string(from), "after turn " + std::to_string(to))};
    page.after.push_back(found.empty() ? "Nothing changed." : counted(found.size(), "difference") + ".");
    return page;
}

}  // namespace

ExitCode run_audit_diff(const Invocation& invocation, Terminal& terminal) {
    const auto record = open_record(invocation);
    if (!record) return refuse(terminal, record.problems(), ExitCode::misuse);
    const auto from = resolved_turn(*record, *invocation.argument("T1"));
    if (!from) return refuse(terminal, from.problems());
    const auto to = resolved_turn(*record, *invocation.argument("T2"));
    if (!to) return refuse(terminal, to.problems());
    const auto before = record->state_after(*from);
    if (!before) return refuse(terminal, before.problems());
    const auto after = record->state_after(*to);
    if (!after) return refuse(terminal, after.problems());
    const auto found = differences(*before, *after);
    if (invocation.json) {
        terminal.answer(differences_json(found));
    } else {
        show_page(terminal, invocation, differences_page(found, record->names(), *from, *to));
    }
    return ExitCode::done;
}

}  // namespace gm
