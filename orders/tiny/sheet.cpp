#include "orders/tiny/sheet.h"

#include "orders/document_reader.h"
#include "orders/sheet_header.h"
#include "orders/yaml_text.h"

namespace orders::tiny {

std::optional<Sheet> read_sheet(const Document& document, const SheetContext& context, Problems& problems) {
    DocumentReader reader(document);
    std::optional<Sheet> sheet;
    const Node& root = document.root;
    if (root.is_null()) {
        sheet.emplace();
    } else if (reader.map(root, "an order sheet") != nullptr) {
        reader.known_keys(root, {"turn", "player", "bid", "stake", "note"});
        if (read_sheet_header(reader, root, context.turn, context.author)) {
            sheet.emplace();
            if (const Node* bid = root.find("bid"); bid != nullptr && !bid->is_null()) {
                if (const auto value = reader.whole(*bid, "bid", 1, context.faces))
                    sheet->bid = static_cast<int>(*value);
            }
            if (const Node* stake = root.find("stake"); stake != nullptr && !stake->is_null()) {
                sheet->stake = {reader.whole(*stake, "stake", 0, highest_stake).value_or(0)};
            }
            if (const Node* note = root.find("note"); note != nullptr && !note->is_null()) {
                sheet->note = reader.text(*note, "note").value_or("");
            }
        }
    }
    for (Problem& problem : reader.take_problems()) problems.push_back(std::move(problem));
    return sheet;
}

std::string write_sheet(const Sheet& sheet, const SheetContext& context) {
    std::string out = "turn: " + std::to_string(context.turn) + "\nplayer: " + yaml_scalar(context.author) + "\n";
    if (sheet.bid) out += "bid: " + std::to_string(*sheet.bid) + "\n";
    if (sheet.stake.amount != 0) out += "stake: " + std::to_string(sheet.stake.amount) + "\n";
    if (!sheet.note.empty()) out += "note: " + yaml_scalar(sheet.note) + "\n";
    return out;
}

}  // namespace orders::tiny
