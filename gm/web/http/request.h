#pragma once

// A request and an answer as the site's pages see them: values, so that a page can be tested without a socket. Only
// `http_server.cpp` knows the library that speaks HTTP.

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "orders/index.h"

namespace gm::web {

/// What was asked after `?`, or filled into a form: in the order it came, a name as often as it came. Nothing in it
/// has been looked at: it is whatever somebody sent.
class Fields {
public:
    void add(std::string name, std::string value) { all_.emplace_back(std::move(name), std::move(value)); }
    /// The first of that name.
    std::optional<std::string> find(std::string_view name) const;
    std::string get(std::string_view name) const { return find(name).value_or(""); }  ///< empty if there is none
    bool has(std::string_view name) const { return find(name).has_value(); }
    const std::vector<std::pair<std::string, std::string>>& all() const { return all_; }

private:
    std::vector<std::pair<std::string, std::string>> all_;
};

/// Somebody who came in by a private link.
struct Session {
    std::optional<orders::PlayerIndex> player;  ///< none: the game master
    std::string seat;                           ///< a player's id, or LinkRow::game_master
    std::string language;                       ///< a player's own; empty for the game master
    std::string seal;                           ///< stands in each of its forms: nobody else can forge one
};

/// Thrown where a page would go on for nobody; never leaves `answer`.
struct ReaderGone {};

struct Request {
    std::string method = "GET";
    std::string path = "/";
    std::map<std::string, std::string, std::less<>> parts = {};  ///< "turn": "3" of /bulletins/3
    Fields query = {};
    Fields form = {};  ///< files that were sent along, too: by their field's name, their bytes
    std::map<std::string, std::string, std::less<>> cookies = {};
    std::string accepted_languages = {};    ///< the Accept-Language header
    std::string address = {};               ///< who asks
    bool from_here = true;                  ///< false: the browser says that another site made it send this
    std::string known_version = {};         ///< the If-None-Match header
    std::function<bool()> is_awaited = {};  ///< is anybody still there for the answer? Nobody to ask: yes

    // Filled in before a page sees it:
    std::string now = {};                 ///< UTC, 2026-11-16T12:00:00Z
    std::string readable_path = {};       ///< where looking again finds the page, or the nearest one
    std::string language = {};            ///< of the answer
    std::optional<Session> session = {};  ///< of the route's kind; always there on pages that need one
    std::optional<Session> player = {};   ///< who looks at a public page, to offer the way to its own
    std::optional<Session> master = {};

    /// Between the costly parts of a page: no more of it for whoever has hung up.
    void go_on_if_awaited() const {
        if (is_awaited && !is_awaited()) throw ReaderGone{};
    }

    std::string part(std::string_view name) const {
        const auto found = parts.find(name);
        return found == parts.end() ? "" : found->second;
    }
};

struct Response {
    int status = 200;
    std::string type = "text/html; charset=utf-8";
    std::string body = {};
    std::vector<std::pair<std::string, std::string>> headers = {};
};

/// After a post: so that looking again posts nothing.
Response see_other(std::string path);
Response plain_text(std::string text, int status = 200);
Response json_text(std::string text, int status = 200);

}  // namespace gm::web
