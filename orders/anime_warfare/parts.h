#pragma once

// What one must know of the game to read a sheet of Anime-Warfare, and the least things that it says.

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "orders/anime_warfare/words.h"
#include "orders/described/orders.h"
#include "orders/index.h"

namespace orders::anime_warfare {

using described::Called;
using described::Desk;
using described::Kind;
using described::Part;
using described::Places;
using described::Reading;
using described::Wild;

/// Who is called by an id or by a name.
struct Named {
    std::string id;
    std::string name;
    bool is(std::string_view written) const;
};

/// What the reader must know of the game to read a sheet, and a form to ask for one.
struct SheetContext {
    SheetName due = SheetName::setup;
    int turn = 1;
    int leg = 0;
    bool over = false;
    std::vector<Named> players = {};
    PlayerIndex author = {};

    int zones = 17;                       ///< numbered from 0
    int rounds = 4;                       ///< of a leg
    int highest_value = 3;                ///< of a campaign
    bool global_deck = false;             ///< is it played with?
    std::vector<Faction> factions = {};   ///< in seat order; before the setup, all there are
    std::optional<Faction> own = {};      ///< the author's, once it has one
    std::vector<Unit> units = {};         ///< all kinds of the licences played
    std::vector<Manga> mangas = {};       ///< that the author may use, borrowed ones too
    std::vector<Ability> abilities = {};  ///< that the author may use in a battle
    std::vector<int> campaigns = {};      ///< the author's own, not yet revealed

    bool setting_up() const { return due == SheetName::setup; }
    bool in_office() const { return due == SheetName::office; }
    bool acting() const { return due == SheetName::leg; }
    bool directing() const { return !acting(); }
    bool has(Manga manga) const;
    bool may_double() const { return in_office() && has(Manga::shonen_jump); }
    bool may_negotiate() const { return in_office() && has(Manga::negotiator); }
    bool may_reveal() const { return in_office() && !campaigns.empty(); }
    bool may_take_cards() const { return in_office() && global_deck; }
    described::Bounds zone_numbers() const { return {0, zones - 1}; }
    described::Bounds campaign_values() const { return {1, highest_value}; }
};

/// No game counts beyond it, whoever writes.
constexpr int most_counted = 999'999;
/// Of one kind there are never more.
constexpr int most_units = 6;

/// How many units: a number, or all.
struct Count {
    int number = 1;
    bool all = false;
    friend bool operator==(const Count&, const Count&) = default;
};

/// A number from 1, or the word for all.
class CountKind final : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override { described::kind_of<Quantity>.add_places(places); }
    bool blank(const void* value) const override { return *static_cast<const Count*>(value) == Count{}; }
};

/// A word of the game: any is understood, those of the licences played are offered.
template <class Name>
class PlayedKind final : public described::WordKind {
public:
    void shape(Shape& out, const Part& part, const Desk& desk) const override;

private:
    Words words() const override { return words_of(Name{}); }
    void set(void* to, std::size_t place) const override { *static_cast<Name*>(to) = static_cast<Name>(place); }
    std::size_t get(const void* value) const override { return place_of(*static_cast<const Name*>(value)); }
};

/// Says of each key that it is of no use there, if other maps of that place have it and this one has not.
void only_own_keys(Reading& in, const Keys& keys, std::string_view place, described::PartList parts);
template <class T>
void own_keys(Reading& in, const Keys& keys, T&) {
    static constexpr auto said = T::described();
    only_own_keys(in, keys, said.about.place, said.parts);
}

/// A list that is there or is not: what of it was not understood costs nothing but itself, and an empty one is one.
template <class List>
class KeptKind final : public described::OptionalKind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override {
        item().read(in, node, part, called, fill(to));
    }

private:
    const Kind& item() const override { return described::kind_of<List>; }
    void* fill(void* value) const override { return &static_cast<std::optional<List>*>(value)->emplace(); }
    void reset(void* value) const override { static_cast<std::optional<List>*>(value)->reset(); }
    const void* held(const void* value) const override {
        const auto& maybe = *static_cast<const std::optional<List>*>(value);
        return maybe ? &*maybe : nullptr;
    }
};
template <class List>
inline constexpr KeptKind<List> kept{};

}  // namespace orders::anime_warfare

template <>
struct orders::described::KindOf<orders::anime_warfare::Count> {
    static constexpr orders::anime_warfare::CountKind kind{};
};
template <>
struct orders::described::KindOf<orders::anime_warfare::Faction> {
    static constexpr orders::anime_warfare::PlayedKind<orders::anime_warfare::Faction> kind{};
};
template <>
struct orders::described::KindOf<orders::anime_warfare::Unit> {
    static constexpr orders::anime_warfare::PlayedKind<orders::anime_warfare::Unit> kind{};
};
