#include <random>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "orders/described/sheet.h"
#include "orders/described/wild.h"

namespace orders {

namespace {

using testing::ElementsAre;

enum class Sauce { none, mild, hot };
constexpr auto sauces = word_list({{"none", "sans"}, {"mild", "douce"}, {"hot", "forte, piquante", "spicy"}});
constexpr Words words_of(Sauce) { return sauces.in("sauce", phrase("sauce")); }

/// What the kitchen has today.
struct Kitchen {
    std::int64_t dishes = 3;
    bool has_wine = true;
    described::Bounds numbers() const { return {1, dishes}; }
    std::string advice() const { return "one of " + std::to_string(dishes); }
};

struct Dish {
    int number = 0;
    std::optional<Sauce> sauce;
    std::vector<Sauce> without;
    bool large = false;
    std::optional<bool> warm;

    static void warm_if_large(described::Reading& in, const Keys&, Dish& dish) {
        if (dish.large && dish.warm == false) in.reader().invalid({}, "a large dish is warm");
    }
    static constexpr auto described() {
        using namespace described;
        return order({.kind = "dish",
                      .place = "dishes",
                      .what = phrase("a dish"),
                      .of_what = phrase("this dish"),
                      .agreement = agree<&Dish::warm_if_large>},
                     part<&Dish::number>("number", "numéro, no").must().within(now<&Kitchen::numbers>),
                     part<&Dish::sauce>("sauce", "sauce").first_words(2).told("with"),
                     part<&Dish::without>("without", "sauf").some().or_one().asked_last(),
                     part<&Dish::large>("large", "grand").untold().help("twice as much"),
                     part<&Dish::warm>("warm", "chaud").asked_before("sauce"));
    }
    friend bool operator==(const Dish&, const Dish&) = default;
};

struct Meal {
    described::OrderList<Dish> dishes;
    std::optional<Money> wine;
    std::optional<Dish> dessert;
    std::vector<std::int64_t> guests;
    std::string note;

