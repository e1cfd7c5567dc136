#pragma once

// The kinds of the types that structs are made of. A game adds its own: `KindOf` of its type.

#include <algorithm>
#include <array>
#include <concepts>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <vector>

#include "orders/index.h"
#include "orders/money.h"
#include "orders/words.h"
#include "resolution/audience.h"
#include "resolution/described/kind.h"

namespace resolution::described {

template <class T>
struct KindOf;

template <class T>
constexpr const Kind& kind_of = KindOf<T>::kind;

/// A kind whose values are nothing special when nothing is known of them; but a type may say what others see of it.
template <class T, class Base>
class Plain : public Base {
public:
    void reset(void* value) const override { *static_cast<T*>(value) = T{}; }
    void conceal(void* value) const override {
        if constexpr (requires(T& one) { one.conceal(); }) {
            static_cast<T*>(value)->conceal();
        } else {
            Base::conceal(value);
        }
    }

protected:
    ~Plain() = default;
};

class WholeKind : public UndividedKind {
public:
    void read(const Source& from, void* to, Bounds bounds) const override {
        if (const auto number = from.whole(bounds)) set(to, *number);
    }
    nlohmann::json write(const void* value, const Names& names, const Look& look) const override;

protected:
    ~WholeKind() = default;
    virtual void set(void* to, std::int64_t number) const = 0;
    virtual std::int64_t get(const void* value) const = 0;
};

template <std::integral Number>
class WholeKindOf final : public Plain<Number, WholeKind> {
    void set(void* to, std::int64_t number) const override { *static_cast<Number*>(to) = static_cast<Number>(number); }
    std::int64_t get(const void* value) const override {
        return static_cast<std::int64_t>(*static_cast<const Number*>(value));
    }
};
template <std::integral Number>
struct KindOf<Number> {
    static constexpr WholeKindOf<Number> kind{};
};

class MoneyKind final : public Plain<orders::Money, UndividedKind> {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const Names& names, const Look& look) const override;
};
template <>
struct KindOf<orders::Money> {
    static constexpr MoneyKind kind{};
};

class FlagKind final : public Plain<bool, UndividedKind> {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const Names& names, const Look& look) const override;
};
template <>
struct KindOf<bool> {
    static constexpr FlagKind kind{};
};

class TextKind final : public Plain<std::string, UndividedKind> {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const Names& names, const Look& look) const override;
};
template <>
struct KindOf<std::string> {
    static constexpr TextKind kind{};
};

/// One of several words, known by its place among them; the upper bound leaves out the last of them.
class WordKind : public UndividedKind {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const Names& names, const Look& look) const override;

protected:
    ~WordKind() = default;
    virtual orders::Words words() const = 0;
    virtual void set(void* to, std::size_t place) const = 0;
    virtual std::size_t get(const void* value) const = 0;
};

template <orders::Worded E>
class WordKindOf final : public Plain<E, WordKind> {
    orders::Words words() const override { return words_of(E{}); }
    void set(void* to, std::size_t place) const override { *static_cast<E*>(to) = static_cast<E>(place); }
    std::size_t get(const void* value) const override {
        return static_cast<std::size_t>(*static_cast<const E*>(value));
    }
};
template <orders::Worded E>
struct KindOf<E> {
    static constexpr WordKindOf<E> kind{};
};

/// A flag that has a word for down and one for up: `between<compare_ids>`.
template <auto& ids>
class SwitchKindOf final : public Plain<bool, WordKind> {
    orders::Words words() const override { return {"word", ids}; }
    void set(void* to, std::size_t place) const override { *static_cast<bool*>(to) = place == 1; }
    std::size_t get(const void* value) const override { return *static_cast<const bool*>(value) ? 1 : 0; }
};
template <auto& ids>
inline constexpr SwitchKindOf<ids> between{};

/// A place in a list of names, written as its id.
class IndexKind : public UndividedKind {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const Names& names, const Look& look) const override;

protected:
    ~IndexKind() = default;
    virtual ListId list() const = 0;
    virtual void set(void* to, std::size_t place) const = 0;
    virtual std::size_t get(const void* value) const = 0;
};

