#include "gm/mail/sheet_line.h"

#include <algorithm>
#include <array>

#include "gm/mail/unicode.h"
#include "orders/text.h"

namespace gm::mail {

namespace {

constexpr std::size_t tab_width = 4;

/// Cuts the indentation off, whatever it is made of; its width in columns.
std::size_t cut_indent(std::string_view& line) {
    std::size_t width = 0;
    std::size_t at = 0;
    while (at < line.size()) {
        const Character here = character_at(line, at);
        if (here.point == '\t') {
            width += tab_width - width % tab_width;
        } else if (here.point == ' ' || is_odd_space(here.point)) {
            ++width;
        } else if (!is_invisible(here.point)) {
            break;
        }
        at += here.length;
    }
    line.remove_prefix(at);
    return width;
}

/// `•  text` as `- text`: word processors and mail clients change dashes into bullets.
std::string with_dash(std::string_view text, std::size_t indent) {
    constexpr std::array<std::string_view, 9> bullets = {"-", "*", "•", "·", "–", "—", "◦", "▪", "\uF0B7"};
    for (const std::string_view bullet : bullets) {
        if (!text.starts_with(bullet)) continue;
        std::string_view rest = text.substr(bullet.size());
        const std::size_t before = rest.size();
        const bool tab = rest.starts_with('\t');
        cut_indent(rest);
        if (rest.size() == before && !rest.empty()) continue;  // `-5`, `--`, `*bold*`
        if (rest.empty()) return bullet == "-" ? "-" : std::string(text);
        // A tab after the dash leads to the column where the item's next lines begin.
        const std::size_t gap = tab && bullet == "-" ? tab_width - (indent + 1) % tab_width : 1;
        return '-' + std::string(gap, ' ') + std::string(rest);
    }
    return std::string(text);
}

bool is_rule(std::string_view text) {
    if (text == "-- " || text == "--") return true;
    return text.size() >= 3 && text.find_first_not_of("-_=*~.") == std::string_view::npos;
}

/// Might a person have meant this as a key? Short, and without what belongs to sentences.
bool may_be_key(std::string_view key) {
    constexpr std::size_t longest = 48;
    if (key.empty() || key.size() > longest) return false;
    if (key.find_first_of(",;<>@!?()[]{}/\\|") != std::string_view::npos) return false;
    return std::count(key.begin(), key.end(), ' ') <= 3;
}

std::string_view unquoted(std::string_view key) {
    const bool quoted = key.size() >= 2 && (key.front() == '"' || key.front() == '\'') && key.back() == key.front();
    return quoted ? key.substr(1, key.size() - 2) : key;
}

/// The colon that ends a key: followed by a space or by nothing.
std::size_t key_end(std::string_view text) {
    for (auto at = text.find(':'); at != std::string_view::npos; at = text.find(':', at + 1)) {
        if (at + 1 == text.size() || text[at + 1] == ' ') return at;
    }
    return std::string_view::npos;
}

}  // namespace

SheetLine::SheetLine(std::string_view line, const SheetKeys& words) {
    indent = cut_indent(line);
    text = with_dash(line, indent);
    plain = plain_spaces(text);
    const std::string_view seen = trimmed(plain);
    if (seen.empty()) {
        text.clear();
        return;
    }
    kind = LineKind::text;
    if (seen.starts_with("```") || seen.starts_with("~~~")) {
        kind = LineKind::fence;
    } else if (is_rule(seen)) {
        kind = LineKind::rule;
    } else if (seen.starts_with('#')) {
        // A token behind a # is a token all the same, and must not stay in what is stored.
        kind = orders::fold(seen).find("gmtoken") != std::string::npos ? LineKind::token : LineKind::comment;
    } else if (seen == "-" || seen.starts_with("- ")) {
        kind = LineKind::item;
    } else if (const auto end = key_end(seen); end != std::string_view::npos) {
        const std::string_view name = unquoted(trimmed(seen.substr(0, end)));
        key = orders::fold(name);
        known = words.knows(name);
        value = std::string(trimmed(seen.substr(end + 1)));
        if (known || may_be_key(name)) kind = LineKind::key;
        if (key == "gmtoken") kind = LineKind::token;
    }
}

}  // namespace gm::mail
