#pragma once

// Campaigns are opened once and then shared by every scenario that names them: a game
// never changes after it was opened.

#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "orders/result.h"
#include "resolution/game.h"

namespace gm::conformance {

struct OpenedCampaign {
    orders::Document document;
    std::unique_ptr<const resolution::Game> game;
};

class OpenedCampaigns {
public:
    /// The campaign of that name, or at that path from `folder` on. Valid as long as this is.
    orders::Result<const OpenedCampaign*> find(const std::string& name, const std::filesystem::path& folder);

private:
    std::mutex mutex_;
    std::map<std::string, orders::Result<OpenedCampaign>> campaigns_;
};

}  // namespace gm::conformance
