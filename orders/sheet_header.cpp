#include "orders/sheet_header.h"

#include "orders/text.h"

namespace orders {

bool read_sheet_header(DocumentReader& reader, const Node& sheet, int turn, std::string_view author) {
    bool ours = true;
    if (const Node* node = sheet.find("turn")) {
        const auto written = reader.whole(*node, "turn");
        if (written && *written != turn) {
            reader.invalid(
                node->mark, "this is a sheet for turn " + std::to_string(*written),
                "turn " + std::to_string(turn) + " is being played: correct this line if the orders are meant for it");
        }
        ours = ours && written && *written == turn;
    }
    if (const Node* node = sheet.find("player")) {
        const auto written = reader.text(*node, "player");
        const bool same = written && fold(*written) == fold(author);
        if (written && !same) {
            reader.invalid(node->mark, "this sheet says it is from '" + clip(*written, 40) + "'",
                           "it was received as the sheet of '" + std::string(author) + "'");
        }
        ours = ours && same;
    }
    return ours;
}

}  // namespace orders