template <class Index>
class IndexKindOf final : public Plain<Index, IndexKind> {
    ListId list() const override { return list_of<Index>; }
    void set(void* to, std::size_t place) const override { *static_cast<Index*>(to) = Index(place); }
    std::size_t get(const void* value) const override { return static_cast<const Index*>(value)->value(); }
};
template <class Tag>
struct KindOf<orders::Index<Tag>> {
    static constexpr IndexKindOf<orders::Index<Tag>> kind{};
};

template <class T, class Base = OptionalKind>
class OptionalKindOf final : public Plain<std::optional<T>, Base> {
    const Kind& item() const override { return kind_of<T>; }
    void* fill(void* value) const override { return &static_cast<std::optional<T>*>(value)->emplace(); }
    void* held(void* value) const override {
        auto& one = *static_cast<std::optional<T>*>(value);
        return one ? &*one : nullptr;
    }
};
template <class T>
struct KindOf<std::optional<T>> {
    static constexpr OptionalKindOf<T> kind{};
};

template <class T, class Base>
class VectorKind : public Plain<std::vector<T>, Base> {
protected:
    using List = std::vector<T>;
    ~VectorKind() = default;
    const Kind& item() const override { return kind_of<T>; }
    std::size_t size(const void* list) const override { return static_cast<const List*>(list)->size(); }
    void* at(void* list, std::size_t place) const override { return &(*static_cast<List*>(list))[place]; }
};

template <class T>
class ListKindOf final : public VectorKind<T, ListKind> {
    void* add(void* list) const override { return &static_cast<std::vector<T>*>(list)->emplace_back(); }
};
template <class T>
struct KindOf<std::vector<T>> {
    static constexpr ListKindOf<T> kind{};
};

/// A pile: its top is the last of the vector, and written first. If it lies open, everybody sees the top, and how many
/// there are.
template <class T, bool open>
class PileKindOf final : public VectorKind<T, ListKind> {
public:
    void read(const Source& from, void* to, Bounds bounds) const override {
        ListKind::read(from, to, bounds);
        auto& pile = *static_cast<std::vector<T>*>(to);
        std::reverse(pile.begin(), pile.end());
    }
    void conceal(void* value) const override {
        auto& pile = *static_cast<std::vector<T>*>(value);
        if (!open) return this->reset(value);
        if (!pile.empty()) std::fill(pile.begin(), pile.end() - 1, T{});
    }

private:
    void* add(void* pile) const override { return &static_cast<std::vector<T>*>(pile)->emplace_back(); }
    void* at(void* pile, std::size_t place) const override {
        return VectorKind<T, ListKind>::at(pile, this->size(pile) - 1 - place);
    }
};
template <class T>
inline constexpr PileKindOf<T, false> pile_of{};
template <class T>
inline constexpr PileKindOf<T, true> open_pile_of{};

/// A value that a game writes as one word: `word`, `find` which gives nothing for what means nothing, and which words
/// might have been meant.
class CodedKind : public UndividedKind {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const Names& names, const Look& look) const override;

protected:
    ~CodedKind() = default;
    virtual std::string_view what() const = 0;
    virtual std::string word(const void* value, const Names& names) const = 0;
    virtual bool find(std::string_view word, const Names& names, void* to) const = 0;
    virtual std::vector<std::string> known(const Names&) const { return {}; }
};

class OrNoneKind : public OptionalKind {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const Names& names, const Look& look) const override;
    bool takes_null() const override { return false; }

protected:
    ~OrNoneKind() = default;
};

/// Nothing, or a value, where nothing is called `none`.
template <class T>
inline constexpr OptionalKindOf<T, OrNoneKind> or_none{};

/// A set of small things: `add`, `has`, and `list` in the order they are written.
template <class Set, class Item>
class SetKindOf final : public Plain<Set, SetKind> {
    const Kind& item() const override { return kind_of<Item>; }
    bool add(const Source& from, void* set) const override {
        Item one{};
        const std::size_t before = from.reading().told();
        kind_of<Item>.read(from, &one, {});
        if (from.reading().told() != before) return true;  // said already
        Set& out = *static_cast<Set*>(set);
        const bool fresh = !out.has(one);
        out.add(one);
        return fresh;
    }
    void each(const void* set, const std::function<void(const void* item)>& show) const override {
        for (const Item& one : static_cast<const Set*>(set)->list()) show(&one);
    }
};
template <>
struct KindOf<PlayerSet> {
    static constexpr SetKindOf<PlayerSet, PlayerIndex> kind{};
};

