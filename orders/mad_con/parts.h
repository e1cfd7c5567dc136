#pragma once

// What the sheets of Mad-Con are made of, and what one must know of the game to read them.

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "orders/described/kind.h"
#include "orders/index.h"
#include "orders/mad_con/words.h"

namespace orders::mad_con {

using described::Called;
using described::Desk;
using described::Kind;
using described::Part;
using described::Places;
using described::Reading;
using described::Wild;

constexpr int most_slots = 6;

/// Something for each slot of a day; slots count from 1.
template <class T>
struct BySlot : std::array<T, most_slots> {
    T& of(int slot) { return (*this)[static_cast<std::size_t>(slot) - 1]; }
    const T& of(int slot) const { return (*this)[static_cast<std::size_t>(slot) - 1]; }
};

/// An entry of a target list: a visitor by number, or those that a word stands for.
struct Pick {
    int visitor = 0;  ///< 0: those of the word
    Selector word = Selector::front;

    static constexpr Pick number(int visitor) { return {visitor, {}}; }
    static constexpr Pick those(Selector word) { return {0, word}; }
    friend bool operator==(Pick, Pick) = default;
};
using Picks = std::vector<Pick>;

/// "V07"
std::string visitor_id(int number);
std::optional<int> visitor_number(std::string_view id);
/// "+2", "0", "-1": values as they are told, and claimed.
std::string signed_value(int value);

/// What is said of a visitor: a value, true or not, or nothing (MC-42).
using Claim = std::optional<int>;
struct Announcement {
    std::vector<std::pair<int, Claim>> of;  ///< by the value that is found
    std::optional<Claim> otherwise;

    bool empty() const { return of.empty() && !otherwise; }
    Claim about(int value) const;
    friend bool operator==(const Announcement&, const Announcement&) = default;
};

/// Lists that replace `pick` where sabotage has changed the target.
using ByOrganisation = std::array<std::optional<Picks>, organisation_count>;

/// Who is called by an id or by a name.
struct Named {
    std::string id;
    std::string name;
    bool is(std::string_view written) const;
};

/// A mission, by its owner and its slot.
struct MissionAt {
    PlayerIndex player;
    int slot = 1;
    friend bool operator==(MissionAt, MissionAt) = default;
};

/// What the reader must know of the game to read a sheet, and a form to ask for one.
struct SheetContext {
    int day = 1;
    SheetName due = SheetName::programming;
    bool over = false;
    std::vector<Named> players;
    PlayerIndex author;

    int slots = 4;                      ///< of this day
    std::optional<int> open_slot = {};  ///< takes no action (improvisation)
    std::vector<Action> actions = {};   ///< in hand, in dealt order
    std::vector<Organisation> organisations = {};
    BySlot<std::array<bool, chosen_reveals>> may_reveal{};  ///< the action; the organisation
    bool swapping = false;                                  ///< a visitor may be swapped (false pretences)
    bool naming_first = false;                              ///< the author names the first player (security strike)
    std::vector<MissionAt> missions = {};                   ///< all that are programmed
    std::vector<MissionAt> open_missions = {};              ///< those where the author may lay a card
    BySlot<std::optional<Action>> own_actions{};
    std::vector<int> hall = {};    ///< numbers of the visitors there
    std::vector<int> values = {};  ///< that a visitor may have, from high to low

    bool programming() const { return due == SheetName::programming; }
    bool sabotaging() const { return due == SheetName::sabotage; }
    bool is_ranking() const { return due == SheetName::ranking; }
    bool may_swap() const { return programming() && swapping; }
    bool may_name_first() const { return programming() && naming_first; }
    bool improvising() const { return sabotaging() && open_slot.has_value(); }
    bool has_missions() const { return programming() || (sabotaging() && !own_slots().empty()); }
    bool has_cards() const { return sabotaging() && !organisations.empty(); }
    bool has_two_cards() const;  ///< that differ: then one is chosen
    described::Bounds slot_numbers() const { return {1, slots}; }

    bool may_lay_on(MissionAt mission) const;
    bool is_programmed(MissionAt mission) const;
    /// Slots that targets may be given for.
    std::vector<int> own_slots() const;
};

}  // namespace orders::mad_con
