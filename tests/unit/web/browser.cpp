#include "tests/unit/web/browser.h"

#include <stdexcept>

#include <nlohmann/json.hpp>

#include "gm/mail/html_tree.h"

namespace gm::web::test {

using nlohmann::json;

namespace {

constexpr std::size_t budget = 200'000'000;

/// Textareas send line ends as CR LF.
std::string as_sent(const std::string& text) {
    std::string out;
    for (const char c : text) out += c == '\n' ? std::string("\r\n") : std::string(1, c);
    return out;
}

std::string text_in(const GumboNode& node) {
    if (node.type == GUMBO_NODE_TEXT || node.type == GUMBO_NODE_WHITESPACE) return node.v.text.text;
    std::string out;
    if (node.type != GUMBO_NODE_ELEMENT) return out;
    for (unsigned i = 0; i < node.v.element.children.length; ++i)
        out += text_in(*static_cast<const GumboNode*>(node.v.element.children.data[i]));
    return out;
}

bool has(const GumboNode& node, const char* name) {
    return gumbo_get_attribute(&node.v.element.attributes, name) != nullptr;
}

std::string value_of(const GumboNode& node, const char* name) { return std::string(mail::attribute(node, name)); }

/// In the tree below.
template <class Visit>
void each_element(const GumboNode& node, const Visit& visit) {
    if (node.type != GUMBO_NODE_ELEMENT && node.type != GUMBO_NODE_DOCUMENT) return;
    if (node.type == GUMBO_NODE_ELEMENT) visit(node);
    const GumboVector& children = node.type == GUMBO_NODE_DOCUMENT ? node.v.document.children : node.v.element.children;
    for (unsigned i = 0; i < children.length; ++i)
        each_element(*static_cast<const GumboNode*>(children.data[i]), visit);
}

std::string chosen(const GumboNode& select) {
    std::string value;
    bool first = true;
    each_element(select, [&](const GumboNode& node) {
        if (node.v.element.tag != GUMBO_TAG_OPTION) return;
        if (first || has(node, "selected")) value = value_of(node, "value");
        first = false;
    });
    return value;
}

/// A box, or one of several buttons, that nobody ticked.
bool is_unticked(const GumboNode& node) {
    const std::string type = value_of(node, "type");
    return (type == "checkbox" || type == "radio") && !has(node, "checked");
}

void add_element(Fields& out, const GumboNode& node) {
    const std::string name = value_of(node, "name");
    if (name.empty()) return;
    switch (node.v.element.tag) {
        case GUMBO_TAG_INPUT:
            if (!is_unticked(node)) out.add(name, value_of(node, "value"));
            break;
        case GUMBO_TAG_TEXTAREA: out.add(name, as_sent(text_in(node))); break;
        case GUMBO_TAG_SELECT: out.add(name, chosen(node)); break;
        default: break;
    }
}

std::string selected(const json& options) {
    std::string value;
    for (const json& option : options)
        if (option.at("chosen")) value = option.at("value");
    return value;
}

}  // namespace

Fields untouched(const json& form_parts) {
    Fields out;
    for (const json& part : form_parts) {
        const std::string is = part.at("is");
        if (is == "row") out.add("row", part.at("name"));
        if (is == "answer" || is == "text" || is == "whole" || is == "amount")
            out.add(part.at("name"), part.at("value"));
        if (is == "area") out.add(part.at("name"), as_sent(part.at("value")));
        if ((is == "boolean" || is == "none") && !part.at("value").get<std::string>().empty())
            out.add(part.at("name"), "true");
        if (is == "some") {
            for (const json& box : part.at("options"))
                if (box.at("chosen")) out.add(part.at("name"), box.at("value"));
            for (const json& value : part.at("order")) out.add(part.at("name").get<std::string>() + ".order", value);
        }
        if (is == "choice") out.add(part.at("name"), selected(part.at("options")));
        if (is != "way") continue;
        json options = json::array();
        for (const json& way : part.at("ways")) {
            const json& words = way.at("options");
            if (words.empty()) options.push_back(way);
            options.insert(options.end(), words.begin(), words.end());
        }
        out.add(part.at("name"), selected(options));
    }
    return out;
}

Fields untouched(const std::string& page, const std::string& action) {
    const mail::HtmlTree tree(page, budget);
    if (tree.root() == nullptr) throw std::runtime_error("the page is too large");
    const GumboNode* form = nullptr;
    each_element(*tree.root(), [&](const GumboNode& node) {
        const bool ours = node.v.element.tag == GUMBO_TAG_FORM && value_of(node, "action") == action;
        if (ours && form == nullptr) form = &node;
    });
    if (form == nullptr) throw std::runtime_error("no form goes to " + action + " in:\n" + page);
    Fields out;
    each_element(*form, [&](const GumboNode& node) { add_element(out, node); });
    return out;
}

Fields with(const Fields& fields, const std::string& name, const std::string& value) {
    Fields out;
    bool found = false;
    for (const auto& [key, old] : fields.all()) {
        const bool ours = key == name && !found;
        out.add(key, ours ? value : old);
        found = found || ours;
    }
    if (!found) out.add(name, value);
    return out;
}

}  // namespace gm::web::test
