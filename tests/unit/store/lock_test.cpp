// One writer at a time, over processes. No test sleeps: pipes say who is where.

#include "gm/store/lock.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>

#include "gm/store/store.h"
#include "tests/unit/store/child.h"
#include "tests/unit/store/sample.h"

namespace gm {
namespace {

namespace fs = std::filesystem;
using testing::HasSubstr;

/// Another process that holds a folder until told to let go, or killed.
class Holder {
public:
    explicit Holder(const fs::path& folder) {
        EXPECT_EQ(pipe(ready_.data()), 0);
        EXPECT_EQ(pipe(leave_.data()), 0);
        process_ = fork();
        if (process_ == 0) hold(folder);
        close(ready_[1]);
        close(leave_[0]);
        char taken = 0;
        EXPECT_EQ(read(ready_[0], &taken, 1), 1);
    }
    Holder(const Holder&) = delete;
    Holder& operator=(const Holder&) = delete;
    ~Holder() {
        end(SIGKILL);
        close(ready_[0]);
        if (leave_[1] >= 0) close(leave_[1]);
    }

    pid_t process() const { return process_; }
    void let_go() {
        if (leave_[1] >= 0) close(leave_[1]);
        leave_[1] = -1;
    }
    void end(int signal) {
        if (process_ <= 0) return;
        kill(process_, signal);
        waitpid(process_, nullptr, 0);
        process_ = 0;
    }

private:
    [[noreturn]] void hold(const fs::path& folder) {
        close(leave_[1]);
        {
            const auto lock = FolderLock::take(folder, {"gm resolve", "2026-11-16T12:03:10Z"});
            char word = lock ? 'y' : 'n';
            if (write(ready_[1], &word, 1) != 1) _exit(1);
            if (read(leave_[0], &word, 1) != 0) _exit(1);  // ends when the other side closes
        }
        _exit(0);
    }

    std::array<int, 2> ready_{};
    std::array<int, 2> leave_{};
    pid_t process_ = 0;
};

class LockTest : public testing::Test {
protected:
    std::string take(std::chrono::milliseconds patience) {
        Writer writer = sample::writer("gm import");
        writer.patience = patience;
        const auto lock = FolderLock::take(place_.path(), writer);
        return lock ? "taken" : orders::describe(lock.problems());
    }
    sample::TemporaryFolder place_;
};

TEST_F(LockTest, SaysWhoHoldsIt) {
    const Holder holder(place_.path());
    EXPECT_THAT(take({}), HasSubstr("held by gm resolve, process " + std::to_string(holder.process()) +
                                    ", since 2026-11-16 12:03:10 UTC"));
}

TEST_F(LockTest, TheSecondWaitsAndGoesOn) {
    Holder holder(place_.path());
    Writer writer = sample::writer("gm import");
    writer.patience = std::chrono::minutes(1);
    std::string seen;
    writer.waiting = [&](std::chrono::milliseconds, const std::string& who) {
        seen = who;
        holder.let_go();
    };
    EXPECT_TRUE(FolderLock::take(place_.path(), writer));
    EXPECT_THAT(seen, HasSubstr("gm resolve"));
}

TEST_F(LockTest, PatienceEnds) {
    const Holder holder(place_.path());
    EXPECT_THAT(take(std::chrono::milliseconds(30)), HasSubstr("held by gm resolve"));
}

TEST_F(LockTest, DiesWithItsHolder) {
    Holder holder(place_.path());
    holder.end(SIGKILL);
    EXPECT_EQ(take({}), "taken");
}

TEST_F(LockTest, IsFreeAgainAfterwards) {
    EXPECT_EQ(take({}), "taken");
    EXPECT_EQ(take({}), "taken");
}

TEST_F(LockTest, OneThatWasNotSignedYet) {
    const Holder holder(place_.path());
    fs::resize_file(place_ / FolderLock::file_name, 0);
    EXPECT_THAT(take({}), HasSubstr("held by another gm"));
}

TEST_F(LockTest, AFolderThatMovedAwayMeanwhileIsNotTaken) {
    fs::create_directory(place_ / "site");
    Holder holder(place_ / "site");
    Writer writer = sample::writer();
    writer.waiting = [&](std::chrono::milliseconds, const std::string&) {
        std::error_code ignored;
        fs::rename(place_ / "site", place_ / "game", ignored);
        holder.let_go();
    };
    EXPECT_FALSE(FolderLock::take(place_ / "site", writer));
}

TEST_F(LockTest, ReadersNeedNone) {
    const Store writer = sample::played(place_ / "game", 1);
    EXPECT_EQ(sample::in_child([&] { return std::to_string((*(*Store::open(place_ / "game")).last_turn()).number); }),
              "1");
}

TEST_F(LockTest, AStoreThatLetGoKnowsWhetherOthersWroteMeanwhile) {
    Store store = sample::played(place_ / "game", 1);
    store.let_go();
    EXPECT_FALSE(*store.take_again(sample::writer())) << "nobody did";
    store.let_go();
    EXPECT_THROW(static_cast<void>(store.set_token_hash(sample::anna, "x", {sample::noon, "token"})), std::logic_error);
    ASSERT_TRUE(Store::open(place_ / "game", sample::writer())->record_turn(sample::turn_record(2)));
    EXPECT_TRUE(*store.take_again(sample::writer()));
    EXPECT_EQ((*store.last_turn()).number, 2);
    EXPECT_TRUE(store.set_token_hash(sample::anna, "x", {sample::noon, "token"})) << "and holds it again";
}

/// Many writers at once: each turn is written by one of them, none is lost.
TEST_F(LockTest, ManyProcessesWriteOneAfterTheOther) {
    constexpr int processes = 4;
    constexpr int turns_each = 5;
    const fs::path folder = place_ / "game";
    static_cast<void>(sample::played(folder, 0));
    std::vector<pid_t> children;
    for (int i = 0; i < processes; ++i) {
        const pid_t child = fork();
        if (child == 0) {
            bool good = true;
            for (int n = 0; n < turns_each; ++n) {
                Writer writer = sample::writer();
                writer.patience = std::chrono::minutes(1);
                auto store = Store::open(folder, writer);
                good = good && store && store->record_turn(sample::turn_record((*store->last_turn()).number + 1));
            }
            _exit(good ? 0 : 1);
        }
        children.push_back(child);
    }
    for (const pid_t child : children) {
        int status = -1;
        waitpid(child, &status, 0);
        EXPECT_EQ(status, 0);
    }
    const Store store = *Store::open(folder);
    EXPECT_EQ((*store.last_turn()).number, processes * turns_each);
    EXPECT_TRUE(store.verify());
}

}  // namespace
}  // namespace gm
