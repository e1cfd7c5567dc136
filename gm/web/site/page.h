#pragma once

#include <stdexcept>
#include <string>

#include <nlohmann/json_fwd.hpp>

#include "gm/play/game_in_play.h"
#include "gm/web/http/request.h"
#include "gm/web/site/site.h"

namespace gm {
class TemplateShelf;
}

namespace gm::web {

/// A page of the game, by its template's name: `web-home.html`. Beside `data` the template is given `web`: language,
/// where it is, who looks on, what forms need. A private one is kept by nobody.
Response page(Site& site, const Request& request, const GameInPlay& in_play, const std::string& name,
              nlohmann::json data);

/// The same, with the game's templates: reading them is a good part of the work, so whoever has them hands them on.
Response page(Site& site, const Request& request, const GameInPlay& in_play, TemplateShelf& templates,
              const std::string& name, nlohmann::json data);

/// What is the matter, in few words that tell nothing of the inside. Needs no game.
Response error_page(const Request& request, int status);
/// The same after something was refused: with the problems in the reader's words.
Response problem_page(const Request& request, const orders::Problems& problems, int status = 422);

/// The answer of a page that could not be made: an exception, so that pages need not carry it around.
template <class T>
T required(orders::Result<T> result) {
    if (!result) throw std::runtime_error(result.problems().front().what);
    return std::move(*result);
}

}  // namespace gm::web
