#include "orders/said.h"

#include "orders/text.h"

namespace orders {

Said Said::of(std::string_view pattern, std::vector<Said> parts) {
    constexpr std::size_t longest_part = 400;  // whatever somebody wrote: a sentence about it stays one
    Said said(pattern);
    said.parts_ = std::move(parts);
    for (Said& part : said.parts_)
        if (!part.translatable_) part.pattern_ = clip(part.pattern_, longest_part);
    said.translatable_ = true;
    return said;
}

std::string Said::english() const {
    if (parts_.empty()) return pattern_;
    std::vector<std::string> parts;
    parts.reserve(parts_.size());
    for (const Said& part : parts_) parts.push_back(part.english());
    return fill(pattern_, parts);
}

std::string fill(std::string_view pattern, const std::vector<std::string>& parts) {
    std::string out;
    for (const std::string& part : parts) {
        const auto hole = pattern.find("{}");
        if (hole == std::string_view::npos) break;
        out.append(pattern.substr(0, hole)).append(part);
        pattern.remove_prefix(hole + 2);
    }
    return out.append(pattern);
}

}  // namespace orders
