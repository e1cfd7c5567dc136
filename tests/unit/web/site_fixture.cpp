#include "tests/unit/web/site_fixture.h"

#include <stdexcept>

namespace gm::web::test {

using gm::test::BotGame;

SiteOfBots::SiteOfBots(const std::string& campaign, int turns) : game_(campaign) {
    {
        GameInPlay in_play = game_.open();
        for (int turn = 0; turn < turns; ++turn) BotGame::play(in_play, now);
    }
    auto site = Site::open(game_.folder(), {}, [this] { return now; });
    if (!site) throw std::runtime_error(site.problems().front().what);
    site_ = std::move(*site);
}

std::string SiteOfBots::token(const std::string& seat) {
    auto store = Store::open(game_.folder(), Writer{"test", now});
    const auto links = *store->links();
    auto row = link_of_seat(links, seat);
    if (!row || !row->token_hash) {
        row = next_link(site_->keys(), seat, row, now);
        if (!store->set_links({*row}, {now, "link"})) throw std::runtime_error("the link could not be stored");
    }
    return site_->keys().token(seat, row->generation);
}

std::string SiteOfBots::cookie(const std::string& seat) {
    const auto known = cookies_.find(seat);
    if (known != cookies_.end()) return known->second;
    Request request = this->request("POST", "/enter", "");
    request.address = "198.51.100." + std::to_string(cookies_.size());
    request.form.add("token", token(seat));
    const std::string line = header(answer(std::move(request), *site_), "Set-Cookie");
    return cookies_[seat] = line.substr(0, line.find(';'));
}

Request SiteOfBots::request(const std::string& method, const std::string& path, const std::string& cookie_of) {
    Request request;
    request.method = method;
    request.path = path;
    request.accepted_languages = "en";
    request.address = "192.0.2.1";
    if (!cookie_of.empty()) {
        const std::string pair = cookie(cookie_of);
        request.cookies.emplace(pair.substr(0, pair.find('=')), pair.substr(pair.find('=') + 1));
    }
    return request;
}

Response SiteOfBots::get(const std::string& path, const std::string& cookie_of) {
    return answer(request("GET", path, cookie_of), *site_);
}

Response SiteOfBots::post(const std::string& path, const Fields& form, const std::string& cookie_of) {
    Request request = this->request("POST", path, cookie_of);
    request.form = form;
    return answer(std::move(request), *site_);
}

std::string header(const Response& response, const std::string& name) {
    for (const auto& [key, value] : response.headers)
        if (key == name) return value;
    return "";
}

std::string hidden(const Response& response, const std::string& name) {
    const std::string before = "name=\"" + name + "\" value=\"";
    const auto found = response.body.find(before);
    if (found == std::string::npos) return "";
    const auto begin = found + before.size();
    return response.body.substr(begin, response.body.find('"', begin) - begin);
}

Fields fields(const std::vector<std::pair<std::string, std::string>>& all) {
    Fields out;
    for (const auto& [name, value] : all) out.add(name, value);
    return out;
}

}  // namespace gm::web::test
