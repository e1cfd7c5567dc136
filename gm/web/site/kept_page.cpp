#include "gm/web/site/kept_page.h"

#include "gm/web/site/page.h"

namespace gm::web {

Response kept_page(const Request& request, Site& site, const std::string& name, const WritePage& write) {
    constexpr std::size_t to_the_minute = 16;  // what a page says of the time left
    const std::string version = site.public_state()->mark + " " + request.now.substr(0, to_the_minute);
    const auto kept = site.pages().get(request.language + " " + name, version, write);
    for (const auto& [header, value] : kept->headers)
        if (header == "ETag" && value == request.known_version) return {304, kept->type, "", kept->headers};
    return *kept;
}

Response kept_refusal(const Request& request, Site& site, const std::string& name, int status, const WritePage& write) {
    Request anybodys = request;
    anybodys.known_version.clear();
    const Response page = request.player || request.master ? write() : kept_page(anybodys, site, name, write);
    return {status, page.type, page.body, {}};
}

Response kept_error_page(const Request& request, Site& site, int status) {
    if (request.player || request.master) return error_page(request, status);
    Request anybodys = request;
    anybodys.readable_path.clear();
    const auto write = [&] {
        Response page = error_page(anybodys, status);
        page.status = 200;  // as a page
        return page;
    };
    const std::string name = request.language + " error " + std::to_string(status);
    const auto kept = site.pages().get(name, "", write);
    return {status, kept->type, kept->body, {}};
}

}  // namespace gm::web
