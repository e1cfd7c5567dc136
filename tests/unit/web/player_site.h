#pragma once

// A game with its web site, looked at as its players look at it: without a socket.

#include <functional>
#include <memory>
#include <string>

#include "gm/web/http/request.h"
#include "gm/web/site/site.h"
#include "tests/unit/play/bot_game.h"
#include "tests/unit/web/browser.h"

namespace gm::web::test {

class PlayerSite {
public:
    /// A shipped campaign, made on a Monday at noon; every player has a link.
    explicit PlayerSite(const std::string& campaign);

    std::filesystem::path folder() const { return game_.folder(); }
    const gm::test::BotGame& game() const { return game_; }
    Site& site() { return *site_; }
    void set_time(std::string now) { now_ = std::move(now); }

    Response get(const std::string& seat, const std::string& path, const std::string& language = "en");
    /// What is sent is what was filled in.
    Response post(const std::string& seat, const std::string& path, Fields fields, const std::string& language = "en");
    /// The same for a reader who is there as long as `is_awaited` says so.
    Response get_while(const std::string& seat, const std::string& path, std::function<bool()> is_awaited);
    Response post_while(const std::string& seat, const std::string& path, Fields fields,
                        std::function<bool()> is_awaited);
    /// The form of a player's page of orders as it is shown now.
    Fields orders_form(const std::string& seat, const std::string& language = "en");
    /// Sends a sheet by the YAML box, and follows to the receipt.
    Response send_yaml(const std::string& seat, const std::string& yaml);
    Response follow(const std::string& seat, const Response& response);

private:
    Request request(const std::string& seat, const std::string& path, const std::string& language) const;

    gm::test::BotGame game_;
    std::string now_ = gm::test::monday;
    std::unique_ptr<Site> site_;
};

std::string header_of(const Response& response, const std::string& name);

}  // namespace gm::web::test
