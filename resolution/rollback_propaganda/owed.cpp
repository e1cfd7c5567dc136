// Who owes which parts where the game stands (section 13), and what a sheet of a mage may hold.

#include "orders/rollback_propaganda/sheet.h"
#include "resolution/rollback_propaganda/match.h"

namespace resolution::rollback_propaganda {

namespace {

/// Of the next event to take place.
bool is_choice_next(const Figures& figures, const State& state) {
    if (state.present.empty()) return false;
    return figures.of(state.present[next_to_resolve(state)].event).choice() != ChoiceOf::none;
}

Owed owed_in_schemes(const State& state, PlayerIndex mage) {
    const Pace pace = state.settings.options.pace;
    const bool active = mage == state.active;
    const bool holds = !state[mage].hand.empty();
    Owed owed;
    owed.scheme = holds;
    owed.spells = holds && pace == Pace::fast;
    owed.reveal = active && pace != Pace::step;
    owed.choices = active && pace == Pace::fast;
    return owed;
}

/// At pace step the mage whose place is reached is asked alone.
bool owes_spells(const State& state, PlayerIndex mage) {
    if (state[mage].schemed.empty()) return false;
    if (state.settings.options.pace == Pace::normal) return true;
    if (state.settings.options.pace == Pace::fast) return false;
    if (state.acting) return state.acting == mage;
    for (PlayerIndex before = state.active; before != mage; before = state.next_of(before)) {
        if (!state[before].schemed.empty()) return false;
    }
    return true;
}

}  // namespace

Owed owed_by(const Figures& figures, const State& state, PlayerIndex mage) {
    if (state[mage].policy != Policy::mail || state.over()) return {};
    const Pace pace = state.settings.options.pace;
    const bool active = mage == state.active;
    Owed owed;
    switch (state.phase) {
        case Phase::scheme: return owed_in_schemes(state, mage);
        case Phase::reveal: owed.reveal = active && pace == Pace::step; break;
        case Phase::spells:
            owed.spells = owes_spells(state, mage);
            owed.choices = active && pace == Pace::normal && has_choice(figures, state);
            break;
        case Phase::choices: owed.choices = active && pace == Pace::step && is_choice_next(figures, state); break;
        case Phase::over: break;
    }
    return owed;
}

std::vector<std::string> Owed::parts() const {
    std::vector<std::string> out;
    if (scheme) out.emplace_back("scheme");
    if (reveal) out.emplace_back("reveal");
    if (spells) out.emplace_back("spells");
    if (choices) out.emplace_back("choices");
    return out;
}

orders::rollback_propaganda::SheetContext sheet_context(const Figures& figures, const State& state,
                                                        PlayerIndex author) {
    const Table& table = figures.table(state.count());
    const Player& player = state[author];
    const Owed owed = owed_by(figures, state, author);
    orders::rollback_propaganda::SheetContext context;
    context.catalogue = &figures.catalogue;
    context.vocabulary = figures.vocabulary.get();
    context.turn = state.turn;
    context.over = state.over();
    for (const Player& one : state.players) context.players.push_back({one.id, one.name});
    context.author = author;
    context.factions_in_play = table.faction_in_play;
    context.events_in_play = table.event_in_play;
    context.asks_scheme = owed.scheme;
    context.asks_reveal = owed.reveal;
    context.asks_spells = owed.spells;
    context.asks_choices = owed.choices;
    context.hand.assign(player.hand.begin(), player.hand.end());
    context.schemed.assign(player.schemed.begin(), player.schemed.end());
    for (const PresentEvent& one : state.present) {
        context.present.push_back(one.event);
        if (owed.choices && figures.of(one.event).choice() != ChoiceOf::none) context.to_choose.push_back(one.event);
    }
    context.ethers = static_cast<int>(std::count_if(player.face_up.begin(), player.face_up.end(), [&](CardIndex card) {
        return figures.of(card).type == CardType::ether;
    }));
    context.schemes = state.settings.limits.schemes_per_turn;
    return context;
}

}  // namespace resolution::rollback_propaganda
