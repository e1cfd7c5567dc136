#include "orders/described/prose_writer.h"

#include <algorithm>
#include <cctype>
#include <optional>

#include "orders/described/prose_sentence.h"
#include "orders/yaml_text.h"

namespace orders::described {

namespace {

using Form = Saying::Form;
using Phrasing = std::optional<std::string>;  ///< nothing: it cannot be said

class ProseWriter {
public:
    ProseWriter(std::string_view language, const ChooseWord& choose) : language_(language), choose_(choose) {}

    /// Lines of orders; none if it cannot be said.
    std::vector<Phrasing> lines(const Part& part, const Node& node) {
        const Saying saying = part.kind->saying();
        if (saying.form == Form::by_name) return lines_by_name(part, saying, node);
        if (saying.form == Form::list && saying.item->saying().form == Form::order && node.is_list()) {
            std::vector<Phrasing> out;
            for (const Node& item : node.items) {
                if (!item.is_null()) out.push_back(with_word(part, said(*saying.item, item)));
            }
            return out;
        }
        return {with_word(part, said(*part.kind, node))};
    }

private:
    std::vector<Phrasing> lines_by_name(const Part& part, const Saying& saying, const Node& node) {
        std::vector<Phrasing> out;
        for (const Member& member : node.members) {
            const Phrasing value = said(*saying.item, member.value);
            if (!value) {
                out.emplace_back();
            } else {
                out.push_back(with_word(part, yaml_quoted(member.key) + ", " + *value));
            }
        }
        return out;
    }

    Phrasing with_word(const Part& part, const Phrasing& value) {
        const auto words = spoken_words(part, language_);
        if (!value) return {};
        return words[choose_(words.size())] + (value->empty() ? "" : " " + *value);
    }

    Phrasing said(const Kind& kind, const Node& node) {
        const Saying saying = kind.saying();
        switch (saying.form) {
            case Form::order: return said_order(*saying.order, node);
            case Form::list: return said_list(*saying.item, node);
            case Form::flag:
                if (node.is_scalar() && node.text == "true") return "";
                [[fallthrough]];
            case Form::value:
            case Form::text: return node.is_scalar() ? Phrasing(scalar(node.text)) : std::nullopt;
            case Form::by_name:
            case Form::unsayable: break;
        }
        return {};
    }

    Phrasing said_list(const Kind& item, const Node& node) {
        if (node.is_scalar()) return said(item, node);
        std::vector<Phrasing> items;
        for (const Node& one : node.items) items.push_back(said(item, one));
        return with_commas(items);
    }

    Phrasing said_order(const StructKind& kind, const Node& node) {
        const ProseKeys keys(kind.parts());
        if (node.is_scalar()) return keys.part(node.text) != nullptr ? Phrasing(node.text) : std::nullopt;
        if (!node.is_map()) return {};
        open_.push_back(&keys);
        std::vector<Phrasing> clauses;
        for (const Member& member : node.members) {
            const Part* part = keys.part(member.key);
            if (part == nullptr) {
                clauses.emplace_back();
            } else {
                add_clauses(clauses, *part, member.value);
            }
        }
        open_.pop_back();
        return with_commas(clauses);
    }

    /// Of several orders in an order, each has its word.
    void add_clauses(std::vector<Phrasing>& clauses, const Part& part, const Node& node) {
        const Saying saying = part.kind->saying();
        const bool each = saying.form == Form::list && saying.item->saying().form == Form::order;
        if (!each || node.items.empty()) return clauses.push_back(with_word(part, said(*part.kind, node)));
        for (const Node& item : node.items) {
            const Phrasing one = said(*saying.item, item);
            clauses.push_back(one && one->empty() ? std::nullopt : with_word(part, one));
        }
    }

    static Phrasing with_commas(const std::vector<Phrasing>& clauses) {
        std::string out;
        for (const Phrasing& clause : clauses) {
            if (!clause) return {};
            out += (out.empty() ? "" : ", ") + *clause;
        }
        return out;
    }

    /// Bare if nothing in it can be mistaken for a word of an order.
    std::string scalar(const std::string& text) const {
        const bool plain = !text.empty() && std::isalnum(static_cast<unsigned char>(text.front())) != 0 &&
                           std::isalnum(static_cast<unsigned char>(text.back())) != 0 &&
                           std::all_of(text.begin(), text.end(), [](unsigned char c) {
                               return std::isalnum(c) != 0 || c == '-' || c == ':' || c == '/';
                           });
        const bool is_key =
            std::any_of(open_.begin(), open_.end(), [&](const ProseKeys* keys) { return keys->part(text) != nullptr; });
        return plain && !is_key && !is_conjunction({text, folded_word(text)}) ? text : yaml_quoted(text);
    }

    std::string_view language_;
    const ChooseWord& choose_;
    std::vector<const ProseKeys*> open_;
};

}  // namespace

WrittenProse write_prose(const Node& sheet, const StructKind& kind, int turn, std::string_view player,
                         std::string_view language, const ChooseWord& choose) {
    WrittenProse out{"#" + std::to_string(turn) + " - " + std::string(player) + "\n"};
    const ProseKeys keys(kind.parts());
    ProseWriter writer(language, choose);
    for (const Member& member : sheet.members) {
        const Part* part = keys.part(member.key);
        if (part == nullptr) continue;
        for (const Phrasing& line : writer.lines(*part, member.value)) {
            if (line) {
                out.text.append(language == "fr" ? "Ordre : " : "Order: ").append(*line).append("\n");
            } else {
                out.unsayable.push_back(member.key);
            }
        }
    }
    return out;
}

}  // namespace orders::described
