#include "orders/tiny/sheet.h"

#include "orders/text.h"

namespace orders::tiny {

std::optional<Sheet> read_sheet(const Document& document, const SheetContext& context, Problems& problems) {
    const auto author = [&](std::string_view word) { return fold(word) == fold(context.author); };
    return described::read_sheet<Sheet>(document, {context.turn, context.author, author}, context, problems);
}

std::string write_sheet(const Sheet& sheet, const SheetContext& context) {
    return described::write_sheet(sheet, {context.turn, context.author}, context);
}

}  // namespace orders::tiny
