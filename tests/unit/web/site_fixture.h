#pragma once

// A site over a game of bots, asked without a socket.

#include <memory>
#include <string>

#include "gm/web/answer.h"
#include "gm/web/links/links.h"
#include "gm/web/site/site.h"
#include "tests/unit/play/bot_game.h"

namespace gm::web::test {

class SiteOfBots {
public:
    explicit SiteOfBots(const std::string& campaign, int turns = 0);

    Site& site() { return *site_; }
    const gm::test::BotGame& game() const { return game_; }
    std::string now = gm::test::monday;

    Response get(const std::string& path, const std::string& cookie_of = "");
    /// `form` is sent as it is, with the seat's cookie.
    Response post(const std::string& path, const Fields& form, const std::string& cookie_of = "");

    /// The token of a seat's link, which is made if there is none yet.
    std::string token(const std::string& seat);
    /// The cookie that its token is exchanged for.
    std::string cookie(const std::string& seat);

    Request request(const std::string& method, const std::string& path, const std::string& cookie_of);

private:
    gm::test::BotGame game_;
    std::unique_ptr<Site> site_;
    std::map<std::string, std::string> cookies_;
};

/// The first header of that name, or nothing.
std::string header(const Response& response, const std::string& name);
/// What a hidden field of the page holds.
std::string hidden(const Response& response, const std::string& name);
Fields fields(const std::vector<std::pair<std::string, std::string>>& all);

}  // namespace gm::web::test
