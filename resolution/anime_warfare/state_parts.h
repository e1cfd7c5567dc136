#pragma once

// What a state is made of besides its structs: units by kind, campaigns, sets; and how these are written.

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "orders/anime_warfare/sheet.h"
#include "resolution/anime_warfare/figures.h"

namespace resolution::anime_warfare {

using orders::anime_warfare::Standing;

/// Something for each licence, whether it is played or not.
template <class T>
struct ByFaction : std::array<T, faction_count> {
    T& of(Faction faction) { return (*this)[place_of(faction)]; }
    const T& of(Faction faction) const { return (*this)[place_of(faction)]; }
};

/// How many units of each kind.
struct Troops {
    std::array<std::uint8_t, unit_count> count{};

    std::uint8_t& of(Unit unit) { return count[place_of(unit)]; }
    int of(Unit unit) const { return count[place_of(unit)]; }
    int total() const {
        int all = 0;
        for (const std::uint8_t each : count) all += each;
        return all;
    }
    bool empty() const { return total() == 0; }
    friend bool operator==(const Troops&, const Troops&) = default;
};

/// A unit that nobody but its owner sees (12.6).
struct HiddenUnit {
    Faction owner = Faction::no_name;
    Unit unit = Unit::jin;
    int rounds = 0;  ///< of its owner, still to finish
    friend bool operator==(const HiddenUnit&, const HiddenUnit&) = default;
};
using HiddenUnits = std::vector<HiddenUnit>;

/// A value for each of a fixed list of ids; those that are nothing special are not written.
template <class Index, class List>
class SparseKind final : public described::KeyedKind {
    using Item = typename List::value_type;
    described::ListId keys() const override { return described::list_of<Index>; }
    const described::Kind& item() const override { return described::kind_of<Item>; }
    std::size_t size(const void* list) const override { return static_cast<const List*>(list)->size(); }
    void* at(void* list, std::size_t place) const override { return &(*static_cast<List*>(list))[place]; }
    bool has(const void* list, std::size_t place) const override {
        return (*static_cast<const List*>(list))[place] != Item{};
    }
};
template <class Index, class List>
inline constexpr SparseKind<Index, List> sparse{};

/// By kind of unit.
class TroopsKind final : public described::KeyedKind {
    described::ListId keys() const override { return described::list_of<Unit>; }
    const described::Kind& item() const override { return described::kind_of<std::uint8_t>; }
    std::size_t size(const void*) const override { return unit_count; }
    void* at(void* troops, std::size_t place) const override { return &static_cast<Troops*>(troops)->count[place]; }
    bool has(const void* troops, std::size_t place) const override {
        return static_cast<const Troops*>(troops)->count[place] != 0;
    }
};

/// By owner and kind, of each unit the rounds that it stays hidden: `{haiyore: {mahiro: [3, 1]}}`. To be seen by owner
/// is a matter of `known`, not of marks.
class HiddenKind final : public described::Kind {
public:
    void read(const described::Source& from, void* to, described::Bounds bounds) const override;
    nlohmann::json write(const void* value, const described::Names& names, const described::Look& look) const override;
    void reset(void* value) const override { static_cast<HiddenUnits*>(value)->clear(); }
};
inline constexpr HiddenKind hidden_kind{};

/// Campaigns: whoever may not know their worth sees how many there are.
struct Tokens {
    std::vector<int> worth;
    bool face_down = false;  ///< undescribed: said by nulls

    void conceal() {
        std::fill(worth.begin(), worth.end(), 0);
        face_down = true;
    }
};
class TokensKind final : public described::Kind {
public:
    void read(const described::Source& from, void* to, described::Bounds bounds) const override;
    nlohmann::json write(const void* value, const described::Names& names, const described::Look& look) const override;
    void reset(void* value) const override { *static_cast<Tokens*>(value) = {}; }
    void conceal(void* value) const override { static_cast<Tokens*>(value)->conceal(); }
};
inline constexpr TokensKind tokens_kind{};

/// As their owner wrote them: what was wrong in them was told when they came.
class StoredStandingKind final : public described::Kind {
public:
    void read(const described::Source& from, void* to, described::Bounds bounds) const override;
    nlohmann::json write(const void* value, const described::Names& names, const described::Look& look) const override;
    void reset(void* value) const override { *static_cast<Standing*>(value) = {}; }
};
inline constexpr StoredStandingKind stored_standing_kind{};

/// A set of things with a place each.
template <class E, std::size_t count>
class SetOf {
public:
    void add(E one) { bits_ |= bit(one); }
    void remove(E one) { bits_ &= ~bit(one); }
    bool has(E one) const { return (bits_ & bit(one)) != 0; }
    bool empty() const { return bits_ == 0; }
    std::size_t size() const { return list().size(); }
    void clear() { bits_ = 0; }
    std::vector<E> list() const {
        std::vector<E> out;
        for (std::size_t i = 0; i < count; ++i) {
            if ((bits_ >> i & 1U) != 0) out.push_back(static_cast<E>(i));
        }
        return out;
    }
    friend bool operator==(SetOf, SetOf) = default;

private:
    static std::size_t place(E one) {
        if constexpr (std::is_enum_v<E>) {
            return static_cast<std::size_t>(one);
        } else {
            return one.value();
        }
    }
    static std::uint32_t bit(E one) { return std::uint32_t{1} << place(one); }
    static_assert(count <= 32);
    std::uint32_t bits_ = 0;
};
using MangaSet = SetOf<Manga, manga_count>;
using ZoneSet = SetOf<ZoneIndex, zone_count>;
using UnitSet = SetOf<Unit, unit_count>;
using FactionSet = SetOf<Faction, faction_count>;

}  // namespace resolution::anime_warfare

namespace resolution::described {

template <>
struct KindOf<anime_warfare::Troops> {
    static constexpr anime_warfare::TroopsKind kind{};
};
template <>
struct KindOf<anime_warfare::MangaSet> {
    static constexpr SetKindOf<anime_warfare::MangaSet, anime_warfare::Manga> kind{};
};
template <>
struct KindOf<anime_warfare::ZoneSet> {
    static constexpr SetKindOf<anime_warfare::ZoneSet, anime_warfare::ZoneIndex> kind{};
};
template <>
struct KindOf<anime_warfare::UnitSet> {
    static constexpr SetKindOf<anime_warfare::UnitSet, anime_warfare::Unit> kind{};
};
template <>
struct KindOf<anime_warfare::FactionSet> {
    static constexpr SetKindOf<anime_warfare::FactionSet, anime_warfare::Faction> kind{};
};

}  // namespace resolution::described
