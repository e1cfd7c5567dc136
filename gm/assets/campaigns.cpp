#include "gm/assets/campaigns.h"

#include <algorithm>
#include <optional>
#include <system_error>

#include "gm/assets/embedded.h"
#include "gm/files/read.h"
#include "orders/text.h"

namespace gm {

namespace fs = std::filesystem;

namespace {

constexpr std::string_view prefix = "campaigns/";
constexpr std::string_view suffix = "/campaign.yaml";

/// `NAME` of `campaigns/NAME/campaign.yaml`.
std::optional<std::string_view> name_in(std::string_view path) {
    if (!path.starts_with(prefix) || !path.ends_with(suffix)) return std::nullopt;
    if (path.size() <= prefix.size() + suffix.size()) return std::nullopt;
    return path.substr(prefix.size(), path.size() - prefix.size() - suffix.size());
}

orders::Result<orders::Document> load_from(const fs::path& path) {
    std::error_code ignored;
    return load_document(fs::is_directory(path, ignored) ? path / "campaign.yaml" : path);
}

}  // namespace

std::vector<std::string> campaign_names() {
    std::vector<std::string> names;
    for (const EmbeddedFile& file : embedded_files()) {
        if (const auto name = name_in(file.path)) names.emplace_back(*name);
    }
    std::sort(names.begin(), names.end());
    return names;
}

bool is_campaign_path(std::string_view name) {
    return name.find('/') != std::string_view::npos || name.ends_with(".yaml") || name.ends_with(".yml") ||
           name == "." || name == "..";
}

orders::Result<orders::Document> load_campaign(std::string_view name, const fs::path& folder) {
    if (is_campaign_path(name)) return load_from(folder / fs::path(name));
    for (const EmbeddedFile& file : embedded_files()) {
        if (name_in(file.path) == name)
            return orders::parse_document(std::string(file.content), std::string(file.path));
    }
    std::error_code ignored;
    const fs::path beside = folder / fs::path(name);
    if (!name.empty() && fs::exists(beside / "campaign.yaml", ignored)) return load_from(beside);
    return orders::invalid("there is no campaign called '" + orders::clip(name, 40) + "'",
                           orders::suggest(name, campaign_names()));
}

}  // namespace gm
