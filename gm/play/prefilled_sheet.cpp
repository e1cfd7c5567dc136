#include "gm/play/prefilled_sheet.h"

#include <nlohmann/json.hpp>

namespace gm {

using nlohmann::json;

orders::Result<TemplateSet*> PrefilledSheets::templates_in(const std::string& language) {
    const auto known = templates_.find(language);
    if (known != templates_.end()) return &known->second;
    std::map<std::string, std::string> names = game_.names(language);
    for (const resolution::Seat& seat : roster_.seats()) names[seat.id] = seat.name;
    auto loaded = TemplateSet::load(std::string(game_.id()), language, std::move(names));
    if (!loaded) return std::move(loaded).failure();
    return &templates_.emplace(language, std::move(*loaded)).first->second;
}

orders::Result<Rendered> PrefilledSheets::write(resolution::PlayerIndex player, const std::string& language) {
    auto templates = templates_in(language);
    if (!templates) return std::move(templates).failure();
    auto sheet = (*templates)
                     ->render("sheet", {{"reader", {{"id", roster_.id(player)}, {"name", roster_[player].name}}},
                                        {"turn", game_.turn(position_)},
                                        {"game", game_.id()},
                                        {"view", game_.view(position_, resolution::Reader::player(player))},
                                        {"outlook", game_.outlook(position_, player)},
                                        {"deadline", deadline_ ? json(*deadline_) : json(nullptr)}});
    if (sheet && !sheet->text.ends_with('\n')) sheet->text += '\n';  // templates lose the last one
    return sheet;
}

std::string with_schema_line(const std::string& schema_file, const std::string& sheet) {
    return "# yaml-language-server: $schema=" + schema_file + "\n" + sheet;
}

}  // namespace gm
