#include "gm/web/site/once.h"

#include <algorithm>
#include <utility>

#include "gm/web/links/keys.h"

namespace gm::web {

namespace {

std::size_t bytes_of(const std::optional<Response>& answer) { return answer ? answer->body.size() : 0; }

}  // namespace

void OnceBook::forget(Seat& own, std::deque<std::string>::iterator number) {
    const auto form = own.forms.find(*number);
    own.bytes -= bytes_of(form->second->answer);
    own.forms.erase(form);
    own.given.erase(number);
}

/// Most answers lead to another page and are nothing; one that gives a long sheet back is large. The oldest go.
void OnceBook::make_room(Seat& own, const std::string& newest) {
    constexpr std::size_t room = 2'000'000;
    while (own.bytes > room) {
        const auto large = std::find_if(own.given.begin(), own.given.end(), [&](const std::string& number) {
            return number != newest && bytes_of(own.forms.at(number)->answer) > 0;
        });
        if (large == own.given.end()) return;
        forget(own, large);
    }
}

std::string OnceBook::next_number(const std::string& seat) {
    constexpr std::size_t remembered = 500;
    std::string number = drawn_number();
    const std::scoped_lock guard(mutex_);
    Seat& own = seats_[seat];
    own.given.push_back(number);
    own.forms.emplace(number, std::make_shared<Form>());
    if (own.given.size() > remembered) forget(own, own.given.begin());
    return number;
}

std::optional<Response> OnceBook::once(const std::string& seat, const std::string& number,
                                       const std::function<Response()>& carry_out) {
    std::unique_lock guard(mutex_);
    Seat& own = seats_[seat];
    const auto found = own.forms.find(number);
    if (found == own.forms.end()) return std::nullopt;
    const std::shared_ptr<Form> form = found->second;  // stays, even if it is forgotten meanwhile
    if (form->begun) {
        answered_.wait(guard, [&] { return form->answer.has_value(); });
        return form->answer;
    }
    form->begun = true;
    guard.unlock();
    std::optional<Response> answer;
    try {
        answer = carry_out();
    } catch (...) {
        guard.lock();
        form->answer = Response{500, "text/plain; charset=utf-8", "", {}};
        answered_.notify_all();
        throw;
    }
    guard.lock();
    form->answer = answer;
    if (own.forms.contains(number)) {  // else it was forgotten meanwhile
        own.bytes += bytes_of(answer);
        make_room(own, number);
    }
    answered_.notify_all();
    return answer;
}

}  // namespace gm::web
