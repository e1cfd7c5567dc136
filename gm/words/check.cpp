#include "gm/words/check.h"

#include <nlohmann/json.hpp>

#include "gm/report/problem_words.h"

namespace gm {

CheckWords::CheckWords(const GameInPlay& in_play, std::string language, bool for_game_master)
    : in_play_(in_play),
      language_(std::move(language)),
      for_game_master_(for_game_master),
      templates_(*in_play.game, in_play.roster, in_play.folder) {}

orders::Outcome CheckWords::show(Terminal& terminal, resolution::PlayerIndex player, const std::string& title,
                                 const SheetCheck& checked) {
    GM_TAKE(auto rendered,
            templates_.render(language_, "check", check_knowledge(in_play_, player, &checked.check, for_game_master_)));
    terminal.say(terminal.bold(in_play_.roster.id(player)) + ", " + title);
    terminal.show(rendered.text);
    terminal.say("");
    terminal.complain(in_language(checked.reading.problems, language_));
    return orders::done();
}

orders::Outcome CheckWords::show(Terminal& terminal, const WaitingCheck& sheet) {
    const bool late = sheet.row.status == SheetStatus::late;
    return show(terminal, *sheet.row.player,
                (late ? "late, not accepted, from " : "as received from ") + sheet.row.source, sheet.checked);
}

}  // namespace gm
