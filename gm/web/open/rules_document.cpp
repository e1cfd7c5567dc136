#include "gm/web/open/rules_document.h"

#include <algorithm>

#include "gm/assets/embedded.h"
#include "gm/report/markdown_tree.h"
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

/// "MC-13" of "MC-13 Laying is an order": how rule books begin a ruling. Empty if they begin otherwise.
std::string ruling_of(std::string_view words) {
    const std::string_view first = words.substr(0, words.find_first_of(" ,"));
    const auto dash = first.find('-');
    const auto all = [](std::string_view part, auto fits) {
        return !part.empty() && std::all_of(part.begin(), part.end(), fits);
    };
    if (dash != 2 || !all(first.substr(0, dash), [](char c) { return c >= 'A' && c <= 'Z'; })) return {};
    std::string_view number = first.substr(dash + 1);
    if (number.size() > 1 && number.back() >= 'a' && number.back() <= 'z') number.remove_suffix(1);
    if (!all(number, [](char c) { return c >= '0' && c <= '9'; })) return {};
    return std::string(first);
}

/// ` id="MC-13"` for the item or row of a ruling: refusals name it, and can lead there.
std::string place_of_ruling(const MarkdownNode& node) {
    const std::string ruling = ruling_of(words_of(node));
    return ruling.empty() ? "" : " id=\"" + ruling + "\"";
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

const EmbeddedFile* find(const std::string& path) {
    const auto files = embedded_files();
    const auto found =
        std::find_if(files.begin(), files.end(), [&](const EmbeddedFile& file) { return file.path == path; });
    return found == files.end() ? nullptr : &*found;
}

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
    const std::string folder = "docs/rules/";
    for (const std::string& spoken : {std::string(language), std::string("en")}) {
        const std::string ending = spoken == "en" ? ".md" : "." + spoken + ".md";
        for (const char* kind : {"", "-game"}) {
            const EmbeddedFile* file = find(folder + std::string(game) + kind + ending);
            if (file == nullptr) continue;
            RulesDocument out = document_of(file->content);
            out.language = spoken;
            return out;
        }
    }
    return std::nullopt;
}

}  // namespace gm::web