template <class Index, class List, const auto& kind, bool all>
class KeyedKindOf final : public KeyedKind {
    ListId keys() const override { return list_of<Index>; }
    const Kind& item() const override { return kind; }
    std::size_t size(const void* list) const override { return static_cast<const List*>(list)->size(); }
    void* at(void* list, std::size_t place) const override { return &(*static_cast<List*>(list))[place]; }
    bool complete() const override { return all; }
};
/// A vector, or an array, with one value a name, as a map: `by<PlayerIndex, std::vector<int>>`.
template <class Index, class List, const auto& kind = KindOf<typename List::value_type>::kind>
inline constexpr KeyedKindOf<Index, List, kind, false> by{};
/// The same, where none may be left out.
template <class Index, class List, const auto& kind = KindOf<typename List::value_type>::kind>
inline constexpr KeyedKindOf<Index, List, kind, true> by_each{};

/// A map by key of those that are there: the others are not written.
template <class Index, class List>
class PresentKind final : public KeyedKind {
    ListId keys() const override { return list_of<Index>; }
    const Kind& item() const override { return kind_of<typename List::value_type>; }
    std::size_t size(const void* list) const override { return static_cast<const List*>(list)->size(); }
    void* at(void* list, std::size_t place) const override { return &(*static_cast<List*>(list))[place]; }
    bool has(const void* list, std::size_t place) const override {
        return (*static_cast<const List*>(list))[place].has_value();
    }
    /// Keys that happen to be players are no owners here: whoever knows the map knows all of it.
    bool owned_by_parts() const override { return false; }
};
template <class Index, class List>
inline constexpr PresentKind<Index, List> present_by{};

/// A map of structs by one of their own members, a text.
class ByOwnIdKind : public Kind {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const Names& names, const Look& look) const override;

protected:
    ~ByOwnIdKind() = default;
    virtual const Kind& item() const = 0;
    void hide(void* value, const Look& look) const override;
    virtual void* add(void* list, const std::string& id) const = 0;
    virtual std::size_t size(const void* list) const = 0;
    virtual void* at(void* list, std::size_t place) const = 0;
    virtual const std::string& id(const void* item) const = 0;
};

template <class T, auto member>
class ByOwnIdKindOf final : public VectorKind<T, ByOwnIdKind> {
    void* add(void* list, const std::string& id) const override {
        T& one = static_cast<std::vector<T>*>(list)->emplace_back();
        one.*member = id;
        return &one;
    }
    const std::string& id(const void* item) const override { return static_cast<const T*>(item)->*member; }
};
template <class T, auto member>
inline constexpr ByOwnIdKindOf<T, member> by_own_id{};

/// What several states share, since it does not change any more.
class SharedKind : public Kind {
public:
    nlohmann::json write(const void* value, const Names& names, const Look& look) const override;
    /// Others hold it too: it is given up, not changed.
    void hide(void* value, const Look& look) const override {
        if (!look.reader.is_game_master()) reset(value);
    }

protected:
    ~SharedKind() = default;
    virtual const Kind& item() const = 0;
    virtual const void* held(const void* value) const = 0;
};

template <class T>
class SharedKindOf final : public Plain<std::shared_ptr<const T>, SharedKind> {
public:
    void read(const Source& from, void* to, Bounds bounds) const override {
        auto one = std::make_shared<T>();
        kind_of<T>.read(from, one.get(), bounds);
        *static_cast<std::shared_ptr<const T>*>(to) = std::move(one);
    }

private:
    const Kind& item() const override { return kind_of<T>; }
    const void* held(const void* value) const override {
        return static_cast<const std::shared_ptr<const T>*>(value)->get();
    }
};
template <class T>
struct KindOf<std::shared_ptr<const T>> {
    static constexpr SharedKindOf<T> kind{};
};

}  // namespace resolution::described
