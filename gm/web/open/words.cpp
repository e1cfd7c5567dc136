#include "gm/web/open/words.h"

#include <nlohmann/json.hpp>

#include "gm/web/site/page.h"

namespace gm::web {

std::string word(TemplateShelf& templates, const std::string& language, const std::string& table,
                 const std::string& id) {
    return required(templates.page(language, "web-word.txt", {{"table", table}, {"id", id}}));
}

std::map<std::string, std::string> names_of(const GameInPlay& in_play, const std::string& language) {
    std::map<std::string, std::string> names = in_play.game->names(language);
    for (const resolution::Seat& seat : in_play.roster.seats()) names[seat.id] = seat.name;
    return names;
}

}  // namespace gm::web
