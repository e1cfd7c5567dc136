#include "resolution/node_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

namespace resolution {
namespace {

TEST(NodeJson, IsWhatWasWritten) {
    const auto document =
        orders::parse_document("{n: 12, t: true, q: '12', r: \"true\", none: , list: [a, {b: -3}]}", "t");
    ASSERT_TRUE(document);
    EXPECT_EQ(node_json(document->root).dump(),
              R"({"list":["a",{"b":-3}],"n":12,"none":null,"q":"12","r":"true","t":true})");
}

}  // namespace
}  // namespace resolution
