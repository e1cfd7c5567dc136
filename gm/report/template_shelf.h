#pragma once

#include <map>
#include <string>

#include "gm/report/template_set.h"
#include "resolution/game.h"

namespace gm {

/// The templates of one game in every language asked for, each read once.
class TemplateShelf {
public:
    TemplateShelf(const resolution::Game& game, const resolution::Roster& roster) : game_(game), roster_(roster) {}

    /// Lives as long as the shelf.
    orders::Result<TemplateSet*> in(const std::string& language);

private:
    const resolution::Game& game_;
    const resolution::Roster& roster_;
    std::map<std::string, TemplateSet> sets_;
};

}  // namespace gm
