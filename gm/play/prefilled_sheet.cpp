#include "gm/play/prefilled_sheet.h"

namespace gm {

orders::Result<Rendered> write_prefilled_sheet(TemplateShelf& templates, const SheetCircumstances& circumstances,
                                               resolution::PlayerIndex player, const std::string& language) {
    const auto& [game, roster, position, deadline] = circumstances;
    auto sheet = templates.render(language, "sheet",
                                  {{"reader", {{"id", roster.id(player)}, {"name", roster[player].name}}},
                                   {"turn", game.turn(position)},
                                   {"game", game.id()},
                                   {"view", game.view(position, resolution::Reader::player(player))},
                                   {"outlook", game.outlook(position, player)},
                                   {"deadline", deadline}});
    if (sheet && !sheet->text.ends_with('\n')) sheet->text += '\n';  // templates lose the last one
    return sheet;
}

AttachmentRow sheet_attachment(const std::string& player, int turn, const std::string& language, std::string sheet) {
    return {player + (language == "fr" ? "-tour-" : "-turn-") + std::to_string(turn) + ".yaml",
            "text/plain; charset=utf-8", std::move(sheet)};
}

std::string with_schema_line(const std::string& schema_file, const std::string& sheet) {
    return "# yaml-language-server: $schema=" + schema_file + "\n" + sheet;
}

}  // namespace gm
