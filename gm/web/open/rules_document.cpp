#include "gm/web/open/rules_document.h"

#include <algorithm>

#include "gm/report/markdown_tree.h"
#include "gm/report/rules_text.h"
#include "gm/text/html.h"
#include "gm/web/site/page.h"

namespace gm::web {

namespace {

using Nodes = std::vector<MarkdownNode>;

std::string words_of(const MarkdownNode& node) {
    std::string out = node.mark == MarkdownMark::text ? node.text : "";
    for (const MarkdownNode& child : node.children) out += words_of(child);
    return out;
}

std::string id_of(std::string_view title, std::size_t number) {
    std::string out;
    for (const char c : title) {
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
        if (letter) {
            out += c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
        } else if (!out.empty() && out.back() != '-') {
            out += '-';
        }
    }
    while (out.ends_with('-')) out.pop_back();
    return "r" + std::to_string(number) + (out.empty() ? "" : "-" + out);
}

/// ` id="MC-13"` for the item or row of a ruling: refusals name it, and can lead there.
std::string place_of_ruling(const MarkdownNode& node) {
    const std::string words = words_of(node);
    const std::string_view ruling = ruling_of(words);
    return ruling.empty() ? "" : " id=\"" + std::string(ruling) + "\"";
}

class RulesWriter {
public:
    std::string blocks(const Nodes& nodes, bool tight) {
        std::string out;
        for (const MarkdownNode& each : nodes) {
            out += node(each);
            if (!each.is_inline() && !tight) out += '\n';
        }
        return out;
    }

    std::vector<RulesDocument::Part> parts;

private:
    std::string within(std::string_view element, const MarkdownNode& node, bool tight = true) {
        const std::string name(element);
        return "<" + name + ">" + blocks(node.children, tight) + "</" + name + ">";
    }

    std::string heading(const MarkdownNode& node) {
        const std::string name = "h" + std::to_string(std::clamp(node.number, 1U, 4U));
        if (node.number != 2) return within(name, node);
        parts.push_back({id_of(words_of(node), parts.size() + 1), words_of(node)});
        return "<h2 id=\"" + html_escaped(parts.back().id) + "\">" + blocks(node.children, true) + "</h2>";
    }

    std::string link(const MarkdownNode& node) {
        std::string words = blocks(node.children, true);
        const bool of_the_web = node.text.starts_with("https://") || node.text.starts_with("http://");
        if (!of_the_web) return words;  // another page of the docs, which the site does not have
        return "<a href=\"" + html_escaped(node.text) + "\" rel=\"noopener noreferrer\">" + words + "</a>";
    }

    std::string list(const MarkdownNode& node) {
        std::string items;
        for (const MarkdownNode& item : node.children)
            items += "<li" + place_of_ruling(item) + ">" + blocks(item.children, node.tight) + "</li>\n";
        const bool numbered = node.mark == MarkdownMark::numbers;
        const std::string start = numbered && node.number != 1 ? " start=\"" + std::to_string(node.number) + "\"" : "";
        return numbered ? "<ol" + start + ">\n" + items + "</ol>" : "<ul>\n" + items + "</ul>";
    }

    std::string row(const MarkdownNode& node) {
        std::string cells;
        for (const MarkdownNode& cell : node.children) {
            const bool heads = cell.mark == MarkdownMark::heading_cell && !words_of(cell).empty();
            const std::string words = blocks(cell.children, true);
            cells += heads ? "<th scope=\"col\">" + words + "</th>" : "<td>" + words + "</td>";
        }
        const std::string place = node.children.empty() ? "" : place_of_ruling(node.children.front());
        return "<tr" + place + ">" + cells + "</tr>\n";
    }

    std::string table(const MarkdownNode& node) {
        std::string head;
        std::string body;
        std::string title;
        for (const MarkdownNode& each : node.children) {
            const bool heads = !each.children.empty() && each.children.front().mark == MarkdownMark::heading_cell;
            (heads ? head : body) += row(each);
            if (heads)
                for (const MarkdownNode& cell : each.children) title += (title.empty() ? "" : ", ") + words_of(cell);
        }
        // A head of empty cells stands there because Markdown needs one.
        const bool empty_head = head.find("<th") == std::string::npos;
        if (title.find_first_not_of(", ") == std::string::npos) title = parts.empty() ? "" : parts.back().title;
        return "<div class=\"scroll\" tabindex=\"0\" role=\"region\" aria-label=\"" + html_escaped(title) +
               "\"><table>" + (empty_head ? "" : "<thead>" + head + "</thead>") + "<tbody>" + body +
               "</tbody></table></div>";
    }

    std::string node(const MarkdownNode& node) {
        switch (node.mark) {
            case MarkdownMark::quote: return within("blockquote", node, false);
            case MarkdownMark::bullets:
            case MarkdownMark::numbers: return list(node);
            case MarkdownMark::rule: return "<hr>";
            case MarkdownMark::heading: return heading(node);
            case MarkdownMark::code_block:
                return "<pre class=\"text\" tabindex=\"0\">" + html_escaped(words_of(node)) + "</pre>";
            case MarkdownMark::table: return table(node);
            case MarkdownMark::emphasis: return within("em", node);
            case MarkdownMark::strong: return within("strong", node);
            case MarkdownMark::code: return within("code", node);
            case MarkdownMark::link: return link(node);
            case MarkdownMark::line_break: return "<br>";
            case MarkdownMark::text: return html_escaped(node.text);
            case MarkdownMark::paragraph: return within("p", node);
            default: return blocks(node.children, true);
        }
    }
};

}  // namespace

RulesDocument document_of(std::string_view markdown) {
    const MarkdownNode tree = required(parse_markdown(markdown, MarkdownTables::understood));
    RulesWriter writer;
    RulesDocument out;
    out.article = writer.blocks(tree.children, false);
    out.parts = std::move(writer.parts);
    return out;
}

std::optional<RulesDocument> rules_document(std::string_view game, std::string_view language) {
    const RulesText text = rules_text(game, language);
    if (text.language.empty()) return std::nullopt;
    RulesDocument out = document_of(text.markdown);
    out.language = text.language;
    return out;
}

}  // namespace gm::web
