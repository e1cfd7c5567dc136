#include "gm/web/once.h"

#include <sodium.h>

#include <array>
#include <utility>

namespace gm::web {

namespace {

std::string drawn_number() {
    constexpr std::size_t size = 16;
    std::array<unsigned char, size> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    std::string text(2 * size + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes.data(), bytes.size());
    text.pop_back();
    return text;
}

}  // namespace

std::string OnceBook::next_number() {
    constexpr std::size_t remembered = 10'000;
    std::string number = drawn_number();
    const std::scoped_lock guard(mutex_);
    given_.push_back(number);
    open_.insert(number);
    if (given_.size() > remembered) {
        const auto old = answers_.find(given_.front());
        if (old == answers_.end() || old->second) {  // one at work is let be
            open_.erase(given_.front());
            if (old != answers_.end()) answers_.erase(old);
            given_.pop_front();
        }
    }
    return number;
}

std::optional<Response> OnceBook::once(const std::string& number, const std::function<Response()>& carry_out) {
    {
        std::unique_lock guard(mutex_);
        if (!answers_.contains(number) && open_.erase(number) == 0) return std::nullopt;
        if (const auto known = answers_.find(number); known != answers_.end()) {
            answered_.wait(guard, [&] { return known->second.has_value(); });
            return known->second;
        }
        answers_.emplace(number, std::nullopt);
    }
    Response answer;
    try {
        answer = carry_out();
    } catch (...) {
        const std::scoped_lock guard(mutex_);
        answers_[number] = Response{500, "text/plain; charset=utf-8", "", {}};
        answered_.notify_all();
        throw;
    }
    const std::scoped_lock guard(mutex_);
    answers_[number] = answer;
    answered_.notify_all();
    return answer;
}

}  // namespace gm::web
