#include "gm/conform/opened.h"

#include "gm/assets/campaigns.h"
#include "resolution/registry.h"

namespace gm::conformance {

namespace {

orders::Result<OpenedCampaign> open(const std::string& name, const std::filesystem::path& folder) {
    GM_TAKE(auto document, load_campaign(name, folder));
    GM_TAKE(auto game, resolution::open_game(document));
    return OpenedCampaign{std::move(document), std::move(game)};
}

}  // namespace

orders::Result<const OpenedCampaign*> OpenedCampaigns::find(const std::string& name,
                                                            const std::filesystem::path& folder) {
    // A name that comes with the program means the same wherever the scenario lies.
    const std::string key = is_campaign_path(name) ? (folder / name).lexically_normal().string() : name;
    const std::lock_guard lock(mutex_);
    auto found = campaigns_.find(key);
    if (found == campaigns_.end()) found = campaigns_.emplace(key, open(name, folder)).first;
    if (!found->second) return found->second.failure();
    return &*found->second;
}

}  // namespace gm::conformance
