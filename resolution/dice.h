#pragma once

// Keyed dice. A draw depends on the seed, the turn and its label, and on nothing
// else: correcting one sheet changes no other roll, and whoever knows the seed can
// recompute any of them.

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "orders/document.h"
#include "resolution/draw_stream.h"
#include "resolution/seed.h"
#include "resolution/value.h"

namespace resolution {

/// One draw as it was made, for the record.
struct Roll {
    std::string label;
    std::uint64_t range = 0;         ///< among how many values
    std::vector<std::string> among;  ///< the values, where they are not 1..range
    Value value;
    bool imposed = false;
};

nlohmann::json to_json(const Roll& roll);

/// A label as recorded, taken apart: `2/deal` was keyed by turn 2, whatever turn was being resolved. No label of
/// a game begins with a number.
struct KeyedLabel {
    int turn = 0;
    std::string_view label;
};
KeyedLabel keyed_label(int resolved_turn, std::string_view recorded);

/// Draws decided beforehand by a dice file.
class ImposedDice {
public:
    struct Imposed {
        Value value;
        orders::Mark mark;
    };

    ImposedDice() = default;
    /// A map from labels to numbers, words or lists of them.
    static orders::Result<ImposedDice> read(const orders::Document& document, const orders::Node& map);
    static ImposedDice from_rolls(const std::vector<Roll>& rolls);

    void impose(const std::string& label, Value value) { draws_[label] = {std::move(value), {}}; }
    void leave_to_chance(const std::string& label) { draws_.erase(label); }

    const Imposed* find(std::string_view label) const;
    const std::map<std::string, Imposed, std::less<>>& all() const { return draws_; }

private:
    std::map<std::string, Imposed, std::less<>> draws_;
};

/// An imposed value that its draw cannot yield.
class ImpossibleDraw : public std::runtime_error {
public:
    ImpossibleDraw(const std::string& what, std::string of, std::string yields, orders::Mark place)
        : std::runtime_error(what), label(std::move(of)), possible(std::move(yields)), mark(place) {}
    std::string label;
    std::string possible;  ///< "one of: ada, bo"
    orders::Mark mark;
};

/// The dice of one resolution. Each label is drawn once a turn.
class Dice {
public:
    Dice(const Seed& seed, int turn, const ImposedDice* imposed = nullptr);

    /// The game goes on into another turn before anybody is asked again: from here on draws are
    /// keyed by that one, and recorded with it in front (`2/deal`).
    void enter(int turn) { turn_ = turn; }
    /// For simulations, which nobody will ask why: draws are made, and no more is known of them.
    void keep_no_record() { recording_ = false; }

    /// 1..sides.
    int die(std::string_view label, int sides);

    /// So many dice of one label, from one stream; imposed, a list of exactly as many numbers, or one number for one.
    std::vector<int> several_dice(std::string_view label, std::size_t count, int sides);

    /// One of a list that is not empty.
    template <class T, class Name>
    T one_of(std::string_view label, const std::vector<T>& from, Name name) {
        if (nameless()) return from.at(draw_place(label, from.size()));
        return from.at(draw_one(label, names_of(from, name)));
    }

    /// `count` different ones of a list (all of it, if it is shorter), in the order drawn.
    template <class T, class Name>
    std::vector<T> some_of(std::string_view label, std::size_t count, const std::vector<T>& from, Name name) {
        return several(label, count, from, name, false);
    }

    /// The first `count` of a shuffle; a dice file may give more of it.
    template <class T, class Name>
    std::vector<T> first_of(std::string_view label, std::size_t count, const std::vector<T>& from, Name name) {
        return several(label, count, from, name, true);
    }

    template <class T, class Name>
    std::vector<T> shuffle(std::string_view label, const std::vector<T>& from, Name name) {
        return some_of(label, from.size(), from, name);
    }

    /// What the rules settle without a draw, unless somebody imposes it: then one of the list, or none for `settled`.
    template <class T, class Name>
    std::optional<T> if_imposed(std::string_view label, std::string_view settled, const std::vector<T>& from,
                                Name name) {
        if (nameless()) return std::nullopt;
        std::vector<std::string> names = names_of(from, name);
        names.emplace(names.begin(), settled);
        const std::size_t place = take_imposed(label, std::move(names));
        return place == 0 ? std::nullopt : std::optional<T>(from[place - 1]);
    }

    /// A word of `length` letters of `alphabet`; the next letters while `taken` says so.
    std::string word(std::string_view label, std::string_view alphabet, std::size_t length,
                     const std::function<bool(const std::string&)>& taken);

    /// Draws one after another, each among as many values as those before it leave: for bots, whose sheets say what
    /// came of them. Neither recorded nor imposed. The label must outlive it.
    DrawStream stream(std::string_view label) const { return {seed_, turn_, label}; }

    int turn() const { return turn_; }
    const std::vector<Roll>& record() const { return record_; }
    std::vector<Roll> take_record() { return std::move(record_); }
    /// What might have been imposed and was not, with the value that the rules settled on.
    const std::vector<Roll>& offered() const { return offered_; }
    /// Labels of the dice file that nothing drew.
    std::vector<std::string> unused() const;

    /// Who looks on: called after each draw. An audit asks what had been told by then.
    void watch(std::function<void()> after_draw) { after_draw_ = std::move(after_draw); }

private:
    template <class T, class Name>
    static std::vector<std::string> names_of(const std::vector<T>& from, Name& name) {
        std::vector<std::string> names;
        names.reserve(from.size());
        for (const T& item : from) names.emplace_back(name(item));
        return names;
    }

    /// Names are for the record and for dice files.
    bool nameless() const { return !recording_ && imposed_ == nullptr; }

    template <class T, class Name>
    std::vector<T> several(std::string_view label, std::size_t count, const std::vector<T>& from, Name& name,
                           bool more_may_be_imposed) {
        std::vector<T> out;
        const auto places = nameless() ? draw_places(label, count, from.size())
                                       : draw_several(label, count, names_of(from, name), more_may_be_imposed);
        out.reserve(places.size());
        for (const std::size_t i : places) out.push_back(from[i]);
        return out;
    }

    std::size_t draw_place(std::string_view label, std::size_t size) const;
    std::vector<std::size_t> draw_places(std::string_view label, std::size_t count, std::size_t size) const;
    std::size_t draw_one(std::string_view label, std::vector<std::string> names);
    /// The first one unless another is imposed.
    std::size_t take_imposed(std::string_view label, std::vector<std::string> names);
    std::vector<std::size_t> draw_several(std::string_view label, std::size_t count, std::vector<std::string> names,
                                          bool more_may_be_imposed);
    std::string recorded(std::string_view label) const;
    const ImposedDice::Imposed* imposed(std::string_view label) const;
    void keep(Roll roll);

    Seed seed_;
    int resolved_turn_;  ///< the one that the resolution began in
    int turn_;           ///< the one that keys draws now
    const ImposedDice* imposed_;
    bool recording_ = true;
    std::vector<Roll> record_;
    std::vector<Roll> offered_;
    std::function<void()> after_draw_;
};

}  // namespace resolution
