#pragma once

// How the things that a sheet of Agent Jean names are written: cards, colours, people; a word, or one of these.

#include <variant>

#include "orders/agent_jean/cards.h"
#include "orders/described/orders.h"

namespace orders::agent_jean {

using described::Called;
using described::Desk;
using described::Kind;
using described::Part;
using described::Places;
using described::Reading;
using described::Wild;

/// Agent, in the order of the data.
using AgentIndex = Index<struct AgentTag>;
/// Accomplice, in the order of the data.
using AccompliceIndex = Index<struct AccompliceTag>;

enum class Pick { lowest, highest, lowest_winning, highest_winning, lowest_losing, highest_losing };
inline constexpr auto pick_words = word_list({{"lowest", "plus faible, la plus faible, plus basse, la plus basse"},
                                              {"highest", "plus forte, la plus forte, plus haute, la plus haute"},
                                              {"lowest_winning", "plus faible gagnante, la plus faible gagnante"},
                                              {"highest_winning", "plus forte gagnante, la plus forte gagnante"},
                                              {"lowest_losing", "plus faible perdante, la plus faible perdante"},
                                              {"highest_losing", "plus forte perdante, la plus forte perdante"}});
constexpr Words words_of(Pick) { return pick_words.in("pick", phrase("pick")); }

enum class Place { first, middle, last, not_first };
inline constexpr auto place_words = word_list({{"first", "premier, première, j'entame"},
                                               {"middle", "milieu, au milieu"},
                                               {"last", "dernier, dernière"},
                                               {"not_first", "pas premier, pas première"}});
constexpr Words words_of(Place) { return place_words.in("position", phrase("position")); }
using Position = std::variant<Place, int>;  ///< a word, or the n-th to play

enum class LeaderWord { self, left, right, last_winner };
inline constexpr auto leader_words =
    word_list({{"self", "moi, moi-même", "me"},
               {"left", "gauche, à gauche"},
               {"right", "droite, à droite"},
               {"last_winner", "dernier gagnant, dernière gagnante, dernier vainqueur"}});
constexpr Words words_of(LeaderWord) { return leader_words.in("leader", phrase("leader")); }
using Leader = std::variant<LeaderWord, PlayerIndex>;

enum class AnyAccomplice { none, any };
/// Those that every campaign may have are known by French names, too.
inline constexpr auto accomplice_words = word_list({{"none", "aucun, sans"},
                                                    {"any", "n'importe lequel, un complice, quelconque"},
                                                    {"blue_over_purple", "bleu sur mauve, bleus avant mauves"},
                                                    {"no_trump", "sans atout"},
                                                    {"lowest_wins", "la plus faible gagne, plus faible gagne"},
                                                    {"counter_clockwise", "sens inverse, à l'envers"},
                                                    {"burn_cards", "cartes brûlées, au feu"},
                                                    {"pass_left", "passe à gauche, passer à gauche"}});
constexpr Words words_of(AnyAccomplice) {
    Words words = accomplice_words.in("accomplice", phrase("accomplice"));
    words.ids = words.ids.first(2);
    return words;
}
using Helper = std::variant<AnyAccomplice, AccompliceIndex>;

/// A card by its code; a player, agent or accomplice by its id or, people being people, by its name.
template <class T>
class NameKind final : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
};
template <class T>
inline constexpr NameKind<T> name_kind{};

/// A word, or something else.
template <class Either>
class WordOrKind final : public Kind {
public:
    using Word = std::variant_alternative_t<0, Either>;
    using Other = std::variant_alternative_t<1, Either>;

    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override { described::kind_of<Word>.add_places(places); }
};

/// A list of colours, in whatever order, or one.
class ColoursKind final : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override { described::kind_of<Colour>.add_places(places); }
    described::Saying saying() const override { return {described::Saying::Form::list, &described::kind_of<Colour>}; }
};

}  // namespace orders::agent_jean

template <class T>
    requires std::same_as<T, orders::agent_jean::Card> || std::same_as<T, orders::agent_jean::AgentIndex>
struct orders::described::KindOf<T> {
    static constexpr orders::agent_jean::NameKind<T> kind{};
};
template <class T>
    requires std::same_as<T, orders::agent_jean::Position> || std::same_as<T, orders::agent_jean::Leader> ||
             std::same_as<T, orders::agent_jean::Helper>
struct orders::described::KindOf<T> {
    static constexpr orders::agent_jean::WordOrKind<T> kind{};
};
template <>
struct orders::described::KindOf<orders::agent_jean::Colours> {
    static constexpr orders::agent_jean::ColoursKind kind{};
};
