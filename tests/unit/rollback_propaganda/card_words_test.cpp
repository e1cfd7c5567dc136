// Whatever a campaign makes its cards of, pages say what they do, in each language.

#include <gtest/gtest.h>

#include <set>

#include <nlohmann/json.hpp>

#include "gm/report/template_set.h"
#include "resolution/rollback_propaganda/effect.h"

namespace resolution::rollback_propaganda {
namespace {

using nlohmann::json;

class WordsOfCards : public testing::TestWithParam<std::string> {
protected:
    /// What is said of a card in a report of nothing else: the line of a Present that holds it alone.
    std::string said(const json& effects, const std::string& type = {}) const {
        auto templates = gm::TemplateSet::load("rollback-propaganda", GetParam(), {});
        if (!templates) throw std::runtime_error(orders::describe(templates.problems()));
        json card = {{"effects", effects}};
        if (!type.empty()) card["type"] = type;
        auto out = templates->page("effect.txt", card);
        if (!out) throw std::runtime_error(orders::describe(out.problems()));
        return *out;
    }

    static json effect(std::string_view op, int amount, std::string_view faction = "choice") {
        return {{"op", op}, {"faction", faction}, {"amount", amount}, {"ether", false}, {"kinds", json::array()}};
    }
};

}  // namespace

TEST_P(WordsOfCards, EveryOperationHasASentenceOfItsOwn) {
    std::set<std::string> sentences;
    for (const std::string_view op : op_ids) {
        const std::string sentence = said(json::array({effect(op, 2)}));
        EXPECT_EQ(sentence.find('_'), std::string::npos) << op << " has no words: " << sentence;
        EXPECT_NE(sentence, op) << op << " has no words";
        sentences.insert(sentence);
    }
    EXPECT_EQ(sentences.size(), op_ids.size());
}

TEST_P(WordsOfCards, AmountsTargetsAndEthersAreThoseOfTheCard) {
    const std::string gains = said(json::array({effect("popularity", 3)}));
    const std::string loses = said(json::array({effect("popularity", -3)}));
    EXPECT_NE(gains.find('3'), std::string::npos);
    EXPECT_NE(loses.find('3'), std::string::npos);
    EXPECT_EQ(loses.find('-'), std::string::npos) << "a loss is a word, not a sign: " << loses;
    EXPECT_NE(gains, loses);
    EXPECT_NE(said(json::array({effect("popularity", 3, "most")})), gains);
    EXPECT_NE(said(json::array({effect("popularity", 3, "least")})), gains);
    json fuelled = effect("look_future", 2);
    const std::string plain = said(json::array({fuelled}));
    fuelled["ether"] = true;
    EXPECT_NE(said(json::array({fuelled})).find("ther]"), std::string::npos);
    EXPECT_EQ(plain.find("ther]"), std::string::npos);
}

TEST_P(WordsOfCards, ACardWithoutEffectsSaysWhetherItIsFuelOrWeight) {
    EXPECT_NE(said(json::array(), "ether"), said(json::array()));
}

INSTANTIATE_TEST_SUITE_P(Languages, WordsOfCards, testing::Values("en", "fr"));

}  // namespace resolution::rollback_propaganda
