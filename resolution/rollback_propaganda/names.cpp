// What people call the things that facts and views name by id.

#include "resolution/rollback_propaganda/rules.h"

namespace resolution::rollback_propaganda {

/// An event is called as it is even where its kind has the same id.
std::map<std::string, std::string> Rules::names(std::string_view language) const {
    std::map<std::string, std::string> out;
    const auto add = [&](const std::string& thing, const Called& called) {
        const std::string& name = language == "fr" ? called.french : called.english;
        if (!name.empty()) out.emplace(thing, name);
    };
    for (std::size_t i = 0; i < figures_.event_names.size(); ++i) add(figures_.events[i].id, figures_.event_names[i]);
    for (std::size_t i = 0; i < figures_.card_names.size(); ++i) add(figures_.cards[i].id, figures_.card_names[i]);
    for (std::size_t i = 0; i < figures_.faction_names.size(); ++i)
        add(figures_.factions[i].id, figures_.faction_names[i]);
    for (std::size_t i = 0; i < figures_.kind_names.size(); ++i) add(figures_.kinds[i], figures_.kind_names[i]);
    for (std::size_t i = 0; i < figures_.grimoire_names.size(); ++i)
        add(figures_.grimoires[i].id, figures_.grimoire_names[i]);
    return out;
}

}  // namespace resolution::rollback_propaganda
