#pragma once

// A game, as the toolkit sees it. Each game is typed inside its own folder; the
// toolkit holds its states and orders as opaque values and meets JSON at the edge
// only. `typed_game.h` makes this interface out of a game's typed rules.

#include <any>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "orders/document.h"
#include "orders/result.h"
#include "orders/shape.h"
#include "orders/vocabulary.h"
#include "resolution/audience.h"
#include "resolution/check.h"
#include "resolution/dice.h"
#include "resolution/draw_table.h"
#include "resolution/invention.h"
#include "resolution/journal.h"
#include "resolution/ledger.h"
#include "resolution/roster.h"

namespace orders::described {
class StructKind;
}

namespace resolution {

struct ComparisonRules;
struct Ruling;
namespace simulated {
struct GameTables;
}

/// A state of some game: a value that can be kept and copied, not looked into.
struct Position {
    std::any state;
};

/// What one player ordered, as typed by its game.
struct SheetOrders {
    std::any orders;
};

/// A sheet as it was read. Orders that were not understood are left out of
/// `orders` and named in `problems`; a sheet that nothing can be read of has none.
struct Reading {
    std::optional<SheetOrders> orders;
    orders::Problems problems;
};

/// A sheet owed now, and what it may hold.
struct Demand {
    PlayerIndex player;
    orders::Shape shape;
};

/// Called after each step of a resolution, with the state as it is then.
using StepWatch = std::function<void(std::string_view step, const Position&)>;

/// What a resolution leaves beside the new state.
struct Record {
    Journal journal;
    Ledger ledger;
    StepWatch watch = {};  ///< who looks on, if anybody: an audit

    template <Tellable F>
    void tell(PlayerIndex player, std::string_view rule, F fact) {
        journal.tell(Audience::only(player), rule, std::move(fact));
    }
    template <Tellable F>
    void tell_everyone(std::string_view rule, F fact) {
        journal.tell(Audience::everyone(), rule, std::move(fact));
    }
    /// Into a player's purse or out of it. No coin moves otherwise, so that every movement is in the ledger.
    void move_money(PlayerIndex player, Money& purse, Money amount, std::string_view reason, std::string_view rule,
                    std::string_view detail = {});
    /// The steps' side of it. Nothing is copied unless somebody looks on.
    template <class State>
    void step_done(std::string_view step, const State& state) const {
        if (watch) watch(step, Position{state});
    }
};

struct Score {
    PlayerIndex player;
    std::int64_t points = 0;
    int place = 0;  ///< 1 = winner; level players share a place
};

/// A step of a turn, as the game's own table lists it.
struct Step {
    int number = 0;
    std::string_view id;
    std::string_view title;
    /// Where the order in which things happened is a secret: kinds of facts that readers are told in this order
    /// instead, and those of a kind by what they say. Facts of other kinds follow, by kind. None: as they happened.
    std::span<const std::string_view> told_by_kind = {};
};

struct PlayerCount {
    std::size_t least = 1;
    std::size_t most = 1;
};

/// The figure that a game is about, which people follow from turn to turn: everybody's view has it.
struct FollowedFigure {
    std::string_view things;          ///< in the view, a map of them by id: "corporations"
    std::string_view figure;          ///< of each of them: "assets"
    std::string_view gone = {};       ///< what says of one that it is no more: "bankrupt"
    std::string_view ranked_in = {};  ///< list of the state that has them from first to last, if one does
};

/// Which order a fact tells of: the fields, by name, that hold whose it is, and its number in the sheet.
struct OrderFields {
    std::span<const std::string_view> author;
    std::span<const std::string_view> number;
};

/// One sheet a player, in order of enrolment; none from whoever was silent.
using Sheets = std::vector<std::optional<SheetOrders>>;

class Game {
public:
    virtual ~Game() = default;

    virtual std::string_view id() const = 0;
    /// Goes up whenever the same sheets and dice would give another result.
    virtual int rules_version() const = 0;
    virtual PlayerCount player_count() const = 0;
    virtual std::span<const Step> steps() const = 0;
    /// None in a game of which everybody sees no such figure.
    virtual std::optional<FollowedFigure> course() const = 0;
    /// None in a game that makes nothing up.
    virtual std::optional<Invention> invention() const = 0;
    virtual OrderFields order_fields() const = 0;
    /// What the state calls the money that a player holds; empty in a game without.
    virtual std::string_view money() const = 0;

