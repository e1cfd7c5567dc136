#include "orders/sheet_header.h"

#include "orders/text.h"

namespace orders {

bool is_for(SheetWords& words, const Keys& sheet, std::string_view key, std::int64_t expected, Phrase other,
            Phrase advice) {
    const Node* node = sheet.filled(key);
    if (node == nullptr) return true;
    const auto written = words.reader().whole(*node, sheet.word(key));
    if (written && *written != expected)
        words.reader().invalid(node->mark, say(other.english, *written), say(advice.english, expected));
    return written == expected;
}

bool is_from(SheetWords& words, const Keys& sheet, std::string_view author, const NamesAuthor& names_author) {
    const Node* node = sheet.filled("player");
    if (node == nullptr) return true;
    const auto written = words.reader().text(*node, sheet.word("player"));
    const bool same = written && names_author(*written);
    if (written && !same)
        words.reader().invalid(node->mark, say("this sheet says it is from '{}'", clip(*written, 40)),
                               say("it was received as the sheet of '{}': correct this line, or leave it out", author));
    return same;
}

bool read_sheet_header(SheetWords& words, const Keys& sheet, const SheetHeader& expected) {
    const bool now = is_for(words, sheet, "turn", expected.turn, phrase("this is a sheet for turn {}"),
                            phrase("turn {} is being played: correct this line if the orders are meant for it"));
    return is_from(words, sheet, expected.author, expected.names_author) && now;
}

}  // namespace orders
