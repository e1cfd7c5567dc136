#include "gm/conform/conform.h"

#include <nlohmann/json.hpp>

#include "gm/commands/commands.h"
#include "gm/report/knowledge.h"
#include "gm/report/template_set.h"

namespace gm {

namespace {

/// A scenario's reports are checked as its readers would get them, in both languages.
std::string render_report(const ReportRequest& request) {
    const resolution::Record record{request.journal, {}};
    const ResolvedTurn resolved{
        request.game.turn(request.position) - 1, request.game, request.roster, request.position, record, ""};
    const std::string document = request.reader.player() ? "report" : "bulletin";
    std::string text;
    for (const std::string language : {"en", "fr"}) {
        auto templates = TemplateSet::load(std::string(request.game.id()), language, request.game.names(language));
        if (!templates) throw std::runtime_error(orders::describe(templates.problems()));
        auto rendered = templates->render(document, knowledge_of(request.reader, resolved));
        if (!rendered) throw std::runtime_error(orders::describe(rendered.problems()));
        text += rendered->text;
    }
    return text;
}

}  // namespace

ExitCode run_conform(const Invocation& invocation, Terminal& terminal) {
    ConformOptions options;
    options.files = invocation.all("FILE");
    options.print = invocation.has("--print");
    options.json = invocation.json;
    options.render = render_report;
    return static_cast<ExitCode>(conform(options, terminal.out(), terminal.err()));
}

}  // namespace gm
