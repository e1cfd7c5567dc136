#pragma once

// How names stand in a sheet.

#include "orders/corporate/name_reader.h"
#include "orders/corporate/sheet_desk.h"
#include "orders/described/orders.h"

namespace orders::corporate {

/// Words that are no names, where names stand; `prefix_words` before a colon, as in `run:T2-QK7`.
inline constexpr auto party_words = word_list({{"reformers", "réformateurs, réformateur", "reformer"},
                                               {"nationalists", "nationalistes, nationaliste", "nationalist"}});
inline constexpr auto runner_words =
    word_list({{"independents", "indépendants, runners indépendants, indépendant", "independent, independent runners"},
               {"croc", "croc, mon croc", "my croc"}});
inline constexpr auto citizenship_words = word_list({{"none", "aucune, aucun"}});
inline constexpr auto prefix_words =
    word_list({{"run", "run"}, {"croc", "croc"}, {"secret", "secret"}, {"proof", "preuve"}});

/// What may be named, and the words beside.
struct Nameable {
    SheetDesk::Choices SheetDesk::* offered = nullptr;  ///< none: any text
    std::string_view place = {};
    std::span<const Word> words = {};
};
constexpr Nameable nameable(const Named<CorporationIndex>*) { return {&SheetDesk::corporations}; }
constexpr Nameable nameable(const Named<PlayerIndex>*) { return {&SheetDesk::others}; }
constexpr Nameable nameable(const Named<AgentIndex>*) { return {&SheetDesk::agents}; }
constexpr Nameable nameable(const Named<PartyIndex>*) { return {&SheetDesk::parties, "party", party_words.words}; }
constexpr Nameable nameable(const Named<Entity>*) { return {nullptr, "prefix", prefix_words.words}; }
constexpr Nameable nameable(const Named<Evidence>*) { return {nullptr, "prefix", prefix_words.words}; }
constexpr Nameable nameable(const RunTarget*) { return {&SheetDesk::targets, "party", party_words.words}; }
constexpr Nameable nameable(const AgentChoice*) { return {&SheetDesk::runners, "runner", runner_words.words}; }
constexpr Nameable nameable(const CitizenshipOrder*) {
    return {&SheetDesk::homes, "citizenship", citizenship_words.words};
}

class NameKind : public described::Kind {
public:
    void shape(Shape& out, const described::Part& part, const described::Desk& desk) const override;
    void add_places(described::Places& places) const override;

protected:
    ~NameKind() = default;
    virtual Nameable named() const = 0;
};

template <class Name>
void draw_name(described::Wild& any, Name& out);

template <class Name>
class NameKindOf final : public NameKind {
    Nameable named() const override { return nameable(static_cast<Name*>(nullptr)); }
    void read(described::Reading& in, const Node& node, const described::Part&, const described::Called&,
              void* to) const override {
        in.desk.as<SheetDesk>().reader->read(node, *static_cast<Name*>(to));
    }
    Node write(const void* value, const described::Desk& desk) const override {
        return described::text_node(desk.as<SheetDesk>().ids->id(*static_cast<const Name*>(value)));
    }
    void draw(described::Wild& any, const described::Part&, void* to) const override {
        draw_name(any, *static_cast<Name*>(to));
    }
};

}  // namespace orders::corporate

template <class Name>
    requires requires(const Name* name) { orders::corporate::nameable(name); }
struct orders::described::KindOf<Name> {
    static constexpr orders::corporate::NameKindOf<Name> kind{};
};
