#include "gm/report/markdown.h"

#include <algorithm>
#include <array>
#include <span>

#include <fmt/format.h>

#include "gm/report/markdown_tree.h"
#include "gm/report/wording.h"
#include "gm/text/html.h"
#include "orders/text.h"

namespace gm {

namespace {

using Nodes = std::span<const MarkdownNode>;

// ---------------------------------------------------------------- links

bool starts_like(std::string_view text, std::string_view beginning) {
    return text.size() >= beginning.size() &&
           std::equal(beginning.begin(), beginning.end(), text.begin(),
                      [](char a, char b) { return a == (b >= 'A' && b <= 'Z' ? static_cast<char>(b + 32) : b); });
}

/// An address that may stand in a mail, or nothing.
std::string safe_address(std::string_view address) {
    static constexpr std::array<std::string_view, 3> schemes{"http://", "https://", "mailto:"};
    const bool known = std::any_of(schemes.begin(), schemes.end(),
                                   [&](std::string_view scheme) { return starts_like(address, scheme); });
    if (!known) return {};
    static constexpr std::string_view plain = "-._~:/?#[]@!$&()*+,;=%";
    std::string out;
    for (const char c : address) {
        const auto byte = static_cast<unsigned char>(c);
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (letter || plain.find(c) != std::string_view::npos)
            out += c;
        else
            out += fmt::format("%{:02X}", byte);
    }
    return out;
}

// ---------------------------------------------------------------- text

constexpr std::size_t line_width = 76;  // leaves room for the margin that a template may add

/// One line: a line end or a tab of the source could begin something else.
std::string on_one_line(std::string_view text) {
    std::string out(text);
    std::replace_if(
        out.begin(), out.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; }, ' ');
    return out;
}

std::string text_of(Nodes nodes);

std::string text_of_link(const MarkdownNode& link) {
    std::string words = text_of(link.children);
    const std::string address = safe_address(link.text);
    if (address.empty() || words == address || "mailto:" + words == address) return words;
    return words + " (" + address + ")";
}

std::string text_of(Nodes nodes) {
    std::string out;
    for (const MarkdownNode& node : nodes) {
        switch (node.mark) {
            case MarkdownMark::emphasis: out += "_" + text_of(node.children) + "_"; break;
            case MarkdownMark::strong: out += "*" + text_of(node.children) + "*"; break;
            case MarkdownMark::link: out += text_of_link(node); break;
            case MarkdownMark::line_break: out += '\n'; break;
            case MarkdownMark::text: out += on_one_line(node.text); break;
            default: out += text_of(node.children);
        }
    }
    return out;
}

std::string lines_of(Nodes nodes, std::size_t width, bool tight);

std::size_t room(std::size_t width, std::size_t margin) {
    constexpr std::size_t least = 24;
    return std::max(width > margin ? width - margin : 0, least);
}

/// `first` before the first line, `others` before the rest.
std::string behind(std::string_view text, const std::string& first, const std::string& others) {
    std::string out = first;
    for (const char c : text) {
        out += c;
        if (c == '\n') out += others;
    }
    std::string trimmed;
    for (const char c : out) {  // no spaces at the end of an empty line
        if (c == '\n')
            while (trimmed.ends_with(' ')) trimmed.pop_back();
        trimmed += c;
    }
    return trimmed;
}

std::string lines_of_list(const MarkdownNode& list, std::size_t width) {
    std::string out;
    std::size_t number = list.number;
    for (const MarkdownNode& item : list.children) {
        const std::string mark = list.mark == MarkdownMark::bullets ? "- " : std::to_string(number++) + ". ";
        if (!out.empty()) out += list.tight ? "\n" : "\n\n";
        out +=
            behind(lines_of(item.children, room(width, mark.size()), list.tight), mark, std::string(mark.size(), ' '));
    }
    return out;
}

std::string code_of(const MarkdownNode& block) {
    std::string out;
    for (const MarkdownNode& node : block.children) out += node.text;
    while (out.ends_with('\n')) out.pop_back();
    return out;
}

std::string lines_of_code(const MarkdownNode& block) {
    std::string out = code_of(block);
    std::replace_if(
        out.begin(), out.end(), [](char c) { return c != '\n' && (static_cast<unsigned char>(c) < 0x20 || c == 0x7F); },
        ' ');
    return behind(out, "    ", "    ");
}

std::string lines_of_heading(const MarkdownNode& heading, std::size_t width) {
    const std::string words = wrapped(text_of(heading.children), width, 0);
    const auto last = words.rfind('\n') + 1;  // 0 if there is but one line
    return words + '\n' + std::string(orders::display_width(words.substr(last)), heading.number == 1 ? '=' : '-');
}

std::string lines_of_block(const MarkdownNode& block, std::size_t width) {
    switch (block.mark) {
        case MarkdownMark::quote: return behind(lines_of(block.children, room(width, 2), false), "> ", "> ");
        case MarkdownMark::bullets:
        case MarkdownMark::numbers: return lines_of_list(block, width);
        case MarkdownMark::rule: return "* * *";
        case MarkdownMark::heading: return lines_of_heading(block, width);
        case MarkdownMark::code_block: return lines_of_code(block);
        default: return wrapped(text_of(block.children), width, 0);
    }
}

/// Blocks one after the other; loose words among them, as an item of a tight list has, are a paragraph.
std::string lines_of(Nodes nodes, std::size_t width, bool tight) {
    std::string out;
    while (!nodes.empty()) {
        const auto end = std::find_if(nodes.begin(), nodes.end(), [](const auto& node) { return !node.is_inline(); });
        const auto loose = static_cast<std::size_t>(end - nodes.begin());
        if (!out.empty()) out += tight ? "\n" : "\n\n";
        out += loose > 0 ? wrapped(text_of(nodes.first(loose)), width, 0) : lines_of_block(nodes.front(), width);
        nodes = nodes.subspan(std::max<std::size_t>(loose, 1));
    }
    return out;
}

// ---------------------------------------------------------------- HTML

// As in layout.html: what a page needs stands in its elements, the classes are for dark colours.
constexpr const char* paragraph_style = "margin:0 0 12px";
constexpr const char* code_style =
    "margin:0 0 12px;padding:8px 12px;background:#f3f4f6;font-family:ui-monospace,Menlo,Consolas,monospace;"
    "font-size:13px;line-height:1.45;white-space:pre-wrap;overflow-wrap:anywhere";

std::string html_of(Nodes nodes, bool tight);

std::string element(std::string_view name, std::string_view attributes, const std::string& content) {
    return fmt::format("<{}{}>{}</{}>", name, attributes, content, name);
}

std::string html_of_link(const MarkdownNode& link) {
    const std::string address = safe_address(link.text);
    std::string words = html_of(link.children, true);
    if (address.empty()) return words;
    return element("a",
                   " href=\"" + html_escaped(address) +
                       "\" rel=\"noopener noreferrer\" style=\"color:inherit;text-decoration:underline\"",
                   words);
}

std::string html_of_list(const MarkdownNode& list) {
    std::string items;
    for (const MarkdownNode& item : list.children)
        items += element("li", " style=\"margin:0 0 6px\"", html_of(item.children, list.tight)) + "\n";
    const bool numbered = list.mark == MarkdownMark::numbers;
    const std::string start = numbered && list.number != 1 ? fmt::format(" start=\"{}\"", list.number) : "";
    return element(numbered ? "ol" : "ul", start + " style=\"margin:0 0 12px;padding:0 0 0 24px\"", "\n" + items);
}

std::string html_of_node(const MarkdownNode& node) {
    switch (node.mark) {
        case MarkdownMark::quote:
            return element("blockquote",
                           " class=\"box\" style=\"margin:0 0 12px;padding:8px 12px;background:#f3f4f6;"
                           "border-left:3px solid #b01545\"",
                           html_of(node.children, false));
        case MarkdownMark::bullets:
        case MarkdownMark::numbers: return html_of_list(node);
        case MarkdownMark::rule:
            return "<hr class=\"line\" style=\"margin:16px 0;border:0;border-top:1px solid #dfe2e7\">";
        case MarkdownMark::heading:  // a part of the bulletin, never its title
            return element(node.number <= 2 ? "h3" : "h4",
                           " style=\"margin:16px 0 8px;font-size:16px;line-height:1.3;font-weight:700\"",
                           html_of(node.children, true));
        case MarkdownMark::code_block:
            return element("pre", fmt::format(" class=\"box\" style=\"{}\"", code_style), html_escaped(code_of(node)));
        case MarkdownMark::emphasis: return element("em", "", html_of(node.children, true));
        case MarkdownMark::strong: return element("strong", "", html_of(node.children, true));
        case MarkdownMark::code:
            return element("code", " style=\"font-family:ui-monospace,Menlo,Consolas,monospace\"",
                           html_of(node.children, true));
        case MarkdownMark::link: return html_of_link(node);
        case MarkdownMark::line_break: return "<br>\n";
        case MarkdownMark::text: return html_escaped(glued(node.text));
        case MarkdownMark::paragraph:
            return element("p", fmt::format(" style=\"{}\"", paragraph_style), html_of(node.children, true));
        default: return html_of(node.children, true);
    }
}

std::string html_of(Nodes nodes, bool tight) {
    std::string out;
    for (const MarkdownNode& node : nodes) {
        out += html_of_node(node);
        if (!node.is_inline() && !tight) out += "\n";
    }
    return out;
}

orders::Problem at_line(std::string_view text, std::size_t place, std::string what, std::string advice) {
    orders::Problem problem = orders::invalid(std::move(what), std::move(advice));
    const auto line = std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(place), '\n') + 1;
    problem.mark = {static_cast<int>(line), 1};
    return problem;
}

}  // namespace

orders::Result<Editorial> read_markdown(std::string_view markdown) {
    if (markdown.size() > longest_editorial)
        return orders::invalid(fmt::format("this text is longer than {} bytes", longest_editorial),
                               "a bulletin is read over lunch: shorten it");
    if (const auto place = orders::first_invalid_utf8(markdown))
        return at_line(markdown, *place, "this is not UTF-8 text", "save it as UTF-8");
    GM_TAKE(auto tree, parse_markdown(markdown));
    return Editorial{lines_of(tree.children, line_width, false), html_of(tree.children, false)};
}

orders::Result<std::string> without_comments(std::string_view markdown) {
    constexpr std::string_view opening = "<!--";
    constexpr std::string_view closing = "-->";
    std::string out;
    std::size_t from = 0;
    while (true) {
        const auto begin = markdown.find(opening, from);
        out += markdown.substr(from, begin - from);
        if (begin == std::string_view::npos) return out;
        const auto end = markdown.find(closing, begin + opening.size());
        if (end == std::string_view::npos)
            return at_line(markdown, begin, "a comment begins here and does not end",
                           "end it with -->, so that nothing is published that you meant to keep, and nothing lost");
        from = end + closing.size();
    }
}

}  // namespace gm
