#include <nlohmann/json.hpp>

#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/files/read.h"
#include "gm/play/plain_orders.h"
#include "orders/text.h"

namespace gm {

namespace {

using resolution::PlayerIndex;

struct Converted {
    PlayerIndex player;
    std::string language;
    ConvertedSheet sheet;
};

orders::Result<Converted> convert_file(const GameInPlay& in_play, const Invocation& invocation) {
    const std::string path = *invocation.argument("FILE");
    GM_TAKE(const std::string text, read_file(path));
    const std::string file = orders::valid_utf8(invocation.name_of(path));
    if (in_play.over()) return orders::invalid("this game is over: it takes no more sheets");
    if (!in_plain_words(in_play, text)) {
        orders::Problem problem = orders::invalid("these are no orders in plain words",
                                                  "the first line is '#TURN - NAME', and each line below an order; "
                                                  "a sheet is taken in by gm import FILE");
        problem.file = file;
        return problem;
    }
    const auto named = invocation.option("--player");
    GM_TAKE(const PlayerIndex player, named ? in_play.find_player(*named) : author_in_plain_words(in_play, text, file));
    const std::string language = invocation.option("--language").value_or(in_play.players.at(player.value()).language);
    GM_TAKE(auto sheet, convert_plain_words(in_play, player, text, file, language));
    return Converted{player, language, std::move(sheet)};
}

}  // namespace

ExitCode run_sheet_convert(const Invocation& invocation, Terminal& terminal) {
    if (const auto spoken = check_language(invocation); !spoken)
        return refuse(terminal, spoken.problems(), ExitCode::misuse);
    const auto in_play = open_to_read(invocation);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    const auto converted = convert_file(*in_play, invocation);
    if (!converted) return refuse(terminal, converted.problems());
    if (invocation.json) {
        nlohmann::json answer = to_json(converted->sheet, converted->language);
        answer["player"] = in_play->roster.id(converted->player);
        terminal.answer(answer);
    } else {
        terminal.give(converted->sheet.sheet);
    }
    return converted->sheet.whole() ? ExitCode::done : refuse(terminal, converted->sheet.problems());
}

}  // namespace gm
