#include <algorithm>

#include <nlohmann/json.hpp>

#include "gm/web/master/desk_form.h"
#include "gm/web/master/master_page.h"
#include "gm/web/master/pages.h"
#include "gm/web/master/run.h"
#include "gm/web/site/assets.h"
#include "gm/web/site/page.h"

namespace gm::web {

using nlohmann::json;

namespace {

/// More does not fit into the form that asks once more.
constexpr std::size_t largest_content = 1'300'000;

const char* word_for(DeskEffect effect) {
    switch (effect) {
        case DeskEffect::changes: return "changes";
        case DeskEffect::goes_out: return "goes_out";
        default: return "looks";
    }
}

json described(const Site& site, const DeskCommand& desk) {
    const Command& command = command_named(site, desk.name);
    return {{"name", std::string(desk.name)},
            {"path", desk.page.empty() ? "/gm/desk/" + path_name(desk.name) : std::string(desk.page)},
            {"action", path_name(desk.name)},
            {"summary", std::string(command.summary)},
            {"example", std::string(command.example)},
            {"effect", word_for(desk.effect)}};
}

bool has_dry_run(const Command& command) {
    return std::any_of(command.options.begin(), command.options.end(),
                       [](const Option& option) { return option.name == "--dry-run"; });
}

/// The form, with what was filled in, and what the command said to it.
Response form_page(const Request& request, Site& site, const DeskCommand& desk, const Fields& filled,
                   const Done* said) {
    const Command& command = command_named(site, desk.name);
    const GameInPlay in_play = required(site.game());
    json data = {{"command", described(site, desk)},
                 {"fields", form_fields(desk, command, filled)},
                 {"left_out", json::array()},
                 {"done", said == nullptr ? json(nullptr) : told(*said)},
                 {"missing", json::array()}};
    for (const LeftOut& one : desk.left_out)
        data["left_out"].push_back({{"name", std::string(one.name)}, {"why", std::string(one.why)}});
    if (said == nullptr && request.method == "POST") data["missing"] = missing_fields(desk, command, filled);
    Response response = master_page(site, request, in_play, "web-master-form.html", std::move(data));
    const bool refused = request.method == "POST" && (said == nullptr || !said->well);
    if (refused) response.status = 422;
    return response;
}

/// A command that is told everything it must be; nothing if it may run.
bool may_run(const Site& site, const DeskCommand& desk, const Fields& filled) {
    return missing_fields(desk, command_named(site, desk.name), filled).empty();
}

Done look(const Site& site, const DeskCommand& desk, const Fields& filled, bool dry_run) {
    const Command& command = command_named(site, desk.name);
    Uploads uploads;
    Invocation invocation = invocation_of(desk, command, filled, uploads);
    if (dry_run) invocation.options["--dry-run"] = "";
    return run_command(site, desk.name, std::move(invocation));
}

Response ask_first(const Request& request, Site& site, const DeskCommand& desk) {
    const Command& command = command_named(site, desk.name);
    if (content_size(desk, request.form) > largest_content) return error_page(request, 413);
    json rehearsed = nullptr;
    if (has_dry_run(command)) {
        const Done dry = look(site, desk, request.form, true);
        if (!dry.well) return form_page(request, site, desk, request.form, &dry);
        rehearsed = told(dry);
    }
    const GameInPlay in_play = required(site.game());
    return master_page(site, request, in_play, "web-master-confirm.html",
                       {{"command", described(site, desk)},
                        {"filled", told_fields(desk, command, request.form)},
                        {"hidden", hidden_fields(desk, command, request.form)},
                        {"rehearsed", rehearsed}});
}

/// With a form of its own.
const DeskCommand* form_of(const Request& request) {
    const DeskCommand* desk = find_on_desk(request.part("command"));
    return desk != nullptr && desk->page.empty() ? desk : nullptr;
}

}  // namespace

Response master_desk(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    json groups = json::array();
    for (const char* group : {"turn", "sheets", "mails", "rulings", "players", "audit", "archive"}) {
        json commands = json::array();
        for (const DeskCommand& one : desk())
            if (one.group == group) commands.push_back(described(site, one));
        groups.push_back({{"name", group}, {"commands", std::move(commands)}});
    }
    return master_page(site, request, in_play, "web-master-desk.html", {{"groups", std::move(groups)}});
}

Response master_form(const Request& request, Site& site) {
    const DeskCommand* desk = find_on_desk(request.part("command"));
    if (desk == nullptr) return error_page(request, 404);
    if (!desk->page.empty()) return see_other(std::string(desk->page));
    if (!request.query.has("run") || !only_looks(*desk, request.query) || !may_run(site, *desk, request.query))
        return form_page(request, site, *desk, request.query, nullptr);
    const Done said = look(site, *desk, request.query, false);
    return form_page(request, site, *desk, request.query, &said);
}

Response master_ask(const Request& request, Site& site) {
    const DeskCommand* desk = form_of(request);
    if (desk == nullptr) return error_page(request, 404);
    if (!may_run(site, *desk, request.form)) return form_page(request, site, *desk, request.form, nullptr);
    if (!only_looks(*desk, request.form)) return ask_first(request, site, *desk);
    const Done said = look(site, *desk, request.form, false);
    return form_page(request, site, *desk, request.form, &said);
}

Response master_do(const Request& request, Site& site) {
    const DeskCommand* desk = form_of(request);
    if (desk == nullptr || only_looks(*desk, request.form)) return error_page(request, 404);
    Uploads uploads;
    Invocation invocation = invocation_of(*desk, command_named(site, desk->name), request.form, uploads);
    if (!may_run(site, *desk, request.form)) return form_page(request, site, *desk, request.form, nullptr);
    return carry_out(site, desk->name, std::move(invocation), desk->group == "rulings" ? "/gm/rulings" : "/gm");
}

Response master_done(const Request& request, Site& site) {
    const auto done = site.done().find(request.part("number"));
    if (!done) return see_other("/gm");  // of before the site was started anew
    const GameInPlay in_play = required(site.game());
    return master_page(site, request, in_play, "web-master-done.html", {{"done", told(*done)}});
}

}  // namespace gm::web
