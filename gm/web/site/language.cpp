#include "gm/web/site/language.h"

#include <algorithm>

#include "gm/report/template_set.h"
#include "gm/web/site/kept_page.h"
#include "gm/web/site/page.h"

namespace gm::web {

namespace {

constexpr const char* language_cookie = "gm_language";

/// A place of this site, or its front door: nobody is sent elsewhere.
std::string local_path(const std::string& path) {
    const auto plain = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '/' || c == '-' ||
               c == '_' || c == '.';
    };
    const bool local = path.starts_with('/') && !path.starts_with("//") && path.size() <= 200 &&
                       std::all_of(path.begin(), path.end(), plain);
    return local ? path : "/";
}

}  // namespace

std::string chosen_language(const Request& request, const std::string& own) {
    const auto cookie = request.cookies.find(language_cookie);
    if (cookie != request.cookies.end() && speaks(cookie->second)) return cookie->second;
    if (speaks(own)) return own;
    // The first one that we speak: browsers list them by preference.
    const std::string& wanted = request.accepted_languages;
    for (std::size_t from = 0; from < wanted.size();) {
        const std::size_t end = std::min(wanted.find(',', from), wanted.size());
        const std::size_t begin = std::min(wanted.find_first_not_of(' ', from), end);
        const std::string code = wanted.substr(begin, std::min<std::size_t>(2, end - begin));
        if (speaks(code)) return code;
        from = end + 1;
    }
    return "fr";
}

Response choose_language(const Request& request, Site& site) {
    const std::string language = request.part("language");
    if (!speaks(language)) return kept_error_page(request, site, 404);
    Response response = see_other(local_path(request.query.get("back")));
    response.headers.emplace_back("Set-Cookie", std::string(language_cookie) + "=" + language +
                                                    "; Path=/; Max-Age=31536000; HttpOnly; SameSite=Lax" +
                                                    (site.settings().is_secret_way() ? "; Secure" : ""));
    return response;
}

}  // namespace gm::web
