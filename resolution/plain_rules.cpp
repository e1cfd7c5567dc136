#include "resolution/plain_rules.h"

namespace resolution {

nlohmann::json refused_orders(const Roster& roster, const Journal& journal) {
    nlohmann::json refused = nlohmann::json::object();
    for (const PlayerIndex player : roster.all()) {
        nlohmann::json& paths = refused[roster.id(player)] = nlohmann::json::array();
        for (const Entry& entry : journal.entries()) {
            if (entry.kind == "refused" && entry.audience.players().has(player))
                paths.push_back(to_json(entry.fields).at("path"));
        }
    }
    return refused;
}

}  // namespace resolution
