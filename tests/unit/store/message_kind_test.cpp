#include "gm/store/message_kind.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace gm {
namespace {

TEST(MessageKinds, AreTheSameWordsWhereverTheyAreStoredOrTold) {
    using enum MessageKind;
    for (const MessageKind kind : {report, bulletin, receipt, reminder, handover, reveal}) {
        EXPECT_FALSE(to_text(kind).empty());
        EXPECT_EQ(message_kind(to_text(kind)), kind);
        EXPECT_EQ(nlohmann::json(kind), to_text(kind));
    }
}

}  // namespace
}  // namespace gm
