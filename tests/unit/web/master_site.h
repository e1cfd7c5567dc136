#pragma once

// A game with its web site, looked at as the game master looks at it: by pages and the forms on them, without a socket.

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "gm/web/http/request.h"
#include "gm/web/site/site.h"
#include "tests/support/temporary_folder.h"

namespace test_support {

/// What was filled into a form, by name.
using Filled = std::vector<std::pair<std::string, std::string>>;

class MasterSite {
public:
    static constexpr const char* now = "2026-11-16T10:00:00Z";

    /// A new game of the campaign that comes with the program. Time stands still.
    explicit MasterSite(const std::string& game);
    MasterSite(const MasterSite&) = delete;
    MasterSite& operator=(const MasterSite&) = delete;
    ~MasterSite();

    gm::web::Site& site() { return *site_; }
    std::filesystem::path folder() const { return temporary_.path() / "game"; }

    /// "gm_master" or "gm_player" with a value that opens the door to whom it belongs; the first player's for the
    /// latter.
    std::map<std::string, std::string, std::less<>> cookie_of(const std::string& seat) const;

    gm::web::Response get(const std::string& path, const std::string& language = "en");
    /// Sends the form of that page that goes to `action`: its hidden fields as they are, and these.
    gm::web::Response submit(const gm::web::Response& page, const std::string& action, const Filled& filled = {});
    /// Sends whatever it is told to, with the seal of the game master's forms.
    gm::web::Response post(const std::string& path, const Filled& filled);
    /// Where a redirect leads to.
    gm::web::Response follow(const gm::web::Response& response);

    /// Hands in the sheets of bots for these players, by the pages.
    void take_sheets(const std::vector<std::string>& players);

private:
    TemporaryFolder temporary_;
    std::unique_ptr<gm::web::Site> site_;
};

std::string header_of(const gm::web::Response& response, const std::string& name);
/// Hidden fields of the form that goes to `action`; throws if the page has none.
Filled hidden_in(const std::string& page, const std::string& action);

}  // namespace test_support
