// How often one may ask, and forms that are carried out once.

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <thread>
#include <vector>

#include "gm/web/site/limiter.h"
#include "gm/web/site/once.h"

namespace gm::web {
namespace {

using namespace std::chrono_literals;

TEST(Limiter, GivesSoManyAtOnceAndSoManyMoreAMinute) {
    Limiter limiter(3, 6);
    const Limiter::Moment start{};
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(limiter.allows("a", start));
    EXPECT_FALSE(limiter.allows("a", start));
    EXPECT_TRUE(limiter.allows("b", start)) << "another address has its own allowance";
    EXPECT_FALSE(limiter.allows("a", start + 9s));
    EXPECT_TRUE(limiter.allows("a", start + 20s));
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(limiter.allows("a", start + 1h));
    EXPECT_FALSE(limiter.allows("a", start + 1h)) << "a long rest gives no more than the first time";
}

TEST(Limiter, ForgetsWhoHasRested) {
    Limiter limiter(1, 60);
    const Limiter::Moment start{};
    for (int i = 0; i < 10'000; ++i) ASSERT_TRUE(limiter.allows(std::to_string(i), start));
    EXPECT_FALSE(limiter.allows("one more", start)) << "an army of addresses fills no memory";
    EXPECT_TRUE(limiter.allows("one more", start + 1min));
}

TEST(OnceBook, CarriesAFormOutOnceAndAnswersTheSameTwice) {
    OnceBook book;
    const std::string number = book.next_number("ada");
    int carried_out = 0;
    const auto work = [&] { return plain_text("done " + std::to_string(++carried_out)); };
    EXPECT_EQ(book.once("ada", number, work)->body, "done 1");
    EXPECT_EQ(book.once("ada", number, work)->body, "done 1");
    EXPECT_EQ(carried_out, 1);
    EXPECT_EQ(book.once("ada", book.next_number("ada"), work)->body, "done 2");
}

TEST(OnceBook, KnowsOnlyNumbersItGave) {
    OnceBook book;
    EXPECT_FALSE(book.once("ada", "0123", [] { return Response{}; }));
    EXPECT_FALSE(book.once("ada", "", [] { return Response{}; }));
}

TEST(OnceBook, NobodyUsesAnothersNumberOrMakesItForgotten) {
    OnceBook book;
    const std::string number = book.next_number("@gm");
    for (int i = 0; i < 2000; ++i) book.next_number("ada");
    EXPECT_FALSE(book.once("ada", number, [] { return plain_text("stolen"); }));
    EXPECT_EQ(book.once("@gm", number, [] { return plain_text("done"); })->body, "done");
}

TEST(OnceBook, KeepsFewLargeAnswers) {
    OnceBook book;
    const auto large = [] { return plain_text(std::string(500'000, 'x'), 422); };
    std::vector<std::string> numbers;
    for (int i = 0; i < 100; ++i) {
        numbers.push_back(book.next_number("ada"));
        EXPECT_EQ(book.once("ada", numbers.back(), large)->status, 422);
    }
    int kept = 0;
    int carried_out = 0;
    for (const std::string& number : numbers)
        if (book.once("ada", number, [&] { return plain_text(std::to_string(++carried_out)); })) ++kept;
    EXPECT_EQ(carried_out, 0) << "what is forgotten is not carried out again";
    EXPECT_GE(kept, 1) << "the last one is known";
    EXPECT_LE(kept, 4);
}

TEST(OnceBook, ManyClicksAtTheSameMomentAreOne) {
    OnceBook book;
    const std::string number = book.next_number("ada");
    std::atomic<int> carried_out = 0;
    std::atomic<int> answered = 0;
    {
        std::vector<std::jthread> clicks;
        for (int i = 0; i < 8; ++i)
            clicks.emplace_back([&] {
                const auto answer =
                    book.once("ada", number, [&] { return plain_text("done " + std::to_string(++carried_out)); });
                if (answer && answer->body == "done 1") ++answered;
            });
    }
    EXPECT_EQ(carried_out, 1);
    EXPECT_EQ(answered, 8);
}

TEST(OnceBook, AFormThatFailedIsNotTriedAgainUnseen) {
    OnceBook book;
    const std::string number = book.next_number("ada");
    EXPECT_THROW(book.once("ada", number, []() -> Response { throw std::runtime_error("no"); }), std::runtime_error);
    EXPECT_EQ(book.once("ada", number, [] { return Response{}; })->status, 500);
}

}  // namespace
}  // namespace gm::web
