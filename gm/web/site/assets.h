#pragma once

#include <string>
#include <string_view>

#include "gm/web/http/request.h"

namespace gm::web {

/// A file of `assets/`, compiled in: the style, the script, the icon. No other file can be asked for.
Response asset(const Request& request);

/// Where a page finds it: with a mark of its content, so that browsers may keep it for good.
std::string asset_path(std::string_view name);
bool has_asset(std::string_view name);

}  // namespace gm::web
