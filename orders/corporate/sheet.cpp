#include "orders/corporate/sheet.h"

#include <algorithm>
#include <cctype>

#include "orders/text.h"

namespace orders::corporate {

namespace {

/// Not as `yaml_scalar`, but as journals have had these sheets from the beginning: `run:T2-QK7` is bare.
std::string scalar(std::string_view text) {
    static constexpr std::array<std::string_view, 9> reserved{"true", "false", "yes", "no", "on",
                                                              "off",  "null",  "y",   "n"};
    const bool bare = !text.empty() && std::isalpha(static_cast<unsigned char>(text.front())) != 0 &&
                      text.back() != ':' && std::all_of(text.begin(), text.end(), [](unsigned char c) {
                          return std::isalnum(c) != 0 || c == '-' || c == '_' || c == '/' || c == ':';
                      });
    if (!bare || std::find(reserved.begin(), reserved.end(), fold(text)) != reserved.end()) return yaml_quoted(text);
    return std::string(text);
}

}  // namespace

std::optional<Sheet> read_sheet(const Document& document, const SheetContext& context, Problems& problems) {
    DocumentReader reader(document);
    SheetWords words(reader, described::vocabulary<Sheet>());
    NameReader names(words, context.names, context.pieces);
    const SheetDesk desk{&context.names, &names};
    const auto author = [&](std::string_view word) { return names.find_player(word) == context.author; };
    return described::read_sheet<Sheet>({words, desk}, {context.turn, context.names.id(context.author), author},
                                        problems);
}

std::string write_sheet(const Sheet& sheet, const SheetContext& context) {
    return described::write_sheet(sheet, {context.turn, context.names.id(context.author)}, SheetDesk{&context.names},
                                  scalar);
}

std::string write_shared_sheet(const Sheet& sheet, const SheetContext& context) {
    Sheet shared = sheet;
    shared.gm_note.clear();
    return write_sheet(shared, context);
}

}  // namespace orders::corporate
