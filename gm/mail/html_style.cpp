#include "gm/mail/html_style.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <string>
#include <string_view>

#include "gm/mail/html_tree.h"

namespace gm::mail {

namespace {

/// A style attribute, lower case and without spaces: `margin-left:36.0pt;border:none`.
std::string compact(std::string_view style) {
    std::string out;
    for (const char c : style.substr(0, 2000)) {
        const auto byte = static_cast<unsigned char>(c);
        if (std::isspace(byte) == 0) out += static_cast<char>(std::tolower(byte));
    }
    return out;
}

/// The value of one property, or nothing.
std::string_view property(std::string_view style, std::string_view name) {
    for (auto at = style.find(name); at != std::string_view::npos; at = style.find(name, at + 1)) {
        const auto after = at + name.size();
        const bool whole = (at == 0 || style[at - 1] == ';') && after < style.size() && style[after] == ':';
        if (!whole) continue;
        const std::string_view value = style.substr(after + 1);
        return value.substr(0, value.find(';'));
    }
    return {};
}

/// A CSS length in columns of text: Outlook's step of indentation, 36 points, is four.
int columns(std::string_view length) {
    double number = 0;
    const auto [end, error] = std::from_chars(length.data(), length.data() + length.size(), number);
    if (error != std::errc{} || !std::isfinite(number)) return 0;
    const std::string_view unit(end, static_cast<std::size_t>(length.data() + length.size() - end));
    double points = number;
    if (unit.starts_with("px")) points = number * 0.75;
    if (unit.starts_with("em")) points = number * 12;
    if (unit.starts_with("cm")) points = number * 28.35;
    if (unit.starts_with("in")) points = number * 72;
    constexpr double most = 40;
    return static_cast<int>(std::lround(std::clamp(points / 9, -most, most)));
}

bool is_block(GumboTag tag) {
    constexpr std::array tags = {
        GUMBO_TAG_P,       GUMBO_TAG_DIV,        GUMBO_TAG_UL,         GUMBO_TAG_OL,      GUMBO_TAG_LI,
        GUMBO_TAG_PRE,     GUMBO_TAG_BLOCKQUOTE, GUMBO_TAG_TABLE,      GUMBO_TAG_TR,      GUMBO_TAG_H1,
        GUMBO_TAG_H2,      GUMBO_TAG_H3,         GUMBO_TAG_H4,         GUMBO_TAG_H5,      GUMBO_TAG_H6,
        GUMBO_TAG_DL,      GUMBO_TAG_DT,         GUMBO_TAG_DD,         GUMBO_TAG_BODY,    GUMBO_TAG_HTML,
        GUMBO_TAG_CENTER,  GUMBO_TAG_ADDRESS,    GUMBO_TAG_FORM,       GUMBO_TAG_SECTION, GUMBO_TAG_ARTICLE,
        GUMBO_TAG_HEADER,  GUMBO_TAG_FOOTER,     GUMBO_TAG_TBODY,      GUMBO_TAG_THEAD,   GUMBO_TAG_MAIN,
        GUMBO_TAG_DETAILS, GUMBO_TAG_FIELDSET,   GUMBO_TAG_FIGURE,     GUMBO_TAG_ASIDE,   GUMBO_TAG_NAV,
        GUMBO_TAG_SUMMARY, GUMBO_TAG_TEXTAREA,   GUMBO_TAG_FIGCAPTION,
    };
    return std::find(tags.begin(), tags.end(), tag) != tags.end();
}

bool is_hidden(GumboTag tag) {
    constexpr std::array tags = {GUMBO_TAG_HEAD,   GUMBO_TAG_STYLE,    GUMBO_TAG_SCRIPT,
                                 GUMBO_TAG_TITLE,  GUMBO_TAG_TEMPLATE, GUMBO_TAG_NOSCRIPT,
                                 GUMBO_TAG_OBJECT, GUMBO_TAG_SVG,      GUMBO_TAG_SELECT};
    return std::find(tags.begin(), tags.end(), tag) != tags.end();
}

/// The boxes in which webmails keep what is answered to.
bool is_quote_box(const GumboNode& element) {
    constexpr std::array<std::string_view, 5> names = {"gmail_quote", "yahoo_quoted", "protonmail_quote", "zmail_extra",
                                                       "ms-outlook-mobile-reference-message"};
    const std::string words = compact(attribute(element, "class")) + ' ' + compact(attribute(element, "id"));
    return words.size() > 1 && std::any_of(names.begin(), names.end(), [&](std::string_view name) {
               return words.find(name) != std::string::npos;
           });
}

void read_css(std::string_view css, HtmlStyle& style) {
    if (property(css, "display") == "none" || property(css, "mso-hide") == "all") style.hidden = true;
    const std::string_view spaces = property(css, "white-space");
    if (spaces.starts_with("pre") || spaces == "break-spaces") style.preformatted = 1;
    if (spaces == "normal" || spaces == "nowrap") style.preformatted = -1;
    if (style.block) {
        style.indent = std::max(0, columns(property(css, "margin-left")));
        style.first_line = columns(property(css, "text-indent"));
    }
}

}  // namespace

HtmlStyle style_of(const GumboNode& element) {
    HtmlStyle style;
    const GumboTag tag = element.v.element.tag;
    style.block = is_block(tag);
    style.list = tag == GUMBO_TAG_UL || tag == GUMBO_TAG_OL;
    style.item = tag == GUMBO_TAG_LI;
    style.hidden = is_hidden(tag);
    if (tag == GUMBO_TAG_PRE || tag == GUMBO_TAG_TEXTAREA) style.preformatted = 1;
    const std::string css = compact(attribute(element, "style"));
    if (!css.empty()) read_css(css, style);
    if (tag == GUMBO_TAG_BLOCKQUOTE) {
        // A blockquote without a border is what Gmail's "indent" makes.
        const bool indents = property(css, "border") == "none" && attribute(element, "type").empty();
        style.quotes = !indents;
        style.indent = indents ? 4 : 0;
    } else if (style.block && is_quote_box(element)) {
        style.quotes = true;
    }
    if (style.list || style.item) style.indent = 0;  // counted by the list itself
    return style;
}

}  // namespace gm::mail
