#include "gm/web/site/limiter.h"

#include <algorithm>

namespace gm::web {

void Limiter::refill(Bucket& bucket, Moment now) const {
    const std::chrono::duration<double, std::ratio<60>> minutes = now - bucket.seen;
    bucket.left = std::min(at_once_, bucket.left + std::max(0.0, minutes.count()) * a_minute_);
    bucket.seen = now;
}

/// Who has its whole allowance again need not be remembered: so an army of addresses fills no memory for long.
void Limiter::forget_the_rested(Moment now) {
    for (auto& [address, bucket] : buckets_) refill(bucket, now);
    std::erase_if(buckets_, [&](const auto& entry) { return entry.second.left >= at_once_; });
}

bool Limiter::has_room(const std::string& address, Moment now) {
    const std::scoped_lock guard(mutex_);
    const auto known = buckets_.find(address);
    if (known == buckets_.end()) return true;
    refill(known->second, now);
    return known->second.left >= 1;
}

bool Limiter::allows(const std::string& address, Moment now) {
    constexpr std::size_t most = 10'000;
    const std::scoped_lock guard(mutex_);
    if (buckets_.size() >= most) {
        forget_the_rested(now);
        if (buckets_.size() >= most && !buckets_.contains(address)) return false;
    }
    Bucket& bucket = buckets_.try_emplace(address, Bucket{at_once_, now}).first->second;
    refill(bucket, now);
    if (bucket.left < 1) return false;
    bucket.left -= 1;
    return true;
}

}  // namespace gm::web
