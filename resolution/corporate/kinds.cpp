#include "resolution/corporate/kinds.h"

#include <nlohmann/json.hpp>

#include "resolution/corporate/id_lists.h"
#include "resolution/corporate/names.h"

namespace resolution::corporate {

described::Names Naming::lists() const {
    const auto& all = names.lists();
    described::Names out(*this);
    out.set<CorporationIndex>("corporation", ids_of(all.corporations)).set<PlayerIndex>("player", ids_of(all.players));
    out.set<AgentIndex>("agent", ids_of(all.agents)).set<PartyIndex>("party", ids_of(all.parties));
    return out.set<RunType>("run type", words(orders::corporate::run_type_ids, bonus_types));
}

std::string AttitudeKind::word(const void* value, const described::Names& names) const {
    return id_of(*static_cast<const Attitude*>(value), Naming::of(names).names);
}
bool AttitudeKind::find(std::string_view word, const described::Names& names, void* to) const {
    const auto found = find_attitude(word, Naming::of(names).names);
    if (found) *static_cast<Attitude*>(to) = *found;
    return found.has_value();
}
std::vector<std::string> AttitudeKind::known(const described::Names& names) const {
    std::vector<std::string> out;
    const auto add = [&](std::string_view before, const auto& ids) {
        for (const auto& id : ids) out.push_back(std::string(before) + std::string(id));
    };
    const auto& parties = names.of<PartyIndex>().ids;
    for (const auto* list : {&names.of<CorporationIndex>(), &names.of<PlayerIndex>(), &names.of<AgentIndex>()})
        add("", list->ids);
    add("", parties);
    add("trait:", trait_ids);
    add("members:", parties);
    add("all:", parties);
    return out;
}

void FiveNumbersKind::read(const Source& from, void* to, Bounds bounds) const {
    auto& bonuses = *static_cast<Bonuses*>(to);
    if (!from.list()) return;
    if (from.size() != bonuses.size()) return from.must("be five whole numbers");
    for (std::size_t i = 0; i < bonuses.size(); ++i) {
        if (const auto number = from.item(i).whole(bounds)) bonuses[i] = static_cast<int>(*number);
    }
}
nlohmann::json FiveNumbersKind::write(const void* value, const described::Names&, const Look&) const {
    return *static_cast<const Bonuses*>(value);
}

}  // namespace resolution::corporate
