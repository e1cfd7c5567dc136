#pragma once

// A game's site as a browser without cookies sees it, without a socket.

#include <memory>
#include <string>

#include "gm/web/answer.h"
#include "tests/unit/play/bot_game.h"

namespace gm::test {

class OpenSite {
public:
    /// `turns`: how many bots have played.
    explicit OpenSite(const std::string& campaign, int turns = 2, web::Settings settings = {})
        : game_(campaign), in_play_(game_.open()) {
        for (int turn = 0; turn < turns && !in_play_.over(); ++turn) BotGame::play(in_play_, tuesday);
        auto opened = web::Site::open(game_.folder(), std::move(settings), [this] { return now; });
        if (!opened) throw std::runtime_error(orders::describe(opened.problems()));
        site_ = std::move(*opened);
    }

    web::Response get(const std::string& path, const std::string& language = "en") {
        web::Request request;
        request.path = path;
        request.accepted_languages = language;
        request.address = "192.0.2.1";
        return web::answer(request, *site_);
    }

    GameInPlay& in_play() { return in_play_; }
    web::Site& site() { return *site_; }
    std::filesystem::path folder() const { return game_.folder(); }

    std::string now = "2026-11-17T13:00:00Z";

private:
    BotGame game_;
    GameInPlay in_play_;
    std::unique_ptr<web::Site> site_;
};

}  // namespace gm::test
