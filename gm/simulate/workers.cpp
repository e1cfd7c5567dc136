#include "gm/simulate/workers.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <map>
#include <mutex>
#include <thread>

namespace gm::simulation {

namespace {

using namespace std::chrono_literals;

constexpr std::uint64_t games_a_helping = 16;  ///< what a thread plays before it looks up
constexpr std::uint64_t helpings_ahead = 256;  ///< so far nobody runs ahead of what was taken

struct Helping {
    std::vector<GameLines> games;
    bool whole = false;  ///< not cut short
};

/// Helpings of games, begun in order by several threads and taken in order by one.
class Kitchen {
public:
    explicit Kitchen(const Work& work)
        : work_(work), helpings_((work.count + games_a_helping - 1) / games_a_helping), cooks_(work.threads) {}

    void cook() {
        for (auto number = claim(); number; number = claim()) {
            Helping helping = play(*number);
            const std::scoped_lock lock(mutex_);
            ready_.emplace(*number, std::move(helping));
            changed_.notify_all();
        }
        const std::scoped_lock lock(mutex_);
        --cooks_;
        changed_.notify_all();
    }

    /// The next one in order; nothing when there is none to come.
    std::optional<Helping> take() {
        std::unique_lock lock(mutex_);
        const auto there = [&] { return cooks_ == 0 || ready_.contains(taken_); };
        while (!changed_.wait_for(lock, 100ms, there)) {
            lock.unlock();
            if (work_.waiting) work_.waiting();
            lock.lock();
        }
        const auto found = ready_.find(taken_);
        if (found == ready_.end()) return std::nullopt;
        Helping helping = std::move(found->second);
        ready_.erase(found);
        ++taken_;
        changed_.notify_all();
        return helping;
    }

    void close() {
        closed_ = true;
        const std::scoped_lock lock(mutex_);
        changed_.notify_all();
    }

    std::optional<BrokenGame> broken() {
        const std::scoped_lock lock(mutex_);
        return broken_;
    }

private:
    bool stopping() const { return closed_ || (work_.stop != nullptr && *work_.stop); }

    std::optional<std::uint64_t> claim() {
        std::unique_lock lock(mutex_);
        while (next_ < helpings_ && next_ >= taken_ + helpings_ahead && !stopping()) changed_.wait_for(lock, 100ms);
        if (next_ >= helpings_ || stopping()) return std::nullopt;
        return next_++;
    }

    Helping play(std::uint64_t number) {
        Helping helping;
        const std::uint64_t first = number * games_a_helping;
        const std::uint64_t last = std::min(first + games_a_helping, work_.count);
        for (std::uint64_t i = first; i < last; ++i) {
            if (stopping()) return helping;
            try {
                helping.games.push_back(work_.play(work_.first + i));
            } catch (const std::exception& error) {
                closed_ = true;
                const std::scoped_lock lock(mutex_);
                if (!broken_ || work_.first + i < broken_->place) broken_ = {work_.first + i, error.what()};
                return helping;
            }
        }
        helping.whole = true;
        return helping;
    }

    const Work& work_;
    std::uint64_t helpings_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::map<std::uint64_t, Helping> ready_;
    std::uint64_t next_ = 0;
    std::uint64_t taken_ = 0;
    unsigned cooks_;
    std::atomic<bool> closed_ = false;
    std::optional<BrokenGame> broken_;
};

/// However the work ends, nobody is left waiting for somebody who takes.
struct Closing {
    Kitchen& kitchen;
    ~Closing() { kitchen.close(); }
};

}  // namespace

std::optional<BrokenGame> play_in_order(const Work& work) {
    Kitchen kitchen(work);
    std::vector<std::jthread> threads;
    const Closing closing{kitchen};  // goes before the threads, which are waited for
    for (unsigned i = 0; i < work.threads; ++i) threads.emplace_back([&kitchen] { kitchen.cook(); });
    bool going = true;
    while (going) {
        const auto helping = kitchen.take();
        if (!helping) break;
        for (const GameLines& game : helping->games) {
            going = going && work.take(game);
        }
        going = going && helping->whole;
        if (work.waiting) work.waiting();
    }
    kitchen.close();
    threads.clear();  // one that is still playing may have something to tell
    return kitchen.broken();
}

}  // namespace gm::simulation
