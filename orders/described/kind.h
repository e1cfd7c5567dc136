#pragma once

#include <span>

#include "orders/shape.h"
#include "orders/sheet_words.h"

namespace orders::described {

/// What a game knows of a sheet beside its text: who is who, what may be ordered now. A value of the game's own.
class Desk {
public:
    template <class Context>
        requires(!std::same_as<Context, Desk>)
    Desk(const Context& context) : context_(&context) {}
    template <class Context>
    const Context& as() const {
        return *static_cast<const Context*>(context_);
    }

private:
    const void* context_ = nullptr;
};

struct Bounds {
    std::int64_t low = 0;
    std::int64_t high = 0;
};

/// Bounds that are written down, or that the game knows.
struct Range {
    constexpr Range() = default;
    constexpr Range(std::int64_t low, std::int64_t high) : fixed{low, high}, is_given(true) {}
    constexpr Range(Bounds (*known)(const Desk&)) : now(known), is_given(true) {}

    Bounds at(const Desk& desk) const { return now != nullptr ? now(desk) : fixed; }

    Bounds fixed = {};
    Bounds (*now)(const Desk&) = nullptr;
    bool is_given = false;
};

/// A sheet being read.
struct Reading {
    SheetWords& words;
    Desk desk;
    DocumentReader& reader() const { return words.reader(); }
};

/// The key of a value, in the word that its author used; found only if there is something to complain of.
struct Called {
    const Keys& keys;
    std::string_view id;
    const Said* otherwise = nullptr;  ///< what it is called instead
    Said said() const { return otherwise != nullptr ? *otherwise : Said(keys.word(id)); }
};

struct Part;
class StructKind;
class Wild;
using Places = std::vector<Vocabulary::Place>;

/// An order that was found, and how it is described; none if it was not understood.
struct FoundOrder {
    const StructKind* kind = nullptr;
    const void* order = nullptr;
};

class Kind;

/// How a value is said in plain words: see prose.h.
struct Saying {
    enum class Form { value, flag, text, order, list, by_name, unsayable };
    Form form = Form::value;
    const Kind* item = nullptr;         ///< list, by_name: what stands there each time
    const StructKind* order = nullptr;  ///< order: whose parts
};

/// How values of one type stand in a sheet. It has no state: one object serves every value.
class Kind {
public:
    /// What is wrong is said, and an order with anything wrong in it does not count.
    virtual void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const = 0;
    /// As a tree that reads back to the same value. Texts and ids are `quoted`, numbers are not.
    virtual Node write(const void* value, const Desk& desk) const = 0;
    /// Fills in what may stand there; key, help and whether it must stand there are its part's.
    virtual void shape(Shape& out, const Part& part, const Desk& desk) const = 0;
    /// The places of the vocabulary that its words are in.
    virtual void add_places(Places&) const {}
    /// Draws a value, for tests: of some use, against the rules, or nothing that a game has.
    virtual void draw(Wild& any, const Part& part, void* to) const = 0;
    /// Is there nothing to write?
    virtual bool blank(const void*) const { return false; }
    /// Does it order nothing? So does a list of which nothing was understood.
    virtual bool idle(const void* value) const { return blank(value); }
    /// The n-th order in it, from 1; a value that is no struct has none.
    virtual FoundOrder find(const void*, std::size_t) const { return {}; }
    /// How many levels of it are written one below the other; the rest stands on a line.
    virtual int rows() const { return 0; }
    virtual Saying saying() const { return {}; }

protected:
    ~Kind() = default;
};

/// One part of an order: all that is said of it is said here. `french` and `english` are words, with commas between;
/// the first French one, and the id, are those that sheets use.
struct Part {
    std::string_view id = {};
    std::string_view french = {};
    std::string_view english = {};
    const Kind* kind = nullptr;               ///< none: a line of a sheet's heading
    void* (*member)(void* order) = nullptr;   ///< nullptr in an order that has another part instead
    void* (*instead)(void* order) = nullptr;  ///< makes the order one that has this part

