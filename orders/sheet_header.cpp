#include "orders/sheet_header.h"

#include "orders/text.h"

namespace orders {

bool read_sheet_header(SheetWords& words, const Keys& sheet, const SheetHeader& expected) {
    DocumentReader& reader = words.reader();
    bool ours = true;
    if (const Node* node = sheet.filled("turn")) {
        const auto written = reader.whole(*node, sheet.word("turn"));
        if (written && *written != expected.turn) {
            reader.invalid(
                node->mark, say("this is a sheet for turn {}", *written),
                say("turn {} is being played: correct this line if the orders are meant for it", expected.turn));
        }
        ours = written && *written == expected.turn;
    }
    if (const Node* node = sheet.filled("player")) {
        const auto written = reader.text(*node, sheet.word("player"));
        const bool same = written && expected.names_author(*written);
        if (written && !same) {
            reader.invalid(
                node->mark, say("this sheet says it is from '{}'", clip(*written, 40)),
                say("it was received as the sheet of '{}': correct this line, or leave it out", expected.author));
        }
        ours = ours && same;
    }
    return ours;
}

}  // namespace orders
