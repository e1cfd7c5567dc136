#include "gm/play/opening.h"

#include <nlohmann/json.hpp>

#include "resolution/ruling.h"

namespace gm {

using nlohmann::json;
using resolution::Audience;

namespace {

resolution::Ruling ruling_of(const RulingRow& row, const resolution::Roster& roster) {
    resolution::Ruling ruling;
    ruling.kind = row.kind;
    ruling.reason = row.reason;
    ruling.audience = audience_from(row.audience, roster);
    ruling.args = json::parse(row.data);
    return ruling;
}

}  // namespace

Audience audience_from(std::string_view text, const resolution::Roster& roster) {
    const json audience = json::parse(text, nullptr, false);
    if (audience == "everyone") return Audience::everyone();
    if (!audience.is_array()) return Audience::game_master();
    resolution::PlayerSet players;
    for (const json& id : audience) {
        const auto player = id.is_string() ? roster.find(id.get<std::string>()) : std::nullopt;
        if (player) players.add(*player);
    }
    return Audience::only(players);
}

std::string audience_text(const Audience& audience, const resolution::Roster& roster) {
    if (audience.is_everyone()) return R"("everyone")";
    if (audience.is_game_master()) return R"("game-master")";
    json ids = json::array();
    for (const resolution::PlayerIndex player : roster.all()) {
        if (audience.players().has(player)) ids.push_back(roster.id(player));
    }
    return ids.dump();
}

orders::Outcome add_to(TurnOpening& opening, const resolution::Game& game, const resolution::Roster& roster,
                       const RulingRow& row) {
    resolution::Record record = opening.record;
    record.journal.enter(resolution::rulings_step.id);
    try {
        GM_TAKE(auto ruled, game.rule(opening.position, roster, ruling_of(row, roster), record));
        opening = {std::move(ruled), std::move(record)};
        return orders::done();
    } catch (const json::exception&) {
        return orders::invalid("ruling " + to_text(row.id) + " is damaged", "restore the folder from a backup");
    }
}

orders::Result<TurnOpening> open_turn(const resolution::Game& game, const resolution::Roster& roster,
                                      const resolution::Position& left, std::span<const RulingRow> standing,
                                      const RulingWatch& watch) {
    TurnOpening opening{left, {}};
    for (const RulingRow& row : standing) {
        if (row.revoked_at) continue;
        auto added = add_to(opening, game, roster, row);
        if (added) {
            if (watch) watch(row, opening);
            continue;
        }
        orders::Problems problems = added.problems();
        for (orders::Problem& problem : problems) {
            problem.what = "ruling " + to_text(row.id) + " no longer holds: " + problem.what;
            problem.advice = "gm rule revoke " + to_text(row.id) + " --reason ... takes it back";
        }
        return orders::Failure{std::move(problems)};
    }
    return opening;
}

}  // namespace gm
