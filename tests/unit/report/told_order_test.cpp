#include "gm/report/told_order.h"

#include <gtest/gtest.h>

#include <array>

#include <nlohmann/json.hpp>

namespace gm {
namespace {

using nlohmann::json;
using resolution::Reader;

constexpr std::array<std::string_view, 2> by_kind{"second", "first"};
constexpr std::array steps{resolution::Step{1, "open", "As it happened"},
                           resolution::Step{2, "secret", "In another order", by_kind}};

json entry(const char* step, const char* kind, const json& data) {
    return {{"step", step}, {"kind", kind}, {"data", data}};
}

json told(Reader reader) {
    json entries = {entry("open", "second", {{"code", 9}}),     entry("secret", "first", {{"code", 3}}),
                    entry("secret", "other", {{"from", 6}}),    entry("secret", "second", {{"code", "Z"}}),
                    entry("open", "first", {{"code", 1}}),      entry("secret", "first", {{"code", 2}}),
                    entry("secret", "another", {{"from", 1}}),  entry("secret", "other", {{"from", 4}}),
                    entry("secret", "second", {{"code", "A"}}), entry("open", "second", {{"code", 0}})};
    put_in_told_order(entries, steps, reader);
    return entries;
}

TEST(ToldOrder, AStepOfSecretOrderIsToldByKindAndContent) {
    for (const Reader reader : {Reader::anybody(), Reader::player(resolution::PlayerIndex{0})}) {
        const json entries = told(reader);
        std::string order;
        for (const json& one : entries)
            if (one["step"] == "secret") order += one["kind"].get<std::string>() + one["data"].dump() + " ";
        EXPECT_EQ(order, R"(second{"code":"A"} second{"code":"Z"} first{"code":2} first{"code":3} another{"from":1} )"
                         R"(other{"from":6} other{"from":4} )");
        EXPECT_EQ(entries[0], entry("open", "second", {{"code", 9}}));
        EXPECT_EQ(entries[4], entry("open", "first", {{"code", 1}}));
        EXPECT_EQ(entries[9], entry("open", "second", {{"code", 0}}));
    }
}

TEST(ToldOrder, TheGameMasterReadsWhatHappened) {
    const json entries = told(Reader::game_master());
    EXPECT_EQ(entries[1], entry("secret", "first", {{"code", 3}}));
    EXPECT_EQ(entries[8], entry("secret", "second", {{"code", "A"}}));
}

}  // namespace
}  // namespace gm
