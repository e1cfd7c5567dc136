#pragma once

// Parts of a game as templates get them: for the view of a reader and for the outlook of a player.

#include <map>

#include <nlohmann/json.hpp>

#include "resolution/anime_warfare/board.h"
#include "resolution/known.h"

namespace resolution::anime_warfare {

/// What a reader is shown of what it may know.
nlohmann::json view_of(const Figures& figures, const Known<State>& known);
/// What a player may do now, zone by zone, and what it costs: for the pre-filled sheet and the page.
nlohmann::json outlook_of(const Figures& figures, const Known<State>& known);

/// What reads, asks for and judges a sheet of this player, of what it may know.
orders::anime_warfare::SheetContext sheet_context(const Figures& figures, const State& state, PlayerIndex author);
/// What people call what facts and views name by id.
std::map<std::string, std::string> names_of(const Figures& figures, std::string_view language);

/// The state as one reader knows it, in pieces.
class Shown {
public:
    Shown(const Figures& figures, const State& known) : figures_(figures), state_(known), board_(figures, known) {}

    const Board& board() const { return board_; }

    nlohmann::json zone(ZoneIndex zone, std::optional<Faction> reader) const;
    nlohmann::json player(PlayerIndex player) const;
    /// Which of its licence's six mangas it owns, and how near it is to the others, as far as all can count it.
    nlohmann::json mangas(Faction faction) const;
    nlohmann::json units(Faction faction) const;
    /// What earns the mangas and what they cost, by id: sentences follow the campaign and not the other way round.
    nlohmann::json manga_figures() const;
    nlohmann::json unit_figures() const;

    template <class List>
    static nlohmann::json ids(const List& list) {
        nlohmann::json out = nlohmann::json::array();
        for (const auto one : list) out.push_back(id_of(one));
        return out;
    }
    template <class E>
    static nlohmann::json maybe(const std::optional<E>& one) {
        return one ? nlohmann::json(id_of(*one)) : nlohmann::json(nullptr);
    }

private:
    /// How much of what a manga asks for is there: `{have, need}`; nothing where it cannot be counted.
    nlohmann::json progress(Faction faction, Manga manga) const;
    int met_opponents(Faction faction) const;
    int most_mangas_of_others(Faction faction) const;

    const Figures& figures_;
    const State& state_;
    Board board_;
};

}  // namespace resolution::anime_warfare
