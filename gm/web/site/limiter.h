#pragma once

#include <chrono>
#include <map>
#include <mutex>
#include <string>

namespace gm::web {

/// How often one address may do something: so many at once, and so many more a minute. Time is the caller's.
class Limiter {
public:
    using Moment = std::chrono::steady_clock::time_point;

    Limiter(double at_once, double a_minute) : at_once_(at_once), a_minute_(a_minute) {}

    /// Could it do it now? Not counted.
    bool has_room(const std::string& address, Moment now);
    /// May this one do it now? If so, it is counted.
    bool allows(const std::string& address, Moment now);

private:
    struct Bucket {
        double left = 0;
        Moment seen;
    };

    void refill(Bucket& bucket, Moment now) const;
    void forget_the_rested(Moment now);

    double at_once_;
    double a_minute_;
    std::mutex mutex_;
    std::map<std::string, Bucket> buckets_;
};

}  // namespace gm::web
