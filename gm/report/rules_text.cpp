#include "gm/report/rules_text.h"

#include <algorithm>
#include <array>

#include "gm/assets/embedded.h"

namespace gm {

namespace {

bool is_capital(char c) { return c >= 'A' && c <= 'Z'; }
bool is_small(char c) { return c >= 'a' && c <= 'z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// The bytes of letters outside ASCII belong to words, too.
bool goes_on(char c) {
    return is_capital(c) || is_small(c) || is_digit(c) || c == '-' || c == '_' || static_cast<unsigned char>(c) > 0x7F;
}

constexpr std::size_t letters = 2;  // of a game, in front of the dash

/// How many characters of the text are a ruling's number: 5 of "MC-13, and". 0: it does not begin with one.
std::size_t length_of_ruling(std::string_view text) {
    if (text.size() <= letters + 1 || text[letters] != '-') return 0;
    if (!std::all_of(text.begin(), text.begin() + letters, is_capital)) return 0;
    std::size_t end = letters + 1;
    while (end < text.size() && is_digit(text[end])) ++end;
    if (end == letters + 1) return 0;
    if (end < text.size() && is_small(text[end])) ++end;
    return end < text.size() && goes_on(text[end]) ? 0 : end;
}

std::set<std::string, std::less<>> rulings_in(std::string_view markdown) {
    std::set<std::string, std::less<>> out;
    while (!markdown.empty()) {
        const auto end = std::min(markdown.find('\n'), markdown.size());
        std::string_view line = markdown.substr(0, end);
        markdown.remove_prefix(std::min(end + 1, markdown.size()));
        if (!line.starts_with("- ") && !line.starts_with("| ")) continue;
        line.remove_prefix(2);
        if (line.starts_with("**")) line.remove_prefix(2);
        if (const auto ruling = ruling_of(line.substr(0, line.find('*'))); !ruling.empty()) out.emplace(ruling);
    }
    return out;
}

/// Where no link can stand, or none is wanted.
constexpr std::array<std::string_view, 15> left_alone{"a",      "button",  "code",   "h1",       "label",
                                                      "legend", "option",  "script", "select",   "strong",
                                                      "style",  "summary", "svg",    "textarea", "title"};

/// "li" of "<li class=..." and of "</li>".
std::string_view name_of(std::string_view tag) {
    tag.remove_prefix(tag.starts_with("</") ? 2 : 1);
    const auto end = std::find_if(tag.begin(), tag.end(), [](char c) { return !is_small(c) && !is_digit(c); });
    return tag.substr(0, static_cast<std::size_t>(end - tag.begin()));
}

/// A tag, or a comment, at the beginning of the text.
std::string_view tag_of(std::string_view text) {
    const bool comment = text.starts_with("<!--");
    const auto end = text.find(comment ? "-->" : ">");
    return text.substr(0, end == std::string_view::npos ? text.size() : end + (comment ? 3 : 1));
}

}  // namespace

RulesText rules_text(std::string_view game, std::string_view language) {
    const auto files = embedded_files();
    for (const std::string_view spoken : {language, std::string_view("en")}) {
        const std::string ending = spoken == "en" ? ".md" : "." + std::string(spoken) + ".md";
        for (const char* kind : {"", "-game"}) {
            const std::string path = "docs/rules/" + std::string(game) + kind + ending;
            const auto found =
                std::find_if(files.begin(), files.end(), [&](const EmbeddedFile& file) { return file.path == path; });
            if (found != files.end()) return {std::string(spoken), found->content};
        }
    }
    return {};
}

std::string_view ruling_of(std::string_view words) {
    const std::string_view first = words.substr(0, words.find_first_of(" ,"));
    return length_of_ruling(first) == first.size() ? first : std::string_view();
}

RulingLinks::RulingLinks(std::string_view game, std::string_view language, std::string rules)
    : rules_(std::move(rules)), rulings_(rulings_in(rules_text(game, language).markdown)) {}

void RulingLinks::write_text(std::string_view text, std::string& out) const {
    std::size_t told = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_capital(text[i]) || (i > 0 && (goes_on(text[i - 1]) || text[i - 1] == '&'))) continue;
        const std::size_t length = length_of_ruling(text.substr(i));
        const std::string_view ruling = text.substr(i, length);
        if (length == 0 || !rulings_.contains(ruling)) continue;
        out += text.substr(told, i - told);
        out += "<a href=\"" + rules_ + "#" + std::string(ruling) + "\">" + std::string(ruling) + "</a>";
        told = i + length;
        i = told - 1;
    }
    out += text.substr(told);
}

std::string RulingLinks::in(std::string_view html) const {
    std::string out;
    out.reserve(html.size() + html.size() / 16);
    std::string_view within;  // the outermost element that is left alone
    int depth = 0;            // of such elements of that name in each other
    while (!html.empty()) {
        if (!html.starts_with('<')) {
            const std::string_view text = html.substr(0, html.find('<'));
            html.remove_prefix(text.size());
            if (within.empty())
                write_text(text, out);
            else
                out += text;
            continue;
        }
        const std::string_view tag = tag_of(html);
        const std::string_view name = name_of(tag);
        out += tag;
        html.remove_prefix(tag.size());
        if (within.empty() && !tag.starts_with("</") &&
            std::find(left_alone.begin(), left_alone.end(), name) != left_alone.end())
            within = name;
        if (within.empty() || name != within) continue;
        depth += tag.starts_with("</") ? -1 : 1;
        if (depth == 0) within = {};
    }
    return out;
}

}  // namespace gm
