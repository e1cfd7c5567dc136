// A game that takes all that the toolkit has: what is left is the least that a game must write.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "resolution/fact.h"
#include "resolution/plain_rules.h"
#include "resolution/steps.h"
#include "resolution/typed_game.h"

namespace resolution::raffle {
namespace {

struct Figures {
    int turns = 0;
    int tickets = 0;
    PlayerCount players;

    static constexpr auto described() {
        using namespace described;
        return campaign(field<&Figures::turns>("turns").known_to(everyone), field<&Figures::tickets>("tickets"),
                        field<&Figures::players>("players"));
    }
};

struct Player {
    std::string id;
    int points = 0;
    int tickets = 0;

    static constexpr auto described() {
        using namespace described;
        return fields(field<&Player::points>("points").known_to(everyone),
                      field<&Player::tickets>("tickets").known_to(owner));
    }
};

struct State {
    int turn = 1;
    std::vector<Player> players;

    static constexpr auto described() {
        using namespace described;
        return all_known_to(everyone,
                            fields(enrolled<&State::players, &Player::id>("order"), field<&State::turn>("turn"),
                                   field<&State::players>("players", by<PlayerIndex, std::vector<Player>>)));
    }
};

struct Orders {
    bool plays = false;
};

using Won = Fact<"won", Text<"player">>;
using Refused = Fact<"refused", Text<"path">>;

class Rules : public PlainRules<Rules, State, Orders, Figures> {
public:
    static constexpr std::string_view id = "raffle";
    static constexpr std::string_view title = "The raffle";
    static constexpr int rules_version = 1;
    static constexpr std::string_view money{};

    using PlainRules::order_fields;
    using PlainRules::PlainRules, PlainRules::from_campaign, PlainRules::player_count, PlainRules::fresh;
    using PlainRules::scenario, PlainRules::scenario_results, PlainRules::comparison;
    using PlainRules::to_json, PlainRules::from_json, PlainRules::view, PlainRules::surprises, PlainRules::tables;
    using PlainRules::turn, PlainRules::over, PlainRules::scores, PlainRules::balance, PlainRules::settle;

    std::span<const Step> steps() const;
    std::optional<FollowedFigure> course() const { return std::nullopt; }
    State plain(const Roster& roster, int turn) const {
        State state{turn, {}};
        for (const std::string& player : roster.ids()) state.players.push_back({player, 0, figures_.tickets});
        return state;
    }
    void set_up(State&, Dice&, Record&) const {}
    bool owes(const Known<State>&) const { return false; }
    orders::Shape shape(const Known<State>&) const { return {}; }
    const orders::Vocabulary& vocabulary() const {
        static const orders::Vocabulary words({});
        return words;
    }
    std::optional<Orders> read(const State&, PlayerIndex, const orders::Document&, orders::Problems&) const {
        return Orders{true};
    }
    std::string write_sheet(const State&, PlayerIndex, const Orders&) const { return {}; }
    bool orders_something(const Orders& orders) const { return orders.plays; }
    State resolve(const State& state, const Sheets& sheets, Dice& dice, Record& record) const;
    DrawTable draws(const State& state) const { return {{"winner", 0, ids_of(state.players)}}; }
    nlohmann::json outlook(const Known<State>&) const { return nlohmann::json::object(); }
    Check check(const Known<State>&, const std::optional<Orders>&) const { return {}; }
    std::vector<std::string> policies() const { return {"eager"}; }
    Orders bot(std::string_view, const Known<State>&, Dice&) const { return {true}; }
};

using Turn = TurnOf<Rules>;

void draw(Turn& turn) {
    const auto name = [&](PlayerIndex player) { return turn.state.players[player.value()].id; };
    const PlayerIndex winner = turn.dice.one_of("winner", players_of(turn.state).list(), name);
    for (const PlayerIndex player : players_of(turn.state)) {
        if (!turn.sheet(player)) turn.record.tell(player, "section 1", Refused{"plays"});
    }
    ++turn.state.players[winner.value()].points;
    turn.record.tell_everyone("section 2", Won{name(winner)});
}

void close(Turn& turn) { ++turn.state.turn; }

constexpr std::array turn_steps{
    PlayedStep{{1, "draw", "One is drawn"}, draw},
    PlayedStep{{2, "close", "The turn closes"}, close},
};

std::span<const Step> Rules::steps() const { return listed<turn_steps>; }

State Rules::resolve(const State& state, const Sheets& sheets, Dice& dice, Record& record) const {
    Turn turn{figures_, sheets, state, dice, record};
    play_steps(turn_steps, turn);
    return std::move(turn.state);
}

using nlohmann::json;
using testing::ElementsAre;
using testing::HasSubstr;

class Raffle : public testing::Test {
protected:
    orders::Result<Position> fresh(const std::string& players) {
        const orders::Document file = *orders::parse_document(players, "players.yaml");
        std::vector<Seat> seats;
        for (const orders::Member& player : file.root.members) seats.push_back({player.key, player.key, player.value});
        return game.fresh(Roster(seats), file, dice, record);
    }
    Position scenario(int turn, const json& patch, const std::vector<std::string>& players = {"ada", "bo"}) {
        return *game.scenario(Roster::of(players), turn, patch, dice);
    }
    json view(const Position& position, Reader reader) const { return game.view(position, reader); }

