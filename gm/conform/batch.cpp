#include "gm/conform/batch.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace gm::conformance {

namespace {

/// Verdicts come in any order and are taken in theirs.
class InOrder {
public:
    explicit InOrder(std::size_t count) : verdicts_(count) {}

    void put(std::size_t place, Verdict verdict) {
        const std::lock_guard lock(mutex_);
        verdicts_[place] = std::move(verdict);
        if (place == awaited_) arrived_.notify_one();
    }

    Verdict take(std::size_t place) {
        std::unique_lock lock(mutex_);
        awaited_ = place;
        arrived_.wait(lock, [&] { return verdicts_[place].has_value(); });
        Verdict verdict = std::move(*verdicts_[place]);
        verdicts_[place].reset();
        return verdict;
    }

private:
    std::mutex mutex_;
    std::condition_variable arrived_;
    std::vector<std::optional<Verdict>> verdicts_;
    std::size_t awaited_ = 0;
};

}  // namespace

void judge_all(std::size_t count, unsigned threads, const std::function<Verdict(std::size_t)>& judge,
               const std::function<void(const Verdict&)>& tell) {
    if (threads == 0) threads = std::max(1U, std::thread::hardware_concurrency());
    if (threads == 1 || count < 2) {
        for (std::size_t i = 0; i < count; ++i) tell(judge(i));
        return;
    }
    InOrder verdicts(count);
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < count; i = next++) verdicts.put(i, judge(i));
    };
    std::vector<std::jthread> workers;
    for (std::size_t i = 0; i < std::min<std::size_t>(threads, count); ++i) workers.emplace_back(work);
    for (std::size_t i = 0; i < count; ++i) tell(verdicts.take(i));
}

}  // namespace gm::conformance
