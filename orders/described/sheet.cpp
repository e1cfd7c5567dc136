#include "orders/described/sheet.h"

#include <algorithm>

namespace orders::described {

Vocabulary vocabulary_of(const Kind& sheet) {
    Places places;
    sheet.add_places(places);
    return Vocabulary(std::move(places));
}

bool read_sheet(Reading in, const SheetHeader& expected, const StructKind& kind, void* sheet) {
    const Node& root = in.reader().document().root;
    if (root.is_null()) return true;
    if (in.reader().map(root, say("an order sheet")) == nullptr) return false;
    const Keys keys = in.words.keys(root, kind.about().place);
    if (!read_sheet_header(in.words, keys, expected)) return false;
    for (const Part& part : kind.parts()) {
        if (part.kind == nullptr || keys.find(part.id) == nullptr) continue;
        const DocumentReader::Within path(in.reader(), std::string(part.id));
        kind.read_part(in, keys, part, sheet);
    }
    return true;
}

std::string in_flow(const Node& node, Scalar scalar) {
    if (node.is_null()) return "null";
    if (node.is_scalar()) return node.quoted ? scalar(node.text) : node.text;
    std::string inside;
    for (const Node& item : node.items) inside.append(inside.empty() ? "" : ", ").append(in_flow(item, scalar));
    for (const Member& member : node.members) {
        inside.append(inside.empty() ? "" : ", ").append(scalar(member.key)).append(": ");
        inside += in_flow(member.value, scalar);
    }
    return node.is_list() ? "[" + inside + "]" : "{" + inside + "}";
}

void write_member(std::string& out, const std::string& indent, std::string_view key, const Node& value, int rows,
                  Scalar scalar) {
    out.append(indent).append(scalar(key)).append(":");
    if (rows == 0) {
        out.append(" ").append(in_flow(value, scalar)).append("\n");
        return;
    }
    out += "\n";
    for (const Node& item : value.items) out.append(indent).append("  - ").append(in_flow(item, scalar)).append("\n");
    for (const Member& member : value.members)
        write_member(out, indent + "  ", member.key, member.value, rows - 1, scalar);
}

std::string write_orders(const StructKind& kind, const void* sheet, const Desk& desk, Scalar scalar) {
    std::string out;
    for (const Part& part : kind.parts()) {
        if (part.kind == nullptr) continue;
        const void* value = part.member(const_cast<void*>(sheet));
        if (!part.kind->blank(value))
            write_member(out, "", part.id, part.kind->write(value, desk), part.kind->rows(), scalar);
    }
    return out;
}

std::string dashed(std::string_view id) {
    std::string out(id);
    std::replace(out.begin(), out.end(), '_', '-');
    return out;
}

ToldOrder tell(const StructKind& kind, const void* order, std::string_view id, std::size_t number, const Desk& desk) {
    const auto all = kind.parts();
    const Part& part = *std::find_if(all.begin(), all.end(), [&](const Part& one) { return one.id == id; });
    const void* value = part.member(const_cast<void*>(order));
    const FoundOrder found = part.kind->find(value, number);
    if (found.order != nullptr) return {found.kind->word(found.order), found.kind->told(found.order, desk)};
    if (found.kind != nullptr) return {found.kind->word(nullptr), {}};
    ToldOrder out{dashed(id), {}};
    if (!part.told_as.empty()) out.fields.push_back({std::string(part.told_as), {}, part.kind->write(value, desk)});
    return out;
}

}  // namespace orders::described
