#include "gm/web/links/ended_sessions.h"

#include <algorithm>
#include <sstream>

#include "gm/files/read.h"
#include "gm/files/write.h"

namespace gm::web {

namespace {

constexpr const char* all = "*";  // in the place of a number

}  // namespace

orders::Outcome EndedSessions::load() {
    const std::scoped_lock guard(mutex_);
    return read();
}

/// Lines of: when it runs out, its number, its seat.
orders::Outcome EndedSessions::read() {
    std::error_code error;
    if (!std::filesystem::exists(file_, error)) return orders::done();
    GM_TAKE(auto text, read_file(file_));
    std::istringstream lines(text);
    std::string until;
    std::string number;
    std::string seat;
    while (lines >> until >> number && std::getline(lines >> std::ws, seat)) add(seat, number, until);
    return orders::done();
}

void EndedSessions::add(const std::string& seat, const std::string& number, const std::string& until) {
    constexpr std::size_t most = 100;
    Seat& ended = seats_[seat];
    if (number == all) {
        ended.all_until = std::max(ended.all_until, until);
        return;
    }
    if (until <= ended.all_until) return;
    ended.until[number] = until;
    if (ended.until.size() <= most) return;
    for (const auto& [each, until_then] : ended.until) ended.all_until = std::max(ended.all_until, until_then);
    ended.until.clear();
}

bool EndedSessions::has(const Keys::Bearer& bearer) const {
    const std::scoped_lock guard(mutex_);
    const auto seat = seats_.find(bearer.seat);
    return seat != seats_.end() &&
           (seat->second.until.contains(bearer.number) || bearer.until <= seat->second.all_until);
}

orders::Outcome EndedSessions::end(const Keys::Bearer& bearer, const std::string& now) {
    const std::scoped_lock guard(mutex_);
    add(bearer.seat, bearer.number, bearer.until);
    auto known = read();  // another program that serves the game may have written meanwhile
    if (!known) return known;
    forget_run_out(now);
    return write_private_file(file_, written());
}

void EndedSessions::forget_run_out(const std::string& now) {
    for (auto& [seat, ended] : seats_) {
        std::erase_if(ended.until, [&](const auto& each) { return each.second <= now; });
        if (ended.all_until <= now) ended.all_until.clear();
    }
}

std::string EndedSessions::written() const {
    std::string out;
    for (const auto& [seat, ended] : seats_) {
        if (!ended.all_until.empty()) out += ended.all_until + ' ' + all + ' ' + seat + '\n';
        for (const auto& [number, until] : ended.until) out += until + ' ' + number + ' ' + seat + '\n';
    }
    return out;
}

}  // namespace gm::web