    TypedGame<Rules> game{*Rules::from_campaign(*orders::parse_document(
        "game: raffle\nturns: 2\ntickets: 5\nplayers: {least: 1, most: 4}\n", "campaign.yaml"))};
    const Roster roster = Roster::of({"ada", "bo"});
    Dice dice{Seed{}, 1};
    Record record;
};

TEST_F(Raffle, HasTheFiguresOfItsCampaign) {
    EXPECT_EQ(game.player_count().most, 4U);
    const auto wrong = Rules::from_campaign(
        *orders::parse_document("turns: 2\ntickets: 5\nplayers: {least: 3, most: 2}\n", "campaign.yaml"));
    ASSERT_FALSE(wrong);
    EXPECT_EQ(wrong.problems().front().what, "most must not be below least");
}

TEST_F(Raffle, BeginsPlainAndKnowsNoCharacters) {
    const auto begun = fresh("ada: {}\nbo: {}\n");
    ASSERT_TRUE(begun);
    EXPECT_EQ(game.to_json(*begun), R"({"turn": 1, "order": ["ada", "bo"],
        "players": {"ada": {"points": 0, "tickets": 5}, "bo": {"points": 0, "tickets": 5}}})"_json);
    const auto refused = fresh("ada: {nmae: Ada}\n");
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.problems().front().what, "The raffle knows nothing called 'nmae'");
    EXPECT_THAT(refused.problems().front().advice, HasSubstr("name"));
}

TEST_F(Raffle, ShowsAReaderWhatItMayKnowOfStateAndFigures) {
    const Position position = scenario(1, json::object());
    const json mine = view(position, Reader::player(PlayerIndex{0}));
    EXPECT_EQ(mine, R"({"game": "raffle", "turn": 1, "turns": 2, "over": false, "order": ["ada", "bo"],
        "players": {"ada": {"points": 0, "tickets": 5}, "bo": {"points": 0}},
        "you": {"id": "ada", "points": 0, "tickets": 5}})"_json);
    EXPECT_EQ(view(position, Reader::anybody())["players"]["ada"], R"({"points": 0})"_json);
    EXPECT_EQ(view(position, Reader::anybody())["you"], nullptr);
    EXPECT_FALSE(view(position, Reader::game_master()).contains("tickets")) << "of the figures, what everyone may know";
}

TEST_F(Raffle, PlaysTheStepsItLists) {
    const Position position = scenario(2, R"({"players": {"bo": {"points": 7}}})"_json);
    std::vector<std::string> seen;
    record.watch = [&](std::string_view step, const Position&) { seen.emplace_back(step); };
    const Position after = game.resolve(position, {SheetOrders{Orders{true}}}, dice, record);
    EXPECT_THAT(seen, ElementsAre("draw", "close"));
    EXPECT_EQ(game.steps().size(), 2U);
    EXPECT_EQ(game.turn(after), 3);
    EXPECT_TRUE(game.over(after));
    EXPECT_EQ(game.scores(after)[1].place, 1);
    EXPECT_EQ(game.scenario_results(roster, after, record.journal), R"({"refused": {"ada": [], "bo": ["plays"]}})"_json)
        << "whoever sent no sheet has one all the same: none";
    EXPECT_EQ(game.to_json(*game.from_json(game.to_json(after))), game.to_json(after));
}

TEST_F(Raffle, LetsFiguresBeRuledOnButNeitherTurnNorSeats) {
    const Position before = scenario(1, json::object());
    EXPECT_TRUE(game.settle(before, scenario(1, R"({"players": {"bo": {"points": 3}}})"_json), record));
    EXPECT_FALSE(game.settle(before, scenario(2, json::object()), record));
    EXPECT_FALSE(game.settle(before, scenario(1, json::object(), {"ada", "eve"}), record));
}

TEST_F(Raffle, HasNothingSpecial) {
    const Position position = scenario(1, json::object());
    EXPECT_EQ(game.balance(position, PlayerIndex{0}), Money{});
    EXPECT_TRUE(Rules::tables().tables.empty());
    EXPECT_EQ(game.comparison().lists, ListOrder::kept);
    const auto check = game.check(position, PlayerIndex{0}, {}, Reader::game_master(), dice);
    ASSERT_TRUE(check && check->for_gm);
    EXPECT_TRUE(check->for_gm->remarks.empty());
}

}  // namespace
}  // namespace resolution::raffle
