#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "gm/web/http/request.h"
#include "gm/web/site/site.h"

namespace gm::web {

enum class Access {
    anyone,
    player,  ///< who came in by its own link
    master,  ///< the game master
};

enum class Effect {
    looks,    ///< changes nothing: may be asked for again and again
    changes,  ///< carried out once a form, however often it is sent
    keeps,    ///< the same; but what was typed into a form that is forgotten by now is not refused for that
};

struct Route {
    std::string_view method;   ///< GET or POST
    std::string_view pattern;  ///< "/bulletins/:turn"
    Access access;
    Effect effect;
    Response (*answer)(const Request&, Site&);
    bool kept = false;  ///< the same for everybody: written once for all who look on
    /// Reads and checks whole sheets: nobody may look at it without end, and it is not made for who has hung up.
    bool costly = false;
};

/// Every page there is.
std::span<const Route> routes();

/// The named parts of the path, if it fits the pattern.
std::optional<std::map<std::string, std::string, std::less<>>> match(std::string_view pattern, std::string_view path);

}  // namespace gm::web
