#include "orders/corporate/sheet_reader.h"

#include <algorithm>
#include <cctype>

#include "orders/text.h"

namespace orders::corporate {

namespace {

bool is_bare(std::string_view text) {
    if (text.empty() || std::isalpha(static_cast<unsigned char>(text.front())) == 0) return false;
    const bool plain = std::all_of(text.begin(), text.end(), [](unsigned char c) {
        return std::isalnum(c) != 0 || c == '-' || c == '_' || c == '/' || c == ':';
    });
    static constexpr std::array<std::string_view, 9> reserved{"true", "false", "yes", "no", "on",
                                                              "off",  "null",  "y",   "n"};
    const std::string word = fold(text);
    return plain && text.back() != ':' && std::find(reserved.begin(), reserved.end(), word) == reserved.end();
}

}  // namespace

std::string scalar(std::string_view text) {
    if (is_bare(text)) return std::string(text);
    std::string out = "\"";
    for (const char c : text) {
        switch (c) {
            case '"': out += "\\\""; break;
            case '\\': out += "\\\\"; break;
            case '\n': out += "\\n"; break;
            case '\r': out += "\\r"; break;
            case '\t': out += "\\t"; break;
            default:
                if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) {
                    static constexpr std::string_view hex = "0123456789ABCDEF";
                    const auto byte = static_cast<unsigned char>(c);
                    out += "\\x";
                    out += hex[byte >> 4U];
                    out += hex[byte & 15U];
                } else {
                    out += c;
                }
        }
    }
    return out + '"';
}

std::string flow_list(const std::vector<std::string>& items) {
    std::string out = "[";
    for (const std::string& item : items) out += (out.size() > 1 ? ", " : "") + item;
    return out + "]";
}

FlowMap& FlowMap::add_raw(std::string_view key, std::string_view yaml) {
    if (!inside_.empty()) inside_ += ", ";
    inside_.append(key).append(": ").append(yaml);
    return *this;
}

FlowMap& FlowMap::add(std::string_view key, std::string_view text) { return add_raw(key, scalar(text)); }
FlowMap& FlowMap::add(std::string_view key, std::int64_t number) { return add_raw(key, std::to_string(number)); }

Named<CorporationIndex> SheetReader::corporation(const Keys& keys, std::string_view id) {
    const Node* node = words.required(keys, id, say("this order"));
    return node == nullptr ? Named<CorporationIndex>{} : names.corporation(*node);
}

std::optional<Named<CorporationIndex>> SheetReader::optional_corporation(const Keys& keys, std::string_view id) {
    const Node* node = keys.filled(id);
    if (node == nullptr) return std::nullopt;
    return names.corporation(*node);
}

std::optional<RunType> SheetReader::run_type(const Node& node, std::size_t how_many) {
    const auto found = words.choice(node, say("run type"), places::run_type, how_many);
    return found ? std::optional(static_cast<RunType>(*found)) : std::nullopt;
}

std::optional<Line> SheetReader::line(const Node& node) {
    const auto found = words.choice(node, say("line"), places::line);
    return found ? std::optional(static_cast<Line>(*found)) : std::nullopt;
}

}  // namespace orders::corporate
