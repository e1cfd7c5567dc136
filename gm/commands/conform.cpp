#include "gm/conform/conform.h"

#include <nlohmann/json.hpp>

#include "gm/commands/commands.h"
#include "gm/report/knowledge.h"
#include "gm/report/template_set.h"

namespace gm {

namespace {

/// A scenario's reports are checked as its readers get them, in both languages: to a
/// player go its own report and the bulletin, to the public the bulletin alone.
std::string render_report(const ReportRequest& request) {
    const resolution::Record record{request.journal, {}};
    const ResolvedTurn resolved{
        request.game.turn(request.position) - 1, request.game, request.roster, request.position, record, ""};
    std::string text;
    for (const std::string language : {"en", "fr"}) {
        auto templates = TemplateSet::load(std::string(request.game.id()), language, request.game.names(language));
        if (!templates) throw std::runtime_error(orders::describe(templates.problems()));
        const auto add = [&](const std::string& document, resolution::Reader reader) {
            auto rendered = templates->render(document, knowledge_of(reader, resolved));
            if (!rendered) throw std::runtime_error(orders::describe(rendered.problems()));
            text += rendered->text;
        };
        if (request.reader.player()) add("report", request.reader);
        add("bulletin", resolution::Reader::anybody());
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
    return static_cast<ExitCode>(conform(options, terminal));
}

}  // namespace gm