    static constexpr auto described() {
        using namespace described;
        return order({.place = "sheet"}, heading("turn", "jour"), heading("player", "convive"),
                     part<&Meal::dishes>("dishes", "plats, plat", "dish").help(now<&Kitchen::advice>),
                     part<&Meal::wine>("wine", "vin").only_if(now<&Kitchen::has_wine>).offering({1, 50}),
                     part<&Meal::dessert>("dessert", "dessert").read_even_empty(),
                     part<&Meal::guests>("guests", "invités").called(phrase("a guest")),
                     part<&Meal::note>("note", "mot").no_order());
    }
    friend bool operator==(const Meal&, const Meal&) = default;
};

struct Read {
    std::optional<Meal> meal;
    std::vector<std::string> problems;
};

Read read(const std::string& text, const Kitchen& kitchen = {}) {
    Read out;
    Problems problems;
    const auto is_ada = [](std::string_view word) { return word == "ada"; };
    out.meal = described::read_sheet<Meal>(*parse_document(text, ""), {1, "ada", is_ada}, kitchen, problems);
    for (const Problem& one : problems) out.problems.push_back(one.path + ": " + one.what);
    return out;
}

std::string write(const Meal& meal) { return described::write_sheet(meal, {1, "ada"}, Kitchen{}); }

const Shape& part_of(const Shape& shape, std::string_view key) {
    return *std::find_if(shape.parts.begin(), shape.parts.end(), [&](const Shape& one) { return one.key == key; });
}

}  // namespace

TEST(DescribedOrders, AreReadInEveryLanguageAndWrittenInOne) {
    const Read french = read(
        "jour: 1\nconvive: ada\nplats:\n  - {no: 2, sauce: douce, sauf: [forte, sans], grand: oui}\n"
        "  - {numéro: 3, chaud: non, sauf: piquante}\nvin: 12\ndessert: {numéro: 1}\ninvités: [2, -1]\nmot: bonjour\n");
    EXPECT_THAT(french.problems, ElementsAre());
    const std::string english = write(french.meal.value());
    EXPECT_EQ(english,
              "turn: 1\nplayer: ada\ndishes:\n  - {number: 2, sauce: mild, without: [hot, none], large: true}\n"
              "  - {number: 3, without: [hot], warm: false}\nwine: 12\ndessert: {number: 1}\nguests: [2, -1]\n"
              "note: bonjour\n");
    EXPECT_EQ(read(english).meal, french.meal);
}

TEST(DescribedOrders, ABadOneCostsNothingButItselfAndIsNamedByItsPath) {
    const Read bad = read(
        "dishes:\n  - {number: 4}\n  - {number: 1, sauce: hot}\n  - {sauce: mild}\n  - {number: 1}\n  - 7\n"
        "  - {number: 1, large: yes, warm: no}\nwine: lots\ndessert: {number: one}\nguests: [x]\nnote: [a]\n");
    EXPECT_THAT(
        bad.problems,
        ElementsAre("dishes/1: number must be between 1 and 3, not 4", "dishes/2: unknown sauce 'hot'",
                    "dishes/3: this dish lacks 'number'", "dishes/5: a dish must be a map (key: value), not '7'",
                    "dishes/6: a large dish is warm", "wine: wine: 'lots' is not an amount",
                    "dessert: number must be a whole number, not 'one'",
                    "guests: a guest must be a whole number, not 'x'", "note: note must be a text, not a list"));
    EXPECT_EQ(write(bad.meal.value()),
              "turn: 1\nplayer: ada\ndishes:\n  - null\n  - null\n  - null\n  - {number: 1}\n  - null\n  - null\n");
}

TEST(DescribedOrders, AnEmptyValueIsAbsentUnlessItIsReadAllTheSame) {
    EXPECT_THAT(read("dishes:\nwine:\nguests:\nnote:\n").problems, ElementsAre());
    EXPECT_THAT(read("dessert:\n").problems, ElementsAre("dessert: a dish must be a map (key: value), not nothing"));
    EXPECT_THAT(read("dishes: [{number: }]\n").problems,
                ElementsAre("dishes/1: number must be a whole number, not nothing"));
}

TEST(DescribedOrders, ShapeIsWhatMayBeOrderedNowInTheOrderOfAsking) {
    Kitchen kitchen{5};
    const Shape sheet = described::shape_of<Meal>(kitchen, "a meal");
    EXPECT_EQ(sheet.place, "sheet");
    EXPECT_EQ(sheet.parts.size(), 5U);
    const Shape& wine = part_of(sheet, "wine");
    EXPECT_EQ(wine.kind, ShapeKind::amount);
    EXPECT_EQ(std::pair(wine.low, wine.high), (std::pair<std::int64_t, std::int64_t>(1, 50)));
    EXPECT_EQ(part_of(sheet, "dishes").help, "one of 5");
    const Shape& dish = part_of(sheet, "dishes").parts.front();
    std::vector<std::string> keys;
    for (const Shape& part : dish.parts) keys.push_back(part.key);
    EXPECT_THAT(keys, ElementsAre("number", "warm", "sauce", "large", "without"));
    EXPECT_TRUE(dish.parts[0].required);
    EXPECT_EQ(dish.parts[0].high, 5);
    EXPECT_THAT(dish.parts[1].choices, ElementsAre("true", "false"));
    EXPECT_THAT(dish.parts[2].choices, ElementsAre("none", "mild"));
    EXPECT_EQ(dish.parts[3].help, "twice as much");
    EXPECT_EQ(dish.parts[4].kind, ShapeKind::some);
    EXPECT_TRUE(dish.parts[4].or_one);
    EXPECT_EQ(dish.parts[4].place, "sauce");
    kitchen.has_wine = false;
    EXPECT_EQ(described::shape_of<Meal>(kitchen, "").parts.size(), 4U);
}

TEST(DescribedOrders, TheVocabularyHasAPlaceForEveryMapAndEveryEnumeration) {
    const Vocabulary& words = described::vocabulary<Meal>();
    EXPECT_EQ(words.find("sheet", "plat")->id, "dishes");
    EXPECT_EQ(words.word("dishes", "number", "fr"), "numéro");
    EXPECT_EQ(words.find("sauce", "Spicy")->id, "hot");
    EXPECT_EQ(words.find("boolean", "vrai")->id, "true");
    EXPECT_EQ(words.find("sheet", "convive")->id, "player");
}

TEST(DescribedOrders, FactsTellOfThemByNamesOfTheirOwn) {
    Dish dish{2, Sauce::mild, {Sauce::hot}, true, {}};
    std::vector<std::string> told;
    for (const Member& member : described::kind_of<Dish>.told(&dish, Kitchen{}))
        told.push_back(member.key + "=" + described::in_flow(member.value));
    EXPECT_THAT(told, ElementsAre("number=2", "with=mild", "without=[hot]"));
}

TEST(DescribedOrders, WildOnesHaveEveryPartAndReadBack) {
    std::mt19937_64 random(7);
    std::set<std::string> met;
    for (int i = 0; i < 200; ++i) {
        const Meal meal = described::wild_sheet<Meal>(Kitchen{}, random);
        const std::string text = write(meal);
        const Document document = *parse_document(text, "");
        for (const Member& part : document.root.members) met.insert(part.key);
        for (const auto& dish : meal.dishes) {
            if (!dish) continue;
            for (const Member& part : described::to_node(*dish, Kitchen{}).members) met.insert(part.key);
        }
        const Read again = read(text);
        EXPECT_TRUE(again.meal == meal || !again.problems.empty()) << text;
        for (const std::string& problem : again.problems) {
            const bool hole = problem.ends_with("a dish must be a map (key: value), not nothing");
            EXPECT_TRUE(hole || problem.ends_with("a large dish is warm")) << problem << "\n" << text;
        }
    }
    EXPECT_THAT(met, testing::IsSupersetOf({"dishes", "wine", "dessert", "guests", "note", "number", "sauce", "without",
                                            "large", "warm"}));
}

TEST(DescribedOrders, WordsAndHolesOrderNothing) {
    Meal meal;
    EXPECT_FALSE(described::orders_something(meal));
    meal.note = "no hurry";
    meal.dishes.emplace_back();
    EXPECT_FALSE(described::orders_something(meal));
    meal.dishes.emplace_back(Dish{1, {}, {}, false, {}});
    EXPECT_TRUE(described::orders_something(meal));
    meal.dishes.pop_back();
    meal.wine = Money{0};
    EXPECT_TRUE(described::orders_something(meal));
}

}  // namespace orders
