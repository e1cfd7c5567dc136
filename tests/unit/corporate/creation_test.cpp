#include <algorithm>
#include <set>

#include "tests/unit/corporate/neo_tokyo.h"

namespace corporate_test {

namespace {

struct Created {
    orders::Result<State> state;
    Record record;
    std::vector<Roll> rolls;
};

Created create(const std::string& yaml, const std::vector<std::pair<std::string, std::string>>& imposed = {},
               std::uint8_t seed = 0) {
    const orders::Document players = document(yaml, "players.yaml");
    std::vector<Seat> seats;
    for (const orders::Member& member : players.root.members) seats.push_back({member.key, member.key, member.value});
    ImposedDice given;
    for (const auto& [label, value] : imposed) given.impose(label, Value(value));
    const std::array<std::uint8_t, Seed::size> bytes{seed};
    Dice dice(Seed(bytes), 0, &given);
    Record record;
    auto state = rules().fresh(Roster(std::move(seats)), players, dice, record);
    return {std::move(state), std::move(record), dice.take_record()};
}

std::size_t count_of_problems(const std::string& character) {
    const auto created = create("akira: " + character);
    return created.state ? 0 : created.state.problems().size();
}

constexpr const char* plain = "secrets: [one, two, three]";

}  // namespace

TEST(CorporateCreation, TheRuleBooksExampleKeepsNoPoint) {
    const auto created = create(
        "chie: {traits: [gaijin, image-genius, corporate-citizen: horizon, night-bird: mita-gumi], secrets: "
        "[{text: a, shameful: 1, hides: night-bird}, {text: b, shameful: 1}, {text: c, shameful: 1}]}");
    ASSERT_TRUE(created.state) << orders::describe(created.state.problems());
    const auto& chie = created.state->players[0];
    EXPECT_EQ(chie.victory_points, 0);
    EXPECT_EQ(chie.honour, 5);  // a gaijin's maximum
    EXPECT_TRUE(chie.citizenship);
    const json state = rules().to_json(*created.state);
    EXPECT_EQ(state["agents"]["mita-gumi"]["loyalty"]["chie"], 2);
}

TEST(CorporateCreation, AgentsBriefTheirConfidantsBeforeTheFirstTurn) {
    const auto created = create("a: {traits: [night-bird: mita-gumi], secrets: [x, y, z]}\nb: {secrets: [x, y, z]}");
    ASSERT_TRUE(created.state) << orders::describe(created.state.problems());
    std::vector<std::string> told;
    for (const auto& entry : created.record.journal.entries()) {
        if (entry.kind == "agent-intelligence" && entry.audience.includes(Reader::player(PlayerIndex{0})))
            told.push_back(std::get<std::string>(entry.fields[0].value.content()));
        EXPECT_FALSE(entry.kind == "agent-intelligence" && entry.audience.includes(Reader::player(PlayerIndex{1})));
    }
    EXPECT_EQ(told, std::vector<std::string>{"mita-gumi"});
}

TEST(CorporateCreation, HiddenDrawbacksWait) {
    const auto created =
        create("ryoko: {traits: [woman, {ambition: harpy}], secrets: [{text: a, hides: woman, shameful: 1}, b, c]}");
    ASSERT_TRUE(created.state) << orders::describe(created.state.problems());
    EXPECT_EQ(created.state->players[0].honour, 6);
    EXPECT_EQ(created.state->players[0].victory_points, 5);  // 5 + 4 - 1 + 2 - 1, cut to 5
}

TEST(CorporateCreation, TraitsBringWhatTheyPromise) {
    const auto created = create(
        "a: {traits: [winning-ticket, neophyte], secrets: [x, y, z]}\n"
        "b: {traits: [{decorated-veteran: {name: Kage, bonuses: [sabotage, sabotage]}}], secrets: [{text: x, shameful: "
        "1}, y, z]}\n"
        "c: {traits: [{yakuza: kodachi-gumi}, {corporate-citizen: yakashima}], secrets: [x, y, z]}\n"
        "d: {traits: [{politician: {party: reformers, points: 2}}], secrets: [x, y, z]}\n"
        "e: {traits: [{shadow-veteran: [sakura, nagata]}, {old-skeletons: mita-gumi}], secrets: [x, y, z]}\n"
        "f: {traits: [erased], secrets: [x, y, z, {text: w, shameful: 4}]}\n");
    ASSERT_TRUE(created.state) << orders::describe(created.state.problems());
    const json state = rules().to_json(*created.state);
    EXPECT_EQ(state["players"]["a"]["money"], 2100000);
    EXPECT_EQ(state["players"]["b"]["croc"]["bonus"]["sabotage"], 20);
    EXPECT_EQ(state["agents"]["kodachi-gumi"]["loyalty"]["c"], 3);
    EXPECT_EQ(state["players"]["d"]["political_points"], 2);
    EXPECT_EQ(state["agents"]["nagata"]["loyalty"]["e"], 2);
    EXPECT_EQ(state["agents"]["mita-gumi"]["secret_enemies"], json({"e"}));
    EXPECT_EQ(state["players"]["f"]["secrets"].size(), 4U);
}

TEST(CorporateCreation, AVendettaThatNobodyChoseIsDrawn) {
    const std::string players =
        "a: {traits: [vendetta], secrets: [x, y, z]}\n"
        "b: {traits: [{vendetta: evo}], secrets: [x, y, z]}\n"
        "c: {traits: [vendetta], secrets: [x, y, z]}\n";
    const auto created = create(players, {{"setup/vendetta/a", "horizon"}});
    ASSERT_TRUE(created.state) << orders::describe(created.state.problems());
    const json state = rules().to_json(*created.state);
    EXPECT_EQ(state["players"]["a"]["objectives"]["vendetta"], "horizon");
    EXPECT_EQ(state["players"]["b"]["objectives"]["vendetta"], "evo");
    std::vector<std::string> drawn;
    for (const Roll& roll : created.rolls) {
        if (roll.label.starts_with("setup/vendetta")) drawn.push_back(roll.label);
    }
    EXPECT_EQ(drawn, (std::vector<std::string>{"setup/vendetta/a", "setup/vendetta/c"}));

    std::set<std::string> met;  // every corporation can be drawn
    for (std::uint8_t seed = 0; seed < 200; ++seed) {
        const auto other = create(players, {}, seed);
        met.insert(rules().to_json(*other.state)["players"]["a"]["objectives"]["vendetta"].get<std::string>());
    }
    EXPECT_EQ(met.size(), created.state->corporations.size());
}

TEST(CorporateCreation, WhoeverHasAVendettaIsToldAgainstWhom) {
    const auto created = create("a: {traits: [vendetta], secrets: [x, y, z]}\nb: {secrets: [x, y, z]}",
                                {{"setup/vendetta/a", "horizon"}});
    ASSERT_TRUE(created.state);
    const auto told = [&](Reader reader) {
        std::string all;
        for (const json& entry : to_json(created.record.journal, Roster::of({"a", "b"}), reader))
            all += entry["data"].value("vendetta", "");
        return all;
    };
    EXPECT_EQ(told(Reader::player(PlayerIndex{0})), "horizon");
    EXPECT_EQ(told(Reader::player(PlayerIndex{1})), "");
    EXPECT_EQ(told(Reader::anybody()), "");
}

TEST(CorporateCreation, AnErasedCharactersFurtherElementCountsAtItsOwnRate) {
    const auto points = [](const std::string& character) {
        const auto created = create("a: " + character);
        EXPECT_TRUE(created.state) << orders::describe(created.state.problems());
        return created.state ? created.state->players[0].victory_points : -1;
    };
    EXPECT_EQ(points("{traits: [erased, awakened, dragon-ward], secrets: [{text: x, shameful: 3}, y, z, w]}"), 3);
    EXPECT_EQ(points("{traits: [erased, awakened, dragon-ward], secrets: [{text: x, shameful: 4}, y, z, w]}"), 5);
    EXPECT_EQ(points("{traits: [erased, gaijin, dragon-ward], secrets: [{text: x, shameful: 3}, y, z, w]}"), 3);
    EXPECT_EQ(points("{traits: [erased, gaijin, dragon-ward], secrets: [{text: x, shameful: 4}, y, z, w]}"), 4);
}

TEST(CorporateCreation, StartingHonourCapsPoliticalPoints) {
    const auto politician = [](int points) {  // 5 + 4 + 6 victory points to spend; honour 6 - 1, and 1 more
        return "{traits: [woman, {politician: {party: reformers, points: " + std::to_string(points) +
               "}}], secrets: [{text: a, shameful: 3}, b, c]}";
    };
    EXPECT_EQ(count_of_problems(politician(6)), 0U);
    EXPECT_EQ(count_of_problems(politician(7)), 1U);
}

TEST(CorporateCreation, EveryReasonAtOnce) {
    EXPECT_EQ(count_of_problems(std::string("{traits: [gaijin, man-of-honour, old-hand, loyalist], ") + plain + "}"),
              4U);
    // man-of-honour with gaijin; two backgrounds; a loyalist who is no citizen; 5 - 1 - 4 - 1
    EXPECT_EQ(count_of_problems("{traits: [repulsive, heir], secrets: [{text: a, hides: repulsive}, b]}"), 3U);
    // a secret missing; an open trait hidden; a hidden face without shame
}

TEST(CorporateCreation, BansAndCosts) {
    const std::string secrets = std::string(", ") + plain + "}";
    EXPECT_EQ(count_of_problems("{traits: [heir, dragon-ward]" + secrets), 1U);  // 5 - 6 - 4
    EXPECT_EQ(count_of_problems("{traits: [mr-japan, woman]" + secrets), 1U);
    EXPECT_EQ(count_of_problems("{traits: [dragon-ward, ambition: dragon-favourite]" + secrets), 1U);
    EXPECT_EQ(count_of_problems("{traits: [gaijin, shadow-veteran: [sakura, nagata]]" + secrets),
              1U);  // not without vrijbuiter
    EXPECT_EQ(count_of_problems("{traits: [yakuza: mita-gumi, corporate-citizen: horizon]" + secrets), 1U);
    EXPECT_EQ(count_of_problems("{traits: [politician: {party: nationalists, points: 1}, gaijin]" + secrets), 1U);
    EXPECT_EQ(count_of_problems("{traits: [night-bird: sakura]" + secrets), 1U);  // no clan
    EXPECT_EQ(count_of_problems("{traits: [wolf]" + secrets), 1U);
    EXPECT_EQ(count_of_problems("{secrets: [{text: a, shameful: 4}, b, c]}"), 1U);  // + 8
    EXPECT_EQ(count_of_problems("{traits: [neophyte, young-wolf]" + secrets), 1U);
}

TEST(CorporateCreation, AssetsAreThoseOfTheDataAndMoneyIsInTheLedger) {
    const auto created = create("a: {}\nb: {}\n");
    ASSERT_TRUE(created.state);
    std::vector<int> assets;
    for (const auto corporation : created.state->ranking) assets.push_back((*created.state)[corporation].assets);
    EXPECT_EQ(assets, (std::vector{13, 12, 11, 11, 10, 10, 9, 9, 8, 7}));
    ASSERT_EQ(created.record.ledger.size(), 2U);
    EXPECT_EQ(created.record.ledger[1].balance.amount, 2000000);
}

}  // namespace corporate_test
