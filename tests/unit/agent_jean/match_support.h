#pragma once

#include <stdexcept>

#include <nlohmann/json.hpp>

#include "gm/assets/campaigns.h"
#include "resolution/agent_jean/rules.h"

namespace agent_jean_test {

using namespace resolution;
using agent_jean::Rules;
using agent_jean::State;

inline const Rules& rules() {
    static const Rules shipped = *Rules::from_campaign(*gm::load_campaign("agent-jean"));
    return shipped;
}

inline Roster seats(std::size_t players) {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < players; ++i) ids.push_back("s" + std::to_string(i));
    return Roster::of(ids);
}

/// A state as a scenario would write it.
inline State state_of(std::size_t players, const std::string& patch) {
    auto state = rules().scenario(seats(players), 1, nlohmann::json::parse(patch));
    if (!state) throw std::runtime_error(orders::describe(state.problems()));
    return *state;
}

inline agent_jean::Card card(std::string_view code) { return rules().figures().deck.find(code).value(); }

inline agent_jean::Cards cards(const std::vector<std::string>& codes) {
    agent_jean::Cards out;
    for (const std::string& code : codes) out.add(card(code));
    return out;
}

}  // namespace agent_jean_test
