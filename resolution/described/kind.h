#pragma once

#include <span>
#include <string_view>

#include "resolution/audience.h"
#include "resolution/described/source.h"

namespace resolution::described {

/// Who may know a part of the state. What is not marked is the game master's alone.
enum class MayKnow : std::uint8_t { game_master, owner, everyone };

/// Who looks at a part of the state, and whose it is.
struct Look {
    Reader reader = Reader::game_master();
    std::optional<PlayerIndex> owner = {};
    bool own_only = false;  ///< of what belongs to players, the reader's own

    bool sees(MayKnow readers) const;
    Look at(PlayerIndex whose) const { return {reader, whose}; }
};

/// How values of one type are read and written. It has no state: one object serves every value.
class Kind {
public:
    /// What is wrong is said, and `to` left as it is.
    virtual void read(const Source& from, void* to, Bounds bounds) const = 0;
    virtual nlohmann::json write(const void* value, const Names& names, const Look& look) const = 0;
    /// As if nothing had ever been known of it.
    virtual void reset(void* value) const = 0;
    /// As whoever may not know it sees it: not at all, unless the kind says what is seen of it.
    virtual void conceal(void* value) const { reset(value); }
    /// Conceals those of its parts that the reader may not know.
    virtual void hide(void*, const Look&) const {}
    /// May some of it be hidden, and the rest not?
    virtual bool is_divided() const { return true; }
    /// Most values stay as they are where JSON has null.
    virtual bool takes_null() const { return false; }
    /// Has it a part for each player, which is that player's?
    virtual bool owned_by_parts() const { return false; }

protected:
    ~Kind() = default;
};

/// A value that is seen whole or not at all.
class UndividedKind : public Kind {
public:
    void hide(void*, const Look&) const final {}
    bool is_divided() const final { return false; }

protected:
    ~UndividedKind() = default;
};

/// Of figures alone: rules that everybody may know, and that nobody writes back.
class FigureKind : public Kind {
public:
    nlohmann::json write(const void* value, const Names& names, const Look& look) const final;
    void reset(void*) const final {}

protected:
    ~FigureKind() = default;
};

/// One part of a struct: all that is said of it is said here.
struct Part {
    std::string_view name;
    const Kind* kind = nullptr;  ///< none: may stand there, and is read over
    void* (*part)(void*) = nullptr;
    Bounds bounds = {};
    MayKnow known = MayKnow::game_master;
    bool needed = false;
    /// Is there anything to write, of this whole? Always, if it is not asked.
    bool (*worth)(const void* whole) = nullptr;
    /// What holds between parts, or follows from them, if all were understood so far; says what does not.
    void (*agreement)(void* whole, const Source& from) = nullptr;

    constexpr Part known_to(MayKnow readers) const {
        Part out = *this;
        return out.known = readers, out;
    }
    constexpr Part must() const {
        Part out = *this;
        return out.needed = true, out;
    }
    constexpr Part only_if(bool (*has)(const void* whole)) const {
        Part out = *this;
        return out.worth = has, out;
    }
    /// How its value is looked at, if it may be seen at all.
    std::optional<Look> look(const Look& whole) const;
};

using PartList = std::span<const Part>;

/// A map of a struct's parts.
class StructKind : public Kind {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const Names& names, const Look& look) const override;
    void reset(void* value) const override;
    void hide(void* value, const Look& look) const override;
    virtual PartList list() const = 0;

protected:
    ~StructKind() = default;
    /// Do its rules look at nothing but its own parts? Then they hold whatever is wrong elsewhere.
    virtual bool stands_alone() const { return true; }
};

/// A list of values.
class ListKind : public Kind {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const Names& names, const Look& look) const override;
    void hide(void* value, const Look& look) const override;

protected:
    ~ListKind() = default;
    virtual const Kind& item() const = 0;
    virtual void* add(void* list) const = 0;  ///< a fresh item, to be read into
    virtual std::size_t size(const void* list) const = 0;
    virtual void* at(void* list, std::size_t place) const = 0;
};

/// A map by the ids of a list of names, such as `{ada: 3, bo: 0}`. Its size is known before it is read.
class KeyedKind : public Kind {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const Names& names, const Look& look) const override;
    void reset(void* value) const override;
    void conceal(void* value) const override;
    void hide(void* value, const Look& look) const override;
    bool owned_by_parts() const override { return keys() == list_of<PlayerIndex>; }

protected:
    ~KeyedKind() = default;
    virtual ListId keys() const = 0;
    virtual const Kind& item() const = 0;
    virtual std::size_t size(const void* list) const = 0;
    virtual void* at(void* list, std::size_t place) const = 0;
    /// Is there anything to write at this place?
    virtual bool has(const void*, std::size_t) const { return true; }
    /// Must every one of the list be there?
    virtual bool complete() const { return false; }

private:
    std::optional<Look> look_at(std::size_t place, const Look& look) const;
};

/// Nothing, or a value.
class OptionalKind : public Kind {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const Names& names, const Look& look) const override;
    void hide(void* value, const Look& look) const override;
    bool takes_null() const override { return true; }

protected:
    ~OptionalKind() = default;
    virtual const Kind& item() const = 0;
    virtual void* fill(void* value) const = 0;  ///< with a fresh one, to be read into
    virtual void* held(void* value) const = 0;  ///< nullptr if there is none
};

/// Some of several things, each once, as a list.
class SetKind : public Kind {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const Names& names, const Look& look) const override;

protected:
    ~SetKind() = default;
    virtual const Kind& item() const = 0;
    /// Reads one item and adds it; false if it is there already.
    virtual bool add(const Source& from, void* set) const = 0;
    virtual void each(const void* set, const std::function<void(const void* item)>& show) const = 0;
};

/// The ids of a struct's rows, such as its players, which are made when they are read.
class EnrolmentKind : public Kind {
public:
    void read(const Source& from, void* to, Bounds bounds) const override;
    nlohmann::json write(const void* value, const Names& names, const Look& look) const override;
    void reset(void*) const override {}  // whoever may know that there are rows may know whose

protected:
    ~EnrolmentKind() = default;
    virtual ListId keys() const = 0;
    virtual Names::List ids(const void* rows) const = 0;
    virtual void enrol(void* rows, std::string id) const = 0;
};

}  // namespace resolution::described
