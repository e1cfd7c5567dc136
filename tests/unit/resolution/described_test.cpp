// What follows from a description: JSON both ways, figures of a campaign, and what a reader may know.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "resolution/described/json.h"

namespace {

using namespace resolution::described;
using nlohmann::json;
using orders::Money;
using resolution::PlayerIndex;
using resolution::PlayerSet;
using resolution::Reader;
using testing::ElementsAre;
using testing::HasSubstr;

enum class Weather { fair, foul };
constexpr std::array<std::string_view, 2> weather_ids{"fair", "foul"};
constexpr orders::Words words_of(Weather) { return {"weather", weather_ids}; }

using CardIndex = orders::Index<struct CardTag>;

struct Purse {
    Money coins;
    std::optional<CardIndex> card;
    int secret = 0;

    static constexpr auto described() {
        return fields(field<&Purse::coins>("coins", {0, 100}).known_to(everyone),
                      field<&Purse::card>("card").known_to(owner), field<&Purse::secret>("secret"));
    }
};

struct Player {
    std::string id;
    Purse purse;
    bool heard = false;
    std::vector<int> scores;
};

struct State {
    int turn = 1;
    Weather weather = Weather::fair;
    std::vector<Player> players;
    std::vector<CardIndex> pile;  ///< its top is the last
    PlayerSet met;

    static constexpr auto described() {
        return fields(enrolled<&State::players, &Player::id>("seats").known_to(everyone),
                      field<&State::turn>("turn", {1, 10}).known_to(everyone).must(),
                      field<&State::weather>("weather").known_to(everyone),
                      column<&State::players, &Player::purse>("purses").known_to(everyone),
                      column<&State::players, &Player::scores>("scores", {-5, 5}).known_to(owner),
                      flagged<&State::players, &Player::heard>("heard"),
                      field<&State::pile>("pile", pile_of<CardIndex>), field<&State::met>("met"), ignored("order"),
                      agreement<&State::not_too_foul>());
    }
    static void not_too_foul(State& state, const Source& from) {
        if (state.weather == Weather::foul && state.turn > 5) from.find("weather")->wrong("it is too late for that");
    }
};

Names names() { return Names().set<CardIndex>("card", {"ace", "king", "queen"}); }

json whole() {
    return json::parse(
        R"({"seats": ["ada", "bo"], "turn": 3, "weather": "foul", "heard": ["bo"], "pile": ["king", "ace"],
                           "met": ["ada"], "scores": {"ada": [1, -2], "bo": []},
                           "purses": {"ada": {"coins": 4, "card": "queen", "secret": 7},
                                      "bo": {"coins": 5, "card": null, "secret": 8}}})");
}

State state_of(const json& source) { return *read_state(State{}, source, names()); }

Names names_with_players() { return names().set<PlayerIndex>("player", {"ada", "bo"}); }

std::string complaints(const json& source) {
    const auto read = read_state(State{}, source, names());
    std::string out;
    if (read) return out;
    for (const orders::Problem& problem : read.problems())
        out += problem.path + ": " + problem.what + (problem.advice.empty() ? "" : " (" + problem.advice + ")") + "\n";
    return out;
}

TEST(Described, AStateSurvivesJson) {
    const State state = state_of(whole());
    EXPECT_EQ(state.players[1].purse.coins, Money{5});
    EXPECT_TRUE(state.players[1].heard);
    EXPECT_EQ(state.pile.back(), CardIndex(1)) << "the top stands first in JSON, and last in the pile";
    EXPECT_EQ(to_json(state, names_with_players()), whole());
}

TEST(Described, WhatIsWrongIsToldWithItsPath) {
    json bad = whole();
    bad["turn"] = 11;
    bad["wether"] = "fair";
    bad["purses"]["ada"]["coins"] = "many";
    bad["purses"]["bo"]["card"] = "kin";
    bad["purses"]["cy"] = nullptr;
    bad["scores"]["ada"] = {1, 9};
    bad["met"] = {"ada", "ada"};
    EXPECT_EQ(complaints(bad),
              "turn: must be between 1 and 10, not 11\n"
              "purses/ada/coins: must be a whole number\n"
              "purses/bo/card: unknown card 'kin' (did you mean 'king'?)\n"
              "purses/cy: unknown key 'cy' (known here: ada, bo)\n"
              "scores/ada/2: must be between -5 and 5, not 9\n"
              "met/2: stands here twice\n"
              "wether: unknown key 'wether' (did you mean 'weather'?)\n");
}

