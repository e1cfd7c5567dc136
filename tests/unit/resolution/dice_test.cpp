#include "resolution/dice.h"

#include "resolution/draw_table.h"

#include <gtest/gtest.h>

#include <numeric>

namespace resolution {
namespace {

const auto same = [](const std::string& text) { return text; };
const auto number = [](int value) { return std::to_string(value); };

Seed counting_seed() {
    std::array<std::uint8_t, Seed::size> bytes{};
    std::iota(bytes.begin(), bytes.end(), std::uint8_t{0});
    return Seed(bytes);
}

std::vector<int> one_to_twelve() {
    std::vector<int> values(12);
    std::iota(values.begin(), values.end(), 1);
    return values;
}

ImposedDice imposed(const std::string& yaml) {
    const auto document = orders::parse_document(yaml, "dice.yaml");
    return *ImposedDice::read(*document, document->root);
}

TEST(Dice, FollowThePublishedVectorsOfTheZeroSeed) {
    Dice third(Seed{}, 3);
    EXPECT_EQ(third.die("run/a/1", 100), 76);
    EXPECT_EQ(third.die("run/a/2", 100), 1);
    const std::vector<std::string> clans{"watada-gumi", "mita-gumi", "wanibuchi-gumi", "kodachi-gumi"};
    EXPECT_EQ(third.some_of("war/clans", 2, clans, same), (std::vector<std::string>{"wanibuchi-gumi", "mita-gumi"}));
    EXPECT_EQ(Dice(Seed{}, 1).die("dragon/akira", 20), 18);
    EXPECT_EQ(Dice(Seed{}, 0).shuffle("deck", one_to_twelve(), number),
              (std::vector<int>{10, 5, 6, 3, 12, 2, 1, 8, 7, 9, 11, 4}));
}

TEST(Dice, FollowThePublishedVectorsOfTheCountingSeed) {
    EXPECT_EQ(Dice(counting_seed(), 3).die("run/a/1", 100), 54);
    EXPECT_EQ(Dice(counting_seed(), 0).shuffle("deck", one_to_twelve(), number),
              (std::vector<int>{9, 4, 8, 2, 3, 10, 6, 5, 7, 1, 12, 11}));
    EXPECT_EQ(counting_seed().commitment(), "cb2f5160fc1f7e05a55ef49d340b48da2e5a78099d53393351cd579dd42503d6");
}

TEST(Dice, DoNotDependOnWhatElseIsDrawn) {
    Dice one(Seed{}, 3);
    Dice other(Seed{}, 3);
    one.die("run/b/1", 6);
    EXPECT_EQ(one.die("run/a/1", 100), other.die("run/a/1", 100));
}

TEST(Dice, RecordEveryDraw) {
    Dice dice(Seed{}, 3);
    dice.die("run/a/1", 100);
    dice.one_of("market/up", std::vector<std::string>{"evo", "mct"}, same);
    ASSERT_EQ(dice.record().size(), 2U);
    EXPECT_EQ(dice.record()[0].label, "run/a/1");
    EXPECT_EQ(dice.record()[0].range, 100U);
    EXPECT_EQ(dice.record()[0].value, Value(76));
    EXPECT_FALSE(dice.record()[0].imposed);
    EXPECT_EQ(dice.record()[1].among, (std::vector<std::string>{"evo", "mct"}));
}

TEST(Dice, OfOneLabelComeFromOneStream) {
    Dice dice(Seed{}, 3);
    const std::vector<int> three = dice.several_dice("battle", 3, 6);
    EXPECT_EQ(Dice(Seed{}, 3).several_dice("battle", 5, 6).size(), 5U);
    const std::vector<int> five = Dice(Seed{}, 3).several_dice("battle", 5, 6);
    EXPECT_TRUE(std::equal(three.begin(), three.end(), five.begin()));
    EXPECT_EQ(three.front(), Dice(Seed{}, 3).die("battle", 6));
    ASSERT_EQ(dice.record().size(), 1U);
    EXPECT_EQ(std::get<List>(dice.record()[0].value.content()).size(), 3U);
}

TEST(ImposedDice, AreAsManyAsAreRolled) {
    const ImposedDice file = imposed("{two: [6, 1], one: 4, low: [0, 3]}");
    Dice dice(Seed{}, 3, &file);
    EXPECT_EQ(dice.several_dice("two", 2, 6), (std::vector<int>{6, 1}));
    EXPECT_EQ(dice.several_dice("one", 1, 6), std::vector<int>{4});
    EXPECT_THROW(Dice(Seed{}, 3, &file).several_dice("two", 3, 6), ImpossibleDraw);
    EXPECT_THROW(Dice(Seed{}, 3, &file).several_dice("one", 2, 6), ImpossibleDraw);
    EXPECT_THROW(Dice(Seed{}, 3, &file).several_dice("low", 2, 6), ImpossibleDraw);
}

TEST(DrawTable, TakesAListOnlyWhereSeveralDiceAreRolled) {
    DrawTable table;
    table.add({.pattern = "battle/<n>", .sides = 6, .several = true});
    table.add({.pattern = "die", .sides = 6});
    EXPECT_TRUE(table.check(imposed("{battle/1: [6, 1], battle/2: 3, die: 3}")).empty());
    EXPECT_EQ(table.check(imposed("{battle/1: [6, 7]}")).size(), 1U);
    EXPECT_EQ(table.check(imposed("{die: [3, 4]}")).size(), 1U);
}

TEST(ImposedDice, DecideDrawsAndAreMarkedInTheRecord) {
    const ImposedDice file = imposed("{die: 40, coin: tails, clans: [b, a], deck: [3, 1, 2]}");
    Dice dice(Seed{}, 3, &file);
    EXPECT_EQ(dice.die("die", 100), 40);
    EXPECT_EQ(dice.one_of("coin", std::vector<std::string>{"heads", "tails"}, same), "tails");
    EXPECT_EQ(dice.some_of("clans", 2, std::vector<std::string>{"a", "b", "c"}, same),
              (std::vector<std::string>{"b", "a"}));
    EXPECT_EQ(dice.shuffle("deck", std::vector<int>{1, 2, 3}, number), (std::vector<int>{3, 1, 2}));
    for (const Roll& roll : dice.record()) EXPECT_TRUE(roll.imposed) << roll.label;
    EXPECT_TRUE(dice.unused().empty());
}

TEST(ImposedDice, MayNotBeImpossible) {
    const ImposedDice file =
        imposed("{die: 101, low: 0, word: heads, coin: edge, clans: [a, a], few: [a], many: [a, b, c]}");
    Dice dice(Seed{}, 3, &file);
    const std::vector<std::string> abc{"a", "b", "c"};
    EXPECT_THROW(dice.die("die", 100), ImpossibleDraw);
    EXPECT_THROW(dice.die("low", 100), ImpossibleDraw);
    EXPECT_THROW(dice.die("word", 100), ImpossibleDraw);
    EXPECT_THROW(dice.one_of("coin", std::vector<std::string>{"heads", "tails"}, same), ImpossibleDraw);
    EXPECT_THROW(dice.some_of("clans", 2, abc, same), ImpossibleDraw);
    EXPECT_THROW(dice.some_of("few", 2, abc, same), ImpossibleDraw);
    EXPECT_THROW(dice.some_of("many", 2, abc, same), ImpossibleDraw);
}

TEST(ImposedDice, MayDecideWhatTheRulesSettleOtherwise) {
    const std::vector<std::string> clans{"a", "b"};
    Dice alone(Seed{}, 3);
    EXPECT_EQ(alone.if_imposed("clan", "none", clans, same), std::nullopt);
    EXPECT_TRUE(alone.record().empty()) << "nothing is drawn, and nothing recorded";
    ASSERT_EQ(alone.offered().size(), 1U);
    EXPECT_EQ(alone.offered()[0].among, (std::vector<std::string>{"none", "a", "b"}));
    EXPECT_EQ(alone.offered()[0].value, Value("none"));

    const ImposedDice file = imposed("{clan: b, other: none, wrong: c}");
    Dice dice(Seed{}, 3, &file);
    EXPECT_EQ(dice.if_imposed("clan", "none", clans, same), "b");
    EXPECT_EQ(dice.if_imposed("other", "none", clans, same), std::nullopt);
    EXPECT_THROW(dice.if_imposed("wrong", "none", clans, same), ImpossibleDraw);
    EXPECT_EQ(dice.record().size(), 2U);
    EXPECT_TRUE(dice.record()[1].imposed);
    EXPECT_TRUE(dice.offered().empty());
    dice.keep_no_record();
    EXPECT_EQ(Dice(Seed{}, 3).if_imposed("clan", "none", clans, same), std::nullopt);
}

TEST(ImposedDice, NameEqualCardsAsOftenAsThereAre) {
    const std::vector<std::string> tokens{"agent", "villain", "villain"};
    const ImposedDice given = imposed("{queue: [villain, agent, villain]}");
    EXPECT_EQ(Dice(Seed{}, 1, &given).shuffle("queue", tokens, same),
              (std::vector<std::string>{"villain", "agent", "villain"}));
    const ImposedDice too_many = imposed("{queue: [villain, villain, villain]}");
    EXPECT_THROW(Dice(Seed{}, 1, &too_many).shuffle("queue", tokens, same), ImpossibleDraw);
}

TEST(Dice, AStreamDrawsOneAfterAnotherAndIsNotRecorded) {
    Dice dice(Seed{}, 3);
    DrawStream stream = dice.stream("run/a/1");
    EXPECT_EQ(stream.next(100), 76);  // as a die of that label
    DrawStream shuffled = dice.stream("deck");
    std::vector<int> left = one_to_twelve();
    std::vector<int> drawn;
    while (!left.empty()) {
        const auto at = left.begin() + static_cast<std::ptrdiff_t>(shuffled.next(left.size()) - 1);
        drawn.push_back(*at);
        left.erase(at);
    }
    EXPECT_TRUE(dice.record().empty());
    EXPECT_EQ(drawn, dice.shuffle("deck", one_to_twelve(), number));
}

TEST(ImposedDice, MentionsWhatNothingDrew) {
    const ImposedDice file = imposed("{die: 4, typo: 2}");
    Dice dice(Seed{}, 1, &file);
    dice.die("die", 6);
    EXPECT_EQ(dice.unused(), std::vector<std::string>{"typo"});
}

TEST(ImposedDice, MadeOfARecordGivesTheSameDraws) {
    Dice drawn(counting_seed(), 5);
    const auto deck = drawn.shuffle("deck", one_to_twelve(), number);
    const auto code = drawn.word("code/a/1", "ABCDEFGH", 3, [](const std::string&) { return false; });
    const ImposedDice file = ImposedDice::from_rolls(drawn.record());
    Dice again(Seed{}, 5, &file);
    EXPECT_EQ(again.shuffle("deck", one_to_twelve(), number), deck);
    EXPECT_EQ(again.word("code/a/1", "ABCDEFGH", 3, [](const std::string&) { return false; }), code);
}

TEST(Dice, WordTakesTheNextLettersWhenTheFirstAreTaken) {
    Dice dice(Seed{}, 1);
    const std::string first = dice.word("code/a/1", "ABCDEFGH", 3, [](const std::string&) { return false; });
    const std::string second =
        dice.word("code/a/1", "ABCDEFGH", 3, [&](const std::string& word) { return word == first; });
    EXPECT_NE(first, second);
}

TEST(Seed, IsSixtyFourHexDigits) {
    EXPECT_EQ(Seed::from_hex(counting_seed().hex())->hex(), counting_seed().hex());
    EXPECT_FALSE(Seed::from_hex("00"));
    EXPECT_FALSE(Seed::from_hex(std::string(63, '0') + "g"));
    EXPECT_FALSE(Seed::from_hex(std::string(66, '0')));
}

TEST(Dice, GoOnIntoAnotherTurnWithItsOwnDraws) {
    Dice first(counting_seed(), 1);
    Dice second(counting_seed(), 2);
    const int of_one = first.die("deal", 1'000'000);
    first.enter(2);
    EXPECT_EQ(first.die("deal", 1'000'000), second.die("deal", 1'000'000));
    EXPECT_EQ(first.record()[0].label, "deal");
    EXPECT_EQ(first.record()[1].label, "2/deal");

    const ImposedDice recorded = ImposedDice::from_rolls(first.record());
    Dice again(Seed(), 1, &recorded);
    EXPECT_EQ(again.die("deal", 1'000'000), of_one);
    EXPECT_EQ(again.unused(), std::vector<std::string>{"2/deal"});
    again.enter(2);
    EXPECT_EQ(Value(again.die("deal", 1'000'000)), first.record()[1].value);
    EXPECT_TRUE(again.unused().empty());
}

TEST(Dice, ALabelWithoutItsTurnIsImposedOnEveryTurn) {
    const ImposedDice file = imposed("{deal: 4, 2/pile: 5}");
    Dice dice(Seed(), 1, &file);
    EXPECT_EQ(dice.die("deal", 6), 4);
    dice.enter(2);
    EXPECT_EQ(dice.die("deal", 6), 4);
    EXPECT_EQ(dice.die("pile", 6), 5);
    EXPECT_TRUE(dice.unused().empty());
}

TEST(Dice, TheFirstOfAShuffleAreThoseOfTheWholeOne) {
    const std::vector<std::string> cards{"a", "b", "c", "d", "e"};
    auto all = Dice(counting_seed(), 3).shuffle("deal", cards, same);
    all.resize(2);
    EXPECT_EQ(Dice(counting_seed(), 3).first_of("deal", 2, cards, same), all);

    for (const char* given : {"{deal: [c, a]}", "{deal: [c, a, e, b]}"}) {
        const ImposedDice file = imposed(given);
        EXPECT_EQ(Dice(Seed(), 3, &file).first_of("deal", 2, cards, same), (std::vector<std::string>{"c", "a"}));
    }
    for (const char* given : {"{deal: [c]}", "{deal: [c, a, a]}", "{deal: [c, a, x]}"}) {
        const ImposedDice file = imposed(given);
        EXPECT_THROW(Dice(Seed(), 3, &file).first_of("deal", 2, cards, same), ImpossibleDraw) << given;
    }
}

TEST(Dice, WithoutARecordTheyFallTheSame) {
    const std::vector<std::string> cards{"a", "b", "c", "d", "e"};
    Dice kept(counting_seed(), 3);
    Dice forgotten(counting_seed(), 3);
    forgotten.keep_no_record();
    EXPECT_EQ(forgotten.die("die", 100), kept.die("die", 100));
    EXPECT_EQ(forgotten.one_of("one", cards, same), kept.one_of("one", cards, same));
    EXPECT_EQ(forgotten.some_of("some", 3, cards, same), kept.some_of("some", 3, cards, same));
    EXPECT_EQ(forgotten.shuffle("all", cards, same), kept.shuffle("all", cards, same));
    EXPECT_TRUE(forgotten.record().empty());
    EXPECT_EQ(kept.record().size(), 4U);
}

TEST(DrawTable, RefusesWhatNoDrawCanBe) {
    DrawTable table;
    table.domain("player", {"akira", "hanae"});
    table.add({"run/<player>/<n>", 100});
    table.add({"market/up", 0, {"evo", "mct"}});
    EXPECT_TRUE(table.check(imposed("{run/akira/1: 100, market/up: evo}")).empty());

    const orders::Problems problems =
        table.check(imposed("{run/akria/1: 5, market/up: evoo, run/hanae/2: 101, mraket/up: mct}"));
    ASSERT_EQ(problems.size(), 4U);
    EXPECT_EQ(problems[0].what, "'market/up': this draw never yields 'evoo'");
    EXPECT_EQ(problems[0].advice, "did you mean 'evo'?");
    EXPECT_EQ(problems[1].advice, "did you mean 'market/up'?");
    EXPECT_EQ(problems[2].advice, "did you mean 'run/akira/1'?");
    EXPECT_EQ(problems[3].what, "'run/hanae/2': this draw yields a number from 1 to 100");
    EXPECT_EQ(problems[0].mark.line, 1);
}

TEST(Dice, ARecordedLabelSaysWhichTurnKeyedIt) {
    using resolution::keyed_label;
    for (const char* label : {"die", "run/akira/1", "2", "/deal", "2x/deal", "-2/deal", "99999999999/deal"}) {
        EXPECT_EQ(keyed_label(7, label).turn, 7) << label;
        EXPECT_EQ(keyed_label(7, label).label, label);
    }
    EXPECT_EQ(keyed_label(7, "2/deal").turn, 2);
    EXPECT_EQ(keyed_label(7, "2/bot/ada/play/3").label, "bot/ada/play/3");
}

}  // namespace
}  // namespace resolution