    std::string_view about = {};                      ///< the help
    std::string (*about_now)(const Desk&) = nullptr;  ///< the help, if it is not always the same
    bool (*offered_now)(const Desk&) = nullptr;       ///< may it be ordered now? Always, if nobody is asked
    bool (*seldom_now)(const Desk&) = nullptr;        ///< see Shape::seldom
    bool (*first_now)(const Desk&) = nullptr;         ///< is it asked for before all others?
    Range limits = {};                                ///< what is outside is not understood
    Range offers = {};                                ///< what is outside is of no use now
    Phrase name = {};                                 ///< instead of its key, in complaints; of a list, its items
    Phrase of_what = {};                              ///< what lacks it, if not the whole order
    std::string_view told_as = {};                    ///< in facts and checks; empty: not told
    std::string_view asked_ahead = {};                ///< the id of a part that is asked for after it
    bool last = false;                                ///< asked for after all others
    std::size_t words = 1000;                         ///< of its kind's words, the first so many
    bool needed = false;
    bool even_empty = false;             ///< one without a value is read, too, and complained of
    bool even_blank = false;             ///< written though there is nothing to write
    bool told_blank = false;             ///< told though there is nothing to write
    bool remark = false;                 ///< a word of the player's, no order
    bool unordered = false;              ///< a list in which order does not matter
    bool once = false;                   ///< a list in which it does, and each choice stands once
    bool awaited = false;                ///< see Shape::wanted
    bool one_will_do = false;            ///< a list of one may be written without brackets
    std::string_view french_prose = {};  ///< words for it in plain sentences only: see prose.h
    std::string_view english_prose = {};
    bool wordless = false;  ///< in plain sentences it needs no word before it

private:
    // Before its callers: clang evaluates them only if it has seen this one.
    template <class T>
    constexpr Part with(T Part::* what, std::type_identity_t<T> value) const {
        Part out = *this;
        out.*what = value;
        return out;
    }

public:
    constexpr Part must() const { return with(&Part::needed, true); }
    constexpr Part must(Phrase lacks) const { return must().with(&Part::of_what, lacks); }
    constexpr Part help(std::string_view text) const { return with(&Part::about, text); }
    constexpr Part help(std::string (*now)(const Desk&)) const { return with(&Part::about_now, now); }
    constexpr Part only_if(bool (*now)(const Desk&)) const { return with(&Part::offered_now, now); }
    constexpr Part seldom_if(bool (*now)(const Desk&)) const { return with(&Part::seldom_now, now); }
    constexpr Part seldom() const {
        return seldom_if([](const Desk&) { return true; });
    }
    constexpr Part within(Range range) const { return with(&Part::limits, range); }
    constexpr Part offering(Range range) const { return with(&Part::offers, range); }
    constexpr Part called(Phrase phrase) const { return with(&Part::name, phrase); }
    constexpr Part told(std::string_view as) const { return with(&Part::told_as, as); }
    constexpr Part untold() const { return told({}); }
    constexpr Part always_told() const { return with(&Part::told_blank, true); }
    constexpr Part always_written() const { return with(&Part::even_blank, true); }
    constexpr Part read_even_empty() const { return with(&Part::even_empty, true); }
    constexpr Part asked_before(std::string_view other) const { return with(&Part::asked_ahead, other); }
    constexpr Part asked_first_if(bool (*now)(const Desk&)) const { return with(&Part::first_now, now); }
    constexpr Part asked_last() const { return with(&Part::last, true); }
    constexpr Part first_words(std::size_t count) const { return with(&Part::words, count); }
    constexpr Part no_order() const { return with(&Part::remark, true); }
    constexpr Part some() const { return with(&Part::unordered, true); }
    constexpr Part each_once() const { return with(&Part::once, true); }
    constexpr Part wanted() const { return with(&Part::awaited, true); }
    constexpr Part or_one() const { return with(&Part::one_will_do, true); }
    constexpr Part in_prose(std::string_view french_words, std::string_view english_words = {}) const {
        return with(&Part::french_prose, french_words).with(&Part::english_prose, english_words);
    }
    constexpr Part wordless_in_prose() const { return with(&Part::wordless, true); }

