#pragma once

#include <cstddef>
#include <map>
#include <mutex>
#include <string>
#include <utility>

namespace gm::web {

/// How many connections each host has at this moment: one that takes more than its share is turned away, so that the
/// others find a place.
class Guests {
public:
    /// `share`: at least 1.
    explicit Guests(std::size_t share) : share_(share) {}

    /// A connection, as long as it lasts.
    class Visit {
    public:
        Visit(Guests& guests, std::string host)
            : guests_(guests), host_(std::move(host)), welcome_(guests_.enter(host_)) {}
        Visit(const Visit&) = delete;
        Visit& operator=(const Visit&) = delete;
        ~Visit() {
            if (welcome_) guests_.leave(host_);
        }
        bool is_welcome() const { return welcome_; }

    private:
        Guests& guests_;
        std::string host_;
        bool welcome_;
    };

private:
    bool enter(const std::string& host) {
        const std::scoped_lock guard(mutex_);
        std::size_t& count = here_[host];
        if (count == share_) return false;
        ++count;
        return true;
    }
    void leave(const std::string& host) {
        const std::scoped_lock guard(mutex_);
        const auto known = here_.find(host);
        if (--known->second == 0) here_.erase(known);
    }

    std::size_t share_;
    std::mutex mutex_;
    std::map<std::string, std::size_t> here_;
};

}  // namespace gm::web
