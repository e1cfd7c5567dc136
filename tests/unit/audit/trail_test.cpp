#include "gm/audit/trail.h"

#include <gtest/gtest.h>

namespace {

std::string said(const std::string& action, const std::string& detail) {
    return gm::trail_in_words({"2026-11-16T12:00:00Z", action, detail});
}

TEST(Trail, SaysWhatWasDone) {
    EXPECT_EQ(said("new", R"({"game": "tiny", "players": 4})"), "a game of tiny for 4 players began");
    EXPECT_EQ(said("resolve", R"({"turn": 2, "sheets": 3, "silent": []})"), "turn 2 was resolved with 3 sheets");
    EXPECT_EQ(said("resolve", R"({"turn": 2, "sheets": 3, "silent": ["bo", "ada"]})"),
              "turn 2 was resolved with 3 sheets; silent: bo, ada");
    EXPECT_EQ(said("accept", R"({"player": "bo", "number": 2})"), "the late sheet 2 of bo was accepted");
    EXPECT_EQ(said("set-aside", R"({"source": "a.eml", "sender": "x@example.org", "reason": "unknown sender"})"),
              "a mail from x@example.org (a.eml) was set aside: unknown sender");
    EXPECT_EQ(said("token", R"({"player": "bo", "revoked": true})"), "the token of bo was taken away");
    EXPECT_EQ(said("send", R"({"sent": "7"})"), "mail 7 was declared to have arrived");
    EXPECT_EQ(said("undo", R"({"turn": 2, "reason": "a sheet was lost", "left": [4, 5]})"),
              "turn 2 was reopened: a sheet was lost (mails that had left: 4, 5)");
    EXPECT_EQ(said("reword", R"({"turn": 2, "key": "T2-QK7", "language": "", "text": "Nothing."})"),
              "T2-QK7 of turn 2 was put into the game master's words: Nothing.");
    EXPECT_EQ(said("reword", R"({"turn": 2, "key": "T2-QK7", "language": "", "text": ""})"),
              "T2-QK7 of turn 2 is told in the usual words again");
    EXPECT_EQ(said("undo", R"({"turn": 2, "reason": "", "left": [4]})"),
              "turn 2 was reopened (mails that had left: 4)");
    EXPECT_EQ(said("rule", R"({"number": 1, "turn": 3, "kind": "adjust", "reason": "my mistake",)"
                           R"( "data": {"path": ["players", "ada", "coins"], "by": 5}})"),
              "ruling 1 (adjust players.ada.coins by +5) was made for turn 3: my mistake");
    EXPECT_EQ(said("rule", R"({"number": 1, "turn": 3, "kind": "adjust", "reason": "my mistake"})"),
              "ruling 1 (adjust) was made for turn 3: my mistake");
    EXPECT_EQ(said("revoke", R"({"number": 1, "reason": "on second thought"})"),
              "ruling 1 was revoked: on second thought");
}

TEST(Trail, WhatIsNotKnownIsShownAsItIsKept) {
    EXPECT_EQ(said("sing", R"({"song": "la"})"), R"(sing: {"song":"la"})");
    EXPECT_EQ(said("resolve", "{}"), "turn ? was resolved with ? sheets");
    EXPECT_EQ(said("sing", "no JSON"), R"(sing: "no JSON")");
}

}  // namespace
