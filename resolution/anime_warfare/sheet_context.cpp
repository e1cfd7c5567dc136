// What the orders must know of the game, and what people call its things.

#include "resolution/anime_warfare/shown.h"

namespace resolution::anime_warfare {

using orders::anime_warfare::SheetContext;

namespace {

/// A battle ability that bears the id of a manga; the first ones are units' own.
std::optional<Manga> manga_of(Ability ability) {
    for (std::size_t i = 0; i < manga_count; ++i) {
        if (id_of(static_cast<Manga>(i)) == id_of(ability)) return static_cast<Manga>(i);
    }
    return std::nullopt;
}

/// Units of the author's licence first: they are what it orders most.
std::vector<Unit> played_units(const State& state, std::optional<Faction> own) {
    std::vector<Unit> out;
    if (own) out = units_of(*own);
    for (const Faction faction : state.seats()) {
        if (faction == own) continue;
        const std::vector<Unit> theirs = units_of(faction);
        out.insert(out.end(), theirs.begin(), theirs.end());
    }
    return out;
}

/// Those that wait for orders: what holds always needs none.
bool is_chosen(Ability ability) { return ability != Ability::for_you && ability != Ability::with_my_beloved; }

void add_own(SheetContext& context, const Figures& figures, const State& state, Faction own) {
    const Board board(figures, state);
    for (std::size_t i = 0; i < manga_count; ++i) {
        if (board.may_use(own, static_cast<Manga>(i))) context.mangas.push_back(static_cast<Manga>(i));
    }
    for (std::size_t i = 0; i < ability_count; ++i) {
        const auto ability = static_cast<Ability>(i);
        const auto manga = manga_of(ability);
        const bool borrowed = manga && board.may_use(own, *manga);
        if (is_chosen(ability) && (orders::anime_warfare::owner_of(ability) == own || borrowed))
            context.abilities.push_back(ability);
    }
}

}  // namespace

SheetContext sheet_context(const Figures& figures, const State& state, PlayerIndex author) {
    SheetContext out;
    out.due = sheet_of(state.phase);
    out.turn = state.turn;
    out.leg = state.leg;
    out.over = state.phase == Phase::over;
    for (const Player& player : state.players) out.players.push_back({player.id, player.name});
    out.author = author;
    out.zones = static_cast<int>(zone_count);
    out.rounds = state.settings.rounds_per_leg;
    out.highest_value = 1;
    for (std::size_t i = 0; i < most_worth; ++i) {
        if (figures.campaigns[i] > 0) out.highest_value = static_cast<int>(i) + 1;
    }
    out.global_deck = state.settings.global_deck;
    const bool set_up = state.phase != Phase::setup;
    out.factions = set_up ? state.seats() : std::vector<Faction>(all_factions.begin(), all_factions.end());
    const Player& self = state[author];
    out.own = self.licence;
    out.campaigns = self.campaigns.worth;
    if (!set_up) return out;
    out.units = played_units(state, self.licence);
    if (self.licence) add_own(out, figures, state, *self.licence);
    return out;
}

std::map<std::string, std::string> names_of(const Figures& figures, std::string_view language) {
    std::map<std::string, std::string> out;
    const auto add = [&](std::string_view id, const std::string& name) {
        if (!name.empty()) out.emplace(id, name);
    };
    for (std::size_t i = 0; i < faction_count; ++i)
        add(id_of(static_cast<Faction>(i)), figures.factions[i].in(language));
    for (std::size_t i = 0; i < unit_count; ++i) {
        const UnitFigures& unit = figures.units[i];
        add(id_of(static_cast<Unit>(i)), unit.short_name.empty() ? unit.name : unit.short_name);
    }
    for (std::size_t i = 0; i < manga_count; ++i)
        add(id_of(static_cast<Manga>(i)), figures.manga_names[i].in(language));
    for (std::size_t i = 0; i < ability_count; ++i)
        add(id_of(static_cast<Ability>(i)), figures.ability_names[i].in(language));
    for (std::size_t i = 0; i < card_count; ++i) add(id_of(static_cast<Card>(i)), figures.cards[i].name.in(language));
    return out;
}

}  // namespace resolution::anime_warfare