    /// What complaints call it, or its items.
    Said called_by(const Called& key) const { return name.empty() ? key.said() : name.said(); }
};

using PartList = std::span<const Part>;

/// What is said of an order as a whole.
struct About {
    std::string_view kind = {};   ///< in facts and checks
    std::string_view place = {};  ///< of its keys, in the vocabulary
    Phrase what = {};             ///< "a run": not a map, if it is none
    Phrase of_what = {};          ///< "this run" lacks its target
    /// A rule between parts; says what does not hold.
    void (*agreement)(Reading& in, const Keys& keys, void* order) = nullptr;
};

/// A map of a struct's parts.
class StructKind : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void add_places(Places& places) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    bool blank(const void* value) const override;
    bool idle(const void* value) const override;

    FoundOrder find(const void* value, std::size_t) const override { return {this, value}; }
    Saying saying() const override { return {Saying::Form::order, nullptr, this}; }

    virtual const About& about() const = 0;
    virtual PartList parts() const = 0;
    /// What facts and checks call it, even if it was not understood.
    virtual std::string word(const void*) const { return std::string(about().kind); }

    /// The members of a map that was understood as one.
    void read_parts(Reading& in, const Keys& keys, void* to) const;
    void read_part(Reading& in, const Keys& keys, const Part& part, void* to) const;
    /// What facts and checks tell of it, by name.
    std::vector<Member> told(const void* value, const Desk& desk) const;

protected:
    ~StructKind() = default;
};

/// Nothing, or a value. One with anything wrong in it is none.
class OptionalKind : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override { return item().write(held(value), desk); }
    void shape(Shape& out, const Part& part, const Desk& desk) const override { item().shape(out, part, desk); }
    void add_places(Places& places) const override { item().add_places(places); }
    void draw(Wild& any, const Part& part, void* to) const override;
    bool blank(const void* value) const override { return held(value) == nullptr; }
    FoundOrder find(const void* value, std::size_t number) const override { return item().find(held(value), number); }
    int rows() const override { return item().rows(); }
    Saying saying() const override { return item().saying(); }

protected:
    ~OptionalKind() = default;
    virtual const Kind& item() const = 0;
    virtual void* fill(void* value) const = 0;  ///< with a fresh one, to be read into
    virtual void reset(void* value) const = 0;
    virtual const void* held(const void* value) const = 0;  ///< nullptr if there is none
};

class ListKind : public Kind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    Node write(const void* value, const Desk& desk) const override;
    void shape(Shape& out, const Part& part, const Desk& desk) const override;
    void add_places(Places& places) const override { item().add_places(places); }
    void draw(Wild& any, const Part& part, void* to) const override;
    bool blank(const void* value) const override { return size(value) == 0; }
    Saying saying() const override { return {Saying::Form::list, &item()}; }

    virtual const Kind& item() const = 0;
    virtual void* add(void* list) const = 0;   ///< a fresh item, to be read into
    virtual void spoil(void* list) const = 0;  ///< the last one was not understood
    virtual std::size_t size(const void* list) const = 0;
    virtual const void* at(const void* list, std::size_t place) const = 0;  ///< nullptr for a hole

protected:
    ~ListKind() = default;
    void read_item(Reading& in, const Node& node, const Part& part, const Called& called, void* list) const;
};

/// A list of a sheet's orders, one below the other. One that was not understood leaves a hole, so that `runs/3` stays
/// the third one written.
class OrdersKind : public ListKind {
public:
    void read(Reading& in, const Node& node, const Part& part, const Called& called, void* to) const override;
    void draw(Wild& any, const Part& part, void* to) const override;
    bool idle(const void* value) const override;
    FoundOrder find(const void* value, std::size_t number) const override {
        return item().find(at(value, number - 1), 1);
    }
    int rows() const override { return 1; }

protected:
    ~OrdersKind() = default;
};

/// Adds what the place does not have yet.
void add_terms(Places& places, std::string_view id, std::vector<Term> terms);
/// `{"a", "b"}` of "a, b".
std::vector<std::string> split_words(std::string_view list);

Node text_node(std::string_view text);
Node plain_node(std::string text);  ///< a number, true, false

}  // namespace orders::described
