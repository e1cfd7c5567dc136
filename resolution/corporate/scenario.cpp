#include "resolution/corporate/scenario.h"

#include <algorithm>

#include <nlohmann/json.hpp>

#include "resolution/corporate/facts/common.h"
#include "resolution/corporate/facts/runs.h"
#include "resolution/corporate/fresh.h"
#include "resolution/corporate/json/state_json.h"

namespace resolution::corporate {

using nlohmann::json;

namespace {

const Value* find(const Fields& fields, std::string_view name) {
    const auto found =
        std::find_if(fields.begin(), fields.end(), [&](const Field& field) { return field.name == name; });
    return found == fields.end() ? nullptr : &found->value;
}

std::string text_of(const Fields& fields, std::string_view name) {
    const Value* value = find(fields, name);
    const auto* content = value == nullptr ? nullptr : std::get_if<std::string>(&value->content());
    return content == nullptr ? std::string() : *content;
}

std::int64_t number(const Fields& fields, std::string_view name) {
    const Value* value = find(fields, name);
    const auto* content = value == nullptr ? nullptr : std::get_if<std::int64_t>(&value->content());
    return content == nullptr ? 0 : *content;
}

/// The number of a run that was refused as a whole: `runs/2`, but not `runs/2/network`.
std::string refused_run(const std::string& path) {
    static constexpr std::string_view prefix = "runs/";
    if (!path.starts_with(prefix)) return {};
    const std::string rest = path.substr(prefix.size());
    return rest.find('/') == std::string::npos ? rest : std::string();
}

}  // namespace

orders::Result<State> scenario_state(const Figures& figures, const Roster& roster, int turn, const json& patch) {
    json state = state_to_json(figures, plain_state(figures, roster));  // CG-75: what is not there has its default
    state["turn"] = turn;
    // A patch that moves assets moves places too, unless it says otherwise.
    state.erase("ranking");
    if (patch.is_object()) state.merge_patch(patch);
    return state_from_json(figures, state);
}

json scenario_results(const Roster& roster, const Journal& journal) {
    json refused = json::object();
    json outcomes = json::object();
    for (const std::string& id : roster.ids()) refused[id] = json::array();
    for (const Entry& entry : journal.entries()) {
        if (entry.kind == Refused::kind) {
            const std::string player = text_of(entry.fields, "player");
            const std::string path = text_of(entry.fields, "path");
            refused[player].push_back(path);
            const std::string run = refused_run(path);
            if (!run.empty()) outcomes[player + "/" + run] = id_of(RunOutcome::refused);
        } else if (entry.kind == RunRolled::kind || entry.kind == ProtectionReport::kind) {
            const std::string key = text_of(entry.fields, "player") + "/" + std::to_string(number(entry.fields, "run"));
            outcomes[key] = text_of(entry.fields, "outcome");
        }
    }
    return {{"refused", refused}, {"outcomes", outcomes}};
}

}  // namespace resolution::corporate
