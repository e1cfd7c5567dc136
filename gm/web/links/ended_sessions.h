#pragma once

#include <filesystem>
#include <map>
#include <mutex>
#include <string>

#include "gm/web/links/keys.h"
#include "orders/result.h"

namespace gm::web {

/// Cookies that somebody ended before their time, by leaving: they open nothing any more, whoever kept a copy. They are
/// remembered in a file of the game folder until they would have run out, so that no restart brings them back.
class EndedSessions {
public:
    static constexpr const char* file_name = "web.ended";

    explicit EndedSessions(const std::filesystem::path& folder) : file_(folder / file_name) {}

    /// What was ended before this program began.
    orders::Outcome load();
    bool has(const Keys::Bearer& bearer) const;
    /// Also if it cannot be written down: then until the program ends.
    orders::Outcome end(const Keys::Bearer& bearer, const std::string& now);

private:
    /// Who leaves more often than anybody does ends all cookies of the seat until then: so the file has a largest size.
    struct Seat {
        std::map<std::string, std::string> until;  ///< by the number of the cookie
        std::string all_until;                     ///< those that run out by then
    };

    orders::Outcome read();
    void add(const std::string& seat, const std::string& number, const std::string& until);
    void forget_run_out(const std::string& now);
    std::string written() const;

    std::filesystem::path file_;
    mutable std::mutex mutex_;
    std::map<std::string, Seat> seats_;
};

}  // namespace gm::web
