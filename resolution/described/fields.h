#pragma once

// How a struct is described: a list of its members, inside it.
//
//     struct Player {
//         std::string id;
//         Money coins;
//         static constexpr auto described() {
//             return fields(field<&Player::coins>("coins", {0, 1000}).known_to(owner));
//         }
//     };

#include <array>

#include "orders/members.h"
#include "resolution/described/kinds.h"

namespace resolution::described {

using enum MayKnow;

using orders::member_at;
using orders::TypeOf;
using orders::WholeOf;

template <class Whole>
Whole whole_of(void (*)(Whole&, const Source&));
template <auto check>
using WholeOfCheck = decltype(whole_of(check));

template <class Whole>
Whole whole_of_question(bool (Whole::*)() const);
template <auto question>
using WholeOfQuestion = decltype(whole_of_question(question));

template <auto member>
constexpr Part field(std::string_view name, const Kind& kind, Bounds bounds = {}) {
    return {name, &kind, member_at<member>, bounds};
}
template <auto member>
constexpr Part field(std::string_view name, Bounds bounds = {}) {
    return field<member>(name, kind_of<TypeOf<member>>, bounds);
}

template <auto outer, auto inner>
void* inner_part_at(void* whole) {
    return member_at<inner>(member_at<outer>(whole));
}
/// A member of a member, which stands beside the others.
template <auto outer, auto inner>
constexpr Part field(std::string_view name, Bounds bounds = {}) {
    return {name, &kind_of<TypeOf<inner>>, inner_part_at<outer, inner>, bounds};
}

template <auto member, std::size_t place>
void* element_at(void* whole) {
    return &(static_cast<WholeOf<member>*>(whole)->*member)[place];
}
/// One element of an array, which has a name of its own.
template <auto member, std::size_t place>
constexpr Part element(std::string_view name, Bounds bounds = {}) {
    return {name, &kind_of<typename TypeOf<member>::value_type>, element_at<member, place>, bounds};
}

/// `part.only_if(holds<&Agent::is_newcomer>)`: written of those wholes alone for which it is true.
template <auto question>
bool holds(const void* whole) {
    return (static_cast<const WholeOfQuestion<question>*>(whole)->*question)();
}

/// May stand there, and is read over: it follows from the rest, or is somebody else's.
constexpr Part ignored(std::string_view name) { return {name}; }

template <auto check>
void agree(void* whole, const Source& from) {
    check(*static_cast<WholeOfCheck<check>*>(whole), from);
}
/// A rule between several parts, as a function of the struct: `agreement<&Figures::players_agree>()`.
template <auto check>
constexpr Part agreement() {
    Part out;
    return out.agreement = agree<check>, out;
}

template <class... Each>
constexpr std::array<Part, sizeof...(Each)> fields(Each... each) {
    return {each...};
}

/// Those of a struct whose parts are nobody's or everybody's alike; what comes after them stays the game master's.
template <std::size_t count, class... Unmarked>
constexpr std::array<Part, count + sizeof...(Unmarked)> all_known_to(MayKnow readers, std::array<Part, count> list,
                                                                     Unmarked... unmarked) {
    std::array<Part, count + sizeof...(Unmarked)> out{};
    for (std::size_t i = 0; i < count; ++i) out[i] = list[i].known_to(readers);
    std::size_t next = count;
    ((out[next++] = unmarked), ...);
    return out;
}

/// Fields that must all be there, as the figures of a campaign must.
template <class... Each>
constexpr std::array<Part, sizeof...(Each)> needed(Each... each) {
    return {each.must()...};
}

/// The figures of a campaign, all needed; beside them stands what the toolkit reads.
template <class... Each>
constexpr auto campaign(Each... each) {
    return fields(ignored("game"), ignored("language"), ignored("calendar"), each.must()...);
}

/// One list of several.
template <std::size_t... counts>
constexpr auto joined(const std::array<Part, counts>&... lists) {
    std::array<Part, (counts + ...)> out{};
    auto next = out.begin();
    ((next = std::copy(lists.begin(), lists.end(), next)), ...);
    return out;
}

template <class T>
concept Described = requires { T::described(); };

template <Described T>
class StructKindOf final : public StructKind {
    PartList list() const override {
        static constexpr auto members = T::described();
        return members;
    }
};
template <Described T>
struct KindOf<T> {
    static constexpr StructKindOf<T> kind{};
};

/// Some members of a struct that stand in a map of their own: `section<&Figures::round>("round")`.
template <auto described>
class SectionKind final : public StructKind {
    PartList list() const override {
        static constexpr auto members = described();
        return members;
    }
    bool stands_alone() const override { return false; }
};
inline void* same(void* whole) { return whole; }
template <auto described>
inline constexpr SectionKind<described> section_kind{};
template <auto described>
constexpr Part section(std::string_view name) {
    return {name, &section_kind<described>, same};
}

// Rows, such as the players of a state, whose members stand under keys of the state's own.

inline constexpr auto always = [](const auto&) { return true; };

/// One member of every row, by the row's player; of those only for which it is worth writing.
template <auto rows, auto member, auto worth_writing>
class ColumnKind final : public KeyedKind {
    using Rows = TypeOf<rows>;
    ListId keys() const override { return list_of<PlayerIndex>; }
    const Kind& item() const override { return kind_of<TypeOf<member>>; }
    std::size_t size(const void* list) const override { return static_cast<const Rows*>(list)->size(); }
    void* at(void* list, std::size_t place) const override { return &((*static_cast<Rows*>(list))[place].*member); }
    bool has(const void* list, std::size_t place) const override {
        return worth_writing((*static_cast<const Rows*>(list))[place]);
    }
};
template <auto rows, auto member, auto worth_writing>
inline constexpr ColumnKind<rows, member, worth_writing> column_kind{};
template <auto rows, auto member, auto worth_writing = always>
constexpr Part column(std::string_view name, Bounds bounds = {}) {
    return {name, &column_kind<rows, member, worth_writing>, member_at<rows>, bounds};
}

/// The players of those rows whose flag is up.
template <auto rows, auto flag>
class FlaggedKind final : public SetKind {
    using Rows = TypeOf<rows>;
    const Kind& item() const override { return kind_of<PlayerIndex>; }
    void reset(void* list) const override {
        for (auto& row : *static_cast<Rows*>(list)) row.*flag = false;
    }
    bool add(const Source& from, void* list) const override {
        const auto place = from.choice(from.names().of<PlayerIndex>());
        Rows& out = *static_cast<Rows*>(list);
        return !place || *place >= out.size() || !std::exchange(out[*place].*flag, true);
    }
    void each(const void* list, const std::function<void(const void* item)>& show) const override {
        const Rows& in = *static_cast<const Rows*>(list);
        for (std::size_t i = 0; i < in.size(); ++i) {
            const PlayerIndex player(i);
            if (in[i].*flag) show(&player);
        }
    }
};
template <auto rows, auto flag>
inline constexpr FlaggedKind<rows, flag> flagged_kind{};
template <auto rows, auto flag>
constexpr Part flagged(std::string_view name) {
    return {name, &flagged_kind<rows, flag>, member_at<rows>};
}

template <auto rows, auto id, auto... also>
class PlayersKind final : public EnrolmentKind {
    using Rows = TypeOf<rows>;
    Names::List ids(const void* value) const override {
        Names::List out{"player", {}};
        for (const auto& row : *static_cast<const Rows*>(value)) out.ids.push_back(row.*id);
        return out;
    }
    ListId keys() const override { return list_of<PlayerIndex>; }
    void enrol(void* value, std::string player) const override {
        auto& row = static_cast<Rows*>(value)->emplace_back();
        ((row.*also = player), ...);
        row.*id = std::move(player);
    }
};
template <auto rows, auto id, auto... also>
inline constexpr PlayersKind<rows, id, also...> players_kind{};
/// The list of the players' ids, which are their names too, at first; first of all fields, since others go by them.
template <auto rows, auto id, auto... also>
constexpr Part enrolled(std::string_view name) {
    return Part{name, &players_kind<rows, id, also...>, member_at<rows>}.must();
}

// What can be done with a described struct; as JSON: see json.h.

/// The value without what this reader may not know.
template <Described T>
T known_to(T value, Reader reader) {
    kind_of<T>.hide(&value, {reader});
    return value;
}

/// Reads over what `value` holds already; what is wrong is in the reading.
template <Described T>
void read_into(T& value, const Source& from) {
    kind_of<T>.read(from, &value, {});
}

/// The figures of a campaign, or every problem of it.
template <Described T>
orders::Result<T> read_figures(const orders::Document& campaign, Names names = {}, Spelling spelling = Spelling::free) {
    orders::DocumentReader document(campaign);
    Reading reading{.names = std::move(names), .document = &document, .spelling = spelling};
    T figures;
    read_into(figures, Source(campaign.root, reading));
    if (!document.clean()) return orders::Failure{document.take_problems()};
    return figures;
}

/// A state out of JSON, read over what `state` holds already; or every problem of it.
template <Described T>
orders::Result<T> read_state(T state, const nlohmann::json& stored, Names names) {
    Reading reading{.names = std::move(names)};
    read_into(state, Source(stored, reading));
    if (!reading.problems.empty()) return orders::Failure{std::move(reading.problems)};
    return state;
}

}  // namespace resolution::described
