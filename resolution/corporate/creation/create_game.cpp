#include <algorithm>

#include "resolution/corporate/creation/character.h"
#include "resolution/corporate/creation/creation.h"
#include "resolution/corporate/facts/creation.h"
#include "resolution/corporate/fresh.h"
#include "resolution/corporate/intelligence.h"
#include "resolution/corporate/ranking.h"
#include "resolution/corporate/ranking_facts.h"
#include "resolution/corporate/standing.h"

namespace resolution::corporate {

namespace {

/// An id must mean one thing: a player called like a corporation could never be a target.
void check_ids(orders::DocumentReader& reader, const Figures& figures, const Roster& roster) {
    for (const Seat& seat : roster.seats()) {
        const auto same = [&](const auto& one) { return one.id == seat.id; };
        const bool taken = std::any_of(figures.corporations.begin(), figures.corporations.end(), same) ||
                           std::any_of(figures.agents.begin(), figures.agents.end(), same) ||
                           std::any_of(figures.parties.begin(), figures.parties.end(), same);
        if (taken)
            reader.invalid(seat.character.mark, "the id '" + seat.id + "' already names something in this campaign");
    }
}

/// CG-27: the first drawn gets the first assets of its list; level ones are ranked as drawn.
void draw_assets(const Figures& figures, Dice& dice, State& state) {
    const auto name = [&](CorporationIndex corporation) { return figures[corporation].id; };
    const auto& start = figures.assets_at_start;
    std::vector<CorporationIndex> others;
    for (const CorporationIndex corporation : corporations_of(state)) {
        const bool leads = std::find(start.leaders.begin(), start.leaders.end(), corporation) != start.leaders.end();
        if (!leads) others.push_back(corporation);
    }
    state.ranking.clear();
    const auto give = [&](const std::vector<CorporationIndex>& drawn, const std::vector<int>& assets) {
        for (std::size_t i = 0; i < drawn.size(); ++i) {
            state[drawn[i]].assets = assets[i];
            state.ranking.push_back(drawn[i]);
        }
    };
    give(dice.shuffle("setup/assets/leaders", start.leaders, name), start.leaders_assets);
    give(dice.shuffle("setup/assets/others", others, name), start.others_assets);
    update_ranking(state);
}

/// CG-86: a vendetta against nobody in particular is drawn.
void draw_vendettas(const Figures& figures, Dice& dice, State& state) {
    std::vector<CorporationIndex> all;
    for (const CorporationIndex corporation : corporations_of(state)) all.push_back(corporation);
    for (Player& player : state.players) {
        if (!player.traits.has(Trait::vendetta) || player.objectives.vendetta) continue;
        player.objectives.vendetta = dice.one_of(label("setup/vendetta/", player.id), all,
                                                 [&](CorporationIndex corporation) { return figures[corporation].id; });
    }
}

/// At the start as at any time, money comes through the ledger.
void pay_in(Turn& turn) {
    for (const PlayerIndex player : players_of(turn.state)) {
        move_money(turn, player, turn.figures.start.money, "start", "", "section 5");
        turn.state[player].traits.each([&](Trait trait) {
            const auto& more = turn.figures[trait].money;
            if (more) move_money(turn, player, *more, "trait", id_of(trait), "section 5");
        });
    }
}

void welcome(Turn& turn) {
    turn.tell_everyone("CG-27", GameOpened{ranking_value(turn)});
    for (const PlayerIndex player : players_of(turn.state)) {
        const Player& who = turn.state[player];
        List traits;
        who.traits.each([&](Trait trait) { traits.emplace_back(id_of(trait)); });
        turn.tell(player, "section 5",
                  Welcome{who.money, who.honour, who.influence, who.victory_points, std::move(traits),
                          who.objectives.vendetta ? std::string_view(turn.id(*who.objectives.vendetta)) : ""});
    }
}

}  // namespace

orders::Result<State> create_game(const Figures& figures, const Roster& roster, const orders::Document& players,
                                  Dice& dice, Record& record) {
    orders::DocumentReader reader(players);
    check_ids(reader, figures, roster);
    State state = plain_state(figures, roster);
    for (const PlayerIndex player : players_of(state)) {
        const Seat& seat = roster[player];
        const Character character = read_character(reader, figures, seat.character);
        state[player].victory_points = check_character(reader, figures, character, seat.id);
        if (reader.clean()) apply_character(figures, character, state, player);
        state[player].money = {};
    }
    if (!reader.clean()) return orders::Failure{reader.take_problems()};
    draw_assets(figures, dice, state);
    draw_vendettas(figures, dice, state);
    const Sheets no_sheets;
    record.journal.enter("setup");
    Turn turn(figures, state, no_sheets, dice, record);
    pay_in(turn);
    welcome(turn);
    let_agents_tell(turn);  // there are no runs yet
    return std::move(turn.state);
}

}  // namespace resolution::corporate
