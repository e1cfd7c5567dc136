#include "orders/said.h"

#include <gtest/gtest.h>

#include "orders/document_reader.h"
#include "orders/problem.h"

namespace orders {

TEST(Said, FillsItsHolesFromLeftToRight) {
    EXPECT_EQ(say("{} must be {}, not {}", "bid", say("a whole number"), 7).english(),
              "bid must be a whole number, not 7");
    EXPECT_EQ(say("nothing to fill").english(), "nothing to fill");
    EXPECT_EQ(say("{} and {}", "one").english(), "one and {}");
    EXPECT_EQ(say("{}", "one", "too many").english(), "one");
}

TEST(Said, WhatStandsInAHoleIsNotLookedInto) {
    EXPECT_EQ(say("'{}' and '{}'", "{}", "b").english(), "'{}' and 'b'");
    EXPECT_EQ(Said("as {} is").english(), "as {} is");
}

TEST(Said, KnowsOurWordsFromOthers) {
    const Said said = say("unknown key '{}'", "nothing");
    EXPECT_TRUE(said.translatable());
    EXPECT_FALSE(said.parts().at(0).translatable());
    EXPECT_FALSE(Said("nothing").translatable());
    EXPECT_TRUE(say("nothing").translatable());
}

TEST(Said, AProblemKeepsBothTheTextAndTheSentence) {
    const Problem problem = invalid(say("unknown key '{}'", "bed"), say("did you mean '{}'?", "bid"));
    EXPECT_EQ(problem.what, "unknown key 'bed'");
    EXPECT_EQ(problem.advice, "did you mean 'bid'?");
    EXPECT_EQ(problem.said.pattern(), "unknown key '{}'");
    EXPECT_EQ(problem.advised.parts().at(0).pattern(), "bid");
}

TEST(Said, ProblemsBelongToTheOrderBeingRead) {
    const Document document = *parse_document("a: 1", "x.yaml");
    DocumentReader reader(document);
    {
        const DocumentReader::Within outer(reader, "runs/1");
        reader.invalid({1, 1}, "first");
        {
            const DocumentReader::Within inner(reader, "runs/1/agent");
            reader.warn({1, 1}, "second");
        }
        reader.illegal({1, 1}, "third", "CG-1");
    }
    reader.invalid({1, 1}, "fourth");
    std::vector<std::string> paths;
    for (const Problem& problem : reader.problems()) paths.push_back(problem.path);
    EXPECT_EQ(paths, (std::vector<std::string>{"runs/1", "runs/1/agent", "runs/1", ""}));
    EXPECT_FALSE(reader.clean_since(2));
}

}  // namespace orders
