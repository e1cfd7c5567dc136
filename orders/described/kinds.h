#pragma once

// The kinds of the usual types. A game adds `KindOf` its own: a name, a card.

#include "orders/described/kind.h"
#include "orders/words.h"

namespace orders::described {

/// `KindOf<T>::kind` says how a T stands in a sheet.
template <class T>
struct KindOf;
template <class T>
inline constexpr const auto& kind_of = KindOf<T>::kind;

/// Orders of one list by their place, with holes.
template <class T>
using OrderList = std::vector<std::optional<T>>;

class WholeKind : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk&) const override { return plain_node(std::to_string(get(value))); }
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;

protected:
    ~WholeKind() = default;
    virtual void set(void* to, std::int64_t number) const = 0;
    virtual std::int64_t get(const void* value) const = 0;
};
template <class T>
class WholeKindOf final : public WholeKind {
    void set(void* to, std::int64_t number) const override { *static_cast<T*>(to) = static_cast<T>(number); }
    std::int64_t get(const void* value) const override { return *static_cast<const T*>(value); }
};
template <std::signed_integral T>
struct KindOf<T> {
    static constexpr WholeKindOf<T> kind{};
};

/// An amount as people write it. None is nothing.
class MoneyKind final : public Kind {
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    bool blank(const void* value) const override { return *static_cast<const Money*>(value) == Money{}; }
};
template <>
struct KindOf<Money> {
    static constexpr MoneyKind kind{};
};

class FlagKind final : public Kind {
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part&, const Desk&) const override { out.kind = ShapeKind::boolean; }
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override;
    bool blank(const void* value) const override { return !*static_cast<const bool*>(value); }
    Saying saying() const override { return {Saying::Form::flag}; }
};
template <>
struct KindOf<bool> {
    static constexpr FlagKind kind{};
};

class TextKind final : public Kind {
public:
    constexpr explicit TextKind(Saying::Form form) : form_(form) {}

private:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk&) const override {
        return text_node(*static_cast<const std::string*>(value));
    }
    void shape(Shape& out, const Part&, const Desk&) const override { out.kind = ShapeKind::text; }
    void draw(Wild& any, const Part& part, void* to) const override;
    bool blank(const void* value) const override { return static_cast<const std::string*>(value)->empty(); }
    Saying saying() const override { return {form_}; }

    Saying::Form form_;
};
template <>
struct KindOf<std::string> {
    static constexpr TextKind kind{Saying::Form::text};
};
/// A code or name: in plain words it ends at a comma, which a text does not.
inline constexpr TextKind name_text{Saying::Form::value};

/// A word of an enumeration, in any language.
class WordKind : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk&) const override { return text_node(words().ids[get(value)]); }
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    void add_places(Places& places) const override;

protected:
    ~WordKind() = default;
    virtual Words words() const = 0;
    virtual void set(void* to, std::size_t place) const = 0;
    virtual std::size_t get(const void* value) const = 0;
};
template <Worded E>
class WordKindOf final : public WordKind {
    Words words() const override { return words_of(E{}); }
    void set(void* to, std::size_t place) const override { *static_cast<E*>(to) = static_cast<E>(place); }
    std::size_t get(const void* value) const override {
        return static_cast<std::size_t>(*static_cast<const E*>(value));
    }
};
template <Worded E>
struct KindOf<E> {
    static constexpr WordKindOf<E> kind{};
};

template <class T, const auto& kind_of_item = kind_of<T>>
class OptionalKindOf final : public OptionalKind {
    void shape(Shape& out, const Part& part, const Desk& desk) const override {
        OptionalKind::shape(out, part, desk);
        // A question to which no is an answer, too, and not the same as none.
        if constexpr (std::same_as<T, bool>) out.choices = {"true", "false"};
    }
    const Kind& item() const override { return kind_of_item; }
    void* fill(void* value) const override { return &static_cast<std::optional<T>*>(value)->emplace(); }
    void reset(void* value) const override { static_cast<std::optional<T>*>(value)->reset(); }
    const void* held(const void* value) const override {
        const auto& maybe = *static_cast<const std::optional<T>*>(value);
        return maybe ? &*maybe : nullptr;
    }
};
template <class T>
struct KindOf<std::optional<T>> {
    static constexpr OptionalKindOf<T> kind{};
};
/// One that is of another kind than its type.
template <class T, const auto& kind>
inline constexpr OptionalKindOf<T, kind> optional_of{};

template <class T>
class ListOf : public ListKind {
protected:
    ~ListOf() = default;

private:
    using List = std::vector<T>;
    const Kind& item() const override { return kind_of<T>; }
    void* add(void* list) const override { return &static_cast<List*>(list)->emplace_back(); }
    void spoil(void* list) const override { static_cast<List*>(list)->pop_back(); }
    std::size_t size(const void* list) const override { return static_cast<const List*>(list)->size(); }
    const void* at(const void* list, std::size_t place) const override {
        return &(*static_cast<const List*>(list))[place];
    }
};
template <class T>
class ListKindOf final : public ListOf<T> {};
template <class T>
struct KindOf<std::vector<T>> {
    static constexpr ListKindOf<T> kind{};
};

template <class T>
class OrdersKindOf final : public OrdersKind {
    const Kind& item() const override { return kind_of<T>; }
    void* add(void* list) const override { return &static_cast<OrderList<T>*>(list)->emplace_back().emplace(); }
    std::size_t size(const void* list) const override { return static_cast<const OrderList<T>*>(list)->size(); }
    const void* at(const void* list, std::size_t place) const override {
        const auto& order = (*static_cast<const OrderList<T>*>(list))[place];
        return order ? &*order : nullptr;
    }
    void spoil(void* list) const override { static_cast<OrderList<T>*>(list)->back().reset(); }
};
template <class T>
struct KindOf<OrderList<T>> {
    static constexpr OrdersKindOf<T> kind{};
};

void add_place(Places& places, std::string_view place, std::span<const Word> words);

}  // namespace orders::described