TEST(Described, WhatIsNeededMustBeThere) {
    json bad = whole();
    bad.erase("turn");
    EXPECT_EQ(complaints(bad), ": lacks 'turn'\n");
    EXPECT_EQ(complaints(json::array()), ": must be a map\n");
}

TEST(Described, RulesBetweenPartsAreAskedWhenAllElseIsUnderstood) {
    json bad = whole();
    bad["turn"] = 6;
    EXPECT_EQ(complaints(bad), "weather: it is too late for that\n");
    bad["weather"] = "grey";
    EXPECT_THAT(complaints(bad), testing::StartsWith("weather: unknown weather 'grey'"));
}

TEST(Described, PlayersWhoAreThereAlreadyAreNoOthers) {
    State made;
    made.players.resize(2);
    made.players[0].id = "bo";
    made.players[1].id = "ada";
    EXPECT_FALSE(read_state(made, whole(), names()));
}

TEST(Described, UnmarkedIsTheGameMastersAlone) {
    const State state = state_of(whole());
    const json shown = to_json(state, names_with_players(), Reader::player(PlayerIndex(0)));
    EXPECT_EQ(shown, json::parse(R"({"seats": ["ada", "bo"], "turn": 3, "weather": "foul", "scores": {"ada": [1, -2]},
                                     "purses": {"ada": {"coins": 4, "card": "queen"}, "bo": {"coins": 5}}})"));
    const json open = to_json(state, names_with_players(), Reader::anybody());
    EXPECT_EQ(open["purses"], json::parse(R"({"ada": {"coins": 4}, "bo": {"coins": 5}})"));
    EXPECT_TRUE(open["scores"].empty());
}

TEST(Described, AKnownStateHoldsNoSecret) {
    const State known = known_to(state_of(whole()), Reader::player(PlayerIndex(0)));
    EXPECT_EQ(known.players[0].purse.card, CardIndex(2));
    EXPECT_THAT(known.players[0].scores, ElementsAre(1, -2));
    EXPECT_EQ(known.players[0].purse.secret, 0);
    EXPECT_EQ(known.players[1].purse.coins, Money{5});
    EXPECT_EQ(known.players[1].purse.secret, 0);
    EXPECT_FALSE(known.players[1].heard);
    EXPECT_TRUE(known.pile.empty());
    EXPECT_TRUE(known.met.empty());
    EXPECT_EQ(known.turn, 3);
    EXPECT_EQ(to_json(known_to(state_of(whole()), Reader::game_master()), names_with_players()), whole());
}

TEST(Described, WhatWasNeverNamedIsNotComplainedOfTwice) {
    json bad = whole();
    bad["seats"] = 3;
    bad["met"] = {"ada"};
    EXPECT_THAT(complaints(bad), testing::Not(HasSubstr("unknown")));
}

struct Span {
    int low = 0;
    int high = 0;

    static constexpr auto described() {
        return needed(field<&Span::low>("low"), field<&Span::high>("high"), agreement<&Span::in_order>());
    }
    static void in_order(Span& span, const Source& from) {
        if (span.high < span.low) from.find("high")->wrong("high is below low");
    }
};

struct Figures {
    int turns = 0;
    Money coins;
    int least = 0;
    std::optional<Weather> weather;
    std::optional<Span> span;
    std::array<int, 2> chances{};  ///< of the first cards

    static constexpr auto described_players() { return needed(field<&Figures::least>("least", {1, 9})); }
    static constexpr auto described() {
        return joined(fields(ignored("game"), field<&Figures::weather>("weather", {0, 0})),
                      needed(field<&Figures::turns>("turns", {1, 99}), field<&Figures::coins>("coins"),
                             section<&Figures::described_players>("players")),
                      fields(field<&Figures::span>("span"),
                             field<&Figures::chances>("chances", by_each<CardIndex, std::array<int, 2>>)));
    }
};

