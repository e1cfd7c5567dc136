// What a reader may know of a game (section 3), and what of it matters to a sheet.

#include "resolution/mad_con/match.h"
#include "resolution/mad_con/rules.h"

namespace resolution::mad_con {

namespace {

/// Everybody sees the card that is shown, and no covered one (MC-11).
void hide_missions(Missions& missions) {
    for (auto& mission : missions) {
        if (!mission) continue;
        if (mission->reveal != Reveal::action) mission->action.reset();
        if (mission->reveal != Reveal::organisation) mission->organisation.reset();
    }
}

}  // namespace

/// It is asked for often: what the marks would hide part by part goes in one sweep.
State Rules::known(const State& state, Reader reader) const {
    State out = state;
    if (reader.is_game_master()) return out;
    const bool over = state.phase == Phase::over;
    const auto self = reader.player();
    out.queue.conceal();
    out.animations.conceal();
    for (Visitor& visitor : out.visitors) {
        const bool seen = self && visitor.seen_by.has(*self);
        if (!seen && !(over && visitor.at.is_recruited())) visitor.kind.reset();  // MC-46
    }
    for (const PlayerIndex player : players_of(out)) {
        Player& one = out[player];
        one.deck.conceal();
        if (reader.is(player)) continue;
        one.hand.conceal();
        one.discard.conceal();
        one.targets.reset();
        hide_missions(one.missions);
        if (!over) one.team.reset();
    }
    const auto team = self ? state[*self].team : std::nullopt;
    const bool on_a_side = team == Team::wolves || team == Team::octopuses;  // MC-9
    if (!over && !on_a_side) out.sides.reset();
    return out;
}

orders::mad_con::SheetContext sheet_context(const Figures& figures, const State& state, PlayerIndex author) {
    const Today today(figures, state);
    orders::mad_con::SheetContext context;
    context.day = state.day;
    context.due = sheet_of(state.phase);
    context.over = state.phase == Phase::over;
    for (const Player& player : state.players) context.players.push_back({player.id, player.name});
    context.author = author;
    context.slots = today.slots();
    context.open_slot = today.open_slot();
    const Cards& hand = state[author].hand;
    context.actions.assign(hand.action.begin(), hand.action.end());
    context.organisations.assign(hand.organisation.begin(), hand.organisation.end());
    for (int slot = 1; slot <= most_slots; ++slot) {
        const auto decided = today.decided_reveal(slot);
        context.may_reveal.of(slot) = {!decided || decided == Reveal::action,
                                       !decided || decided == Reveal::organisation};
        for (const PlayerIndex owner : players_of(state)) {
            if (state.mission({owner, slot})) context.missions.push_back({owner, slot});
        }
        if (const auto& own = state.mission({author, slot})) context.own_actions.of(slot) = own->action;
    }
    context.swapping = today.animation().swap > 0;
    context.naming_first = today.animation().holder_names_first && state.token == author;
    today.each_open(author, [&](MissionAt at) { context.open_missions.push_back(at); });
    for (const Visitor& visitor : state.visitors) {
        if (visitor.at.in_hall()) context.hall.push_back(visitor.number);
    }
    context.values = figures.values();
    return context;
}

}  // namespace resolution::mad_con
