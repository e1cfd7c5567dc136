#include "tests/unit/web/player_site.h"

#include <stdexcept>

#include "gm/web/answer.h"
#include "gm/web/open/entrance.h"
#include "tests/support/sure.h"

namespace gm::web::test {

using test_support::sure;

PlayerSite::PlayerSite(const std::string& campaign) : game_(campaign) {
    site_ = sure(Site::open(folder(), {}, [this] { return now_; }));
    auto store = sure(Store::open(folder(), {"a test", now_}));
    std::vector<LinkRow> links;
    for (const PlayerRow& player : sure(store.players()))
        links.push_back(next_link(site_->keys(), player.id, std::nullopt, now_));
    sure(store.set_links(links, {now_, "link", "{}"}));
}

Request PlayerSite::request(const std::string& seat, const std::string& path, const std::string& language) const {
    Request request;
    const auto question = path.find('?');
    request.path = path.substr(0, question);
    if (question != std::string::npos) request.query.add(path.substr(question + 1, path.find('=') - question - 1), "1");
    request.cookies["gm_language"] = language;
    if (!seat.empty())
        request.cookies[player_cookie] = site_->keys().cookie(
            seat, next_link(site_->keys(), seat, std::nullopt, now_).generation, "2099-01-01T00:00:00Z");
    return request;
}

Response PlayerSite::get(const std::string& seat, const std::string& path, const std::string& language) {
    return answer(request(seat, path, language), *site_);
}

Response PlayerSite::post(const std::string& seat, const std::string& path, Fields fields,
                          const std::string& language) {
    Request asked = request(seat, path, language);
    asked.method = "POST";
    asked.form = std::move(fields);
    return answer(std::move(asked), *site_);
}

Response PlayerSite::get_while(const std::string& seat, const std::string& path, std::function<bool()> is_awaited) {
    Request asked = request(seat, path, "en");
    asked.is_awaited = std::move(is_awaited);
    return answer(std::move(asked), *site_);
}

Response PlayerSite::post_while(const std::string& seat, const std::string& path, Fields fields,
                                std::function<bool()> is_awaited) {
    Request asked = request(seat, path, "en");
    asked.method = "POST";
    asked.form = std::move(fields);
    asked.is_awaited = std::move(is_awaited);
    return answer(std::move(asked), *site_);
}

Fields PlayerSite::orders_form(const std::string& seat, const std::string& language) {
    return untouched(get(seat, "/me/orders", language).body, "/me/orders");
}

Response PlayerSite::send_yaml(const std::string& seat, const std::string& yaml) {
    return post(seat, "/me/orders/send", with(with(orders_form(seat), "yaml", yaml), "do", "send-yaml"));
}

Response PlayerSite::follow(const std::string& seat, const Response& response) {
    if (response.status != 303) throw std::runtime_error("no redirect: " + response.body);
    return get(seat, header_of(response, "Location"));
}

std::string header_of(const Response& response, const std::string& name) {
    for (const auto& [key, value] : response.headers)
        if (key == name) return value;
    return "";
}

}  // namespace gm::web::test