std::string said_of(const std::string& campaign, Spelling spelling = Spelling::free) {
    const auto read = read_figures<Figures>(*orders::parse_document(campaign, "campaign.yaml"), names(), spelling);
    return read ? "" : orders::describe(read.problems());
}

std::string said_beside(const std::string& more, Spelling spelling = Spelling::free) {
    return said_of("turns: 3\ncoins: 1\nplayers: {least: 2}\n" + more + "\n", spelling);
}

TEST(Described, FiguresAreToldOfByLineAndColumn) {
    EXPECT_EQ(said_of("game: x\nturns: 3\ncoins: 10k\nplayers: {least: 2}\n"), "");
    EXPECT_THAT(said_of("turns: 300\ncoins: 1\nplayers: {least: 2}\n"),
                HasSubstr("campaign.yaml:1:8: turns must be between 1 and 99, not 300"));
    EXPECT_THAT(said_of("turns: 3\ncoins: 1\nplayers: {last: 2}\n"),
                HasSubstr("campaign.yaml:3:11: players lacks 'least'"));
    EXPECT_THAT(said_of("turns: 3\ncoins: 1\ntruns: 3\nplayers: {least: 2}\n"),
                HasSubstr("campaign.yaml:3:1: unknown key 'truns'"));
    EXPECT_THAT(said_of("coins: 1\nplayers: {least: 2}\n"), HasSubstr("the campaign lacks 'turns'"));
}

TEST(Described, AMisspeltFigureIsToldOnceAndAStrangerToo) {
    const std::string said = said_of("turns: 3\ncoin: 1\nwhims: 1\nplayers: {least: 2}\n");
    EXPECT_THAT(said, HasSubstr("campaign.yaml:2:1: the campaign lacks 'coins'"));
    EXPECT_THAT(said, HasSubstr("did you mean it by 'coin'?"));
    EXPECT_THAT(said, HasSubstr("campaign.yaml:3:1: unknown key 'whims'"));
    EXPECT_THAT(said, testing::Not(HasSubstr("unknown key 'coin'")));
}

TEST(Described, AFigureWithoutAValueIsASlip) {
    EXPECT_EQ(said_beside("weather: fair"), "");
    EXPECT_THAT(said_beside("weather:"), HasSubstr("campaign.yaml:4:1"));
    EXPECT_THAT(said_beside("span:"), HasSubstr("span must be a map"));
}

TEST(Described, BoundsOfWordsLeaveOutTheLast) {
    EXPECT_THAT(said_beside("weather: foul"), HasSubstr("campaign.yaml:4:10: unknown weather 'foul'"));
}

TEST(Described, WhereEachMustBeThereNoneMayBeLeftOut) {
    EXPECT_EQ(said_beside("chances: {king: 1, ace: 2}"), "");
    EXPECT_THAT(said_beside("chances: {ace: 2}"), HasSubstr("campaign.yaml:4:10: chances lacks 'king'"));
    EXPECT_THAT(said_beside("chances: {ace: 2, kign: 1}"), HasSubstr("campaign.yaml:4:19: chances lacks 'king'"));
    EXPECT_THAT(said_beside("chances: {ace: 2, king: 1, queen: 3}"), HasSubstr("campaign.yaml:4:28: unknown key"))
        << "there is no place for it";
}

TEST(Described, ARuleOfAStructIsAskedWhateverIsWrongElsewhere) {
    const std::string said = said_of("turns: 300\ncoins: 1\nplayers: {least: 2}\nspan: {low: 2, high: 1}\n");
    EXPECT_THAT(said, HasSubstr("campaign.yaml:1:8"));
    EXPECT_THAT(said, HasSubstr("campaign.yaml:4:22: high is below low"));
}

TEST(Described, SpellingIsFreeOrExact) {
    EXPECT_EQ(said_beside("weather: Fair"), "");
    EXPECT_EQ(said_beside("weather: fair", Spelling::exact), "");
    EXPECT_THAT(said_beside("weather: Fair", Spelling::exact), HasSubstr("did you mean 'fair'?"));
    EXPECT_THAT(said_of("turns: 3\ncoins: 10k\nplayers: {least: 2}\n", Spelling::exact),
                HasSubstr("campaign.yaml:2:8: coins must be a whole number"));
}

}  // namespace
