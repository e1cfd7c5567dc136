#pragma once

// What the game master decides between two turns. It enters the record like any other fact: at
// the head of the coming turn, in a step of its own, with its reason and who may know it.

#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

#include "resolution/game.h"

namespace resolution {

/// Comes before the first step of every game.
inline constexpr Step rulings_step{0, "rulings", "Rulings of the game master"};

struct Ruling {
    std::string kind;  ///< `set`, `adjust`, `publish` ..., or one that only some games know
    std::string reason;
    Audience audience = Audience::game_master();
    nlohmann::json args = nlohmann::json::object();
};

/// As entries and ledger lines name every ruling. The number by which the game master calls one is not
/// part of any fact: who reads two of them would count those in between.
inline constexpr std::string_view by_ruling = "ruling";

/// A figure of the state that a ruling changed, or showed.
struct FigureChange {
    std::vector<std::string> path;
    nlohmann::json before;
    nlohmann::json after;
    bool values_told = true;  ///< otherwise the fact says only that it changed: of structures, of what a view hides
};

struct RulingMade {  // to whom the game master wants to know it
    static constexpr std::string_view kind = "ruling";
    const Ruling& ruling;
    std::vector<FigureChange> changes = {};
    std::string player = {};     ///< whom it is about, if it is about one
    std::string contract = {};   ///< or which contract
    std::string text = {};       ///< what is published
    std::string replaced = {};   ///< by what name the seat was known, if it changes
    std::string successor = {};  ///< and is now
    Fields fields() const;
};

/// Another person in a seat: of all that the ruling holds, names alone are told.
RulingMade seat_taken_over(const Ruling& ruling);

struct RulingFelt {  // to a player whose own figures it changes and who is not told the reason
    static constexpr std::string_view kind = "ruling-felt";
    std::vector<FigureChange> changes;
    Fields fields() const;
};

/// Rulings that every game knows: on any figure of its state, and those that change none
/// (`publish`, `accept-late`, `replace-player`, `migrate`).
orders::Result<Position> rule_by_toolkit(const Game& game, const Position& position, const Roster& roster,
                                         const Ruling& ruling, Record& record);

/// Does the reader's own view of the game tell this change, value by value?
bool view_shows(const Game& game, Reader reader, const FigureChange& change, const Position& before,
                const Position& after);

/// The players named in the path of a figure whose view of the game changes with it.
PlayerSet players_concerned(const Game& game, const Roster& roster, const std::vector<std::string>& path,
                            const Position& before, const Position& after);

}  // namespace resolution
