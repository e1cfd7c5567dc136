#include "tests/support/page_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace test_support {

namespace {

constexpr std::array<std::pair<std::string_view, std::string_view>, 5> entities{
    {{"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&#39;", "'"}, {"&amp;", "&"}}};

std::string decoded(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        bool found = false;
        for (const auto& [entity, character] : entities) {
            if (!text.starts_with(entity)) continue;
            out += character;
            text.remove_prefix(entity.size());
            found = true;
            break;
        }
        if (found) continue;
        out += text.front();
        text.remove_prefix(1);
    }
    return out;
}

}  // namespace

std::string squeezed(std::string_view text) {
    std::string out;
    while (!text.empty()) {
        const bool no_break = text.starts_with("\u00a0");
        const bool space = no_break || text.front() == ' ' || text.front() == '\n' || text.front() == '\t';
        if (!space) out += text.front();
        if (space && !out.empty() && out.back() != ' ') out += ' ';
        text.remove_prefix(no_break ? 2 : 1);
    }
    while (out.ends_with(' ')) out.pop_back();
    return out;
}

std::string page_text(std::string_view html) {
    html.remove_prefix(std::min(html.find("<body"), html.size()));
    std::string out;
    while (!html.empty()) {
        const auto tag = std::min(html.find('<'), html.size());
        out += html.substr(0, tag);
        out += ' ';
        html.remove_prefix(tag);
        if (html.starts_with("<svg")) html.remove_prefix(std::min(html.find("</svg>"), html.size()));  // a picture
        html.remove_prefix(html.empty() ? 0 : std::min(html.find('>'), html.size() - 1) + 1);
    }
    return squeezed(decoded(out));
}

}  // namespace test_support
