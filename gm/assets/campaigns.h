#pragma once

// Campaigns: those compiled into the program, by name, and anybody's own, by path.

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "orders/document.h"
#include "orders/result.h"

namespace gm {

/// Names of the campaigns that come with the program, sorted.
std::vector<std::string> campaign_names();

/// Does this look like the path of a campaign rather than the name of one?
bool is_campaign_path(std::string_view name);

/// The campaign with this name; or, where it is a path (from `folder` on, if relative), the
/// YAML file there or the `campaign.yaml` in the folder there. A name that nothing bears is
/// a problem without a file: the caller knows where the name stood.
orders::Result<orders::Document> load_campaign(std::string_view name, const std::filesystem::path& folder = {});

}  // namespace gm
