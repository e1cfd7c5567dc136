#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <optional>
#include <set>
#include <string>

#include "gm/web/request.h"

namespace gm::web {

/// Each form that changes something bears a number of its own. Sent twice (a double click, a page looked at again), it
/// is carried out once, and the second one gets the first one's answer.
class OnceBook {
public:
    /// For a form that is about to be shown.
    std::string next_number();

    /// `carry_out`, or what it answered before. Nothing if the number is none that was given out lately: of a page
    /// that was open while the site was started anew, say.
    std::optional<Response> once(const std::string& number, const std::function<Response()>& carry_out);

private:
    std::mutex mutex_;
    std::condition_variable answered_;
    std::deque<std::string> given_;  ///< the oldest first
    std::set<std::string> open_;
    std::map<std::string, std::optional<Response>> answers_;  ///< nothing yet: at work
};

}  // namespace gm::web
