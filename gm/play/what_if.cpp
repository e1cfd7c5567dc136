#include "gm/play/what_if.h"

#include <algorithm>

#include "gm/play/intake.h"
#include "gm/play/replay.h"

namespace gm {

namespace {

orders::Outcome check_turn(const GameInPlay& in_play, int turn) {
    const int last = in_play.last.number;
    if (turn >= 1 && turn <= last) return orders::done();
    const std::string advice = "leave --turn out for the coming one";
    return orders::invalid("turn " + std::to_string(turn) + " was not resolved",
                           last == 0 ? advice : "turns 1 to " + std::to_string(last) + " were; " + advice);
}

/// Sheets to play with, read as `gm import` would.
orders::Result<std::vector<SheetInstead>> read_others(const GameInPlay& in_play, const WhatIfRequest& request,
                                                      orders::Problems& problems) {
    std::vector<SheetInstead> others;
    for (const orders::Document& document : request.sheets) {
        GM_TAKE(auto author, request.player ? in_play.find_player(*request.player) : author_of(in_play, document));
        const bool twice = std::any_of(others.begin(), others.end(),
                                       [&](const SheetInstead& other) { return other.player == author; });
        if (twice)
            return document.problem(document.root.mark, "this is a second sheet of " + in_play.roster.id(author),
                                    "give one sheet a player");
        auto reading = in_play.game->read(in_play.position, author, document);
        // As gm import has it: a sheet of which nothing is understood is none.
        const bool flawed = std::any_of(reading.problems.begin(), reading.problems.end(), [](const auto& problem) {
            return problem.kind == orders::ProblemKind::invalid;
        });
        if (!reading.orders || (flawed && !in_play.game->orders_something(*reading.orders)))
            return orders::Failure{std::move(reading.problems)};
        problems.insert(problems.end(), reading.problems.begin(), reading.problems.end());
        others.push_back({author, std::move(reading.orders), resolution::digest(document.text)});
    }
    return others;
}

orders::Result<bool> is_as_stored(const GameInPlay& in_play, int turn, const TurnRecord& rows) {
    GM_TAKE(auto snapshot, in_play.store.snapshot(turn));
    GM_TAKE(auto rolls, in_play.store.rolls(turn));
    return snapshot.state == rows.state &&
           std::equal(rolls.begin(), rolls.end(), rows.rolls.begin(), rows.rolls.end(),
                      [](const RollRow& a, const RollRow& b) { return a.label == b.label && a.value == b.value; });
}

}  // namespace

orders::Result<WhatIf> what_if(GameInPlay& in_play, const WhatIfRequest& request) {
    ResolveRequest real{std::nullopt, request.now};
    real.any_version = request.turn.has_value();
    if (request.turn) {
        GM_TRY(check_turn(in_play, *request.turn));
        GM_TRY(in_play.go_to_opening(*request.turn));
        real.with = SheetStatus::counted;
        GM_TAKE(real.imposed, imposed_of(in_play.store, *request.turn));
    }
    if (in_play.over())
        return orders::invalid("this game is over: there is no coming turn", "--turn N takes one that was resolved");
    WhatIf out;
    out.game_turn = in_play.game->turn(in_play.position);
    ResolveRequest other = real;
    GM_TAKE(other.instead, read_others(in_play, request, out.problems));
    if (request.dice) {
        other.imposed = {};
        other.dice = request.dice;
    }
    GM_TAKE(auto as_is, resolve_turn(in_play, real));
    GM_TAKE(auto otherwise, resolve_turn(in_play, other));
    if (request.turn) {
        GM_TAKE(out.as_stored, is_as_stored(in_play, *request.turn, as_is.rows));
    }
    out.diff = difference(version_of(in_play, as_is), version_of(in_play, otherwise));
    out.unused_dice = std::move(otherwise.unused_dice);
    return out;
}

}  // namespace gm