    /// The state before the first turn. Draws use turn 0.
    virtual orders::Result<Position> fresh(const Roster& roster, const orders::Document& players, Dice& dice,
                                           Record& record) const = 0;
    /// The game's own counter, which keys the dice of the next resolution.
    virtual int turn(const Position& position) const = 0;
    /// The part of the turn whose sheets are due, in a game whose turns have several: a word of the table `stage`.
    /// Empty in the others, and when the game is over.
    virtual std::string_view stage(const Position& position) const = 0;
    virtual std::vector<Demand> demands(const Position& position) const = 0;
    /// What a player who owes no sheet now may send nonetheless, for later; nothing if there is no such thing.
    virtual std::optional<orders::Shape> unasked(const Position& position, PlayerIndex player) const = 0;
    /// The words of its sheets, in each language.
    virtual const orders::Vocabulary& vocabulary() const = 0;
    /// How its sheets are described; none in a game that describes them otherwise.
    virtual const orders::described::StructKind* sheet_kind() const = 0;
    virtual Reading read(const Position& position, PlayerIndex author, const orders::Document& sheet) const = 0;
    /// Is there any order in it? Words alone are none, nor is what was not understood.
    virtual bool orders_something(const SheetOrders& orders) const = 0;
    /// Do all sheets of one author count that come for the same resolution, and not the last one alone?
    virtual bool joins_sheets() const = 0;
    /// What counts of two such sheets: the later one, unless parts of both do.
    virtual SheetOrders joined(const SheetOrders& earlier, SheetOrders later) const = 0;
    virtual Position resolve(const Position& position, const Sheets& sheets, Dice& dice, Record& record) const = 0;
    /// The state after a ruling of the game master, told and accounted for like a step. If it is refused,
    /// `record` is of no more use.
    virtual orders::Result<Position> rule(const Position& position, const Roster& roster, const Ruling& ruling,
                                          Record& record) const = 0;
    /// Can the game go on from `after`, which a ruling made of `before`? With what follows from it at once.
    virtual orders::Result<Position> settle(const Position& before, const Position& after, Record& record) const = 0;
    /// Codes of the contracts that players have signed; none in a game that knows none.
    virtual std::vector<std::string> contracts(const Position& position) const = 0;
    /// The money a player holds, as its ledger counts it.
    virtual Money balance(const Position& position, PlayerIndex player) const = 0;
    virtual bool over(const Position& position) const = 0;
    virtual std::vector<Score> scores(const Position& position) const = 0;
    /// Which draws a dice file may impose on the next resolution.
    virtual DrawTable draws(const Position& position) const = 0;

    virtual nlohmann::json to_json(const Position& position) const = 0;
    virtual orders::Result<Position> from_json(const nlohmann::json& state) const = 0;
    /// The state without what this reader may not know: all that follows from it, too, is for this reader.
    virtual Position known(const Position& position, Reader reader) const = 0;
    /// What this reader may know of the state, and nothing else.
    virtual nlohmann::json view(const Position& position, Reader reader) const = 0;
    /// What people call things in that language: corporations, agents ... by id.
    virtual std::map<std::string, std::string> names(std::string_view language) const = 0;
    /// The orders as a sheet that reads back to the same orders.
    virtual std::string write_sheet(const Position& position, PlayerIndex author, const SheetOrders& orders) const = 0;
    /// What this player may do now and what it costs: for the pre-filled sheet.
    virtual nlohmann::json outlook(const Position& position, PlayerIndex player) const = 0;
    /// How the author's sheet will be taken, order by order, as far as `reader` may know. To a
    /// player: its own sheet alone counts, and nothing is drawn. To the game master: all sheets
    /// and secrets, and the draws that decide before the dice of results do. To anybody else: nothing.
    virtual std::optional<Check> check(const Position& position, PlayerIndex author, const Sheets& sheets,
                                       Reader reader, Dice& dice) const = 0;

    /// Ways a bot can play, the default one first.
    virtual std::vector<std::string> policies() const = 0;
    virtual SheetOrders bot(std::string_view policy, const Position& position, PlayerIndex player,
                            Dice& dice) const = 0;
    /// The sheets of bots for whoever owes one; of each player the policy, in order of enrolment.
    virtual Sheets bots(std::span<const std::string> policies, const Position& position, Dice& dice) const = 0;

    /// The state in which a scenario starts: `patch` merged into a plain fresh state.
    /// The dice are those of turn 0, for games whose fresh state is one that was set up.
    virtual orders::Result<Position> scenario(const Roster& roster, int turn, const nlohmann::json& patch,
                                              Dice& dice) const = 0;
    /// What a scenario may expect beyond the state: refused orders, outcomes ...
    virtual nlohmann::json scenario_results(const Roster& roster, const Position& position,
                                            const Journal& journal) const = 0;
    /// How scenarios compare all that.
    virtual ComparisonRules comparison() const = 0;
};

}  // namespace resolution
