#include "gm/report/template_shelf.h"

namespace gm {

orders::Result<TemplateSet*> TemplateShelf::in(const std::string& language) {
    const auto known = sets_.find(language);
    if (known != sets_.end()) return &known->second;
    std::map<std::string, std::string> names = game_.names(language);
    for (const resolution::Seat& seat : roster_.seats()) names[seat.id] = seat.name;
    auto loaded = TemplateSet::load(std::string(game_.id()), language, std::move(names));
    if (!loaded) return std::move(loaded).failure();
    return &sets_.emplace(language, std::move(*loaded)).first->second;
}

}  // namespace gm
