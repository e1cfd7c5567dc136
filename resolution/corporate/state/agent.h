#pragma once

#include <optional>
#include <string>
#include <vector>

#include "resolution/corporate/kinds.h"

namespace resolution::corporate {

struct Agent {
    std::string id;    ///< undescribed: its key
    std::string name;  ///< of a fixer that is not in the data
    AgentKind kind = AgentKind::fixer;
    Bonuses bonus{};
    int arrival =
        0;  ///< newcomers: later ones have more; 0 in games of earlier versions, who came in the order of names
    std::optional<PartyIndex> party;  ///< undescribed: as the campaign has it
    AgentState state = AgentState::free;
    std::optional<PlayerIndex> captor;
    std::vector<int> loyalty;  ///< by player
    std::vector<Attitude> allies;
    std::vector<Attitude> enemies;
    std::vector<Attitude> secret_allies;  ///< of captures and of the campaign
    std::vector<Attitude> secret_enemies;
    std::vector<std::vector<Attitude>> named_allies;  ///< by the player who named them (CG-40)

    void meet(std::size_t players) {
        loyalty.assign(players, 0);
        named_allies.assign(players, {});
    }
    int loyalty_to(PlayerIndex player) const { return loyalty[player.value()]; }
    bool is_newcomer() const { return !name.empty(); }  ///< CG-72
    friend bool operator==(const Agent&, const Agent&) = default;

    static constexpr auto described() {
        using namespace described;
        return fields(
            field<&Agent::state>("state").known_to(everyone), field<&Agent::captor>("captor"),
            field<&Agent::loyalty>("loyalty", by<PlayerIndex, std::vector<int>>, {0, 100}).known_to(owner),
            field<&Agent::allies>("allies").known_to(everyone), field<&Agent::enemies>("enemies").known_to(everyone),
            field<&Agent::secret_allies>("secret_allies"), field<&Agent::secret_enemies>("secret_enemies"),
            field<&Agent::named_allies>("named_allies", by<PlayerIndex, std::vector<std::vector<Attitude>>>)
                .known_to(owner),
            field<&Agent::kind>("kind").known_to(everyone).only_if(holds<&Agent::is_newcomer>),
            field<&Agent::name>("name").known_to(everyone).only_if(holds<&Agent::is_newcomer>),
            field<&Agent::arrival>("arrival", {0, 1000}).known_to(everyone).only_if(holds<&Agent::is_newcomer>),
            field<&Agent::bonus>("bonus", five_numbers, {-1000, 1000})
                .known_to(everyone)
                .only_if(holds<&Agent::is_newcomer>),
            agreement<&Agent::arrives_as_a_fixer>());
    }
    /// Kind, name and bonus are the campaign's, but for newcomers.
    static void arrives_as_a_fixer(Agent& agent, const Source& from);
};

}  // namespace resolution::corporate
