// Whole games of bots: invariants hold at each turn, states survive storage.

#include "tests/unit/corporate/neo_tokyo.h"

namespace corporate_test {

namespace {

Seed seed_of(int number) {
    std::array<std::uint8_t, Seed::size> bytes{};
    bytes[0] = static_cast<std::uint8_t>(number);
    return Seed(bytes);
}

}  // namespace

TEST(CorporateGames, BotsPlayEightTurnsAndEveryStateSurvivesStorage) {
    const Roster roster = Roster::of({"akira", "botan", "chie", "daigo", "emi", "fumio", "goro", "hana"});
    for (int game = 0; game < 6; ++game) {
        const Seed seed = seed_of(game);
        Dice setup(seed, 0);
        Record ignored;
        State state = *rules().fresh(roster, orders::Document{}, setup, ignored);
        while (!rules().over(state)) {
            corporate::Sheets sheets(roster.size());
            Dice bots(seed, state.turn);
            const auto policies = rules().policies();
            for (const Demand& demand : toolkit_game().demands({state})) {
                const auto& policy = policies[static_cast<std::size_t>(game) % policies.size()];
                const auto known = known_to(rules(), state, Reader::player(demand.player));
                sheets[demand.player.value()] = rules().bot(policy, known, bots);
            }
            Dice dice(seed, state.turn);
            Record record;
            state = rules().resolve(state, sheets, dice, record);
            const json stored = rules().to_json(state);
            const auto read = rules().from_json(stored);
            ASSERT_TRUE(read) << orders::describe(read.problems());
            ASSERT_EQ(rules().to_json(*read), stored);
        }
        EXPECT_EQ(rules().scores(state).size(), roster.size());
    }
}

TEST(CorporateGames, ResolvingTwiceGivesTheSame) {
    Trial one({"a", "b"}, {});
    Trial two({"a", "b"}, {});
    for (Trial* trial : {&one, &two}) {
        trial->order("a",
                     "runs: [{type: sabotage, target: mct, agent: sakura, invest: 100000}]\ndragon: {estimates: [1]}");
        trial->play();
    }
    EXPECT_EQ(rules().to_json(one.after), rules().to_json(two.after));
    EXPECT_EQ(to_json(one.record.journal, one.roster, Reader::game_master()),
              to_json(two.record.journal, two.roster, Reader::game_master()));
}

TEST(CorporateGames, ADiceFileThatNamesWhatDoesNotExistIsFoundOut) {
    Trial trial({"a", "b"}, {});
    const auto check = [&](const std::string& yaml) {
        const orders::Document text = document(yaml);
        return rules().draws(trial.before).check(*ImposedDice::read(text, text.root)).size();
    };
    EXPECT_EQ(
        check("run/a/1: 50\ndefence/a/2/technomancer: 3\nprotection/a/1/b/1: 100\nsecret/b/1: 2\norder/a/1: 7\n"
              "priority/sakura/a/1: 9\npriority/croc:a/a/1: 9\ncode/a/1: QK7\ndragon/a: 20\ndragon/a/clan: mita-gumi\n"
              "dragon/b/players: [a]\nmarket/up: evo\nshadows/type: scandal\neffect/horizon/crash/1: [evo, mct, nct]\n"
              "fixer/1/6: scandal\nwar/clans: [mita-gumi, watada-gumi]\nchief/reformers: a\nline/reformers: populist\n"
              "loyalty/sakura: b\nauction: a\nwar/coin: tails\n"),
        0U);
    EXPECT_EQ(check("run/z/1: 50\nrun/a/1: 101\nmarket/up: evoo\nwar/coin: edge\nfixer/1/1: assassination\n"), 5U);
}

TEST(CorporateGames, AScenarioThatNamesWhatDoesNotExistIsRefused) {
    const Roster roster = Roster::of({"a"});
    const json patch = {{"players", {{"z", {{"money", 1}}}, {"a", {{"honour", "much"}, {"shares", {{"evvo", 1}}}}}}},
                        {"agents", {{"sakra", {{"state", "free"}}}}},
                        {"ranking", {"evo"}}};
    const auto refused = rules().scenario(roster, 3, patch);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.problems().size(), 5U);
}

}  // namespace corporate_test
