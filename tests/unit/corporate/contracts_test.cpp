#include "resolution/corporate/contracts.h"

#include "tests/unit/corporate/neo_tokyo.h"

namespace corporate_test {

using corporate::ContractDraft;
using orders::Money;

namespace {

ContractDraft loan() {
    return {"C-K7QM", {"a", "b"}, {{"a", "b", Money{300000}, 0}, {"b", "a", Money{350000}, 4}}, "a loan", false};
}

}  // namespace

TEST(CorporateContracts, MoneyMovesAtTheSignatureAndDuesAreCredited) {
    Trial trial({"a", "b", "c"}, {});
    auto signed_state = corporate::sign_contract(rules().figures(), trial.before, loan(), trial.record);
    ASSERT_TRUE(signed_state);
    EXPECT_EQ(signed_state->players[0].money.amount, 1700000);
    EXPECT_EQ(trial.record.ledger.size(), 2U);
    EXPECT_TRUE(trial.told("c", "contract-signed").empty());
    EXPECT_EQ(trial.told("b", "contract-signed").size(), 1U);

    trial.before = *signed_state;
    trial.record = {};
    trial.order("b", "transfers: [{to: a, amount: 100000, contract: c-k7qm}]");
    const json after = trial.play();
    EXPECT_EQ(after["contracts"][0]["transfers"][1]["paid"], 100000);
    EXPECT_TRUE(trial.told("a", "contract-overdue").empty());  // due at turn 4

    Trial next({"a", "b", "c"}, {}, 4);
    next.before = trial.after;
    next.play();
    ASSERT_EQ(next.told("a", "contract-overdue").size(), 1U);
    EXPECT_EQ(next.told("a", "contract-overdue")[0]["left"], 250000);
}

TEST(CorporateContracts, ABreachIsPublicAndCostsHonour) {
    Trial trial({"a", "b"}, {{"agents", {{"kodachi-gumi", {{"loyalty", {{"b", 4}}}}}}}});
    auto state = corporate::sign_contract(rules().figures(), trial.before, loan(), trial.record);
    ASSERT_TRUE(state);
    auto broken = corporate::declare_breach(rules().figures(), *state, "C-K7QM", "b", trial.record);
    ASSERT_TRUE(broken);
    const json after = rules().to_json(*broken);
    EXPECT_EQ(after["players"]["b"]["honour"], 2);
    EXPECT_EQ(after["agents"]["kodachi-gumi"]["loyalty"]["b"], 2);
    const auto told = trial.told(Reader::anybody(), "contract-broken");
    ASSERT_EQ(told.size(), 1U);
    ASSERT_EQ(told[0]["transfers"].size(), 2U);  // whole: what was due when, and what was paid of it
    EXPECT_EQ(told[0]["transfers"][1]["due"], 4);
    EXPECT_EQ(told[0]["transfers"][1]["paid"], 0);
    EXPECT_EQ(told[0]["signed"], 3);
    EXPECT_EQ(toolkit_game().view({*broken}, Reader::anybody())["contracts"][0]["signed"], 3);
    EXPECT_EQ(told[0]["transfers"][0]["paid"], told[0]["transfers"][0]["amount"]);
    EXPECT_FALSE(corporate::declare_breach(rules().figures(), *state, "C-9", "b", trial.record));
}

TEST(CorporateContracts, WhatIsBrokenIsNotCalledOverdueAsWell) {
    Trial trial({"a", "b"}, {}, 4);
    auto state = corporate::sign_contract(rules().figures(), trial.before, loan(), trial.record);
    ASSERT_TRUE(state);
    auto broken = corporate::declare_breach(rules().figures(), *state, "C-K7QM", "b", trial.record);
    ASSERT_TRUE(broken);
    trial.before = *broken;
    trial.play();
    EXPECT_TRUE(trial.told("a", "contract-overdue").empty());
}

TEST(CorporateContracts, ThePartiesReadWhatIsPaidAndWhen) {
    Trial trial({"a", "b"}, {});
    ASSERT_TRUE(corporate::sign_contract(rules().figures(), trial.before, loan(), trial.record));
    const json told = trial.told("b", "contract-signed")[0];
    EXPECT_EQ(told["public"], false);
    const json later = {{"from", "b"}, {"to", "a"}, {"amount", 350000}, {"due", 4}};
    EXPECT_EQ(told["transfers"][1], later);
}

TEST(CorporateContracts, AWrongOneIsRefusedWithEveryReason) {
    Trial trial({"a", "b"}, {});
    const ContractDraft draft{"C-K7QM",
                              {"a", "b"},
                              {{"a", "b", Money{9000000}, 0}, {"a", "z", Money{1}, 0}, {"b", "a", Money{0}, 1}},
                              "",
                              false};
    const auto refused = corporate::sign_contract(rules().figures(), trial.before, draft, trial.record);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.problems().size(), 4U);  // no money; no such party; nothing to pay; a turn that is over
}

TEST(CorporateContracts, ACodeMeansOneContractOnly) {
    Trial trial({"a", "b"}, {});
    const auto first = corporate::sign_contract(rules().figures(), trial.before, loan(), trial.record);
    ASSERT_TRUE(first);
    ContractDraft other = loan();
    other.id = "c-k7qm";
    const auto second = corporate::sign_contract(rules().figures(), *first, other, trial.record);
    ASSERT_FALSE(second);
    EXPECT_NE(orders::describe(second.problems()).find("another contract is called 'c-k7qm'"), std::string::npos);
}

}  // namespace corporate_test
