#pragma once

// What follows from a game's descriptions, or is the same in most games. Nothing of it holds by itself: a game takes
// each by its name, in the public part of its rules, and writes the others. What it does neither of, it lacks, and its
// rules are none (typed_game.h).
//
//     class Rules : public PlainRules<Rules, State, Sheet, Figures> {
//     public:
//         using PlainRules::PlainRules, PlainRules::from_campaign, PlainRules::to_json, PlainRules::from_json;

#include <array>

#include <nlohmann/json.hpp>

#include "resolution/comparison.h"
#include "resolution/described/json.h"
#include "resolution/described/player_count.h"
#include "resolution/game.h"
#include "resolution/game_tables.h"
#include "resolution/indices.h"
#include "resolution/known.h"
#include "resolution/standings.h"

namespace resolution {

/// Orders that were refused, by player: the paths that facts called "refused" tell their readers.
nlohmann::json refused_orders(const Roster& roster, const Journal& journal);

/// The same people in the same seats.
template <class State>
bool same_seats(const State& a, const State& b) {
    return ids_of(a.players) == ids_of(b.players);
}

/// `Game` is the game's own class, which derives from this one. It has
///     State plain(const Roster& roster, int turn) const
/// in which nothing has happened yet: games begin with it, scenarios patch it, stored states are read over it; and,
/// where its indices are places in other lists than that of the players,
///     described::Names lists() const
template <class Game, class GameState, class GameOrders, class GameFigures>
class PlainRules {
public:
    using State = GameState;
    using Orders = GameOrders;
    using Figures = GameFigures;
    using Sheets = std::vector<std::optional<Orders>>;

    // NOLINTNEXTLINE(bugprone-crtp-constructor-accessibility): games take it by its name, like the others
    explicit PlainRules(Figures figures) : figures_(std::move(figures)) {}
    const Figures& figures() const { return figures_; }

protected:
    /// The figures are described.
    static orders::Result<Game> from_campaign(const orders::Document& campaign) {
        GM_TAKE(auto figures, described::read_figures<Figures>(campaign));
        return Game(std::move(figures));
    }
    /// The figures have `players`.
    PlayerCount player_count() const { return figures_.players; }
    /// The state has a `turn`, and the figures say how many `turns` there are.
    int turn(const State& state) const { return state.turn; }
    bool over(const State& state) const { return state.turn > figures_.turns; }
    /// Players have `points`, and whoever has most is first.
    std::vector<Score> scores(const State& state) const {
        std::vector<std::int64_t> points;
        for (const auto& player : state.players) points.push_back(player.points);
        return standings(points);
    }
    /// Facts call whose order they tell of `player`, and number none.
    OrderFields order_fields() const {
        static constexpr std::array<std::string_view, 1> author{"player"};
        return {author, {}};
    }
    /// No money changes hands.
    Money balance(const State&, PlayerIndex) const { return {}; }
    /// Nobody brings a character: the plain state, and what the game's `set_up(state, dice, record)` draws and tells.
    orders::Result<State> fresh(const Roster& roster, const orders::Document& players, Dice& dice,
                                Record& record) const {
        orders::Problems problems = without_characters(roster, players, Game::title);
        if (!problems.empty()) return orders::Failure{std::move(problems)};
        record.journal.enter("setup");
        State state = game().plain(roster, 1);
        game().set_up(state, dice, record);
        return state;
    }
    /// Any figure may be ruled on, and nothing follows from it.
    orders::Result<State> settle(const State& before, const State& after, Record&) const {
        if (game().turn(before) != game().turn(after) || !same_seats(before, after))
            return orders::invalid("neither the turn nor the list of players is a figure to rule on");
        return after;
    }

    /// The state is described.
    nlohmann::json to_json(const State& state) const { return described::to_json(state, names(state)); }
    orders::Result<State> from_json(const nlohmann::json& stored) const {
        return described::read_state(game().plain({}, 0), stored, game().lists());
    }
    /// The parts that the reader may know, of the state and of the figures; and, as `you`, a player's own once more.
    nlohmann::json view(const Known<State>& known) const {
        nlohmann::json out = described::to_json(figures_, {}, Reader::anybody());
        out.update(described::to_json(*known, names(*known), known.reader()));
        out.update({{"game", Game::id}, {"over", game().over(*known)}, {"you", nullptr}});
        if (!known.reader().player()) return out;
        const std::string& id = known.self().id;
        out["you"] = out["players"][id];
        out["you"]["id"] = id;
        return out;
    }

    /// Nothing of anybody else's enters a check: the game master has no more to read than the author.
    CheckSurprises surprises(const Known<State>&, const State&, const Sheets&, Dice&) const { return {}; }
    /// Winners and scores are all that a simulation has to tell.
    static const simulated::GameTables& tables() {
        static const simulated::GameTables none;
        return none;
    }

    /// The plain state, patched.
    orders::Result<State> scenario(const Roster& roster, int turn, const nlohmann::json& patch) const {
        State plain = game().plain(roster, turn);
        nlohmann::json merged = game().to_json(plain);
        merged.merge_patch(patch);
        return described::read_state(std::move(plain), merged, game().lists());
    }
    nlohmann::json scenario_results(const Roster& roster, const State&, const Journal& journal) const {
        return {{"refused", refused_orders(roster, journal)}};
    }
    /// Every order counts.
    ComparisonRules comparison() const { return {}; }

    described::Names lists() const { return described::Names(figures_); }
    described::Names names(const State& state) const {
        return game().lists().template set<PlayerIndex>("player", ids_of(state.players));
    }

    Figures figures_;

private:
    const Game& game() const { return static_cast<const Game&>(*this); }
};

}  // namespace resolution
