#include "gm/web/site/article.h"

#include <algorithm>
#include <array>

#include "gm/mail/html_tree.h"
#include "gm/text/html.h"

namespace gm::web {

namespace {

using mail::attribute;

constexpr std::size_t tree_budget = 64'000'000;
constexpr int deepest = 100;

constexpr std::array<std::string_view, 34> kept_elements{
    "h1",    "h2",   "h3", "h4",         "h5",    "h6",      "p",      "ul", "ol", "li", "table", "thead",
    "tbody", "tr",   "td", "th",         "div",   "span",    "strong", "em", "b",  "i",  "br",    "hr",
    "pre",   "code", "a",  "blockquote", "small", "caption", "dl",     "dt", "dd", "sup"};
constexpr std::array<std::string_view, 10> dropped_whole{"script", "style", "head",     "iframe", "object",
                                                         "embed",  "math",  "template", "title",  "noscript"};
/// Of pictures: what draws shapes and words, with the sizes of them. The theme's colours go before its own.
constexpr std::array<std::string_view, 5> drawn{"svg", "g", "rect", "circle", "text"};
constexpr std::array sizes{"viewBox", "x",  "y", "width",     "height",        "rx",
                           "cx",      "cy", "r", "font-size", "stroke-opacity"};
constexpr std::array<std::string_view, 6> kept_classes{"head", "faint", "line", "box", "good", "bad"};

template <class List>
bool among(const List& list, std::string_view word) {
    return std::find(list.begin(), list.end(), word) != list.end();
}

std::string_view name_of(const GumboNode& node) {
    return gumbo_normalized_tagname(node.v.element.tag);  // empty for what gumbo does not know
}

void add_attribute(std::string& out, std::string_view name, std::string_view value) {
    if (!value.empty()) out += ' ' + std::string(name) + "=\"" + html_escaped(value) + '"';
}

/// `on-1d5aa6` for a board in that colour, as cards are: how it looks here is the game's theme to say.
std::string board_of(std::string_view style) {
    constexpr std::string_view mark = "background:#";
    constexpr std::size_t digits = 6;
    const auto found = style.find(mark);
    if (found == std::string_view::npos) return {};
    const std::string_view colour = style.substr(found + mark.size(), digits);
    const bool whole =
        colour.size() == digits && colour.find_first_not_of("0123456789abcdef") == std::string_view::npos;
    return whole ? "on-" + std::string(colour) : std::string();
}

/// Known classes, and what only the style said.
std::string classes_of(const GumboNode& node) {
    std::string out;
    const auto add = [&](std::string_view word) { out += (out.empty() ? "" : " ") + std::string(word); };
    std::string_view rest = attribute(node, "class");
    while (!rest.empty()) {
        const auto space = std::min(rest.find(' '), rest.size());
        if (among(kept_classes, rest.substr(0, space))) add(rest.substr(0, space));
        rest.remove_prefix(std::min(space + 1, rest.size()));
    }
    const std::string_view style = attribute(node, "style");
    if (style.find("text-align:right") != std::string_view::npos) add("n");
    if (style.find("monospace") != std::string_view::npos) add("mono");
    if (const std::string board = board_of(style); name_of(node) == "span" && !board.empty()) add(board);
    return out;
}

bool is_safe_link(std::string_view link) {
    return link.starts_with("https://") || link.starts_with("http://") || link.starts_with("mailto:");
}

bool is_count(std::string_view text) {
    return !text.empty() && text.size() <= 3 && text.find_first_not_of("0123456789") == std::string_view::npos;
}

bool is_size(std::string_view text) {
    return text.size() <= 60 && text.find_first_not_of("0123456789.-% ") == std::string_view::npos;
}

bool is_plain_word(std::string_view text) {
    return text.size() <= 60 &&
           text.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789_- ") == std::string_view::npos;
}

/// "#1d5aa6": what a picture has where the theme says nothing.
bool is_colour(std::string_view text) {
    constexpr std::size_t length = 7;
    return text.size() == length && text.front() == '#' &&
           text.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string_view::npos;
}

/// Its name as it is written: HTML does not know that of a shape.
std::string_view drawn_name_of(const GumboNode& node) {
    GumboStringPiece name = node.v.element.original_tag;
    gumbo_tag_from_original_text(&name);
    return {name.data == nullptr ? "" : name.data, name.length};
}

/// A picture, or a part of one; nothing of it that is not known to be harmless, and nothing within that.
void write_picture(const GumboNode& node, int depth, std::string& out) {
    if (node.type == GUMBO_NODE_TEXT || node.type == GUMBO_NODE_WHITESPACE) {
        out += html_escaped(node.v.text.text);
        return;
    }
    if (node.type != GUMBO_NODE_ELEMENT || depth > deepest) return;
    const std::string_view name = drawn_name_of(node);
    if (!among(drawn, name)) return;
    std::string within;
    const GumboVector& children = node.v.element.children;
    for (unsigned i = 0; i < children.length; ++i)
        write_picture(*static_cast<const GumboNode*>(children.data[i]), depth + 1, within);
    if (name == "svg" && within.empty()) return;
    out += '<' + std::string(name);
    for (const char* size : sizes)
        if (is_size(attribute(node, size))) add_attribute(out, size, attribute(node, size));
    for (const char* colour : {"fill", "stroke"})
        if (is_colour(attribute(node, colour))) add_attribute(out, colour, attribute(node, colour));
    for (const char* word : {"class", "text-anchor", "font-weight", "role"})
        if (is_plain_word(attribute(node, word))) add_attribute(out, word, attribute(node, word));
    add_attribute(out, "aria-label", attribute(node, "aria-label"));
    out += '>' + within + "</" + std::string(name) + '>';
}

void write_children(const GumboNode& node, int depth, std::string& out);

void write_element(const GumboNode& node, int depth, std::string& out) {
    const std::string_view name = name_of(node);
    if (among(dropped_whole, name)) return;
    if (name == "svg") return write_picture(node, depth, out);
    if (!among(kept_elements, name)) return write_children(node, depth, out);
    out += '<' + std::string(name);
    add_attribute(out, "class", classes_of(node));
    add_attribute(out, "aria-label", attribute(node, "aria-label"));
    if (attribute(node, "role") == "img") add_attribute(out, "role", "img");
    if (attribute(node, "role") == "presentation") add_attribute(out, "role", "presentation");
    for (const char* span : {"colspan", "rowspan"})
        if (is_count(attribute(node, span))) add_attribute(out, span, attribute(node, span));
    if (name == "th" && !attribute(node, "scope").empty())
        add_attribute(out, "scope", attribute(node, "scope") == "row" ? "row" : "col");
    if (name == "a" && is_safe_link(attribute(node, "href"))) {
        add_attribute(out, "href", attribute(node, "href"));
        add_attribute(out, "rel", "noopener noreferrer nofollow");
    }
    out += '>';
    if (name == "br" || name == "hr") return;
    write_children(node, depth, out);
    out += "</" + std::string(name) + '>';
}

void write_children(const GumboNode& node, int depth, std::string& out) {
    if (depth > deepest) return;
    const GumboVector& children = node.v.element.children;
    for (unsigned i = 0; i < children.length; ++i) {
        const auto& child = *static_cast<const GumboNode*>(children.data[i]);
        switch (child.type) {
            case GUMBO_NODE_TEXT:
            case GUMBO_NODE_WHITESPACE: out += html_escaped(child.v.text.text); break;
            case GUMBO_NODE_ELEMENT: write_element(child, depth + 1, out); break;
            default: break;
        }
    }
}

/// Where the text of our own mails stands: the rest is frame, for mail programs.
const GumboNode* sheet_in(const GumboNode& node, int depth) {
    if (node.type != GUMBO_NODE_ELEMENT || depth > deepest) return nullptr;
    if (std::string_view(attribute(node, "class")).starts_with("sheet")) return &node;
    const GumboVector& children = node.v.element.children;
    for (unsigned i = 0; i < children.length; ++i)
        if (const GumboNode* found = sheet_in(*static_cast<const GumboNode*>(children.data[i]), depth + 1))
            return found;
    return nullptr;
}

}  // namespace

std::string article_of(const std::string& mail_html) {
    const mail::HtmlTree tree(mail_html, tree_budget);
    if (tree.root() == nullptr) return "";
    const GumboNode* sheet = sheet_in(*tree.root(), 0);
    std::string out;
    write_children(sheet == nullptr ? *tree.root() : *sheet, 0, out);
    return out;
}

}  // namespace gm::web
