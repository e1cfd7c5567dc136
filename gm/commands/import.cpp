#include <nlohmann/json.hpp>

#include "gm/cli/clock.h"
#include "gm/cli/progress.h"
#include "gm/commands/commands.h"
#include "gm/commands/common.h"
#include "gm/files/find.h"
#include "gm/files/read.h"
#include "gm/play/intake.h"
#include "gm/play/problem_json.h"

namespace gm {

using nlohmann::json;

namespace {

json describe_taken(const GameInPlay& in_play, const std::string& source, const TakenSheet& taken) {
    return {{"source", source},
            {"taken", true},
            {"player", in_play.roster.id(taken.player)},
            {"sheet", static_cast<std::int64_t>(taken.id)},
            {"digest", taken.digest},
            {"replaces", taken.replaces},
            {"problems", to_json(taken.problems)}};
}

void say_taken(Terminal& terminal, const GameInPlay& in_play, const std::string& source, const TakenSheet& taken) {
    terminal.say(source + ": the sheet of " + terminal.bold(in_play.roster.id(taken.player)) + " is in" +
                 (taken.replaces ? " and replaces the one before" : "") + " (" + taken.digest.substr(0, 12) + ")");
    terminal.complain(taken.problems);
}

}  // namespace

ExitCode run_import(const Invocation& invocation, Terminal& terminal) {
    std::vector<std::filesystem::path> files;
    for (const std::string& path : invocation.all("PATH")) {
        auto found = yaml_files(path);
        if (!found) return refuse(terminal, found.problems());
        files.insert(files.end(), found->begin(), found->end());
    }
    if (invocation.option("--player") && files.size() > 1) {
        return refuse(terminal, {orders::invalid("--player goes with one sheet, not " + std::to_string(files.size()))},
                      ExitCode::misuse);
    }
    auto in_play = open_to_write(invocation, terminal, "import");
    if (!in_play) return refuse(terminal, in_play.problems(), ExitCode::misuse);

    ExitCode code = ExitCode::done;
    json answers = json::array();
    Progress progress(terminal, "importing");
    for (std::size_t i = 0; i < files.size(); ++i) {
        progress.tick(i, files.size());
        const std::string source = files[i].string();
        auto document = load_document(files[i]);
        orders::Problems problems = document ? orders::Problems{} : document.problems();
        if (document) {
            auto taken = take_sheet(*in_play, {std::move(*document), source, invocation.option("--player"), now_utc(),
                                               invocation.has("--partial")});
            if (taken && invocation.json) answers.push_back(describe_taken(*in_play, source, *taken));
            if (taken && !invocation.json) say_taken(terminal, *in_play, source, *taken);
            if (taken) continue;
            problems = taken.problems();
        }
        code = refuse(terminal, problems);
        answers.push_back({{"source", source}, {"taken", false}, {"problems", to_json(problems)}});
    }
    if (invocation.json) terminal.say(answers.dump(2));
    return code;
}

}  // namespace gm
