#include "gm/play/what_if.h"

#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/cli/pager.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/files/find.h"
#include "gm/files/read.h"
#include "gm/play/problem_json.h"
#include "gm/words/turn_diff.h"
#include "orders/document_reader.h"

namespace gm {

using nlohmann::json;

namespace {

orders::Outcome load_sheets(const std::string& path, std::vector<orders::Document>& sheets) {
    GM_TAKE(auto files, yaml_files(path));
    if (files.empty())
        return orders::invalid("there is no sheet in " + path, "sheets are files that end in .yaml or .yml");
    for (const auto& file : files) {
        GM_TAKE(auto document, load_document(file));
        sheets.push_back(std::move(document));
    }
    return orders::done();
}

orders::Result<WhatIfRequest> what_if_of(const Invocation& invocation) {
    WhatIfRequest request;
    request.now = now_utc();
    request.player = invocation.option("--player");
    std::vector<std::string> paths = invocation.all("SHEET");
    if (const auto path = invocation.option("--orders")) paths.insert(paths.begin(), *path);
    for (const std::string& path : paths) {
        GM_TRY(load_sheets(path, request.sheets));
    }
    if (const auto file = invocation.option("--dice")) {
        GM_TAKE(request.dice, load_document(*file));
    }
    if (const auto text = invocation.option("--turn")) {
        const auto number = orders::parse_whole(*text);
        if (!number || *number < 1 || *number > 1'000'000)
            return orders::invalid("'" + *text + "' is no turn that was resolved", "turns are numbered from 1");
        request.turn = static_cast<int>(*number);
    }
    return request;
}

json answer_json(const WhatIf& answer, bool past) {
    json out = to_json(answer.diff);
    out["turn"] = answer.game_turn;
    out["past"] = past;
    out["as_stored"] = answer.as_stored;
    out["problems"] = to_json(answer.problems);
    out["unused_dice"] = answer.unused_dice;
    return out;
}

void show(Terminal& terminal, const GameInPlay& in_play, const WhatIf& answer, bool past) {
    const Paged paged(terminal);
    terminal.complain(answer.problems);
    if (!answer.as_stored)
        terminal.note("Played again, this turn does not give what is stored: it is compared with what it gives now.");
    for (const std::string& label : answer.unused_dice) terminal.note("The dice file's '" + label + "' was not drawn.");
    terminal.say("What if: turn " + std::to_string(answer.game_turn) +
                 (past ? ", as it was resolved, and otherwise." : ", as it would be resolved now, and otherwise."));
    show_difference(terminal, in_play, answer.diff);
    terminal.say("");
    terminal.say(terminal.dim("Nothing was changed."));
}

}  // namespace

ExitCode run_what_if(const Invocation& invocation, Terminal& terminal) {
    auto request = what_if_of(invocation);
    if (!request) return refuse(terminal, request.problems());
    if (request->sheets.empty() && !request->dice)
        return refuse(terminal,
                      {orders::invalid("what-if needs something that is otherwise",
                                       "--orders FILE for other sheets, --dice FILE for other dice")},
                      ExitCode::misuse);
    auto in_play = open_to_read(invocation);
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);
    const auto answer = what_if(*in_play, *request);
    if (!answer) return refuse(terminal, answer.problems());
    if (invocation.json)
        terminal.answer(answer_json(*answer, request->turn.has_value()));
    else
        show(terminal, *in_play, *answer, request->turn.has_value());
    return ExitCode::done;
}

}  // namespace gm
