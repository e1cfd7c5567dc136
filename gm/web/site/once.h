#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "gm/web/http/request.h"

namespace gm::web {

/// Each form that changes something bears a number of its own. Sent twice (a double click, a page looked at again), it
/// is carried out once, and the second one gets the first one's answer. Each seat has its own numbers: nobody can use
/// another's, or make them be forgotten.
class OnceBook {
public:
    /// For a form that is about to be shown to that seat.
    std::string next_number(const std::string& seat);

    /// `carry_out`, or what it answered before. Nothing if the number is none that the seat was given lately: of a page
    /// that was open while the site was started anew, say.
    std::optional<Response> once(const std::string& seat, const std::string& number,
                                 const std::function<Response()>& carry_out);

private:
    struct Form {
        bool begun = false;
        std::optional<Response> answer;
    };
    struct Seat {
        std::deque<std::string> given;  ///< the oldest first
        std::map<std::string, std::shared_ptr<Form>> forms;
        std::size_t bytes = 0;  ///< of their answers
    };

    static void forget(Seat& own, std::deque<std::string>::iterator number);
    static void make_room(Seat& own, const std::string& newest);

    std::mutex mutex_;
    std::condition_variable answered_;
    std::map<std::string, Seat> seats_;
};

}  // namespace gm::web
