#include <nlohmann/json.hpp>

#include "gm/archive/dice_record.h"
#include "gm/archive/reveal.h"
#include "gm/web/master/master_page.h"
#include "gm/web/master/pages.h"
#include "gm/web/master/run.h"
#include "gm/web/site/page.h"

namespace gm::web {

namespace {

Response as_file(std::string text, const std::string& name) {
    Response response = json_text(std::move(text));
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"" + name + "\"");
    return response;
}

Response exported(const Request& request, Site& site, bool everything, const std::string& name) {
    Invocation invocation;
    if (!everything) invocation.options["--public"] = "";
    Done done = run_command(site, "export", std::move(invocation));
    return done.well ? as_file(std::move(done.said), name) : error_page(request, 500);
}

}  // namespace

Response master_downloads(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    return master_page(site, request, in_play, "web-master-downloads.html",
                       {{"revealed", required(archive::is_revealed(in_play.store))}, {"over", in_play.over()}});
}

Response master_export(const Request& request, Site& site) { return exported(request, site, true, "game.json"); }

Response master_public_export(const Request& request, Site& site) {
    return exported(request, site, false, "public.json");
}

Response master_dice(const Request& request, Site& site) {
    const GameInPlay in_play = required(site.game());
    if (!required(archive::is_revealed(in_play.store))) return error_page(request, 404);
    return as_file(to_json(required(archive::dice_of(in_play.store))).dump(1) + "\n", "dice.json");
}

}  // namespace gm::web
