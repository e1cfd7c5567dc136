#pragma once

// A short list that lives in place: a state is copied often, and holds many.

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <new>
#include <string>
#include <type_traits>

#include "resolution/described/fields.h"

namespace resolution {

/// Only what is in it is ever made or copied: most rows are nearly empty.
template <class T, std::size_t room>
class Row {
    static_assert(std::is_trivially_copyable_v<T> && room < 256);

public:
    using value_type = T;
    static constexpr std::size_t most = room;

    // What is beyond the end is nobody's business; a defaulted one would have `Row{}` write zeros over all of it.
    Row() {}                                      // NOLINT(*-member-init,modernize-use-equals-default)
    Row(const Row& other) : size_(other.size_) {  // NOLINT(*-member-init)
        std::memcpy(bytes_.data(), other.bytes_.data(), size_ * sizeof(T));
    }
    Row& operator=(const Row& other) {
        if (this == &other) return *this;
        size_ = other.size_;
        std::memcpy(bytes_.data(), other.bytes_.data(), size_ * sizeof(T));
        return *this;
    }
    ~Row() = default;

    std::size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    bool full() const { return size_ == room; }
    T* begin() { return reinterpret_cast<T*>(bytes_.data()); }
    T* end() { return begin() + size_; }
    const T* begin() const { return reinterpret_cast<const T*>(bytes_.data()); }
    const T* end() const { return begin() + size_; }
    T& operator[](std::size_t place) { return begin()[place]; }
    const T& operator[](std::size_t place) const { return begin()[place]; }
    T& back() { return end()[-1]; }
    const T& back() const { return end()[-1]; }

    T& add(const T& one = T{}) {
        assert(!full());
        return *new (&bytes_[size_++ * sizeof(T)]) T(one);
    }
    /// Out of the row, which closes up; the order stays.
    T take(std::size_t place) {
        const T taken = begin()[place];
        std::move(begin() + place + 1, end(), begin() + place);
        --size_;
        return taken;
    }
    T take_first() { return take(0); }
    void clear() { size_ = 0; }
    template <class List>
    void assign(const List& list) {
        clear();
        for (const auto& one : list) add(one);
    }
    bool has(const T& one) const { return std::find(begin(), end(), one) != end(); }
    /// The place of the first that is equal; `size()` if none is.
    std::size_t find(const T& one) const { return static_cast<std::size_t>(std::find(begin(), end(), one) - begin()); }

    friend bool operator==(const Row& a, const Row& b) { return std::equal(a.begin(), a.end(), b.begin(), b.end()); }

private:
    alignas(T) std::array<std::byte, room * sizeof(T)> bytes_;
    std::uint8_t size_ = 0;
};

/// Cards or tokens, the top one first. Before whoever may not see them they lie face down: only their number is known.
template <class T, std::size_t room>
class Pile : public Row<T, room> {
public:
    void conceal() { conceal_after(0); }
    /// The first so many stay face up.
    void conceal_after(std::size_t first) {
        if (first >= this->size()) return;
        std::fill(this->begin() + first, this->end(), T{});
        face_up_ = static_cast<std::uint8_t>(first);
    }
    std::size_t face_up() const { return std::min<std::size_t>(face_up_, this->size()); }

private:
    std::uint8_t face_up_ = room;
};

}  // namespace resolution

namespace resolution::described {

/// A list with so much room, and no more. What lies face down is written as nulls.
class BoundedListKind : public ListKind {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const Names& names, const Look& look) const override;

protected:
    ~BoundedListKind() = default;
    virtual std::size_t room() const = 0;
    virtual std::size_t face_up(const void* list) const = 0;  ///< how many of the first
};

template <class List>
class RowKind final : public Plain<List, BoundedListKind> {
    const Kind& item() const override { return kind_of<typename List::value_type>; }
    void* add(void* list) const override { return &static_cast<List*>(list)->add(); }
    std::size_t size(const void* list) const override { return static_cast<const List*>(list)->size(); }
    void* at(void* list, std::size_t place) const override { return &(*static_cast<List*>(list))[place]; }
    std::size_t room() const override { return List::most; }
    std::size_t face_up(const void* list) const override {
        if constexpr (requires(const List& cards) { cards.face_up(); })
            return static_cast<const List*>(list)->face_up();
        return size(list);
    }
};

template <class T, std::size_t room>
struct KindOf<Row<T, room>> {
    static constexpr RowKind<Row<T, room>> kind{};
};
template <class T, std::size_t room>
struct KindOf<Pile<T, room>> {
    static constexpr RowKind<Pile<T, room>> kind{};
};

}  // namespace resolution::described
