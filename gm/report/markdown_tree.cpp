#include "gm/report/markdown_tree.h"

#include <md4c.h>

#include <array>
#include <charconv>
#include <exception>
#include <optional>

namespace gm {

namespace {

constexpr std::size_t deepest_nesting = 24;
constexpr std::string_view unreadable = "\uFFFD";

// ---------------------------------------------------------------- entities

/// Those that people type; others stay as they are written.
constexpr std::array<std::pair<std::string_view, std::string_view>, 30> entities{{
    {"amp", "&"},    {"lt", "<"},     {"gt", ">"},     {"quot", "\""},  {"apos", "'"},  {"nbsp", "\u00a0"},
    {"eacute", "é"}, {"Eacute", "É"}, {"egrave", "è"}, {"ecirc", "ê"},  {"euml", "ë"},  {"agrave", "à"},
    {"Agrave", "À"}, {"acirc", "â"},  {"ccedil", "ç"}, {"Ccedil", "Ç"}, {"icirc", "î"}, {"iuml", "ï"},
    {"ocirc", "ô"},  {"ugrave", "ù"}, {"ucirc", "û"},  {"oelig", "œ"},  {"laquo", "«"}, {"raquo", "»"},
    {"hellip", "…"}, {"mdash", "—"},  {"ndash", "–"},  {"rsquo", "’"},  {"euro", "€"},  {"copy", "©"},
}};

void append_character(std::string& out, std::uint32_t code) {
    const auto byte = [&out](std::uint32_t value) { out += static_cast<char>(static_cast<unsigned char>(value)); };
    if (code < 0x20 || (code >= 0x7F && code < 0xA0) || (code >= 0xD800 && code < 0xE000) || code > 0x10FFFF) {
        out += unreadable;
    } else if (code < 0x80) {
        byte(code);
    } else if (code < 0x800) {
        byte(0xC0 | (code >> 6));
        byte(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        byte(0xE0 | (code >> 12));
        byte(0x80 | ((code >> 6) & 0x3F));
        byte(0x80 | (code & 0x3F));
    } else {
        byte(0xF0 | (code >> 18));
        byte(0x80 | ((code >> 12) & 0x3F));
        byte(0x80 | ((code >> 6) & 0x3F));
        byte(0x80 | (code & 0x3F));
    }
}

/// "&eacute;", "&#233;", "&#xe9;" as the character.
std::string entity(std::string_view whole) {
    std::string_view name = whole.substr(1, whole.size() - 2);
    for (const auto& [known, character] : entities) {
        if (known == name) return std::string(character);
    }
    if (!name.starts_with('#')) return std::string(whole);
    name.remove_prefix(1);
    const bool hex = name.starts_with('x') || name.starts_with('X');
    if (hex) name.remove_prefix(1);
    std::uint32_t code = 0;
    const auto read = std::from_chars(name.data(), name.data() + name.size(), code, hex ? 16 : 10);
    std::string out;
    append_character(out, read.ec == std::errc() ? code : 0);
    return out;
}

std::string plain(MD_TEXTTYPE type, std::string_view text) {
    if (type == MD_TEXT_ENTITY) return entity(text);
    if (type == MD_TEXT_NULLCHAR) return std::string(unreadable);
    return std::string(text);
}

std::string plain(const MD_ATTRIBUTE& attribute) {
    std::string out;
    for (int i = 0; attribute.text != nullptr && attribute.substr_offsets[i] < attribute.size; ++i) {
        const auto from = attribute.substr_offsets[i];
        const auto to = attribute.substr_offsets[i + 1];
        out += plain(attribute.substr_types[i], {attribute.text + from, to - from});
    }
    return out;
}

// ---------------------------------------------------------------- building

/// Follows the parser; the last of `open` is where the next thing goes.
class Builder {
public:
    explicit Builder(MarkdownNode& root) : open_{&root} {}

    bool enter(MarkdownNode node) {
        if (open_.size() > deepest_nesting) too_deep_ = true;
        if (too_deep_) return false;
        open_.back()->children.push_back(std::move(node));
        open_.push_back(&open_.back()->children.back());
        return true;
    }
    void leave() {
        if (open_.size() > 1) open_.pop_back();
    }
    /// The library does not always hand on that it was stopped.
    bool too_deep() const { return too_deep_; }
    void add(MarkdownNode node) { open_.back()->children.push_back(std::move(node)); }

private:
    std::vector<MarkdownNode*> open_;
    bool too_deep_ = false;
};

constexpr int go_on = 0;
constexpr int stop = 1;

std::optional<MarkdownNode> block(MD_BLOCKTYPE type, void* detail) {
    switch (type) {
        case MD_BLOCK_QUOTE: return MarkdownNode{MarkdownMark::quote};
        case MD_BLOCK_UL:
            return MarkdownNode{MarkdownMark::bullets, {}, 0, static_cast<MD_BLOCK_UL_DETAIL*>(detail)->is_tight != 0};
        case MD_BLOCK_OL: {
            const auto* list = static_cast<MD_BLOCK_OL_DETAIL*>(detail);
            return MarkdownNode{MarkdownMark::numbers, {}, list->start, list->is_tight != 0};
        }
        case MD_BLOCK_LI: return MarkdownNode{MarkdownMark::item};
        case MD_BLOCK_HR: return MarkdownNode{MarkdownMark::rule};
        case MD_BLOCK_H: return MarkdownNode{MarkdownMark::heading, {}, static_cast<MD_BLOCK_H_DETAIL*>(detail)->level};
        case MD_BLOCK_CODE: return MarkdownNode{MarkdownMark::code_block};
        case MD_BLOCK_TABLE: return MarkdownNode{MarkdownMark::table};
        case MD_BLOCK_TR: return MarkdownNode{MarkdownMark::row};
        case MD_BLOCK_TH: return MarkdownNode{MarkdownMark::heading_cell};
        case MD_BLOCK_TD: return MarkdownNode{MarkdownMark::cell};
        case MD_BLOCK_DOC:
        case MD_BLOCK_THEAD:  // its rows stand in the table, told apart by their cells
        case MD_BLOCK_TBODY: return std::nullopt;
        default: return MarkdownNode{MarkdownMark::paragraph};
    }
}

MarkdownNode span(MD_SPANTYPE type, void* detail) {
    switch (type) {
        case MD_SPAN_STRONG: return {MarkdownMark::strong};
        case MD_SPAN_A: return {MarkdownMark::link, plain(static_cast<MD_SPAN_A_DETAIL*>(detail)->href)};
        case MD_SPAN_IMG: return {MarkdownMark::image};
        case MD_SPAN_CODE: return {MarkdownMark::code};
        default: return {MarkdownMark::emphasis};
    }
}

/// Nothing may be thrown through the library, which is C.
template <class Action>
int careful(Action action) {
    try {
        return action();
    } catch (const std::exception&) {
        return stop;
    }
}

bool is_node(MD_BLOCKTYPE type) { return type != MD_BLOCK_DOC && type != MD_BLOCK_THEAD && type != MD_BLOCK_TBODY; }

MD_PARSER parser(MarkdownTables tables) {
    MD_PARSER out{};
    out.flags = MD_FLAG_NOHTML | MD_FLAG_PERMISSIVEURLAUTOLINKS;
    if (tables == MarkdownTables::understood) out.flags |= MD_FLAG_TABLES;
    out.enter_block = [](MD_BLOCKTYPE type, void* detail, void* builder) {
        return careful([&] {
            auto node = block(type, detail);
            return !node || static_cast<Builder*>(builder)->enter(std::move(*node)) ? go_on : stop;
        });
    };
    out.leave_block = [](MD_BLOCKTYPE type, void*, void* builder) {
        if (is_node(type)) static_cast<Builder*>(builder)->leave();
        return go_on;
    };
    out.enter_span = [](MD_SPANTYPE type, void* detail, void* builder) {
        return careful([&] { return static_cast<Builder*>(builder)->enter(span(type, detail)) ? go_on : stop; });
    };
    out.leave_span = [](MD_SPANTYPE, void*, void* builder) {
        static_cast<Builder*>(builder)->leave();
        return go_on;
    };
    out.text = [](MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* builder) {
        return careful([&] {
            if (type == MD_TEXT_BR) {
                static_cast<Builder*>(builder)->add({MarkdownMark::line_break});
            } else {
                static_cast<Builder*>(builder)->add(
                    {MarkdownMark::text, type == MD_TEXT_SOFTBR ? " " : plain(type, {text, size})});
            }
            return go_on;
        });
    };
    return out;
}

}  // namespace

orders::Result<MarkdownNode> parse_markdown(std::string_view markdown, MarkdownTables tables) {
    MarkdownNode root;
    Builder builder(root);
    const MD_PARSER rules = parser(tables);
    if (md_parse(markdown.data(), static_cast<MD_SIZE>(markdown.size()), &rules, &builder) != 0 || builder.too_deep())
        return orders::invalid("this text is too deeply nested", "use fewer quotes and lists inside each other");
    return root;
}

}  // namespace gm
