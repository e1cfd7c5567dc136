#include "gm/play/prefilled_sheet.h"

namespace gm {

orders::Result<Rendered> PrefilledSheets::write(resolution::PlayerIndex player, const std::string& language) {
    auto sheet = templates_.render(language, "sheet",
                                   {{"reader", {{"id", roster_.id(player)}, {"name", roster_[player].name}}},
                                    {"turn", game_.turn(position_)},
                                    {"game", game_.id()},
                                    {"view", game_.view(position_, resolution::Reader::player(player))},
                                    {"outlook", game_.outlook(position_, player)},
                                    {"deadline", deadline_}});
    if (sheet && !sheet->text.ends_with('\n')) sheet->text += '\n';  // templates lose the last one
    return sheet;
}

std::string with_schema_line(const std::string& schema_file, const std::string& sheet) {
    return "# yaml-language-server: $schema=" + schema_file + "\n" + sheet;
}

}  // namespace gm
