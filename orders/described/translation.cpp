#include "orders/described/translation.h"

#include <algorithm>

#include "orders/described/prose.h"
#include "orders/described/prose_keys.h"

namespace orders::described {

namespace {

using Form = Saying::Form;

class Translator {
public:
    explicit Translator(std::string_view language) : language_(language) {}

    void order(Node& node, const StructKind& kind) const {
        const PartList parts = kind.parts();
        const auto part_of = [&](std::string_view id) {
            const auto part = std::find_if(parts.begin(), parts.end(), [&](const Part& one) { return one.id == id; });
            return part == parts.end() ? nullptr : &*part;
        };
        if (node.is_scalar()) {  // `- influence`
            if (const Part* part = part_of(node.text)) node.text = sheet_word(*part, language_);
        }
        for (Member& member : node.members) {
            const Part* part = part_of(member.key);
            if (part == nullptr) continue;
            member.key = sheet_word(*part, language_);
            if (part->kind != nullptr) value(member.value, *part->kind);
        }
    }

private:
    void value(Node& node, const Kind& kind) const {
        const Saying saying = kind.saying();
        switch (saying.form) {
            case Form::order: return order(node, *saying.order);
            case Form::list:
                for (Node& item : node.items) value(item, *saying.item);
                return;
            case Form::by_name:
                for (Member& member : node.members) value(member.value, *saying.item);
                return;
            case Form::value:
            case Form::flag: return words(node, kind);
            case Form::text:
            case Form::unsayable: return;
        }
    }

    /// `datasteal`, or the beginning of `sheet:goro/2`.
    void words(Node& node, const Kind& kind) const {
        if (!node.is_scalar()) return;
        Places places;
        kind.add_places(places);
        const std::string word = node.text.substr(0, node.text.find(':'));
        for (const auto& place : places) {
            for (const Term& term : place.terms) {
                if (term.id != word) continue;
                node.text.replace(0, word.size(), term.word(language_));
                return;
            }
        }
    }

    std::string_view language_;
};

}  // namespace

std::string sheet_in(std::string_view language, const std::string& text, const StructKind& sheet) {
    if (language == "en") return text;  // sheets are written so
    auto document = parse_document(text, "");
    if (!document || !document->root.is_map()) return text;
    Translator(language).order(document->root, sheet);
    return yaml_of(document->root, sheet);
}

}  // namespace orders::described
