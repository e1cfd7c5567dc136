#pragma once

// The very commands of the terminal, run for a page: what they do, refuse and write into the trail is the same.

#include <functional>
#include <string>
#include <string_view>

#include "gm/cli/command.h"
#include "gm/web/site/done.h"
#include "gm/web/site/site.h"

namespace gm::web {

/// One that is there; asking for another is a fault of ours.
const Command& command_named(const Site& site, std::string_view name);

/// Runs it in the site's folder. Nothing is paged, painted or edited: it speaks to nobody but us.
Done run_command(const Site& site, std::string_view name, Invocation invocation = {});

/// What is said in words that commands use, too, of what a page knows.
Done spoken(const std::function<void(Terminal&)>& speak);

/// Runs it, keeps what it said and goes to the page that tells. `next`: where that one leads.
Response carry_out(Site& site, std::string_view name, Invocation invocation, const std::string& next);

}  // namespace gm::web
